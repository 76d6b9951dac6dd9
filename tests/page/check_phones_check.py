#!/usr/bin/env python3
"""A board compared on phones: check_phones_check.py BIN_DIR [OUTDIR]

The window shows the comparison to browsers (`tests_app_desktop_board_check test_check_on_phones forTheBrowsers`), which go through it by taps: one in Spanish on a small
phone, one in Russian that follows, and does a part of it. Five changes, an undo, two phones at once, a lost link; at the end the board that the window saves has the five
changes. Whatever is shown is looked at as in check_phones_page.py: nothing cut, nothing too small, too pale or without a name. Leaves screenshots in OUTDIR, if there is one."""
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import Browser, BrowserError
from check_page import LOOK, Checks, names_missing
from check_phones_page import CUT

PHONE = {"width": 360, "height": 780, "touch": True, "calm": True}
LOOKS = (("es", True, {"width": 360, "height": 780}), ("pl", False, {"width": 390, "height": 844}), ("ru", True, {"width": 390, "height": 844}),
         ("es", True, {"width": 820, "height": 1180}), ("it", False, {"width": 1280, "height": 800}), ("en", True, {"width": 844, "height": 390}))
PLACE = "document.getElementById('name').textContent"
READY = "!document.body.classList.contains('waiting') && !document.body.classList.contains('held')"
# The time in which nothing is tapped after another place has come up.
ALIVE = "new Promise((done) => setTimeout(done, 270))"


class Window:
    """The program's window, which does what files ask of it."""

    def __init__(self, programs, folder, **more):
        self.folder, self.asked = Path(folder), 0
        self.process = subprocess.Popen([programs / "tests_app_desktop_board_check", "test_check_on_phones", "forTheBrowsers", "-silent"],
                                        env=os.environ | {"DEMETER_CHECK_OUT": folder, "QT_QPA_PLATFORM": "offscreen"} | more)

    def wait_for(self, name, seconds=60):
        end = time.monotonic() + seconds
        while not (self.folder / name).exists():
            if time.monotonic() > end or self.process.poll() is not None:
                raise BrowserError(f"the window does not give {name}")
            time.sleep(.01)
        return (self.folder / name).read_text("utf-8")

    def do(self, what):
        part = self.folder / "part"
        part.write_text(what, "utf-8")
        part.rename(self.folder / f"do-{self.asked}")
        self.wait_for(f"done-{self.asked}")
        self.asked += 1

    def save(self):
        (self.folder / "end").touch()
        self.process.wait(60)
        return json.loads((self.folder / "saved.json").read_text("utf-8"))


def open_page(browser, url, language, font=16, dark=True, size=PHONE):
    page = browser.open("about:blank", apart=True, language=language, **(PHONE | size | {"dark": dark}))
    page.call("Page.setFontSizes", fontSizes={"standard": font})
    page.call("Page.navigate", url=url)
    page.until("location.protocol === 'http:' && document.readyState === 'complete'")
    page.until(READY)
    return page


def look(checks, page, where, out=None):
    # A map that is flying or a name that is not placed yet belongs to the picture before.
    page.evaluate("new Promise((done) => setTimeout(done, 150))")
    checks.none(page.evaluate(LOOK), where)
    checks.none(page.evaluate(CUT), where)
    checks.none(names_missing(page), f"{where}: without a name")
    filled = page.evaluate("[...document.querySelectorAll('.primary')].filter((one) => one.checkVisibility()).length")
    checks.that(filled <= 1, f"{where}: {filled} filled buttons")
    if out:
        page.screenshot(out / f"{where}.png")


def tap(page, selector):
    """A real tap, once the place can be seen."""
    page.evaluate(ALIVE)
    page.click(selector)


def changes(page, act):
    """What an act changes is on the page before anything else is done."""
    step = "JSON.stringify([...document.querySelectorAll('[aria-pressed]')].map((one) => one.getAttribute('aria-pressed')).concat(document.getElementById('progress').innerText, document.getElementById('name').textContent, document.getElementById('traits').innerText, document.getElementById('changes').innerText))"
    before = page.evaluate(step)
    act()
    page.until(f"{step} !== {json.dumps(before)}", 8)


def go_to(page, wanted):
    for _ in range(80):
        if page.evaluate(PLACE) == wanted:
            return
        changes(page, lambda: tap(page, "#skip"))
    raise BrowserError(f"{wanted} does not come")


def walk(checks, window, browser, url, out):
    one, two = open_page(browser, url, "es"), open_page(browser, url, "ru", size={"width": 390, "height": 844})
    checks.that(one.evaluate("document.documentElement.lang") == "es" and two.evaluate("document.documentElement.lang") == "ru", "not the phones' own languages")
    # Ten places, with five changes on the way.
    places = []
    for number in range(10):
        places.append(one.evaluate(PLACE))
        look(checks, one, f"place-{number}-es", out if number in (0, 3) else None)
        changes(one, lambda: tap(one, "#agree"))
        two.until(f"document.getElementById('progress-text').textContent.startsWith('{number + 1} ')", 8)
    checks.that(len(set(places)) == 10 and all(places), f"ten places are {places}")
    checks.that(one.evaluate("document.getElementById('bar-done').getAttribute('width')").startswith("14.28"), "the bar does not show a seventh")

    go_to(one, "Génova")
    two.until(f"{PLACE} === 'Генуя'", 8)
    changes(one, lambda: tap(one, "#size"))
    two.until("document.getElementById('traits').innerText.includes('Малый город')", 8)
    changes(two, lambda: tap(two, "#way-sea-tyrrhenian-sea"))
    one.until("document.getElementById('way-sea-tyrrhenian-sea').getAttribute('aria-pressed') === 'false'", 8)
    look(checks, two, "changed-ru", out)

    go_to(one, "París")
    tap(one, "#way-road-geneva")
    one.until("document.getElementById('way-road-geneva').getAttribute('aria-pressed') === 'false'", 8)
    tap(one, "#add")
    look(checks, one, "missing-es", out)
    one.click("[data-add=lisbon]")
    two.until("document.getElementById('way-road-lisbon')?.getAttribute('aria-pressed') === 'true'", 8)
    # The wrong one: taken back, and the right one added.
    changes(two, lambda: tap(two, "#undo"))
    one.until("document.getElementById('way-road-lisbon') === null", 8)
    tap(one, "#add")
    one.click("[data-add=milan]")
    one.until("document.getElementById('way-road-milan')?.getAttribute('aria-pressed') === 'true'", 8)
    tap(one, "#region")
    look(checks, one, "region-es", out)
    one.click("[data-region=germania]")
    one.until("document.getElementById('changes').textContent.endsWith(' 5')", 8)

    # Both at once: done once, and the other one is told.
    agreed = int(one.evaluate("document.getElementById('progress-text').textContent.split(' ')[0]"))
    one.evaluate(ALIVE)
    browser.together([one, two], ["document.getElementById('agree').click()"] * 2)
    one.until(f"document.getElementById('progress-text').textContent.startsWith('{agreed + 1} ')", 8)
    two.until(f"document.getElementById('progress-text').textContent.startsWith('{agreed + 1} ')", 8)
    for page in (one, two):
        checks.that(page.evaluate("document.getElementById('progress-text').textContent").startswith(f"{agreed + 1} "), "what two have pressed at once was done twice")
        # Whoever was slower is told, unless the other's step had come up under the finger.
        page.evaluate("document.getElementById('told').hidden || document.getElementById('told').click()")

    # What the window does comes to the phones.
    window.do("skip")
    before = one.evaluate(PLACE)
    window.do("agree")
    one.until(f"{PLACE} !== {json.dumps(before)}", 8)

    # The menu: what is otherwise, and another language, which stays on this phone alone.
    one.click("#show-menu")
    look(checks, one, "menu-es", out)
    checks.that(one.evaluate("document.querySelectorAll('#sheet .found li').length") == 5, "the differences are not listed")
    one.click("[data-language=pl]")
    one.until("document.getElementById('undo-text').textContent === 'Cofnij'", 8)
    checks.that(two.evaluate("document.documentElement.lang") == "ru", "another phone speaks another language")
    one.click("[data-language=es]")
    one.until(f"document.documentElement.lang === 'es' && {READY}", 8)
    one.click("#sheet-close")
    stored = one.evaluate("JSON.stringify(Object.entries(localStorage))")
    checks.that(json.loads(stored) == [["demeter:board-check", '{"language":"es"}']], f"stored is {stored}")

    # Switched off and on again: it says so, comes back by itself, and nothing is lost.
    place = one.evaluate(PLACE)
    window.do("off")
    one.until("document.body.classList.contains('stale') && !document.getElementById('message').hidden", 8)
    checks.that("comprobación" in one.evaluate("document.getElementById('message').textContent"), "it does not say why it ended")
    one.evaluate("document.getElementById('agree').click()")
    look(checks, one, "ended-es", out)
    window.do("on")
    one.until(READY, 15)
    two.until(READY, 15)
    checks.that(one.evaluate(PLACE) == place, "something was done while the link was lost")
    one.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    one.evaluate("dispatchEvent(new Event('offline'))")
    one.until("document.body.classList.contains('stale')", 8)
    since = one.evaluate("document.getElementById('message').textContent")
    checks.that(":" in since and "no se pierde nada" in since, f"a lost link says {since}")
    changes(two, lambda: tap(two, "#skip"))
    one.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    one.evaluate("dispatchEvent(new Event('online'))")
    one.until(READY, 15)
    wanted = two.evaluate(PLACE)
    checks.that(one.evaluate(PLACE) != place, f"it does not show where the others are ({wanted})")
    for page in (one, two):
        checks.none([fault for fault in page.faults if "WebSocket" not in fault and "ERR_" not in fault], "errors")
        checks.none([asked for asked in page.requests if not asked.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "about:"))], "requests elsewhere")
    return one, two


def looks(checks, window, browser, url, out):
    """Each size and theme, a land place, a sea and large words."""
    for language, dark, size in LOOKS:
        where = f"{language}-{size['width']}x{size['height']}-{'dark' if dark else 'light'}"
        page = open_page(browser, url, language, dark=dark, size=size)
        look(checks, page, where, out)
        page.prefer(dark=not dark, calm=True)
        look(checks, page, f"{where}-other")
        page.close()
    for language in ("es", "ru", "pl"):
        page = open_page(browser, url, language, font=32)
        look(checks, page, f"{language}-large-words", out)
        page.close()


def refused(checks, browser, url):
    for wrong, said in ((url[:-32] + "f" * 32, "not the comparison"), (url.split("#")[0], "not complete")):
        page = browser.open(wrong, language="en", **PHONE)
        page.until(f"document.getElementById('message').textContent.includes({json.dumps(said)})", 8)
        checks.that(page.evaluate(PLACE) == "" and page.evaluate("document.querySelectorAll('.row, .node').length") == 0, f"{said}: something is shown")
        page.close()


def second(checks, programs, browser, out):
    """The second edition's board, whose railways have no colours: one column of them, and a railway that is taken away."""
    with tempfile.TemporaryDirectory() as folder:
        window = Window(programs, folder, DEMETER_CHECK_SECOND="1")
        try:
            url = window.wait_for("url")
            for language, dark, size in LOOKS:
                page = open_page(browser, url, language, dark=dark, size=size)
                look(checks, page, f"second-{language}-{size['width']}x{size['height']}-{'dark' if dark else 'light'}", out)
                page.close()
            page = open_page(browser, url, "ru", font=32)
            look(checks, page, "second-ru-large-words", out)
            page.close()
            page = open_page(browser, url, "it")
            go_to(page, "Ginevra")
            heads = page.evaluate("[...document.querySelectorAll('#columns span')].filter((one) => one.checkVisibility()).map((one) => one.textContent).join(' ')")
            checks.that(heads.split() == ["strada", "Ferrovia"], f"the columns are headed {heads}")
            there = "document.getElementById('way-rail-milan').getAttribute('aria-pressed')"
            checks.that(page.evaluate(there) == "true", "there is no railway from Geneva to Milan")
            changes(page, lambda: tap(page, "#way-rail-milan"))
            checks.that(page.evaluate(there) == "false", "the railway does not go")
            look(checks, page, "second-it-changed", out)
            page.close()
            rails = [rail["between"] for rail in window.save()["rails"]]
            checks.that(["geneva", "milan"] not in rails and len(rails) == 42, "the railway is in the saved board")
        finally:
            if window.process.poll() is None:
                window.process.kill()


def main():
    programs, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2]) if len(sys.argv) > 2 else None
    checks, begun = Checks(), time.monotonic()
    if out:
        out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        window = Window(programs, folder)
        try:
            url = window.wait_for("url")
            with Browser() as browser:
                try:
                    refused(checks, browser, url)
                    pages = walk(checks, window, browser, url, out)
                    looks(checks, window, browser, url, out)
                    second(checks, programs, browser, out)
                    # A sea, then everything that is left: the end says that the board can be saved.
                    one = pages[0]
                    go_to(one, "Mar del Norte")
                    look(checks, one, "sea-es", out)
                    look(checks, pages[1], "sea-ru", out)
                    for _ in range(80):
                        if one.evaluate("!document.getElementById('end').hidden"):
                            break
                        changes(one, lambda: tap(one, "#agree"))
                    look(checks, one, "end-es", out)
                    end = one.evaluate("document.getElementById('end').innerText")
                    checks.that("guardar el tablero" in end and one.evaluate("document.querySelectorAll('#end .found li').length") == 5, f"the end says {end}")
                    one.click("#share-end")
                    one.until("!document.getElementById('told').hidden || !document.getElementById('sheet').hidden", 8)
                except BrowserError as error:
                    checks.that(False, str(error))
                saved = window.save()
                original = json.loads((Path(__file__).resolve().parents[2] / "resources" / "boards" / "fury-3e.json").read_text("utf-8"))
                edges = {name: (lambda board, name=name: {tuple(sorted(pair)) for pair in board[name]}) for name in ("roads",)}
                checks.that(edges["roads"](original) ^ edges["roads"](saved) == {("geneva", "paris"), ("milan", "paris")}, "the saved roads are not those of the phones")
                was, now = ({place["id"]: place for place in board["locations"]} for board in (original, saved))
                odd = {(place, key) for place in was for key in ("kind", "region", "port_on") if was[place][key] != now[place][key]}
                checks.that(odd == {("genoa", "kind"), ("genoa", "port_on"), ("paris", "region")}, f"the saved places differ in {odd}")
                checks.that(original["rails"] == saved["rails"] and original["sea_borders"] == saved["sea_borders"], "something else was changed")
        finally:
            if window.process.poll() is None:
                window.process.kill()
                window.process.wait()
    print(f"{checks.passed} passed, {len(checks.failed)} failed, {time.monotonic() - begun:.1f} s")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
