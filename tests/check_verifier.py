#!/usr/bin/env python3
"""check_verifier.py SOURCE: the verifier is the same file wherever it is made, and its hash is the one that stands in the sources. Python's own library alone."""
import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# All that the page is made from.
SOURCES = ("resources", "translations", "core/fury3e/game/rulings.h", "core/fury2e/game/rulings.h", "core/fury2e/cards/cards.h",
           "core/fury2e/cards/powers.h", "app/fury3e/text/rulings.cpp", "app/fury2e/text/rulings.cpp")
RENEW = "python3 resources/reveal/build_page.py --renew"


def made_in(folder, source):
    """The page, made from a copy of the sources in this folder."""
    for name in SOURCES:
        if (source / name).is_dir():
            shutil.copytree(source / name, folder / name)
        else:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source / name, folder / name)
    out = folder / "page.html"
    subprocess.run([sys.executable, "-B", folder / "resources/reveal/build_page.py", out], check=True, stdout=subprocess.DEVNULL)
    return out.read_bytes(), (folder / "page.html.sha256").read_text("utf-8")


def asked(builder, folder):
    """What is wrong with how it takes its arguments: asked for help it helps, and what it does not know is no file to be written."""
    def run(*arguments):
        return subprocess.run([sys.executable, "-B", builder, *arguments], cwd=folder, capture_output=True, text=True)

    helped = run("--help")
    if helped.returncode != 0 or "--renew" not in helped.stdout:
        yield "--help does not help"
    strange = (("--unknown",), ("--ren",), ("--renew", "page.html"), ("one.html", "two.html"), ())
    if any(run(*arguments).returncode == 0 for arguments in strange) or any(folder.iterdir()):
        yield "it takes arguments that it does not know"


def main():
    source, faults = Path(sys.argv[1]).resolve(), []
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory(prefix="other ") as other, tempfile.TemporaryDirectory() as none:
        page, line = made_in(Path(one) / "a", source)
        again, _ = made_in(Path(other) / "another folder", source)
        faults += asked(Path(one) / "a/resources/reveal/build_page.py", Path(none))
    digest = hashlib.sha256(page).hexdigest()
    if page != again:
        faults.append("two folders make two pages")
    if line != f"{digest}  page.html\n":
        faults.append("what is written beside the page is not its hash")
    if (source / "resources/reveal/verifier.sha256").read_text("utf-8") != f"{digest}  demeter-verifier.html\n":
        faults.append(f"resources/reveal/verifier.sha256 is not of these sources: {RENEW}")
    readme = (source / "README.md").read_text("utf-8")
    if "resources/reveal/verifier.sha256" not in readme:
        faults.append("README.md does not say where the hash stands")
    for fault in faults:
        print(fault)
    print(f"{6 - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
