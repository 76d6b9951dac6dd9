#!/usr/bin/env python3
"""Fishing for chance while four phones watch: check_phones_chance.py BIN_DIR

`demeter-cli serve` shows a new game to four pages of a browser, each with a hunter of its own. They give the chance of every round by themselves, and whoever plays Dracula tries to
have another one: he takes it back, says words, asks again, kills the program in between, and puts an older copy of the game in its place. Whatever he does, no page gives two shares
for one round, the chance of the round stays, and the table, the phones and the verdict tell what was tried. What an honest table does makes no phone say anything in red."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import Browser, BrowserError
from check_page import Checks
from check_phones_play import Program

HUNTERS = ("lord-godalming", "dr-seward", "van-helsing", "mina-harker")
# The hand of the first round is the seed's; rats, spy and wolves are in it.
NEW_GAME = {"new-game": {"clock": "kept", "chance": "each-round", "seed": "0" * 64}}
FIRST = {"action": "place-hunters", "cities": dict(zip(HUNTERS, ("london", "madrid", "rome", "vienna")))}

# In every page before anything else: what it says of chance, and what it hears.
WATCH = """(() => {
    const seen = globalThis.seen = { promises: [], shares: [], chance: null, heard: 0 };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { do: what, round, bytes } = JSON.parse(text[0] === '{' ? text : '{}');
        if (what === 'promise') seen.promises.push(`${round} ${bytes}`);
        if (what === 'share') seen.shares.push(`${round} ${bytes}`);
        send.call(this, text);
    };
    const Own = WebSocket;
    globalThis.WebSocket = class extends Own {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                const frame = JSON.parse(data);
                if (frame.is === 'chance') [seen.chance, seen.heard] = [frame, seen.heard + 1];
            });
        }
    };
    globalThis.WebSocket.OPEN = Own.OPEN;
    globalThis.WebSocket.CONNECTING = Own.CONNECTING;
})()"""


class Table:
    def __init__(self, program, browser, checks):
        self.program, self.checks, self.pages = program, checks, []
        self.promises, self.shares = [set() for _ in HUNTERS], [set() for _ in HUNTERS]
        for hunter in HUNTERS:
            page = browser.open("about:blank", width=360, height=780, touch=True, calm=True, language="en", apart=True)
            page.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
            page.call("Page.navigate", url=program.url)
            page.until("document.readyState === 'complete' && globalThis.seen.heard > 0")
            page.evaluate(f"document.getElementById('show-menu').click(); document.querySelector('[data-play={hunter}]').click(); document.getElementById('sheet-close').click()")
            page.evaluate("document.querySelector('#tabs [data-tab=log]').click(); document.querySelector('[data-only=codes]').click()")
            self.pages.append(page)

    def do(self, *lines):
        for line in lines:
            answer = self.program.answer(json.dumps(line))
            self.checks.that(answer == "ok", f"{line}: {answer}")

    def refuses(self, line):
        answer = self.program.answer(json.dumps(line))
        self.checks.that(answer.startswith("refused ") and "has come in already" in answer, f"{line}: {answer}")

    def passes(self):
        for hunter in HUNTERS:
            self.do({"action": "hunter-acts", "hunter": hunter, "what": "pass"})

    def draws(self, location, encounter):
        """Dracula's part of a round, up to where he is to draw."""
        self.do({"action": "slide"}, {"action": "play", "location": location}, {"action": "place-encounter", "encounter": encounter})

    def given(self):
        """The shares that came in by themselves."""
        return json.loads(self.program.lines_of('phone {"action":"add-chance"').removeprefix("phone "))["shares"]

    def hear(self, holds):
        for page in self.pages:
            page.until(f"seen.chance && {holds}")

    def red(self, *rounds):
        """In these rounds another share was wanted, says every phone, and nothing else in red."""
        for page in self.pages:
            wanted = json.dumps([page.evaluate(f"demeterPhoneWords.en.chanceAgain({round_})") for round_ in rounds], ensure_ascii=False, separators=(",", ":"))
            page.until(f"JSON.stringify([...document.querySelectorAll('.left-out')].map((one) => one.textContent)) === {json.dumps(wanted)}")

    def look(self, rounds):
        """No page has ever given two shares for one round, nor promised two; each has given one for each of these."""
        for number, page in enumerate(self.pages):
            self.promises[number].update(page.evaluate("seen.promises"))
            self.shares[number].update(page.evaluate("seen.shares"))
            for what, said in (("promised", self.promises[number]), ("given", self.shares[number])):
                by_round = [one.split()[0] for one in said]
                self.checks.that(sorted(by_round) == [str(one) for one in rounds], f"page {number} has {what} {sorted(said)}")

    def again(self, between=lambda: None):
        """The program is killed and started again."""
        self.program.kill()
        for page in self.pages:
            page.until("document.body.classList.contains('stale')")
        between()
        self.program.start()
        for page in self.pages:
            page.until("!document.body.classList.contains('stale')")


def first_round(table):
    """He takes back what has come in, says other things, and begins anew."""
    table.do({"action": "choose-start", "location": "paris"})
    table.passes()
    table.do({"action": "go-on"})
    table.passes()
    table.draws("le-havre", "rats")
    # The program ends between what is promised and what is given: given is the same.
    table.program.lines_of('phone {"action":"promise-shares"')
    table.again()
    given = table.given()
    table.checks.that(len(set(given)) == 4 and None not in given, f"the four have given {given}")
    table.do({"undo": True})
    heard = table.program.lines_of("table ")
    table.checks.that("The words and shares that had come in stay: they come in again unchanged." in heard, f"of the way back the table hears {heard}")
    table.do({"undo": True})
    for _ in range(2):
        table.refuses({"action": "add-chance", "words": "sal"})
        table.refuses({"action": "promise-shares", "promises": ["ab" * 32]})
        table.again()
    table.do({"action": "go-on"})  # which brings it in again
    table.hear("!seen.chance.open && seen.chance.given.length === 4")
    table.checks.that(table.pages[0].evaluate("seen.chance.given") == given, "other shares have come in again")
    table.red()
    table.look([1])


def second_round(table, game):
    """He has a copy of the game from before its chance."""
    older = game.with_suffix(".older")
    table.do({"action": "end-phase"}, {"action": "go-on"})
    table.passes()
    table.do({"action": "go-on"})
    table.passes()
    shutil.copy(game, older)
    table.draws("brussels", "spy")
    given = table.given()
    table.hear(f"seen.chance.round === 2 && seen.chance.given[0] === '{given[0]}'")
    # Honestly gone back to the draw of the first round, and to that of the second again: no phone has anything to say.
    table.do({"go-to": 16})
    table.hear("seen.chance.round === 1 && seen.chance.given.length === 4")
    table.do({"go-to": 32})
    table.hear("seen.chance.round === 2 && seen.chance.given.length === 4")
    table.red()
    table.look([1, 2])
    # In the copy nobody gives anything for a round that is over, and every phone says why.
    table.again(lambda: shutil.copy(older, game))
    table.draws("brussels", "spy")
    table.hear("seen.chance.round === 2 && seen.chance.open")
    table.red(2)
    table.do({"action": "add-chance", "words": "sal"})
    table.red(2)
    table.look([1, 2])


def verdict(programs, game):
    made = subprocess.run([programs / "demeter-cli", "reveal", "--unfinished", game], stdout=subprocess.PIPE, check=True).stdout.decode().split("\n")
    told = subprocess.run([programs / "demeter-cli", "verify", made[0], "--json"], stdout=subprocess.PIPE, check=False)
    return json.loads(told.stdout)


def main():
    programs, checks, begun = Path(sys.argv[1]).resolve(), Checks(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        game = Path(folder) / "fished.demeter"
        made = subprocess.run([programs / "demeter-cli", "play", "-", "--record", game], input=f"{json.dumps(NEW_GAME)}\n{json.dumps(FIRST)}\n".encode(), stdout=subprocess.PIPE, check=True)
        checks.that(made.stdout == b"ok\n", f"a new game is answered {made.stdout}")
        program = Program(programs, game, folder)
        try:
            with Browser() as browser:
                table = Table(program, browser, checks)
                try:
                    first_round(table)
                    second_round(table, game)
                except BrowserError as error:
                    checks.that(False, str(error))
                for number, page in enumerate(table.pages):
                    checks.none([one for one in page.faults if "WebSocket" not in one and "ERR_CONNECTION" not in one], f"page {number}")
            checks.that(program.end() == 0, "the program does not end as it should")
        finally:
            if program.process.poll() is None:
                program.kill()
        told = verdict(programs, game)
        checks.that([each["rounds"] for each in told["chanceGoneBack"]] == [[1]], f"gone back behind chance is {told['chanceGoneBack']}")
        came = {each["round"]: each for each in told["playedWith"]["chanceByRound"]}
        facts = [(came[1][name], came[2][name]) for name in ("promised", "given", "words", "chosen")]
        checks.that(facts == [(4, 0), (4, 0), (False, True), (False, False)], f"the chance is {came}")
    print(f"{checks.passed} passed, {len(checks.failed)} failed, {time.monotonic() - begun:.1f} s")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
