#!/usr/bin/env python3
"""Opens games in the page without a game, as a hunter does who trusts nobody: check_verifier_page.py FOLDER [OUTDIR]

FOLDER has what test_reveal_page wrote for it. Fails on any request but for the page itself, and on any error."""
import json
import shutil
import sys
import tempfile
from pathlib import Path

from browser import Browser
from check_page import LOOK, SCREENS, Checks
from check_strict import board_text
from made_games import Made, chained, header, own_board, second_header, text_of, told

LANGUAGES = ("en", "es", "pl", "ru", "it")
LEVEL = "document.getElementById('verdict').dataset.level"
OPENED = "document.body.dataset.empty === undefined && !['checking', undefined].includes(document.getElementById('verdict').dataset.level)"
ODD = "[...document.querySelectorAll('main *')].map((one) => one.textContent).join(' ').match(/.{0,40}(\\[object|undefined|NaN|function|native).{0,20}/)?.[0] ?? ''"
FAULT = "document.getElementById('opener-fault').textContent"


class Verifier:
    """The page in a tab, into which files can be put."""

    def __init__(self, browser, url, **options):
        self.page = browser.open(url, **options)
        self.page.until("document.body.dataset.empty !== undefined")

    def pick(self, *files):
        root = self.page.call("DOM.getDocument")["root"]["nodeId"]
        field = self.page.call("DOM.querySelector", nodeId=root, selector="#opener-file")["nodeId"]
        self.page.call("DOM.setFileInputFiles", nodeId=field, files=[str(file) for file in files])

    def opens(self, *files):
        self.pick(*files)
        self.page.until(OPENED)
        return self.page.evaluate(LEVEL)

    def refuses(self, *files):
        before = self.page.evaluate(FAULT)
        self.pick(*files)
        self.page.until(f"{FAULT} !== {json.dumps(before)}")
        return self.page.evaluate(FAULT)

    def note(self, code, round_):
        self.page.evaluate(f"""(() => {{
            document.getElementById('round').value = {json.dumps(str(round_))};
            document.getElementById('code').value = {json.dumps(code)};
            document.getElementById('code-form').requestSubmit();
        }})()""")
        self.page.until("document.getElementById('progress').textContent === '' && !document.querySelector('.notes .checking')")
        return self.page.evaluate(LEVEL)

    def close(self, checks, url, where):
        checks.none([one for one in self.page.requests if one != url and not one.startswith("data:")], f"{where}: requests")
        checks.none(self.page.faults, f"{where}: errors")
        self.page.close()


def word(page, path, *arguments):
    """A text of the page in the language that it is in."""
    call = f"({', '.join(map(json.dumps, arguments))})" if arguments else ""
    return page.evaluate(f"demeterWords[document.documentElement.lang].{path}{call}")


def try_games(browser, checks, url, made, code, round_):
    for name in ("golden.reveal.json", "golden.reveal.html"):
        verifier = Verifier(browser, url, width=390, height=844, touch=True, calm=True)
        checks.that(verifier.opens(made / name) == "holds", f"{name} does not hold in the verifier")
        checks.that(verifier.note(code, round_) == "proved", f"{name} with its code is not proved")
        told = verifier.page.evaluate("[...document.querySelectorAll('.line-done')].filter((one) => one.textContent.trim() === '').length")
        checks.that(told == 0, f"{name}: {told} lines of the story are empty")
        odd = verifier.page.evaluate(ODD)
        checks.that(odd == "", f"{name}: it says {odd}")
        says = verifier.page.evaluate("document.getElementById('origin').textContent")
        checks.that(says.startswith(word(verifier.page, "ownCopy")), f"{name}: the verifier says that it came from Dracula's program: {says}")
        verifier.close(checks, url, name)
    # With what a phone kept, in any order: nothing is typed.
    verifier = Verifier(browser, url)
    checks.that(verifier.opens(made / "codes.txt", made / "golden.reveal.json") == "proved", "a game with the codes of a phone is not proved")
    noted = verifier.page.evaluate("document.querySelectorAll('.notes .fits').length")
    checks.that(noted == len((made / "codes.txt").read_text("utf-8").split()), f"{noted} codes of a phone fit")
    verifier.close(checks, url, "codes of a phone")
    # The codes first; and pasted as a list.
    verifier = Verifier(browser, url)
    kept = len((made / "codes.txt").read_text("utf-8").split())
    verifier.pick(made / "codes.txt")
    verifier.page.until(f"document.getElementById('opener-lead').textContent.startsWith(demeterWords.en.openCodesKept({kept}))")
    checks.that(verifier.opens(made / "golden.reveal.json") == "proved", "a game after the codes of a phone is not proved")
    verifier.close(checks, url, "codes first")
    verifier = Verifier(browser, url)
    verifier.opens(made / "golden.reveal.json")
    checks.that(verifier.note((made / "codes.txt").read_text("utf-8").replace("\n", " "), 0) == "proved", "a game with a list of codes is not proved")
    verifier.close(checks, url, "a list of codes")
    # Dropped on the page.
    verifier = Verifier(browser, url)
    text = (made / "golden.reveal.json").read_text("utf-8")
    verifier.page.evaluate(f"""(() => {{
        const data = new DataTransfer();
        data.items.add(new File([{json.dumps(text)}], 'dropped.reveal.json'));
        document.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}));
    }})()""")
    verifier.page.until(OPENED)
    checks.that(verifier.page.evaluate(LEVEL) == "holds", "a game that is dropped does not hold")
    verifier.close(checks, url, "dropped")


def try_lying_page(browser, checks, url, made, folder):
    """Of a game's page nothing but the game is taken, whatever else stands in it."""
    page = (made / "golden.reveal.html").read_text("utf-8")
    lying = page.replace("return 'not-proved';", "return 'proved';").replace("Paris", "Rome")
    data = json.loads(page.split('id="data">', 1)[1].split("</script>", 1)[0])
    data |= {"codes": (made / "codes.txt").read_text("utf-8"), "lines": [{"done": {"en": "Told by the page"}}], "locations": [], "name": "another game"}
    start, rest = lying.split('id="data">', 1)
    path = folder / "lying.reveal.html"
    path.write_text(start + 'id="data">' + json.dumps(data).replace("<", "\\u003c") + rest[rest.index("</script>"):], "utf-8")
    verifier = Verifier(browser, url)
    checks.that(verifier.opens(path) == "holds", "the game in a lying page does not hold")
    log = verifier.page.evaluate("document.getElementById('log').textContent")
    checks.that("Paris" in log and "Told by the page" not in log, "the verifier tells the story of a lying page")
    verifier.close(checks, url, "a lying page")


def try_faults(browser, checks, url, made, folder):
    files = {"reveal": "{}", "page": "<!DOCTYPE html><script type=\"application/json\" id=\"data\">{\"reveal\":7}</script>"}
    verifier = Verifier(browser, url, language="pl")
    for kind, text in files.items():
        path = folder / f"bad-{kind}.json"
        path.write_text(text, "utf-8")
        checks.that(verifier.refuses(path) == word(verifier.page, f"openFaults.{kind}", path.name), f"bad {kind}: {verifier.page.evaluate(FAULT)}")
    path = folder / "bytes.json"
    path.write_bytes(b"\xff\xfe{}")
    checks.that(verifier.refuses(path) == word(verifier.page, "openFaults.unreadable", path.name), f"bytes: {verifier.page.evaluate(FAULT)}")
    sealed = made / "sealed.demeter"
    checks.that(verifier.refuses(sealed) == word(verifier.page, "openFaults.sealed", sealed.name), f"sealed: {verifier.page.evaluate(FAULT)}")
    # And then the right one.
    checks.that(verifier.opens(made / "golden.reveal.json") == "holds", "after files that are none, a game does not open")
    verifier.close(checks, url, "faults")


def try_own_board(browser, checks, url, made, folder):
    game, board = made / "own.reveal.json", next(made.glob("board-*.json"))
    verifier = Verifier(browser, url)
    verifier.pick(game)
    verifier.page.until("!document.getElementById('opener-without').hidden")
    checks.that(board.name in verifier.page.evaluate("document.getElementById('opener-lead').textContent"), "the verifier does not say which board it needs")
    other = folder / "another-board.json"
    other.write_bytes(board.read_bytes() + b" ")
    checks.that(verifier.refuses(other) == word(verifier.page, "openFaults.board", other.name), "another board is taken")
    checks.that(verifier.opens(board) == "holds", "a game on its own board does not hold")
    verifier.close(checks, url, "own board")
    verifier = Verifier(browser, url)
    checks.that(verifier.opens(board, game) == "holds", "a game with its board does not hold")
    verifier.close(checks, url, "own board, both at once")
    verifier = Verifier(browser, url)
    checks.that(verifier.opens(made / "own.reveal.html") == "holds", "a page with its board does not hold")
    verifier.close(checks, url, "own board in a page")
    verifier = Verifier(browser, url)
    verifier.pick(game)
    verifier.page.until("!document.getElementById('opener-without').hidden")
    verifier.page.click("#opener-without")
    verifier.page.until(OPENED)
    checks.that(verifier.page.evaluate(LEVEL) == "not-all-checked", "a game without its board is judged")
    verifier.close(checks, url, "without its board")
    # The page of the game, with another board in it.
    changed = folder / "changed.reveal.html"
    changed.write_text((made / "own.reveal.html").read_text("utf-8").replace("Zurich", "Paris"), "utf-8")
    page = browser.open(changed.as_uri())
    page.until(OPENED)
    checks.that(page.evaluate(LEVEL) == "not-all-checked", f"a page with another board is {page.evaluate(LEVEL)}")
    page.close()


def try_board_within(browser, checks, url, folder):
    """Nobody is asked for a board that lies within the game, whatever its places are called: its map and its names are used."""
    for edition, first_line, ids in (("3e", lambda own: header(6, **own), {"rome": "constructor", "italia": "valueof"}),
                                     ("2e", lambda own: second_header(7, **own), {"rome": "tostring", "marseilles": "constructor"})):
        own = own_board(edition, board_text(edition, **ids).replace('"en": "Naples"', '"en": "Newtown"'))
        made = Made(first_line(own)).act().act({"action": "choose-start", "location": "naples"}, "naples", round=1)
        made.act({"action": "play", "location": ids["rome"]}, ids["rome"], said=[told("location-revealed", {"location": ids["rome"]})], figure=ids["rome"])
        path = folder / f"own-{edition}.reveal.json"
        path.write_text(text_of(chained(made.lines)), "utf-8")
        verifier = Verifier(browser, url)
        checks.that(verifier.opens(path) == "holds", f"{edition}: a game with its board in it does not hold")
        for language in LANGUAGES:
            verifier.page.evaluate(f"((field) => {{ field.value = '{language}'; field.dispatchEvent(new Event('change')); }})(document.getElementById('language'))")
            odd = verifier.page.evaluate(ODD)
            checks.that(odd == "", f"{edition}, {language}: it says {odd}")
        verifier.page.evaluate("location.hash = '#hunt'")
        checks.that("Newtown" in verifier.page.evaluate("document.body.textContent"), f"{edition}: the names of its board are not used")
        checks.that(verifier.page.evaluate("document.querySelector('.fact.terms').textContent.includes('Own (board-')"), f"{edition}: its board is not named")
        verifier.close(checks, url, f"{edition}: a board within")


def look_at(browser, checks, url, made, out):
    for screen, size in SCREENS:
        for number, language in enumerate(LANGUAGES):
            verifier = Verifier(browser, url, dark=number % 2 == 0, calm=True, language=language, **size)
            page, where = verifier.page, f"verifier-{screen}-{language}"
            checks.that(page.evaluate("document.documentElement.lang") == language, f"{where}: it is in another language")
            for dark in (True, False):
                page.prefer(dark=dark, calm=True)
                checks.none(page.evaluate(LOOK), where)
                if out:
                    page.screenshot(out / f"{where}-{'dark' if dark else 'light'}.png")
            verifier.refuses(made / "sealed.demeter")
            checks.none(page.evaluate(LOOK), f"{where}, a fault")
            verifier.pick(made / "own.reveal.json")
            page.until("!document.getElementById('opener-without').hidden")
            checks.none(page.evaluate(LOOK), f"{where}, a board")
            verifier.close(checks, url, where)


def main():
    made, out = Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if out:
        out.mkdir(parents=True, exist_ok=True)
    code, round_ = (made / "code").read_text("utf-8").split("\n")[:2]
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = Path(folder)
        # Under a name that says nothing, as a file that was sent.
        shutil.copy(made / "demeter-verifier.html", folder / "my-own.html")
        url = (folder / "my-own.html").as_uri()
        try_games(browser, checks, url, made, code, round_)
        try_lying_page(browser, checks, url, made, folder)
        try_faults(browser, checks, url, made, folder)
        try_own_board(browser, checks, url, made, folder)
        try_board_within(browser, checks, url, folder)
        look_at(browser, checks, url, made, out)
    print(f"{checks.passed} passed, {len(checks.failed)} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
