#!/usr/bin/env python3
"""Puts the reveal page together the way the program does: assemble.py OUT.html DATA.json"""
import json
import re
import sys
from pathlib import Path

REVEAL = Path(__file__).resolve().parents[2] / "resources" / "reveal"
SCRIPTS = ("hashes", "proof", "words", "map", "page")


def part(name):
    """What goes into a marker; the libraries in alphabetical order."""
    if name == "hashes":
        return "\n".join(path.read_text("utf-8") for path in sorted((REVEAL / "vendor").glob("*.js")))
    return (REVEAL / ("style.css" if name == "style" else f"{name}.js")).read_text("utf-8")


def assemble(data_text):
    """The page with this JSON text as its data."""
    skeleton = (REVEAL / "page.html").read_text("utf-8")
    parts = {f"/*{{{name}}}*/": part(name) for name in ("style", *SCRIPTS)}
    for marker, text in parts.items():
        if re.search(r"</(script|style)|<!--", text, re.IGNORECASE):
            raise SystemExit(f"what goes into {marker} would end its element")
    parts["{data}"] = data_text.replace("<", "\\u003c")
    for marker in parts:
        if skeleton.count(marker) != 1:
            raise SystemExit(f"page.html has {marker} {skeleton.count(marker)} times")
    # All at once, so that nothing within a part is taken for a marker.
    pieces = re.split("(" + "|".join(map(re.escape, parts)) + ")", skeleton)
    return "".join(parts.get(piece, piece) for piece in pieces)


def main():
    out, data = sys.argv[1:]
    text = Path(data).read_text("utf-8")
    json.loads(text)
    page = assemble(text)
    Path(out).write_text(page, "utf-8")
    print(f"{out}: {len(page.encode('utf-8'))} bytes")


if __name__ == "__main__":
    main()
