#!/usr/bin/env python3
"""Small reveals, right and wrong, made here from core/journal/record_format.md with Python's own hashes, and what the page and its verifier
have to say of each: check_reveals.py"""
import json
import re
import sys
import tempfile
from pathlib import Path

from assemble import RESOURCES, page_of
from browser import Browser
from harness import verifier
from made_games import GAME, PROMISE, SECRET, WORDS, Made, changed, chained, compact, game, half_open, header, qr, share_promise, text_of

RIGHT_WORDS = ("", "ajo", "7", "1897 12", "czosnek i kołek", "żółć 3", "ÿßöø", "āķĸĺňŋŷźżž", "чеснок ёѐџ 5", "a" * 80)
WRONG_WORDS = ("Garlic", " ajo", "ajo ", "ajo  ajo", " ", "ajo,ajo", "ajo\tajo", "ajo\u00a0ajo", "ajo чеснок", "аj", "÷", "Ĺ", "ŉ", "ſ", "Ÿ", "ɓ", "ѡ",
               "Ж", "a\u0301", "ﬁ", "٣", "蒜", "😀", "a" * 81, 7, ["ajo"])


def action(round_, at=None, **table):
    """A line, whatever the table knew before it: its form alone is looked at."""
    public = {"round": round_, "table": table} if table else {"round": round_}
    return public, {"action": {"action": "go-on"}, "at": at}


def over(round_, to, way=None, at=None, **table):
    public = {"round": round_, **({"way": way} if way else {}), **({"table": table} if table else {})}
    return public, {"to": to, "over": "go-on", "at": at}


def passing(round_, passes=True):
    return {"round": round_}, {"pass": passes, "at": "paris"}


def reveals():
    """What it is, the text, the notes; the objections and how many lines are vouched for."""
    whole = chained(game())
    yield "whole", text_of(whole), [], [], 0
    yield "all codes", text_of(whole), [qr(whole, "DEAL", 0), qr(whole, 0, 3), qr(whole, 1, 5), qr(whole, 2, 7), qr(whole, 3, 8)], [], 8
    yield "only the deal's code", text_of(whole), [qr(whole, "DEAL", 0)], [], 0
    yield "code of another round", text_of(whole), [qr(whole, 2, 5)], ["code-mismatch"], 0
    yield "code of a round that is not there", text_of(whole), [qr(whole, 9, 5)], ["code-mismatch"], 0
    yield "QR code of another game", text_of(whole), [{"qr": qr(whole, 1, 5)["qr"].replace(GAME.upper(), "0" * 32)}], ["code-mismatch"], 0
    yield "a spoken code that is none", text_of(whole), [{"code": "12 34", "round": 1}], ["code-mismatch"], 0
    yield "cut off", text_of(whole[:6]), [qr(whole, 2, 7)], ["code-mismatch"], 0
    yield "cut off, older code", text_of(whole[:6]), [qr(whole, 1, 5)], [], 5
    other = chained([*game()[:3], action(1, "rome"), *game()[4:]])
    yield "made anew", text_of(other), [], [], 0
    yield "made anew, but for a code before", text_of(other), [qr(whole, 0, 3)], [], 3
    yield "made anew, and a code after", text_of(other), [qr(whole, 1, 5)], ["code-mismatch"], 0
    yield "broken after a code", text_of(changed(whole, 6, head="0" * 64)), [qr(whole, 1, 5)], ["broken-chain 6 head"], 5

    first = chained([(header(), {"secret": SECRET}), action(0, round=2, winner="dracula"), action(2, round=3)])
    yield "an end in the first that the table sees", text_of(first), [qr(first, 2, 2)], ["code-mismatch"], 0
    yield "a round after it", text_of(first), [qr(first, 2, 3)], [], 3

    yield "another place", text_of(changed(whole, 4, hidden=whole[3]["hidden"].replace("paris", "rome!"))), [], ["broken-chain 4 commitment"], 0
    yield "the first line of another game", text_of(changed(whole, 1, public=whole[0]["public"].replace(GAME, "0" * 32))), [], ["broken-chain 1 commitment"], 0
    yield "another round", text_of(changed(whole, 4, public='{"round":2}')), [], ["broken-chain 4 head"], 0
    yield "a line left out", text_of([*whole[:3], *whole[4:]]), [], ["broken-chain 4 commitment"], 0
    yield "a line that is sealed", text_of(changed(whole, 4, hidden=None, nonce=None)), [], ["not-revealed 4"], 0
    yield "hidden without its nonce", text_of(changed(whole, 4, nonce=None)), [], ["broken-chain 4 form"], 0
    yield "a field too many", text_of(changed(whole, 4, more=1)), [], ["broken-chain 4 form"], 0
    yield "head in capitals", text_of(changed(whole, 4, head=whole[3]["head"].upper())), [], ["broken-chain 4 form"], 0
    yield "a field twice", text_of(whole).replace('"nonce"', '"nonce":null,"nonce"', 1), [], ["broken-chain None form"], 0
    yield "line ends of another system", text_of(whole).replace("\n", "\r\n"), [], [], 0
    yield "lines broken as in a letter", re.sub("(.{76})", "\\1\r\n", text_of(whole)), [], [], 0
    yield "a blank", text_of(whole).replace(":", ": ", 1), [], ["broken-chain None form"], 0
    yield "no reveal", "{}", [], ["broken-chain None form"], 0
    yield "no lines", text_of([]), [], ["broken-chain 1 header"], 0
    yield "no header", text_of(chained(game()[1:])), [], ["broken-chain 1 header"], 0

    def loose(value):
        return compact(value).replace(":", ": ", 1)
    yield "space in a line", text_of(chained(game(), as_text=loose)), [], ["broken-chain 1 header"], 0
    swapped = [*game()[:3], ({"table": {"round": 2}, "round": 1}, {"action": {}, "at": None})]
    yield "fields in another order", text_of(chained(swapped)), [], ["broken-chain 4 form"], 0
    half = chained([*game()[:3], action(1, "paris", note="?")])
    yield "half a character", text_of(half).replace("note\\\":\\\"?", "note\\\":\\\"\\ud800"), [], ["broken-chain 4 form"], 0

    def escaped(value):
        return compact(value).replace("?", "\\ud800")
    yield "half a character as an escape", text_of(chained([(header(players=header()["players"] | {"dr-seward": "?"}), {"secret": SECRET})], as_text=escaped)), [], \
        ["broken-chain 1 header"], 0
    yield "the same in a key", text_of(chained([*game()[:3], action(1, "paris", note=[{"?": 1}])], as_text=escaped)), [], ["broken-chain 4 form"], 0
    yield "only looks like it", text_of(chained([(header(players=header()["players"] | {"dr-seward": "\\ud800 😀"}), {"secret": SECRET})])), [], [], 0

    def deal(public, hidden):
        return text_of(chained([(public, hidden), *game()[1:]]))
    yield "another secret", deal(header(), {"secret": "00" * 32}), [], ["deal-not-from-seed"], 0
    yield "a seed in the secret's place", deal(header(), {"seed": SECRET}), [], ["deal-not-from-seed"], 0
    yield "nothing promised", deal(header(promise=None, words=None), {"seed": SECRET}), [], ["deal-not-promised"], 0
    yield "a promise without words", deal(header(words=None), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "a promise of old", text_of(chained([(header(2, promise=PROMISE, words=WORDS), {"secret": SECRET})], 1)), [], ["broken-chain 1 header"], 0
    for words in RIGHT_WORDS:
        yield f"words: {words!r}", deal(header(words=words), {"secret": SECRET}), [], [] if words else ["deal-not-promised"], 0
    for words in WRONG_WORDS:
        yield f"no words: {words!r}", deal(header(words=words), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "no words, another secret", deal(header(words=""), {"secret": "00" * 32}), [], ["deal-not-from-seed"], 0
    for name in ("started", "board", "cards"):
        for sign in "\n\x1b\x7f\x9b":
            yield f"{name}: {sign!r}", deal(header(**{name: f"fury{sign}3e"}), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "a name that was pasted", deal(header(players=header()["players"] | {"dr-seward": "A\tna"}), {"secret": SECRET}), [], [], 0
    players = header()["players"]
    for name, other in (("a fifth player", players | {"renfield": ""}), ("a player called __proto__", players | {"__proto__": ""}),
                        ("a hunter less", {hunter: players[hunter] for hunter in list(players)[1:]}), ("hunters in another order", dict(reversed(players.items()))),
                        ("a number for a player", players | {"mina-harker": 1})):
        yield name, deal(header(players=other), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "fields of the header in another order", deal(dict(sorted(header().items())), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "a field of the header too many", deal({**header(), "more": 1}, {"secret": SECRET}), [], ["broken-chain 1 header"], 0
    yield "a printing that there isn't", deal(header(printing="xx"), {"secret": SECRET}), [], ["broken-chain 1 header"], 0

    passed = chained(twice_through().lines)
    yield "a round gone through twice", text_of(passed), [qr(passed, 1, 5), qr(passed, 1, 7), qr(passed, 1, 9)], [], 9
    yield "the head of a way back", text_of(passed), [qr(passed, 1, 6)], ["code-mismatch"], 0
    yield "passing that says no", text_of(chained([*game()[:4], passing(1, False)])), [], ["broken-chain 5 form"], 0
    correction = {"round": 1, "way": "back"}, {"action": {}, "at": None}
    yield "a correction that is an action", text_of(chained([*game()[:4], correction])), [], ["broken-chain 5 form"], 0
    shown = {"to": 1}, {"over": "go-on", "at": None}
    yield "going back for all to see", text_of(chained([*game()[:4], shown])), [], ["broken-chain 5 form"], 0

    old = [(header(2), {"seed": SECRET}), ({"round": 0}, {"action": {}}), ({"to": 0}, {"over": "go-on"})]
    yield "never sealed", text_of(chained(old, 3)), [], ["deal-not-promised", "not-sealed 1 3"], 0
    oldest = [(header(1), {"seed": SECRET}), ({"round": 0}, {"action": {}}), ({"to": 0, "over": "go-on"}, None)]
    yield "of version 0.1", text_of(chained(oldest, 3)), [], ["deal-not-promised", "not-sealed 1 3"], 0
    yield "gone on with", text_of(chained([*oldest, action(1, round=1), action(1, round=2)], 3)), [], ["deal-not-promised", "not-sealed 1 3"], 0
    half_sealed = chained(half_open(), 4)
    yield "a code after open lines", text_of(half_sealed), [qr(half_sealed, 1, 5), qr(half_sealed, 2, 6)], ["deal-not-promised", "not-sealed 1 4"], 6
    yield "a code of an open line", text_of(half_sealed), [qr(half_sealed, 0, 3)], ["deal-not-promised", "not-sealed 1 4", "code-mismatch"], 0
    yield "open lines, then a break", text_of(changed(half_sealed, 6, head="0" * 64)), [], ["deal-not-promised", "broken-chain 6 head"], 0
    yield "an open header of now", text_of(chained(game(), 1)), [], ["broken-chain 1 header"], 0
    told_of = [(header(1), {"seed": SECRET}), ({"round": 0, "table": {"round": 0}}, {"action": {}})]
    yield "of version 0.1, and told something", text_of(chained(told_of, 2)), [], ["deal-not-promised", "broken-chain 2 form"], 0
    mixed = chained([*old, action(1)], 3)
    late = chained([*old, action(1), ({"round": 1}, {"action": {}})], 5)
    yield "open after sealed", text_of([*mixed, late[4]]), [], ["deal-not-promised", "broken-chain 5 open-line"], 0


def twice_through():
    """A round that is gone through again: back, forward, back once more and another way."""
    made = Made().act().act(at="paris", round=1).act().act(at="nantes", round=2)
    return made.go(3).go(4).go(3).act(at="rome", round=2)


LANGUAGES = ("es", "pl", "ru", "it", "en")
DATA = {"name": "<!--<script>"}


def pages():
    """What it is, a reveal, the notes; the verdict with how far it reaches and its numbers, what is not proved, and the log's groups that a code marks, by their
    first lines. Sentences are expressions with the page's words."""
    whole, cut = chained(game()), chained(game()[:7])
    promised, ends = "words.dealUnseen", "words.notOver"
    yield "whole", whole, [], ("holds",), [promised], []
    yield "all codes", whole, [qr(whole, 1, 5), qr(whole, 3, 8)], ("proved", "end"), [promised], [4, 8]
    yield "cut off at a code", cut, [qr(cut, 2, 7)], ("proved", "round", 2), [promised, f"{ends}(2)"], [6]
    yield "cut off, no code", cut, [], ("holds",), [promised, f"{ends}(2)"], []
    setup = chained(game()[:3])
    yield "nothing but the setup", setup, [qr(setup, 0, 3)], ("proved", "setup"), [promised, f"{ends}(0)"], [1]
    yield "nothing but the header", chained(game()[:1]), [], ("holds",), [promised, f"{ends}(0)"], []
    broken = changed(cut, 7, head="0" * 64)
    yield "broken", broken, [], ("not-proved",), [promised], []
    yield "codes that do not fit", whole, [qr(whole, 1, 5), qr(whole, 2, 8), qr(whole, 9, 5)], ("codes-do-not-fit", None, None, 2), [promised, "words.notVouched(2, 3)"], [4]
    yield "a line that is sealed", changed(whole, 4, hidden=None, nonce=None), [], ("not-revealed",), ["words.stillSealed(1, 4)", promised], []
    resumed = Made().act().act(at="paris", round=1).act().act(at="nantes", round=2).act().act(round=3).act(winner="hunters").go(6)
    resumed = chained(resumed.lines)
    yield "the end taken back", resumed, [qr(resumed, 3, 8)], ("proved-with-changes", "round", 3, 1), [promised, "words.notVouchedRest(1)", f"{ends}(3)"], [8]

    half = chained(half_open(), 4)
    open_lines = ["words.notSealed(1, 4)", "words.seedAlone"]
    yield "open lines", half, [], ("not-all-checked",), open_lines, []
    yield "open lines, last code", half, [qr(half, 2, 6)], ("not-all-checked",), open_lines, [6]
    only_header = chained([half_open()[0], *game()[1:]], 1)
    yield "an open header", only_header, [qr(only_header, 3, 8)], ("not-all-checked",), ["words.notSealed(1, 1)", "words.seedAlone"], [8]

    silent = chained([(header(words=""), {"secret": SECRET}), *game()[1:]])
    yield "no words", silent, [], ("holds",), ["words.noWords"], []
    yield "no words, code of the deal", silent, [qr(silent, "DEAL", 0)], ("holds",), ["words.noWords"], []
    unknown = chained([(header(board="fury-9e"), {"secret": SECRET}), *game()[1:]])
    yield "a board that nobody knows", unknown, [], ("unknown", None, None, None, "fury-9e"), [promised], []

    twice = chained(twice_through().lines)
    yield "a round gone through twice, first code", twice, [qr(twice, 1, 5)], ("proved-with-changes", "round", 1, 1), [promised, "words.notVouched(1, 2)", f"{ends}(1)"], [4]
    yield "a round gone through twice, last code", twice, [qr(twice, 1, 9)], ("proved-with-changes", "round", 1, 1), [promised, f"{ends}(1)"], [9]
    back = chained(Made().act().act(at="paris", round=1).act().act(at="nantes", round=2).go(3).go(4).lines)
    yield "back and forward again", back, [qr(back, 1, 5)], ("proved", "round", 1), [promised, "words.notVouched(1, 2)", f"{ends}(1)"], [4]


VERDICTS = {one["id"]: one["words"] for one in json.loads((RESOURCES / "verdict/verdicts.json").read_text("utf-8"))["verdicts"]}


def sentence(language, verdict, reach=None, round_=None, number_=None, name=None):
    """The words of a verdict, as resources/verdict/verdicts.json has them."""
    words = VERDICTS[verdict][reach][language] if reach else VERDICTS[verdict][language]
    return words.replace("{round}", str(round_)).replace("{n}", str(number_)).replace("{name}", str(name))


SHOWN = """(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
        level: document.getElementById('verdict').dataset.level,
        line: document.getElementById('verdict-line').textContent,
        // The last one says that no step was checked and is always there.
        unproved: texts('.unproved li').slice(0, -1),
        marked: [...document.querySelectorAll('details.round')].filter((round) => round.querySelector('summary .proved'))
            .map((round) => Number(round.dataset.first)),
    };
})()"""


SLIPS = (("123456789012", "123456789012", None), ("123456789012", "123456789013", ("digit", [3])), ("123456789012", "213456789012", ("exchanged", [0])),
         ("123456789012", "124356789012", ("exchanged", [0, 1])), ("123456789012", "456123789012", ("exchanged", [0, 1])),
         ("123456789012", "987456789012", ("group", [0])), ("123456789012", "923456789019", None), ("123456789012", "123456789012345", None))


def check_codes(page):
    """Codes that do not fit, each by another slip of the pen, and what is said of them."""
    wrong = []
    for noted, shown, expected in SLIPS:
        found = page.evaluate(f"demeterProof.slipBetween({noted!r}, {shown!r})")
        if (found and (found["slip"], found["groups"])) != expected:
            wrong.append(f"{noted} and {shown}: {found}, expected {expected}")
    whole = chained(game())
    heads = {0: whole[2]["head"], 1: whole[4]["head"], 2: whole[6]["head"]}
    codes = {round_: page.evaluate(f"demeterProof.code({GAME!r}, {head!r}, {WORDS!r})").replace(" ", "") for round_, head in heads.items()}
    other = codes[1][:-1] + str((int(codes[1][-1]) + 1) % 10)
    cases = (("fits", {"code": codes[1], "round": 1}, {"fits": True, "line": 5}),
             ("a wrong digit", {"code": other, "round": 1}, {"fits": False, "why": "similar", "slip": "digit", "groups": [3]}),
             ("of another round", {"code": codes[2], "round": 1}, {"fits": False, "why": "elsewhere", "shownIn": 2, "line": 7}),
             ("as the code of the deal", {"code": codes[0], "round": None}, {"fits": False, "why": "elsewhere", "shownIn": 0, "line": 3}),
             ("too long", {"code": codes[1] + "345", "round": 1}, {"fits": False, "why": "length", "digits": 12}),
             ("a stranger", {"code": "0" * 12, "round": 1}, {"fits": False, "why": "other"}))
    for name, note, expected in cases:
        found = page.evaluate(f"demeterAudit.check({json.dumps(text_of(whole))}, [{json.dumps(note)}]).then(({{ notes }}) => notes[0])")
        if {key: found.get(key) for key in expected} != expected:
            wrong.append(f"code, {name}: {found}, expected {expected}")
    # A code that does not fit accuses nobody while another one fits, nor while it may be a slip of the pen.
    for notes in ([cases[0][1], cases[-1][1]], [cases[-1][1]], [cases[1][1]]):
        level = page.evaluate(f"demeterAudit.check({json.dumps(text_of(whole))}, {json.dumps(notes)}).then(demeterAudit.levelOf)")
        if level != "codes-do-not-fit":
            wrong.append(f"codes {notes}: {level}")
    # A round that was gone through again and again has too many heads to try: what was not tried belongs to this game for all that anybody knows.
    again = Made().act().act(at="paris", round=1).act().act(at="nantes", round=2)
    for n in range(30):
        again.go(3).act(at="rome" if n % 2 else "nantes", round=2)
    found = page.evaluate(f"""demeterAudit.check({json.dumps(text_of(chained(again.lines)))}, [{{ code: '0'.repeat(12), round: 1 }}], {{ elsewhere: false }})
        .then((result) => [result.notes[0].fits, result.notes[0].why, result.notes[0].tried, result.notes[0].shown, demeterAudit.levelOf(result)])""")
    if found != [None, "untried", 24, 31, "not-all-checked"]:
        wrong.append(f"31 heads of a round: {found}")
    return len(SLIPS) + len(cases) + 4 - len(wrong), wrong


def gone_back():
    """What it is, the lines, and what the audit says of ways back behind codes: rounds of the codes, round, line, and of each changed round its places."""
    def start():
        made = Made().act().act(at="paris", round=1).act().act(at="cagliari", round=2).act(at="naples").act(round=3)
        return made.act(at="rome")
    yield "nothing", start(), []
    yield "taken back and done again", start().go(6).go(7), []
    yield "another way", start().go(3).act(at="ionian-sea", round=2).act(at="naples").act(round=3), [[[1, 2], 1, 9, [[1, ["cagliari"], ["ionian-sea"]], [3, ["rome"], []]]]]
    yield "taken back for good", start().go(4), [[[2], 2, 9, [[2, ["naples"], []], [3, ["rome"], []]]]]
    yield "in two steps", start().go(6).go(3).act(round=2), [[[1, 2], 1, 10, [[1, ["cagliari"], ["paris"]], [2, ["naples"], []], [3, ["rome"], []]]]]
    yield "within a round", Made().act().act(at="paris", round=1).act(at="nantes").act().go(3), []
    # What was whole when it was taken back is not broken off: another step at its end is another step.
    whole_round = Made().act().act(at="paris", round=1).act(at="nantes", round=2)
    yield "a whole round", whole_round.go(2).act(at="nantes").act(at="paris", round=2), [[[1], 1, 5, [[1, [], ["paris"]]]]]


def check_gone_back(page):
    wrong = []
    for name, made, expected in gone_back():
        found = page.evaluate(f"""demeterAudit.check({json.dumps(text_of(chained(made.lines)))}).then(({{ goneBack }}) => goneBack.map(({{ codes, round, line, changes }}) =>
            [codes.map((code) => code.round), round, line, changes.map((one) => [one.round, one.placesBefore, one.placesAfter])]))""")
        if found != expected:
            wrong.append(f"gone back, {name}: {found}, expected {expected}")
    return len(list(gone_back())) - len(wrong), wrong


def check_pages(browser, folder):
    """How many of the pages that `pages` has say what they should in every language, and what the others say."""
    right, wrong = 0, []
    for name, revealed, notes, verdict, unproved, marked in pages():
        path = Path(folder) / "page.html"
        path.write_text(page_of(json.dumps({**DATA, "reveal": text_of(revealed)}, ensure_ascii=False)), "utf-8")
        page = browser.open(path.as_uri())
        page.until("!['checking', undefined].includes(document.getElementById('verdict').dataset.level)")
        page.evaluate("location.hash = '#check'")
        page.until("document.body.dataset.view === 'check'")
        for note in notes:
            page.type("#code", note["qr"])
            page.evaluate("document.getElementById('code-form').requestSubmit()")
            page.until("document.getElementById('progress').textContent === '' && !document.querySelector('.notes .checking')")
        for language in LANGUAGES:
            page.evaluate(f"((field) => {{ field.value = '{language}'; field.dispatchEvent(new Event('change')); }})(document.getElementById('language'))")
            expected = [verdict[0], sentence(language, *verdict), *page.evaluate(f"((words) => [[{', '.join(unproved)}], {marked}])(demeterWords.{language})")]
            found = page.evaluate(f"(({{ level, line, unproved, marked }}) => [level, line, unproved, marked])({SHOWN})")
            if [*found[:2], sorted(found[2]), found[3]] != [*expected[:2], sorted(expected[2]), expected[3]]:
                wrong.append(f"{name}, {language}: {found}, expected {expected}")
            else:
                right += 1
        if page.faults:
            wrong.append(f"{name}: {page.faults}")
        page.close()
    return right, wrong


def main():
    passed, failed = 0, 0
    with verifier() as page:
        for name, text, notes, objections, vouched in reveals():
            found = page.evaluate(f"""demeterProof.check({json.dumps(text)}, {json.dumps(notes)}).then(({{ objections, vouched }}) =>
                [objections.map(({{ what, line, why, count }}) => what === 'broken-chain' ? `${{what}} ${{line ?? 'None'}} ${{why}}` :
                    what === 'not-sealed' ? `${{what}} ${{line}} ${{count}}` : what === 'not-revealed' ? `${{what}} ${{line}}` : what), vouched])""")
            if found == [objections, vouched]:
                passed += 1
            else:
                failed += 1
                print(f"{name}: {found}, expected {[objections, vouched]}")
        for name, lines, over_ in (("whole", game(), True), ("cut off", game()[:7], False), ("header", game()[:1], False),
                                   ("the end taken back", [*game(), over(3, 6, "back", winner="none")], False)):
            found = page.evaluate(f"demeterProof.check({json.dumps(text_of(chained(lines)))}).then(({{ over }}) => over)")
            passed, failed = passed + (found == over_), failed + (found != over_)
            if found != over_:
                print(f"{name}: over is {found}")
        for words, right in [*((words, True) for words in RIGHT_WORDS), *((words, False) for words in WRONG_WORDS)]:
            found = page.evaluate(f"demeterProof.isWords({json.dumps(words)})")
            passed, failed = passed + (found == right), failed + (found != right)
            if found != right:
                print(f"isWords({words!r}) is {found}")
        for check in (check_codes, check_gone_back):
            right, wrong = check(page)
            passed, failed = passed + right, failed + len(wrong)
            for fault in wrong:
                print(fault)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        right, wrong = check_pages(browser, folder)
    passed, failed = passed + right, failed + len(wrong)
    for fault in wrong:
        print(fault)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
