"""A page with nothing but the verifier in it, under the real page's content policy."""
import re
import tempfile
from contextlib import contextmanager
from pathlib import Path

from assemble import REVEAL, part
from browser import Browser


@contextmanager
def verifier(without=()):
    """A tab in which `demeterProof` is; `without` names globals that are taken away first."""
    policy = re.search(r'<meta http-equiv="Content-Security-Policy"[^>]*>', (REVEAL / "page.html").read_text("utf-8")).group(0)
    scripts = ["".join(f"delete globalThis.{name};" for name in without), part("hashes"), part("proof")]
    text = f"<!DOCTYPE html><meta charset=utf-8>{policy}" + "".join(f"<script>{script}</script>" for script in scripts)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        path = Path(folder) / "verifier.html"
        path.write_text(text, "utf-8")
        page = browser.open(path.as_uri())
        yield page
        if page.faults:
            raise SystemExit(f"the browser complained: {page.faults}")
