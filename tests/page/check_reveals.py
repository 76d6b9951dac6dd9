#!/usr/bin/env python3
"""Small reveals, right and wrong, made here from core/journal/record_format.md with Python's own hashes, and what the page and its verifier
have to say of each: check_reveals.py"""
import hashlib
import json
import re
import sys
import tempfile
from pathlib import Path

from assemble import RESOURCES, page_of
from browser import Browser
from harness import verifier

GAME, SECRET, WORDS = "6ca5cab77e702c787b4c14b3d3bf26ba", "5e" * 32, "ajo czosnek 3"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def number(value):
    return value.to_bytes(8, "big")


def with_length(text):
    return number(len(text.encode())) + text.encode()


def sha256(tag, *parts):
    return hashlib.sha256(tag.encode() + b"\0" + b"".join(parts)).hexdigest()


CARDS_HASH = hashlib.sha256(b"".join((RESOURCES / f"cards/{name}-3e.json").read_bytes() for name in ("dracula", "hunter"))).hexdigest()
BOARD_HASH = hashlib.sha256((RESOURCES / "boards/fury-3e.json").read_bytes()).hexdigest()
PROMISE = sha256("demeter-promise/1", bytes.fromhex(GAME), bytes.fromhex(SECRET))


def header(form=3, **changed):
    deal = {"promise": PROMISE, "words": WORDS} if form >= 3 else {}
    new = {"chance": "each-round", "boardHash": BOARD_HASH, "cardsHash": CARDS_HASH, "version": "0.2"} if form == 4 else {}
    fields = {"format": f"demeter-game/{form}", "game": GAME, "started": "2026-11-21T20:15:00Z", "board": "fury-3e", "cards": "dracula-3e",
              "printing": "recommended", "rulings": {}, "handling": "dealt", "players": {"dr-seward": "Ana"}, "round": "kept", **new, **deal, **changed}
    return {name: value for name, value in fields.items() if value is not None}


def action(round_, at=None, **table):
    public = {"round": round_, "table": table} if table else {"round": round_}
    # Whatever the rules say of it: it is a step that leads where he then stands.
    return public, {"action": {"action": "choose-start", "location": at} if at else {"action": "go-on"}, "at": at}


def over(round_, to, way=None, at=None, **table):
    public = {"round": round_, **({"way": way} if way else {}), **({"table": table} if table else {})}
    return public, {"to": to, "over": "go-on", "at": at}


def passing(round_, passes=True):
    return {"round": round_}, {"pass": passes, "at": "paris"}


def game():
    """A header, two rounds, and the end in the third."""
    return [(header(), {"secret": SECRET}), action(0, round=0, winner="none"), action(0, "paris", round=1), action(1, "paris"),
            action(1, "nantes", round=2), action(2, "nantes"), action(2, "nantes", round=3), action(3, "nantes", winner="hunters")]


def half_open():
    """A game whose first four lines were never sealed, played on up to its end in round 2."""
    public = [{"round": 0, "table": {"round": 0, "winner": "none"}}, {"round": 0, "table": {"round": 1}}, {"round": 1}]
    return [(header(2), {"seed": SECRET}), *((part, {"action": {"action": "go-on"}}) for part in public), action(1, "paris", round=2),
            action(2, "nantes", winner="dracula")]


RIGHT_WORDS = ("", "ajo", "7", "1897 12", "czosnek i kołek", "żółć 3", "ÿßöø", "āķĸĺňŋŷźżž", "чеснок ёѐџ 5", "a" * 80)
WRONG_WORDS = ("Garlic", " ajo", "ajo ", "ajo  ajo", " ", "ajo,ajo", "ajo\tajo", "ajo\u00a0ajo", "ajo чеснок", "аj", "÷", "Ĺ", "ŉ", "ſ", "Ÿ", "ɓ", "ѡ",
               "Ж", "a\u0301", "ﬁ", "٣", "蒜", "😀", "a" * 81, 7, ["ajo"])


def chained(lines, first_sealed=0, as_text=compact):
    """The lines of a reveal, from pairs of public and hidden parts."""
    head, revealed = bytes(32), []
    for sequence, (public, hidden) in enumerate(lines):
        public, hidden = as_text(public), compact(hidden)
        nonce = hashlib.sha256(f"nonce {sequence}".encode()).digest()
        if sequence < first_sealed:
            head = bytes.fromhex(sha256("demeter-head/1", head, number(sequence), with_length(public), with_length(hidden), b"null"))
            revealed.append({"public": public, "hidden": hidden, "nonce": None, "commitment": None, "head": head.hex()})
            continue
        committed = sha256("demeter-commitment/1", bytes.fromhex(GAME), number(sequence), nonce, with_length(hidden))
        head = bytes.fromhex(sha256("demeter-head/2", head, number(sequence), with_length(public), bytes.fromhex(committed)))
        revealed.append({"public": public, "hidden": hidden, "nonce": nonce.hex(), "commitment": committed, "head": head.hex()})
    return revealed


def text_of(revealed):
    return '{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(map(compact, revealed)) + "\n]}\n"


def qr(revealed, round_, line):
    """The QR text that the table was shown after a line, counted from 1; line 0: the promise."""
    head = PROMISE if line == 0 else revealed[line - 1]["head"]
    return {"qr": f"DEMETER:3:{GAME.upper()}:{round_}:{head.upper()}"}


def changed(revealed, line, **fields):
    return [*revealed[:line - 1], {**revealed[line - 1], **fields}, *revealed[line:]]


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
    yield "space in a line", text_of(chained(game(), as_text=loose)), [], ["broken-chain 1 form"], 0
    swapped = [*game()[:3], ({"table": {"round": 2}, "round": 1}, {"action": {}, "at": None})]
    yield "fields in another order", text_of(chained(swapped)), [], ["broken-chain 4 form"], 0
    half = chained([*game()[:3], action(1, "paris", note="?")])
    yield "half a character", text_of(half).replace("note\\\":\\\"?", "note\\\":\\\"\\ud800"), [], ["broken-chain 4 form"], 0

    def escaped(value):
        return compact(value).replace("?", "\\ud800")
    yield "half a character as an escape", text_of(chained([(header(players={"dr-seward": "?"}), {"secret": SECRET})], as_text=escaped)), [], \
        ["broken-chain 1 form"], 0
    yield "the same in a key", text_of(chained([*game()[:3], action(1, "paris", note=[{"?": 1}])], as_text=escaped)), [], ["broken-chain 4 form"], 0
    yield "only looks like it", text_of(chained([(header(players={"dr-seward": "\\ud800 😀"}), {"secret": SECRET})])), [], [], 0

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
    yield "a name that was pasted", deal(header(players={"dr-seward": "A\tna"}), {"secret": SECRET}), [], [], 0
    yield "a printing that there isn't", deal(header(printing="xx"), {"secret": SECRET}), [], ["broken-chain 1 header"], 0

    again = [*game()[:5], over(2, 3, "back", round=1), over(1, 4, "again", round=2), over(2, 3, "back", round=1), action(1, "rome", round=2)]
    passed = chained(again)
    yield "a round gone through twice", text_of(passed), [qr(passed, 1, 5), qr(passed, 1, 7), qr(passed, 1, 9)], [], 9
    yield "the head of a way back", text_of(passed), [qr(passed, 1, 6)], ["code-mismatch"], 0
    yield "further than there is", text_of(chained([*game()[:4], over(1, 4)])), [], ["broken-chain 5 form"], 0
    uncounted = changed(chained([*game()[:4], over(1, 4)]), 4, hidden=None, nonce=None)
    yield "further, but nobody can count", text_of(uncounted), [], ["not-revealed 4"], 0
    dropped = [*game()[:4], over(1, 1), action(0, "rome"), over(0, 3)]
    yield "what was dropped", text_of(chained(dropped)), [], ["broken-chain 7 form"], 0

    yield "passing", text_of(chained([*game()[:4], passing(1), over(1, 2), passing(1), over(1, 3)])), [], [], 0
    yield "passing, counted", text_of(chained([*game()[:4], passing(1), over(1, 4)])), [], ["broken-chain 6 form"], 0
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
    mixed = chained([*old, action(1)], 3)
    late = chained([*old, action(1), ({"round": 1}, {"action": {}})], 5)
    yield "open after sealed", text_of([*mixed, late[4]]), [], ["deal-not-promised", "broken-chain 5 open-line"], 0


LANGUAGES = ("es", "pl", "ru", "it", "en")
DATA = {"name": "<!--<script>"}


def pages():
    """What it is, a reveal, the notes; the large line, what is not proved, and the log's groups that a code marks, by their first lines.
    Sentences are expressions with the page's words."""
    whole, cut = chained(game()), chained(game()[:7])
    promised, nobody, ends = "words.dealUnseen", "words.whole", "words.notOver"
    yield "whole", whole, [], nobody, [promised], []
    yield "all codes", whole, [qr(whole, 1, 5), qr(whole, 3, 8)], "words.provedAll", [promised], [4, 8]
    yield "cut off at a code", cut, [qr(cut, 2, 7)], "words.proved(2)", [promised, f"{ends}(2)"], [6]
    yield "cut off, no code", cut, [], nobody, [promised, f"{ends}(2)"], []
    setup = chained(game()[:3])
    yield "nothing but the setup", setup, [qr(setup, 0, 3)], "words.proved(0)", [promised, f"{ends}(0)"], [1]
    yield "nothing but the header", chained(game()[:1]), [], nobody, [promised, f"{ends}(0)"], []
    broken = changed(cut, 7, head="0" * 64)
    yield "broken", broken, [], "words.forged", [promised], []
    resumed = chained([*game(), over(3, 6, "back", "nantes", winner="none")])
    yield "the end taken back", resumed, [qr(resumed, 3, 8)], "words.changed(3, 1)", [promised, "words.notVouchedRest(1)", f"{ends}(3)"], [8]

    half = chained(half_open(), 4)
    open_lines = ["words.notSealed(1, 4)", "words.seedAlone"]
    yield "open lines", half, [], nobody, open_lines, []
    yield "open lines, last code", half, [qr(half, 2, 6)], "words.provedFrom(5, 2)", open_lines, [6]
    only_header = chained([half_open()[0], *game()[1:]], 1)
    yield "an open header", only_header, [qr(only_header, 3, 8)], "words.provedFrom(2, 3)", ["words.notSealed(1, 1)", "words.seedAlone"], [8]
    yield "an open header, the setup", only_header, [qr(only_header, 0, 3)], "words.provedFrom(2, 0)", \
        ["words.notSealed(1, 1)", "words.seedAlone", "words.notVouched(1, 3)"], [1]

    silent = chained([(header(words=""), {"secret": SECRET}), *game()[1:]])
    yield "no words", silent, [], nobody, ["words.noWords"], []
    yield "no words, code of the deal", silent, [qr(silent, "DEAL", 0)], "words.dealOnly", ["words.noWords"], []

    again = [*game()[:5], over(2, 3, "back", "paris", round=1), over(1, 4, "again", "nantes", round=2)]
    twice, after, proved = chained([*again, over(2, 3, "back", "paris", round=1), action(1, "rome", round=2)]), "words.notVouched(1, 2)", "words.proved(1)"
    behind = "words.changed(1, 1)"
    yield "a round gone through twice, first code", twice, [qr(twice, 1, 5)], behind, [promised, after, f"{ends}(1)"], [4]
    yield "a round gone through twice, last code", twice, [qr(twice, 1, 9)], behind, [promised, f"{ends}(1)"], [9]
    back = chained(again)
    yield "back and forward again", back, [qr(back, 1, 5)], proved, [promised, after, f"{ends}(1)"], [4]


SHOWN = """(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
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
        if level != "doubt":
            wrong.append(f"codes {notes}: {level}")
    # A round that was gone through again and again has too many heads to try.
    again = [*game()[:5]]
    for n in range(30):
        again += [over(2, 3, "back", "paris", round=1), action(1, f"place {n}", round=2)]
    many = chained(again)
    found = page.evaluate(f"demeterProof.check({json.dumps(text_of(many))}, [{{ code: '0'.repeat(12), round: 1 }}], {{ elsewhere: false }}).then(({{ notes }}) => notes[0])")
    if (found["fits"], found["why"], found["tried"], found["shown"]) != (None, "untried", 24, 31):
        wrong.append(f"31 heads of a round: {found}")
    return len(SLIPS) + len(cases) + 4 - len(wrong), wrong


def gone_back():
    """What it is, the lines, and what the audit says of ways back behind codes: rounds of the codes, round, line, and of each changed round its places."""
    start = [*game()[:4], action(1, "cagliari", round=2), action(2, "naples"), action(2, "naples", round=3), action(3, "rome")]
    back = over(3, 4, "back", "paris", round=1)
    yield "nothing", start, []
    yield "taken back and done again", [*start, over(3, 6, "back", "naples", round=2), over(2, 7, "again", "rome", round=3)], []
    yield "another way", [*start, over(3, 3, "back", "paris", round=1), action(1, "ionian-sea", round=2), action(2, "naples"), action(2, "naples", round=3)], \
        [[[1, 2], 1, 9, [[1, ["cagliari"], ["ionian-sea"]], [3, ["rome"], []]]]]
    yield "taken back for good", [*start, over(3, 4, "back", "cagliari", round=2)], [[[2], 2, 9, [[2, ["naples"], []], [3, ["rome"], []]]]]
    yield "in two steps", [*start, over(3, 6, "back", "naples", round=2), over(2, 3, "back", "paris", round=1), action(1, "paris", round=2)], \
        [[[1, 2], 1, 10, [[1, ["cagliari"], []], [2, ["naples"], []], [3, ["rome"], []]]]]
    yield "within a round", [*game()[:5], over(2, 4, "back", "nantes")], []


STEPS = '''[
    [{ action: 'play', location: 'nantes' }, 'nantes', null], [{ action: 'play', location: 'nantes' }, 'rome', 'place'], [{ action: 'play', location: 'rome' }, 'rome', 'way'],
    [{ action: 'play', location: 'bordeaux' }, 'bordeaux', 'way'], [{ action: 'play', location: 'bordeaux', powers: ['wolf-form'] }, 'bordeaux', null],
    [{ action: 'play', powers: ['hide'] }, 'paris', null], [{ action: 'play', powers: ['hide'] }, 'nantes', 'place'], [{ action: 'play', location: 'pаris' }, 'pаris', 'name'],
    [{ action: 'go-on' }, 'paris', null], [{ action: 'go-on' }, 'nantes', 'place'], [{ action: 'go-on', more: 1 }, 'paris', 'name'], [{ action: 'fly' }, 'paris', 'name'],
    [{ action: 'place-encounter', encounter: 'rats' }, 'paris', null], [{ action: 'place-encounter', encounter: 'mice' }, 'paris', 'name'],
    [{ action: 'choose-place', location: 'nantes' }, 'nantes', null], [{ action: 'choose-place', location: 'rome' }, 'paris', null], [{ action: 'choose-place', location: 'rome' }, 'rome', 'way'],
]'''


def check_steps(page):
    """Steps from Paris, where Nantes is next to it and Bordeaux two roads away, and what must be wrong with each; what the table is told and sees, too."""
    wrong = page.evaluate(f"""(async (steps) => {{
        const board = demeterNames.board('fury-3e'), wrong = [];
        const line = (number, action, at, open = {{ round: 1 }}) => ({{ number, sealed: true, open, hidden: {{ action, at }} }});
        const start = [line(1), line(2, {{ action: 'choose-start', location: 'paris' }}, 'paris', {{ round: 0, table: {{ round: 1 }} }})];
        const one = async (last, expected) => {{
            const found = (await demeterSteps.check(demeterGames.named('fury3e'), [...start, last], board))[0]?.why ?? null;
            if (found !== expected) wrong.push(`${{JSON.stringify(last)}}: ${{found}}, expected ${{expected}}`);
        }};
        for (const [action, at, expected] of steps) await one(line(3, action, at), expected);
        const said = (one) => ({{ round: 1, said: [one] }}), go = {{ action: 'go-on' }};
        await one(line(3, go, 'paris', {{ round: 2 }}), 'round');
        await one(line(3, go, 'paris', said({{ what: 'location-revealed', arguments: [{{ location: 'paris' }}], rule: '' }})), null);
        await one(line(3, go, 'paris', said({{ what: 'location-revealed', arguments: [{{ location: 'nowhere' }}], rule: '' }})), 'name');
        await one(line(3, go, 'paris', said({{ what: 'proved', arguments: [], rule: '' }})), 'name');
        await one(line(3, go, 'paris', {{ round: 1, table: {{ figure: 'paris' }} }}), null);
        await one(line(3, go, 'paris', {{ round: 1, table: {{ figure: 'nowhere' }} }}), 'name');
        await one(line(3, go, 'paris', {{ round: 1, table: {{ verdict: 'proved' }} }}), 'name');
        return wrong;
    }})({STEPS})""")
    for name, lines, expected in gone_back():
        found = page.evaluate(f"""demeterAudit.check({json.dumps(text_of(chained(lines)))}).then(({{ goneBack }}) => goneBack.map(({{ codes, round, line, changes }}) =>
            [codes.map((code) => code.round), round, line, changes.map((one) => [one.round, one.placesBefore, one.placesAfter])]))""")
        if found != expected:
            wrong.append(f"gone back, {name}: {found}, expected {expected}")
    return 24 + len(list(gone_back())) - len(wrong), wrong


def stirred(shares=True, promised=None, **changed):
    """A game of the fourth form with chance in its first round, from two phones, one of which kept its share back."""
    given = ["11" * 32, None]
    promises = promised or [sha256("demeter-share/1", number(1), bytes.fromhex("11" * 32)), "ab" * 32]
    line = ({"round": 1}, {"action": {"action": "promise-shares", "promises": promises}, "at": "paris"})
    added = ({"round": 1}, {"action": {"action": "add-chance", **({"shares": given} if shares else {"words": "ajo"})}, "at": "paris"})
    return [(header(4, **changed), {"secret": SECRET}), *game()[1:4], line, added, *game()[4:]]


def check_fourth_form(page):
    """Games with chance in every round: longer codes, hashes of board and cards, and shares that are what was promised."""
    cases = (("chance", stirred(), []), ("chance of words", stirred(shares=False), []), ("another share", stirred(promised=["cd" * 32, "ab" * 32]), ["false-step share"]),
             ("a share too few", stirred(promised=["cd" * 32]), ["false-step share"]), ("another board", stirred(boardHash="00" * 32), ["changed-board"]),
             ("no version", stirred(version=None), []), ("a version that steers", stirred(version="1\n2"), ["broken-chain header"]),
             ("other cards", stirred(cards="dracula-9e"), ["unknown-cards"]), ("an unknown board", stirred(board="fury-9e"), ["unknown-board"]),
             ("a form to come", [(header(6), {"secret": SECRET})], ["broken-chain header", "newer"]),
             ("the header of another edition", [(header(5), {"secret": SECRET})], ["broken-chain header"]),
             ("fields before their time", [({**header(3), "version": "0.2"}, {"secret": SECRET})], ["broken-chain header"]))
    wrong = []
    for name, lines, expected in cases:
        found = page.evaluate(f"""demeterAudit.check({json.dumps(text_of(chained(lines)))}).then(({{ objections }}) =>
            objections.map(({{ what, why }}) => (why ? `${{what}} ${{why}}` : what)))""")
        if found != expected:
            wrong.append(f"{name}: {found}, expected {expected}")
    lines = chained(stirred())
    terms = page.evaluate(f"demeterAudit.check({json.dumps(text_of(lines))}).then(({{ terms }}) => terms)")
    if (terms["chance"], terms["version"], terms["otherCards"]) != ({"rounds": 3, "without": [2, 3], "keptBack": [{"round": 1, "missing": 1, "promised": 2}]}, "0.2", False):
        wrong.append(f"terms: {terms}")
    code = page.evaluate(f"demeterProof.code({GAME!r}, {lines[2]['head']!r}, {WORDS!r}, 15)")
    note = {"code": code, "round": 0}
    found = page.evaluate(f"demeterAudit.check({json.dumps(text_of(lines))}, [{json.dumps(note)}]).then((result) => [demeterAudit.levelOf(result), result.vouched])")
    if found != ["proved", 3] or len(code.split(" ")) != 5:
        wrong.append(f"code {code}: {found}")
    return len(cases) + 2 - len(wrong), wrong


def check_pages(browser, folder):
    """How many of the pages that `pages` has say what they should in every language, and what the others say."""
    right, wrong = 0, []
    for name, revealed, notes, line, unproved, marked in pages():
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
            expected = page.evaluate(f"((words) => [{line}, [{', '.join(unproved)}], {marked}])(demeterWords.{language})")
            found = page.evaluate(f"(({{ line, unproved, marked }}) => [line, unproved, marked])({SHOWN})")
            if [found[0], sorted(found[1]), found[2]] != [expected[0], sorted(expected[1]), expected[2]]:
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
        for check in (check_codes, check_steps, check_fourth_form):
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
