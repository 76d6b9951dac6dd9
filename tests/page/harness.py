"""A page with nothing to be seen in it, but with all that checks a game and tells its story, under the real page's content policy."""
import re
import tempfile
from contextlib import contextmanager
from pathlib import Path

from assemble import REVEAL, part
from browser import Browser


SCRIPTS = ("hashes", "tables", "games", "proof", "boards", "names", "story", "kinds", "steps", "facts", "audit",
           "words", "audit_words", "hunt_words", "map", "hunt", "beats", "telling", "fury3e", "fury2e")


@contextmanager
def verifier(without=()):
    """A tab in which `demeterProof`, `demeterAudit` and the games are; `without` names globals that are taken away first."""
    policy = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (REVEAL / "page.html").read_text("utf-8")).group(0)
    scripts = ["".join(f"delete globalThis.{name};" for name in without), *map(part, SCRIPTS)]
    text = f"<!DOCTYPE html><meta charset=utf-8>{policy}" + "".join(f"<script>{script}</script>" for script in scripts)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        path = Path(folder) / "verifier.html"
        path.write_text(text, "utf-8")
        page = browser.open(path.as_uri())
        yield page
        if page.faults:
            raise SystemExit(f"the browser complained: {page.faults}")
