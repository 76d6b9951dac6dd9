#!/usr/bin/env python3
"""Puts the pages together the way the program does: assemble.py OUT.html DATA.json for a revealed game's, assemble.py OUT.html for the phones'."""
import base64
import hashlib
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
REVEAL, PHONES, WEB = (RESOURCES / name for name in ("reveal", "phones", "web"))
sys.path.insert(0, str(REVEAL))
sys.dont_write_bytecode = True
from build_page import empty_page, filled, page_of, part  # noqa: E402, F401


def phone_icons():
    """The program's icons as symbols, but for those that both pages have."""
    shared = set(re.findall(r'id="i-([^"]+)"', part("signs")))
    symbols = []
    for path in sorted((RESOURCES / "icons").glob("*.svg")):
        if path.stem not in shared:
            drawing = re.search(r"<svg[^>]*>(.*)</svg>", path.read_text("utf-8"), re.DOTALL)[1].replace("#000", "currentColor")
            symbols.append(f'<symbol id="i-{path.stem}" viewBox="0 0 24 24">{drawing}</symbol>\n')
    return "".join(symbols)


def phone_diagrams():
    """The drawings of the book as symbols, in the colours of the page."""
    symbols = []
    for path in sorted((RESOURCES / "book/diagrams").glob("*.svg")):
        view, drawing = re.search(r'viewBox="([^"]*)">(.*)</svg>', path.read_text("utf-8"), re.DOTALL).groups()
        drawing = re.sub(r"\$([A-Za-z]+)", lambda token: "var(--" + re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), token[1]) + ")", drawing).replace(' font-family="Inter"', "")
        symbols.append(f'<symbol id="d-{path.stem}" viewBox="{view}">{drawing}</symbol>\n')
    return "".join(symbols)


def assemble_phones():
    """The page of the phones, and its content policy."""
    land = re.search(r'<path id="land"[^>]* d="([^"]*)"', (RESOURCES / "map" / "europe.svg").read_text("utf-8"))[1]
    labels = json.loads((RESOURCES / "map" / "labels.json").read_text("utf-8"))
    board = json.dumps({"labels": labels, "land": land, "viewBox": "0 0 1000 740"}, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    parts = {f"/*{{{name}}}*/": part(name, PHONES) for name in ("base", "chart", "ground", "style", "words", "map", "link", "chance", "confirm", "book", "notebook", "sound", "table")}
    parts["/*{font}*/"] = part("font")
    parts |= {"<!--{signs}-->": part("signs"), "<!--{icons}-->": phone_icons(), "<!--{diagrams}-->": phone_diagrams(), "{board}": board.replace("<", "\\u003c")}
    parts["{sounds}"] = (RESOURCES / "sounds" / "sounds.json").read_text("utf-8")
    parts["/*{hashes}*/"] = (RESOURCES / "reveal" / "vendor" / "sha256.umd.min.js").read_text("utf-8")
    page = filled((PHONES / "page.html").read_text("utf-8"), parts)

    def hashes(element):
        return " ".join("'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'" for text in
                        re.findall(rf"<{element}>(.*?)</{element}>", page, re.DOTALL))
    return page, (f"default-src 'none'; script-src 'wasm-unsafe-eval' {hashes('script')}; style-src {hashes('style')}; img-src data:; font-src data:; "
                  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def main():
    out, *data = sys.argv[1:]
    page = page_of(Path(data[0]).read_text("utf-8")) if data else assemble_phones()[0]
    Path(out).write_text(page, "utf-8")
    print(f"{out}: {len(page.encode('utf-8'))} bytes")


if __name__ == "__main__":
    main()
