#!/usr/bin/env python3
"""Small reveals, right and wrong, made here from core/journal/record_format.md with Python's own hashes, and what the page's verifier has to
say of each: check_reveals.py"""
import hashlib
import json
import sys

from harness import verifier

GAME, SECRET, WORDS = "6ca5cab77e702c787b4c14b3d3bf26ba", "5e" * 32, "ajo, czosnek, чеснок"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def number(value):
    return value.to_bytes(8, "big")


def with_length(text):
    return number(len(text.encode())) + text.encode()


def sha256(tag, *parts):
    return hashlib.sha256(tag.encode() + b"\0" + b"".join(parts)).hexdigest()


PROMISE = sha256("demeter-promise/1", bytes.fromhex(GAME), bytes.fromhex(SECRET))


def header(form=3, **changed):
    deal = {"promise": PROMISE, "words": WORDS} if form == 3 else {}
    fields = {"format": f"demeter-game/{form}", "game": GAME, "started": "2026-11-21T20:15:00Z", "board": "fury-3e", "cards": "dracula-3e",
              "printing": "recommended", "rulings": {}, "handling": "dealt", "players": {"dr-seward": "Ana"}, "round": "kept", **deal, **changed}
    return {name: value for name, value in fields.items() if value is not None}


def action(round_, at=None, **table):
    public = {"round": round_, "table": table} if table else {"round": round_}
    return public, {"action": {"action": "go-on"}, "at": at}


def over(round_, to, way=None, **table):
    public = {"round": round_, **({"way": way} if way else {}), **({"table": table} if table else {})}
    return public, {"to": to, "over": "go-on", "at": None}


def passing(round_, passes=True):
    return {"round": round_}, {"pass": passes, "at": "paris"}


def game():
    """A header, two rounds, and the end in the third."""
    return [(header(), {"secret": SECRET}), action(0, round=0, winner="none"), action(0, "paris", round=1), action(1, "paris"),
            action(1, "nantes", round=2), action(2, "nantes"), action(2, "nantes", round=3), action(3, "nantes", winner="hunters")]


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

    yield "another place", text_of(changed(whole, 4, hidden=whole[3]["hidden"].replace("paris", "rome!"))), [], ["broken-chain 4 commitment"], 0
    yield "another round", text_of(changed(whole, 4, public='{"round":2}')), [], ["broken-chain 4 head"], 0
    yield "a line left out", text_of([*whole[:3], *whole[4:]]), [], ["broken-chain 4 commitment"], 0
    yield "a line that is sealed", text_of(changed(whole, 4, hidden=None, nonce=None)), [], ["not-revealed 4"], 0
    yield "hidden without its nonce", text_of(changed(whole, 4, nonce=None)), [], ["broken-chain 4 form"], 0
    yield "a field too many", text_of(changed(whole, 4, more=1)), [], ["broken-chain 4 form"], 0
    yield "head in capitals", text_of(changed(whole, 4, head=whole[3]["head"].upper())), [], ["broken-chain 4 form"], 0
    yield "a field twice", text_of(whole).replace('"nonce"', '"nonce":null,"nonce"', 1), [], ["broken-chain None form"], 0
    yield "line ends of another system", text_of(whole).replace("\n", "\r\n"), [], [], 0
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

    def deal(public, hidden):
        return text_of(chained([(public, hidden), *game()[1:]]))
    yield "another secret", deal(header(), {"secret": "00" * 32}), [], ["deal-not-from-seed"], 0
    yield "a seed in the secret's place", deal(header(), {"seed": SECRET}), [], ["deal-not-from-seed"], 0
    yield "nothing promised", deal(header(promise=None, words=None), {"seed": SECRET}), [], ["deal-not-promised"], 0
    yield "a promise without words", deal(header(words=None), {"secret": SECRET}), [], ["broken-chain 1 header"], 0
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
    yield "never sealed", text_of(chained(old, 3)), [], ["deal-not-promised"], 0
    oldest = [(header(1), {"seed": SECRET}), ({"round": 0}, {"action": {}}), ({"to": 0, "over": "go-on"}, None)]
    yield "of version 0.1", text_of(chained(oldest, 3)), [], ["deal-not-promised"], 0
    yield "gone on with", text_of(chained([*oldest, action(1, round=1), action(1, round=2)], 3)), [], ["deal-not-promised"], 0
    yield "an open header of now", text_of(chained(game(), 1)), [], ["broken-chain 1 header"], 0
    mixed = chained([*old, action(1)], 3)
    late = chained([*old, action(1), ({"round": 1}, {"action": {}})], 5)
    yield "open after sealed", text_of([*mixed, late[4]]), [], ["deal-not-promised", "broken-chain 5 open-line"], 0


def main():
    passed, failed = 0, 0
    with verifier() as page:
        for name, text, notes, objections, vouched in reveals():
            found = page.evaluate(f"""demeterProof.check({json.dumps(text)}, {json.dumps(notes)}).then(({{ objections, vouched }}) =>
                [objections.map(({{ what, line, why }}) => what === 'broken-chain' ? `${{what}} ${{line ?? 'None'}} ${{why}}` :
                    what === 'not-revealed' ? `${{what}} ${{line}}` : what), vouched])""")
            if found == [objections, vouched]:
                passed += 1
            else:
                failed += 1
                print(f"{name}: {found}, expected {[objections, vouched]}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
