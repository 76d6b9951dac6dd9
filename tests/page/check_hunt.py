#!/usr/bin/env python3
"""Whether the page of a revealed game shows the hunt that stands in its lines: check_hunt.py FOLDER

FOLDER has NAME.reveal.json of several games and, for some of them, NAME.hunt.json, the hunt as the program tells it; records that were never sealed
come from tests/core/journal/data/golden. The numbers of the ending are counted here once more."""
import base64
import functools
import json
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

import hunt_numbers
from assemble import page_of
from browser import Browser, BrowserError
from check_page import Checks, open_page
from made_games import chained, text_of

GOLDEN = Path(__file__).resolve().parents[1] / "core/journal/data/golden"
OLDER = ("told", "told-drawn-from-box", "version-0.1-dealt", "version-0.1-drawn-from-box")
ACT = "document.getElementById('hunt').dataset.act"
BEAT = "Number(document.getElementById('scrub').value)"
# Words of the title that stand in two lines.
BROKEN = """[...document.getElementById('hunt-title').textContent.matchAll(/[^\\s\u00a0]+/g)].filter((word) => {
    const title = document.getElementById('hunt-title'), texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT), range = document.createRange();
    let at = 0, tops = new Set();
    for (let text = texts.nextNode(); text; at += text.data.length, text = texts.nextNode()) {
        const from = Math.max(word.index - at, 0), to = Math.min(word.index + word[0].length - at, text.data.length);
        if (from >= to) continue;
        range.setStart(text, from);
        range.setEnd(text, to);
        for (const box of range.getClientRects()) tops.add(Math.round(box.bottom / 10));
    }
    return tops.size > 1;
}).map(([word]) => word)"""
# What the page has reckoned, and what it then shows.
HUNT = """(() => {
    const { hunt, teller, broken } = demeterPage.huntTold();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    const shown = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
        route: hunt.route.map(({ place }) => place), places: hunt.places, rounds: hunt.rounds, winner: hunt.winner, influence: hunt.influence, unseen: hunt.unseen,
        longest: hunt.longest?.rounds ?? 0, damage: hunt.damageBy, defeats: hunt.defeats.length, bites: hunt.bites, closest: hunt.closest?.steps ?? null,
        told: hunt.told, end: hunt.end, decided: hunt.decided && hunt.decided.kind, times: hunt.closest?.times ?? 0, nearest: hunt.closest?.place ?? '',
        beats: hunt.beats.map(({ place, moved, round, seen }) => [place, moved, round, seen]),
        rows: Object.fromEntries([...document.querySelectorAll('#ending-rows li')].map((row) => [row.dataset.row, Number(row.querySelector('.number').textContent)])),
        bars: Object.fromEntries([...document.querySelectorAll('#ending-damage li')].map((row) => [row.dataset.hunter, Number(row.querySelector('b').textContent)])),
        title: shown('#ending-title')[0], why: shown('#ending-why')[0], verdict: teller.verdict(broken), side: document.getElementById('hunt').dataset.side,
    };
})()"""
# Every word of it in all languages, as the program writes it: the damage is one row there, and so is the card that decided.
WORDS = """(() => {
    const { hunt } = demeterPage.huntTold(), { state } = demeterPage, told = {};
    for (const language of ['en', 'es', 'pl', 'ru', 'it']) {
        const teller = new state.result.game.Teller(language, hunt, state.result.header, state.result.board ?? demeterPage.board), { words, decided } = teller;
        const by = Object.entries(hunt.damageBy).filter(([, damage]) => damage > 0).map(([hunter, damage]) => [teller.hunter(hunter), damage]);
        const { title, why } = teller.verdict(null);
        told[language] = {
            title: teller.title, players: teller.players, won: title, why, length: [words.seconds(40), words.length(40)],
            beats: hunt.beats.map((beat, i) => [teller.roundOf(beat), teller.way(i), teller.more(i).map(({ text }) => text)]),
            rows: teller.rows.map(({ number, word, more }) => [String(number), word, more]),
            damage: [String(hunt.damage), words.damages, hunt.damage === 0 ? words.nobodyHurt : by], decided: decided && ['', decided.name, `${words.decided}: ${decided.more}`],
        };
    }
    return told;
})()"""
REASONS = ("influence", "defeat", "matured", "fangs", "despair", "combat", "damage")
CARDS = (None, "hunterCard", "combatCard", "encounter")


@functools.cache
def page_without_a_game():
    return page_of('"here"')


def page_file(folder, reveal):
    """The address of the page of a game."""
    path = Path(folder) / f"{abs(hash(reveal))}.html"
    data = json.dumps({"name": "2026-11-22 09.56.37", "reveal": reveal}, ensure_ascii=False).replace("<", "\\u003c")
    path.write_text(page_without_a_game().replace('"here"', data, 1), "utf-8")
    return path.as_uri()


def check_numbers(browser, checks, folder, made, steps):
    """The page's numbers against those that are counted here, and against the program's."""
    reveals = {path.name.removesuffix(".reveal.json"): path.read_text("utf-8") for path in sorted(made.glob("*.reveal.json"))}
    reveals |= {name: hunt_numbers.reveal_of_record(GOLDEN / f"{name}.demeter") for name in OLDER}
    del reveals["golden"]  # the same as one of them
    for name, reveal in reveals.items():
        url = page_file(folder, reveal)
        page = open_page(browser, url, calm=True)
        counted, shown = hunt_numbers.numbers(reveal, steps), page.evaluate(HUNT)
        for what, number in counted.items():
            checks.that(shown[what] == number, f"{name}: {what} is {number}, and on the page {shown[what]}")
        rows = {"places": counted["places"], "rounds": counted["rounds"]}
        checks.that(shown["told"] == ("unseen" in counted), f"{name}: whether the table is known")
        if "unseen" in counted:
            rows |= {"unseen": counted["unseen"]} | ({"closest": counted["closest"]} if counted["closest"] else {})
            rows |= {"defeats": counted["defeats"]} if counted["defeats"] or counted["bites"] else {}
            checks.that(not any(counted["damage"].values()) or shown["bars"] == counted["damage"], f"{name}: the bars say {shown['bars']}")
        checks.that(shown["rows"] == rows, f"{name}: the rows say {shown['rows']} instead of {rows}")
        over = counted.get("winner", "none")
        checks.that(shown["side"] == over, f"{name}: the ending is for {shown['side']} instead of {over}")
        checks.that(shown["title"] == shown["verdict"]["title"] and shown["why"] == shown["verdict"]["why"] != "", f"{name}: the ending says {shown['title']!r}")
        program = made / f"{name}.hunt.json"
        # Of the time before the table was kept the program knows more: it plays the game again.
        if program.exists() and shown["told"]:
            told = json.loads(program.read_text("utf-8"))
            checks.that(shown["beats"] == told["beats"], f"{name}: the beats are {shown['beats']}\ninstead of {told['beats']}")
            same = {"damage": list(shown["damage"].values()), "closest": shown["closest"] or 0, **{what: shown[what] for what in ("unseen", "longest", "defeats", "bites", "places", "nearest", "times")},
                    "why": REASONS.index(shown["end"]["why"]) if shown["end"] else 0, "where": (shown["end"] or {}).get("place") or "",
                    "decided": CARDS.index(shown["decided"]) - 1}
            told.pop("beats")
            words = told.pop("words")
            checks.that(same == told, f"{name}: {same}\ninstead of {told}")
            check_words(checks, name, page, words, over != "none")
        checks.none([one for one in page.requests if one != url and not one.startswith("data:")], f"{name}: requests")
        checks.none(page.faults, f"{name}: errors")
        page.close()


def check_words(checks, name, page, program, over):
    """What the page says of the hunt against what the program's screen says, word by word."""
    for language, told in page.evaluate(WORDS).items():
        expected, where = program[language], f"{name}, {language}"
        rows, (number, word, more), decided = told.pop("rows"), told.pop("damage"), told.pop("decided")
        expected_rows = expected.pop("rows")
        if not over:  # the program's screen has an ending alone where the game has one
            for one in (told, expected):
                one.pop("won")
                one.pop("why")
        if decided:  # there it is one sentence
            card = expected_rows.pop()
            checks.that(card[:2] == decided[:2] and card[2].lower() == decided[2].lower(), f"{where}: the card that decided is {decided} instead of {card}")
        damage = expected_rows.pop()
        checks.that(damage[:2] == [number, word], f"{where}: {damage} instead of {number} {word}")
        # Names have their case there.
        checks.that(more == damage[2] if isinstance(more, str) else [str(share) for _, share in more] == [part for part in damage[2].replace(",", " ").split() if part.isdigit()],
                    f"{where}: {damage} instead of {more}")
        checks.that(rows == expected_rows, f"{where}: the rows are {rows}\ninstead of {expected_rows}")
        for what, words in expected.items():
            differ = [(one, other) for one, other in zip(told[what], words) if one != other] if isinstance(words, list) else (told[what], words)
            checks.that(told[what] == words, f"{where}: {what}: {differ}")


def check_first_screen(browser, checks, url):
    """What hunters see first: the map, and not who has won."""
    for width, height in ((390, 844), (360, 640), (800, 1280), (1280, 800), (1920, 1080)):
        page = open_page(browser, url, width=width, height=height, touch=width < 1000, calm=True)
        box = page.evaluate("""(() => {
            const board = document.querySelector('.chart-board').getBoundingClientRect(), frame = document.getElementById('map').getBoundingClientRect();
            const button = document.getElementById('watch').getBoundingClientRect();
            return { top: Math.max(board.top, frame.top), seen: Math.min(innerHeight, board.bottom, frame.bottom) - Math.max(board.top, frame.top, 0),
                button: button.bottom, words: document.body.innerText, page: document.documentElement.scrollHeight, act: document.getElementById('hunt').dataset.act };
        })()""")
        where = f"{width} x {height}"
        checks.that(0 <= box["top"] < height * .3 and box["seen"] > height * .3, f"{where}: the map begins at {box['top']} and {box['seen']} of it are seen")
        checks.that(box["button"] <= height and box["page"] <= height, f"{where}: the first screen is {box['page']} high")
        told = page.evaluate("demeterPage.huntTold().teller.verdict(null)")
        checks.that(box["act"] == "open" and told["title"] not in box["words"] and told["why"] not in box["words"], f"{where}: who has won is told at once")
        page.close()
    for width, height in ((1280, 640), (1280, 800), (390, 844), (360, 640)):
        for language in ("en", "es", "pl", "ru", "it"):
            # The phone that leads here speaks another language than the browser does.
            page = open_page(browser, f"{url}#{language}", width=width, height=height, language="pl" if language == "en" else "en")
            checks.that(page.evaluate("document.documentElement.lang") == language, f"{language}: the page that a phone leads to speaks {page.evaluate('document.documentElement.lang')}")
            # On a day with a long name.
            page.evaluate("demeterPage.huntTold().teller.header.started = '2026-11-27T20:00:00Z', document.getElementById('language').dispatchEvent(new Event('change'))")
            checks.that("27" in page.evaluate("document.getElementById('hunt-title').textContent"), f"{language}: the title of another day")
            checks.none(page.evaluate(BROKEN), f"{width} x {height}, {language}: words of the title are broken")
            page.close()


def check_clock(browser, checks, url):
    """From the button to the ending, in the browser's own time, which need not pass here."""
    page = open_page(browser, url)
    rounds = page.evaluate("demeterPage.huntTold().hunt.rounds")
    checks.that(rounds == 20, f"the golden game has {rounds} rounds")
    page.evaluate(f"""(() => {{
        globalThis.passed = [];
        const stage = document.getElementById('hunt'), told = document.getElementById('scrub');
        new MutationObserver(() => passed.push([performance.now(), stage.dataset.act, Number(told.value)])).observe(stage, {{ attributes: true, attributeFilter: ['data-act', 'data-playing'] }});
    }})()""")
    page.evaluate("globalThis.began = performance.now(); document.getElementById('watch').click()")
    page.call("Emulation.setVirtualTimePolicy", policy="advance", budget=60000)
    page.until(f"{ACT} === 'end'", 60)
    took = page.evaluate("(passed.find(([, act]) => act === 'end')[0] - began) / 1000")
    checks.that(36 <= took <= 44, f"20 rounds take {took:.1f} s")
    checks.that(page.evaluate(BEAT) == page.evaluate("demeterPage.huntTold().hunt.beats.length - 1"), "the ending comes before the last beat")
    checks.none(page.faults, "clock: errors")
    page.close()
    return took


def check_hands(browser, checks, url):
    """By key, by button and by the bar, with and without motion; and what a screen reader is told."""
    for calm in (True, False):
        page = open_page(browser, url, calm=calm)

        def state():
            return page.evaluate(f"[{ACT}, {BEAT}, document.getElementById('hunt').dataset.playing]")
        page.press(" ", "Space", 32)
        checks.that(state() == ["watch", 0, "true"], f"the space bar begins it: {state()}")
        page.press(" ", "Space", 32)
        checks.that(state() == ["watch", 0, "false"], f"the space bar stops it: {state()}")
        page.press("ArrowRight", number=39)
        page.press("ArrowRight", number=39)
        page.press("ArrowLeft", number=37)
        told = page.evaluate("document.getElementById('told').textContent")
        checks.that(state()[:2] == ["watch", 1] and told.startswith("Rounds 1 and 2 of 20 Dracula goes"), f"arrows go from beat to beat: {state()} {told}")
        more = page.evaluate("[...document.querySelectorAll('#beat-more li')].map((one) => one.textContent)")
        checks.that(more and all(one in told for one in more), f"all of a beat is read out: {told}")
        page.press("End", number=35)
        checks.that(state()[0] == "end" and "has won" in page.evaluate("document.getElementById('told').textContent"), f"the end key leads to the ending: {state()}")
        page.press("ArrowLeft", number=37)
        page.press("Home", number=36)
        checks.that(state()[:2] == ["watch", 0] and page.evaluate("document.getElementById('step-back').disabled"), f"the home key leads back to the beginning: {state()}")
        page.evaluate("document.getElementById('scrub').focus()")
        page.press("ArrowRight", number=39)
        checks.that(state()[:2] == ["watch", 1], f"the bar goes by key: {state()}")
        page.click("#step-on")
        page.click("#play")
        checks.that(state()[:1] == ["watch"] and state()[2] == "true", f"the button goes on: {state()}")
        page.press("Escape", number=27)
        checks.that(page.evaluate("document.querySelector('.map .dracula').getBoundingClientRect().width > 20"), "no Dracula on the map")
        legs = page.evaluate("[document.querySelectorAll('.leg').length, document.querySelectorAll('.leg.new').length]")
        checks.that(legs == [3, 1], f"{legs} legs of his way")
        page.click("#length")
        checks.that(page.evaluate("document.getElementById('length').textContent").strip() == "80 s", "another length")
        checks.none(page.faults, "hands: errors")
        page.close()


def check_ways(browser, checks, url):
    """The audit and the record are one tap away, and lead back; a line leads to its beat."""
    page = open_page(browser, url, width=390, height=844, touch=True, calm=True)
    view = "document.body.dataset.view"
    page.click("#seal")
    checks.that(page.evaluate(f"[{view}, document.getElementById('code').checkVisibility(), document.getElementById('hunt').checkVisibility()]") == ["check", True, False], "the seal leads to the audit")
    page.evaluate("history.back()")
    page.until(f"{view} === 'hunt'")
    page.click("#to-record-short")
    checks.that(page.evaluate(f"[{view}, document.getElementById('log').checkVisibility()]") == ["record", True], "one tap leads to the record")
    page.evaluate("document.getElementById('open-all').click()")
    page.evaluate("[...document.querySelectorAll('.line')].at(-1).click(); [...document.querySelectorAll('.raw button')].at(-1).click()")
    page.until(f"{view} === 'hunt'")
    checks.that(page.evaluate(f"[{ACT}, {BEAT}]") == ["watch", page.evaluate("demeterPage.huntTold().hunt.beats.length - 1")], "the last line leads to the last beat")
    checks.none(page.faults, "ways: errors")
    page.close()


def check_broken(browser, checks, folder, reveal):
    """A record that ends in the middle says so, and one that does not hold is told no further than it holds."""
    lines = json.loads(reveal)["lines"]
    half = len(lines) // 2

    def text(some):
        return '{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(map(hunt_numbers.compact, some)) + "\n]}\n"
    page = open_page(browser, page_file(folder, text(lines[:half])), calm=True)
    cut = page.evaluate(HUNT)
    later = page.evaluate("document.getElementById('hunt-later').textContent")
    checks.that(later == cut["title"] + ".", f"what is cut off begins with {later}")
    checks.that(cut["side"] == "none" and cut["title"] == f"The record stops in round {cut['rounds']}", f"cut off: {cut['title']}")
    page.close()
    changed = [*lines[:half], {**lines[half], "hidden": lines[half]["hidden"].replace('"at"', '"at" ')}, *lines[half + 1:]]
    page = open_page(browser, page_file(folder, text(changed)), calm=True)
    broken = page.evaluate(HUNT)
    checks.that(broken["title"] == f"The record breaks off at line {half + 1}" and broken["route"] == cut["route"], f"broken: {broken['title']}")
    checks.that(page.evaluate("document.getElementById('seal').dataset.level") == "not-proved", "the seal of what is broken")
    page.close()
    page = open_page(browser, page_file(folder, text(lines[:2])), calm=True)
    checks.that(page.evaluate("document.body.dataset.view") == "check", "where there is nothing to watch, there is the verdict")
    checks.none(page.faults, "broken: errors")
    page.close()


def check_picture(browser, checks, folder, reveal, numbers):
    """The picture is a whole SVG with the ending in it, and a PNG of its size, and asks for nothing."""
    page = open_page(browser, page_file(folder, reveal), calm=True, language="pl")
    text = page.evaluate("demeterPage.huntPicture()")
    root = xml.fromstring(text.encode())
    words = "".join(root.itertext())
    checks.that(root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("viewBox") == "0 0 1600 1000", "the picture is no SVG of its size")
    checks.that("Polowanie z" in words and "Dracula wygrał" in words and "W Paryżu" not in words and "Paryż" in words, "the picture's words")
    shown = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    checks.that(all(str(numbers[what]) in shown for what in ("unseen", "closest", "places", "rounds")), f"the picture's numbers: {shown}")
    links = [value for one in root.iter() for key, value in one.attrib.items() if key.endswith("href") or "url(" in value]
    checks.that(not links and "http" not in text.replace("http://www.w3.org/2000/svg", ""), f"the picture points elsewhere: {links}")
    legs = [one for one in root.iter("{http://www.w3.org/2000/svg}path") if one.get("stroke-width") in ("3", "4.2", "6")]
    checks.that(len(legs) == len(numbers["route"]) - 1, f"{len(legs)} legs of the way in the picture")
    png = base64.b64decode(page.evaluate("""demeterPage.huntPng(demeterPage.huntPicture()).then((blob) => new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(',')[1]);
        reader.readAsDataURL(blob);
    }))"""))
    checks.that(png[:8] == b"\x89PNG\r\n\x1a\n" and png[16:24] == (1600).to_bytes(4, "big") + (1000).to_bytes(4, "big"), "the PNG is none of its size")
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))")
    page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
    page.click("#picture")
    page.until("document.getElementById('picture-image').naturalWidth === 1600")
    page.click("#save-svg")
    page.click("#save-png")
    saved = [Path(folder) / f"Polowanie z 1 stycznia.{ending}" for ending in ("svg", "png")]
    page._browser.wait_for(lambda: all(path.exists() for path in saved), 10)
    checks.that(saved[0].read_text("utf-8") == text and saved[1].read_bytes()[:4] == b"\x89PNG", "what is saved is the picture")
    checks.none(page.faults, "picture: errors")
    page.close()


def check_names(browser, checks, folder):
    """Names of players may hold what would end an element, or can't stand in one."""
    record = [json.loads(line) for line in (GOLDEN / "told.demeter").read_text("utf-8").splitlines()]
    record[0]["public"]["players"] = {"lord-godalming": "Olga", "dr-seward": "<&\"]]>\u0001🦇", "van-helsing": "Olga", "mina-harker": "Iwan"}
    lines = [(line["public"], line["hidden"]) for line in record]
    page = open_page(browser, page_file(folder, text_of(chained(lines, first_sealed=len(lines)))), calm=True)
    players = page.evaluate("document.getElementById('hunt-players').textContent")
    checks.that(players == "Olga, <&\"]]>\u0001🦇 and Iwan against Dracula.", f"the players are {players}")
    words = "".join(xml.fromstring(page.evaluate("demeterPage.huntPicture()").encode()).itertext())
    checks.that("Olga, <&\"]]>🦇 and Iwan against Dracula" in words, "the players in the picture")
    checks.none(page.faults, "names: errors")
    page.close()


def main():
    made, checks = Path(sys.argv[1]), Checks()
    steps = hunt_numbers.board("fury-3e")
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        reveal = (made / "influence.reveal.json").read_text("utf-8")
        url = page_file(folder, reveal)
        check_numbers(browser, checks, folder, made, steps)
        check_first_screen(browser, checks, url)
        took = check_clock(browser, checks, url)
        check_hands(browser, checks, url)
        check_ways(browser, checks, url)
        check_broken(browser, checks, folder, reveal)
        check_picture(browser, checks, folder, reveal, hunt_numbers.numbers(reveal, steps))
        check_names(browser, checks, folder)
    print(f"20 rounds in {took:.2f} s")
    print(f"{checks.passed} passed, {len(checks.failed)} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrowserError as error:
        sys.exit(f"{error}")
