#!/usr/bin/env python3
"""Whether the page shows the hunt of games of the second edition that stands in their lines: check_second_hunt.py STORIES.json

The stories are those that check_story.py compares word by word. The numbers of the ending are counted here once more and compared with
the program's, as are its beats and its words; and every word of the hunt is looked at in every language for something that has no name."""
import json
import re
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

import hunt_numbers
from browser import Browser, BrowserError
from check_hunt import page_file
from check_page import Checks, open_page

HUNT = """(() => {
    const { hunt, teller, broken } = demeterPage.huntTold();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    const shown = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
        route: hunt.route.map(({ place }) => place), places: hunt.places, rounds: hunt.rounds, winner: hunt.winner, vampires: hunt.vampires, blood: hunt.blood,
        times: hunt.closest?.times ?? 0, told: hunt.beats.map(({ place, moved, round, seen }) => [place, moved, round, seen]),
        lost: Object.values(hunt.bloodBy).reduce((sum, one) => sum + one, 0), fought: hunt.bloodBy.combat, unseen: hunt.unseen, longest: hunt.longest.rounds,
        defeats: hunt.defeats.length, bites: hunt.bites, activated: hunt.activated, combats: hunt.combats, days: hunt.days, ended: hunt.end?.why ?? null, closest: hunt.closest?.steps ?? null,
        beats: hunt.beats.map(({ place, moved, round, from, to }) => [place, moved, round, from, to]), moments: demeterPage.state.moments.length,
        rows: Object.fromEntries([...document.querySelectorAll('#ending-rows li')].map((row) => [row.dataset.row, Number(row.querySelector('.number').textContent)])),
        bars: Object.fromEntries([...document.querySelectorAll('#ending-damage li')].map((row) => [row.dataset.share, Number(row.querySelector('b').textContent)])),
        bloodBy: hunt.bloodBy, title: shown('#ending-title')[0], why: shown('#ending-why')[0], side: document.getElementById('hunt').dataset.side,
        level: document.getElementById('verdict').dataset.level,
    };
})()"""
WORDS = """(() => {
    const { hunt } = demeterPage.huntTold(), { state } = demeterPage, told = {};
    for (const language of ['en', 'es', 'pl', 'ru', 'it']) {
        const teller = new state.result.game.Teller(language, hunt, state.result.header, state.result.board), { rows, decided, shares, title, players, date } = teller;
        told[language] = {
            ending: [title, players, date, ...Object.values(teller.verdict(null)).filter((one) => typeof one === 'string'), ...rows.flatMap(({ word, more }) => [word, more]),
                ...(decided ? [decided.name, decided.more] : []), shares.heading, ...shares.list.map(({ name }) => name)],
            rows: rows.map(({ word, more }) => [word, more]), ended: teller.verdict(null).why,
            beats: hunt.beats.map((beat, i) => [teller.roundOf(beat), teller.stateOf(beat).map(({ name, text }) => `${name ?? ''} ${text}`).join(', '), teller.way(i), ...teller.more(i).map(({ text }) => text)]),
            why: Object.entries(teller.own.why).map(([what, text]) => (typeof text === 'function' ? text(6) : text)),
        };
    }
    return told;
})()"""
# Something without a name, a place for one that nothing was put into, or nothing at all.
NAMELESS = re.compile(r"\?|%\d|%n|undefined|null|NaN|\{|\}")
# What the second edition mixes is a reserve of tokens: no deck of any language. The last thing that is not proved, the steps, is told of every game alike.
DECKS = re.compile(r"\bdecks?\b|\bmazos?\b|\bmazz[oi]\b|\bTalie\b|\btali(a|ach|i)\b|колод", re.IGNORECASE)
AUDIT = """((language) => {
    const chosen = document.getElementById('language');
    chosen.value = language;
    chosen.dispatchEvent(new Event('change'));
    return [...[...document.querySelectorAll('.proved li')].map((one) => one.textContent), ...[...document.querySelectorAll('.unproved li')].slice(0, -1).map((one) => one.textContent)];
})"""
RESERVE = {"en": "the order of the reserve", "es": "el orden de la reserva", "pl": "żetonów w puli", "ru": "Порядок жетонов в резерве", "it": "l’ordine della riserva"}


def check_words(checks, name, page, program):
    for language, told in page.evaluate(WORDS).items():
        if program:
            same_words(checks, f"{name}, {language}", told, program["told"][language] | {"ends": program["ends"]})
        for text in [*told["ending"], *(text for beat in told["beats"] for text in beat)]:
            checks.that(not NAMELESS.search(text), f"{name}, {language}: {text!r}")
        checks.that(all(beat[2] and beat[1] for beat in told["beats"]), f"{name}, {language}: a beat without words")


def same_words(checks, name, page, program):
    """The page and the program's screen say the same of the hunt. A game without an end has another one on the page."""
    for number, (there, here) in enumerate(zip(page["beats"], program["beats"])):
        said = [there[0], *there[2:]]
        checks.that(said == here, f"{name}: beat {number} is {here}, and on the page {said}")
    # The page draws what he lost Blood by as bars, without a row.
    rows = [row for row in program["rows"] if row in page["rows"]]
    checks.that(len(rows) == len(page["rows"]), f"{name}: the rows are {program['rows']}, and on the page {page['rows']}")
    if program["ends"]:
        checks.that(page["ended"] == program["why"], f"{name}: {program['why']!r} is on the page {page['ended']!r}")


def check_map(checks, name, page, reveal):
    """Tokens and hunters lie on the map as they lay on the table."""
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))")
    tables = [table for table, _, _, _ in hunt_numbers.states(reveal)]
    wanted = next((n for n, table in enumerate(tables) if table.get("hosts") or table.get("consecratedGround") or table.get("roadblock")), None)
    drawn = page.evaluate("""(() => {
        const { hunt } = demeterPage.huntTold();
        return hunt.beats.map((beat, i) => {
            demeterPage.showMoment(beat.to);
            const count = Object.values(beat.tokens).reduce((sum, list) => sum + list.length, 0);
            return [count, document.querySelectorAll('.map .token').length, document.querySelectorAll('.map .hunter').length];
        });
    })()""")
    checks.that(all(tokens == count and hunters > 0 for count, tokens, hunters in drawn), f"{name}: tokens and hunters on the map are {drawn}")
    signs = page.evaluate("[...document.querySelectorAll('.map .hospital:not(.label)')].map((one) => one.classList.contains('node'))")
    checks.that(signs == [True], f"{name}: of the one hospital, a place of its own, the map has {signs}")
    checks.that(wanted is None or any(count for count, _, _ in drawn), f"{name}: no token was on the map")


def check_times(checks, name, page, reveal):
    """Over the lines of a round stands the time to which it has moved, and not that of the round before. Rounds that were gone through twice are left out."""
    times = {table["round"]: table["time"] for table, _, _, _ in hunt_numbers.states(reveal) if table["phase"] in ("dracula", "hunters")}
    heads = page.evaluate("[...document.querySelectorAll('details.round summary')].map((one) => ['b', '.mute'].map((part) => one.querySelector(part).textContent))")
    rounds = [(int(number[0]), time) for title, time in heads if (number := re.findall(r"\d+", title))]
    once = {number: time for number, time in rounds if [each for each, _ in rounds].count(number) == 1}
    for number, time in once.items():
        checks.that(number not in times or time.lower().replace(" ", "-") == times[number], f"{name}: over round {number} stands {time}, and it was {times.get(number)}")
    checks.that(len(once) > 2 or len(times) < 3, f"{name}: the rounds are {rounds}")


def check_secrets(checks, name, page):
    """A place that Dracula chose and the table was told nothing of is marked as hidden, like a card that he played face down. How many there were."""
    lines = page.evaluate("""demeterPage.state.moments.filter(({ action }) => action?.action === 'choose-place').map(({ line, action }) => [
        line.number, action.location, JSON.stringify([line.open.said ?? null, line.open.table ?? null]), document.querySelector(`#line-${line.number} .secret`) !== null])""")
    for number, place, told, secret in lines:
        checks.that(secret == (f'"{place}"' not in told), f"{name}: line {number} names {place}, hidden {secret}, and the table was told {told[:200]}")
    return sum(secret for *_, secret in lines)


def check_deal(checks, name, page, reveal):
    """What is said of the deal names what is mixed; and where nothing was promised, that the program alone chose its order."""
    header = json.loads(json.loads(reveal)["lines"][0]["public"])
    alone = header["handling"] == "dealt" and "promise" not in header
    for language, reserve in RESERVE.items():
        said = page.evaluate(f"{AUDIT}({language!r})")
        checks.that(said and not any(DECKS.search(text) for text in said), f"{name}, {language}: the audit says {said}")
        checks.that(any(reserve in text for text in said) == alone, f"{name}, {language}: of the order the audit says {said}")
    page.evaluate(f"{AUDIT}('en')")
    return alone


def check_picture(checks, name, page, title):
    text = page.evaluate("demeterPage.huntPicture()")
    words = "".join(xml.fromstring(text.encode()).itertext())
    checks.that(title in words and "undefined" not in words, f"{name}: the picture says {words[-400:]}")


def main():
    stories, checks = json.loads(Path(sys.argv[1]).read_text("utf-8")), Checks()
    steps, sides, alone, secrets = hunt_numbers.board("fury-2e"), set(), 0, 0
    reveals = [(game["name"], game["reveal"]) for game in stories["games"]] + [(f"honest game {n}", reveal) for n, reveal in enumerate(stories["honest"])]
    program = {game["name"]: game["hunt"] for game in stories["games"]}
    ways = {game["name"]: game["way"] for game in stories["games"]}
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        for name, reveal in reveals:
            url = page_file(folder, reveal)
            page = open_page(browser, url, calm=True)
            first = page.evaluate("document.body.innerText")
            counted, shown = hunt_numbers.second_numbers(reveal, steps), page.evaluate(HUNT)
            for what, number in counted.items():
                checks.that(shown[what] == number, f"{name}: {what} is {number}, and on the page {shown[what]}")
            # The table has followed all of this, so that the program tells it before the reveal.
            for what, number in program.get(name, {}).items():
                found = shown["ended" if what == "why" else what]
                checks.that(found == number, f"{name}: {what} is {number} for the program, and on the page {found}")
            # And this the program shows after it.
            if way := ways.get(name):
                for what in ("route", "places", "closest", "times"):
                    checks.that(shown[what] == way[what], f"{name}: {what} is {way[what]} for the program, and on the page {shown[what]}")
                checks.that(shown["told"] == way["beats"], f"{name}: the beats are {way['beats']} for the program, and on the page {shown['told']}")
            sides.add(shown["side"])
            card = page.evaluate("demeterPage.huntTold().hunt.decided?.kind ?? ''")
            checks.that(card == "encounter" or counted["winner"] == "dracula" or not card, f"{name}: a card of Dracula's decided what he lost")
            checks.that(shown["side"] == counted["winner"], f"{name}: the ending is for {shown['side']}")
            checks.that(shown["title"] not in first or counted["winner"] == "none", f"{name}: who has won is told at once")
            checks.that(shown["level"] == "holds", f"{name}: the seal says {shown['level']}")
            checks.that(shown["bars"] == (shown["bloodBy"] if counted["lost"] else {}), f"{name}: the bars say {shown['bars']}")
            rows = {what: counted[what] for what in ("places", "rounds", "unseen", "vampires")} | ({"closest": counted["closest"]} if counted["closest"] else {})
            rows |= {"defeats": counted["defeats"]} if counted["defeats"] or counted["bites"] else {}
            checks.that(shown["rows"] == rows, f"{name}: the rows say {shown['rows']} instead of {rows}")
            beats = shown["beats"]
            checks.that(all(one[4] < other[3] for one, other in zip(beats, beats[1:])) and all(one[2] <= other[2] for one, other in zip(beats, beats[1:])),
                        f"{name}: the beats are not one after the other")
            check_words(checks, name, page, ways.get(name))
            check_map(checks, name, page, reveal)
            check_times(checks, name, page, reveal)
            secrets += check_secrets(checks, name, page)
            alone += check_deal(checks, name, page, reveal)
            check_picture(checks, name, page, shown["title"])
            checks.none([one for one in page.requests if one != url and not one.startswith("data:")], f"{name}: requests")
            checks.none(page.faults, f"{name}: errors")
            page.close()
    checks.that({"dracula", "hunters"} <= sides, f"both sides win now and then: {sides}")
    checks.that(secrets > 0, "now and then a place is chosen in secret")
    checks.that(alone > 0, "the order was the program's alone now and then")
    print(f"{checks.passed} passed, {len(checks.failed)} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrowserError as error:
        sys.exit(f"{error}")
