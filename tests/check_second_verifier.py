#!/usr/bin/env python3
"""Holds second_verifier.py, and with it the text that it was written from, against the program:

    check_second_verifier.py [--terminal DEMETER-CLI] [CASES.json...]

Without cases: it opens the golden records with their key, and the key files with their words, and has to find the reveal, the codes' lines and the
number of actions that the program found; it makes every proof vector, codes too; it refuses every change in a reveal that the chain was made
anew behind, for its form, its deal, its chance or what was said alone; and it says the verdict of section 11 of games on boards of their own, of
chance that was taken back, late or chosen, of codes that were gone back behind, and of what is missing or unknown. With the terminal's program, that
has to say the same of each. With cases: it has to judge the forgeries as tests/page/check_forgeries.py says that they are judged."""
import functools
import hashlib
import itertools
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import second_verifier as second

DATA = second.ROOT / "tests/core/journal/data"


def chained(lines, first=0, new_nonces=False, of=None):
    """The lines with commitments and heads made anew from this one on, as somebody with all keys to the game `of` would; by itself that of its header."""
    game = bytes.fromhex(of or json.loads(lines[0]["public"])["game"])
    head, out = bytes.fromhex(lines[first - 1]["head"]) if first else bytes(32), list(lines[:first])
    for n, line in enumerate(lines[first:], first):
        nonce = line["nonce"]
        if nonce is None:
            head = second.open_head_of(head, n, line["public"].encode(), line["hidden"].encode())
            out.append({**line, "head": head.hex()})
            continue
        if new_nonces:
            nonce = bytes(byte * 5 + 77 & 255 for byte in bytes.fromhex(nonce)).hex()
        committed = second.commitment(game, n, bytes.fromhex(nonce), line["hidden"].encode())
        head = second.head_of(head, n, line["public"].encode(), committed)
        out.append({**line, "nonce": nonce, "commitment": committed.hex(), "head": head.hex()})
    return out


def fault_in(lines):
    try:
        second.Game(lines)
    except second.Fault as fault:
        return fault.what
    return None


def fault_of(text):
    try:
        return fault_in(second.lines_of(text))
    except second.Fault as fault:
        return fault.what


def caught(text, notes):
    """Whether a verifier objects to a game, without a code or with one of the notes."""
    try:
        game = second.Game(second.lines_of(text))
    except second.Fault:
        return True
    return bool(game.doubts or game.kept_errors()) or any(game.fits(note) is None for note in notes)


def masters():
    return [key for name in ("keys", "keys-2") for key in keys_in(name)[0]]


def keys_in(name, words="", by="pin"):
    return second.masters_of((DATA / "golden" / name).read_text("utf-8"), words, by)


def check_keys():
    """core/journal/key_format.md: the same keys in files that words open."""
    pin, passphrase = "271828", "Łódź и море"
    [master], _ = keys_in("keys")
    for name, words, by, screen in (("keys-2", "", "", ""), ("keys-wrapped", pin, "pin", ""), ("keys-wrapped", passphrase, "passphrase", ""),
                                    ("keys-2-pin", pin, "pin", ""), ("keys-2-both", passphrase, "passphrase", pin)):
        found, kept = keys_in(name, words, by)
        yield f"{name} by {by}", found[0] == master
        yield f"{name} by {by}: a PIN for the screen", bool(kept) == bool(screen)
        if kept:
            salt, (passes, memory), key = kept[:16], second.struct.unpack(">IQ", kept[16:28]), kept[28:]
            yield f"{name}: the PIN", second.argon2id(screen.encode(), salt, passes, memory, 32) == key
        if words:
            try:
                keys_in(name, words + "1", by)
                yield f"{name} by other words", False
            except second.Fault:
                yield f"{name} by other words", True


@functools.cache
def golden():
    """Name, lines, and what the program found, of every golden record of every game."""
    folder = DATA / "golden"
    return [(path.relative_to(folder).with_suffix("").as_posix(), second.revealed(path.read_bytes(), masters()),
             json.loads(path.with_suffix(".expected.json").read_text("utf-8"))) for path in sorted(folder.rglob("*.demeter"))]


# The seals of this record were made before corrections had more room.
EARLY = "sealed-first"


def check_golden():
    for name, (lines, odd_lengths), expected in golden():
        text = second.text_of(lines)
        yield f"{name}: reveal", hashlib.sha256(text.encode()).hexdigest() == expected["reveal"]
        yield f"{name}: length of the seals", not odd_lengths or name == EARLY
        try:
            game = second.Game(second.lines_of(text))
        except second.Fault as fault:
            yield f"{name}: line {fault.line}: {fault.what}", False
            continue
        yield f"{name}: head", lines[-1]["head"] == expected["head"] and len(lines) == expected["lines"]
        yield f"{name}: actions", (len(game.actions), game.at) == (expected["entries"], expected["cursor"])
        shown = [list(each) for each in game.witnesses]
        yield f"{name}: codes", shown == [each for each in expected["witnesses"] if each[1] >= game.open_lines]
        for round_, n, head in game.witnesses:
            qr = f"DEMETER:3:{game.header['game'].upper()}:{round_}:{head.upper()}"
            later = max(other for number, other, same in game.witnesses if (number, same) == (round_, head))
            yield f"{name}: QR code of round {round_}", game.fits({"qr": qr}) == later + 1
            yield f"{name}: QR code of another round", game.fits({"qr": qr.replace(f":{round_}:", f":{round_ + 90}:")}) is None
    games = [(name, second.Game(lines)) for name, (lines, _), _ in golden()]
    yield "cards that were seen to be those that were dealt", (sum(game.placed for _, game in games) > 15 and
                                                                  sum(game.fought for _, game in games) > 2)
    data = (DATA / "golden/stirred.demeter").read_bytes()
    for cut, lines in ((0, 0), (1, 0), (2, 1), (700, 1)):  # bytes at the end, and the lines that are gone with them
        found, _ = second.revealed(data[:len(data) - cut], masters())
        yield f"{cut} bytes cut off", found == dict((name, each) for name, (each, _), _ in golden())["stirred"][:len(found)] and (
            len(found) == len(data.splitlines()) - lines)
    with ThreadPoolExecutor() as pool:  # two codes of each game: they are slow
        some = [(name, game, witness) for name, game in games for witness in game.witnesses[-1:] + game.witnesses[:1]]
        for (name, game, witness), digits in zip(some, pool.map(lambda each: each[1].spoken(each[2]), some)):
            yield f"{name}: code of round {witness[0]}", game.fits({"code": digits, "round": witness[0]}) is not None
            wrong = digits[:-1] + str((int(digits[-1]) + 1) % 10)
            yield f"{name}: a wrong code", game.fits({"code": wrong, "round": witness[0]}) is None
            yield f"{name}: length of a code", len(digits) == (15 if game.form >= 4 else 12)


def check_vectors():
    vectors = json.loads((DATA / "proof-vectors.json").read_text("utf-8"))
    for v in vectors["codes"]:
        digits = "".join(v["code"].split())
        yield f"words of vector {v}", second.is_words(v["words"])
        yield f"vector {v}", second.code(bytes.fromhex(v["game"]), bytes.fromhex(v["head"]), v["words"], len(digits)) == digits
    for v in vectors["shuffles"]:
        yield f"vector {v}", list(second.shuffled(tuple(range(v["cards"])), bytes.fromhex(v["seed"]), v["index"])) == v["order"]
    for v in vectors["mixings"]:
        yield f"vector {v}", list(second.mixed(v["tokens"], bytes.fromhex(v["seed"]), v["index"])) == v["order"]
        yield f"vector {v}, lying in another order", list(second.mixed(v["tokens"][::-1], bytes.fromhex(v["seed"]), v["index"])) == v["order"]


def with_part(lines, n, part, old, new):
    """The lines with one text in a part of a line put otherwise, in its first place."""
    if old not in lines[n][part]:
        raise ValueError(f"{old} is not in the {part} part of line {n}")
    return [*lines[:n], {**lines[n], part: lines[n][part].replace(old, new, 1)}, *lines[n + 1:]]


def forms():
    """Lines of the golden games, each the last of its game, written in other ways that say the same or nothing."""
    for name, (whole, _), _ in golden():
        for n in range(0, len(whole), 29):
            lines = whole[:n + 1]
            public, hidden = lines[n]["public"], lines[n]["hidden"]
            for what, old, new in (("a space", ":", ": "), ("a field more", "{", '{"more":1,'), ("a letter as an escape", '"r', '"\\u0072'),
                                   ("another order", public, second.compact(dict(reversed(json.loads(public).items()))))):
                if old in public and public.count(":") > 1 and new != old:
                    yield f"{name}, line {n}: {what} in public", with_part(lines, n, "public", old, new)
            for what, old, new in (("a space", ":", ": "), ("a field more", "{", '{"more":1,'), ("a field twice", "{", "{" + hidden[1:-1] + ",")):
                if old in hidden:
                    yield f"{name}, line {n}: {what} in hidden", with_part(lines, n, "hidden", old, new)


def lies_of_chance():
    """What somebody would like to tell of the chance of a round, chain and all."""
    for name, (lines, _), _ in golden():
        if '"chance":"each-round"' in lines[0]["public"]:
            yield from ((f"{name}, {what}", lie) for what, lie in lies_about(lines))


def lies_about(lines):
    pairs = [(json.loads(line["public"]), json.loads(line["hidden"])) for line in lines]
    kind = [hidden.get("action", {}).get("action") if isinstance(hidden, dict) else None for _, hidden in pairs]

    def put(n, public, hidden):
        return [*lines[:n], {**lines[n], "public": second.compact(public), "hidden": second.compact(hidden)}, *lines[n + 1:]]
    for n, (public, hidden) in enumerate(pairs):
        if kind[n] == "promise-shares":
            promises = hidden["action"]["promises"]
            other = ["0" * 64, *promises[1:]]
            yield f"line {n}: another promise in public", put(n, {**public, "said": [{**public["said"][0], "rule": " ".join(other)}]}, hidden)
            said = [{**public["said"][0], "rule": " ".join(other)}]
            given = next((shares["action"].get("shares", [None]) for m, (_, shares) in enumerate(pairs) if m > n and kind[m] == "add-chance"), [None])
            if given[0] is not None:  # a promise of which nothing was given is as good as any other one
                yield f"line {n}: another promise", put(n, {**public, "said": said}, {**hidden, "action": {**hidden["action"], "promises": other}})
            yield f"line {n}: nothing said", put(n, {"round": public["round"]}, hidden)
            yield f"line {n}: promised twice", [*lines[:n], lines[n], *lines[n:]]
            nine = [f"{i:064x}" for i in range(9)]
            said = [{"what": "shares-promised", "arguments": [{"number": 9}], "rule": " ".join(nine)}]
            yield f"line {n}: nine promises", put(n, {**public, "said": said}, {**hidden, "action": {**hidden["action"], "promises": nine}})
            yield f"line {n}: no promise", [*lines[:n], *lines[n + 1:]]
        if kind[n] == "add-chance":
            action, said = hidden["action"], public["said"]
            yield f"line {n}: twice in a round", [*lines[:n + 1], lines[n], *lines[n + 1:]]
            yield f"line {n}: nothing comes in", put(n, {"round": public["round"]}, {**hidden, "action": {"action": "add-chance"}})
            if "words" in action:
                yield f"line {n}: other words in hidden", put(n, public, {**hidden, "action": {**action, "words": "ajo"}})
                loud = {**said[-1], "rule": "AJO"}
                yield f"line {n}: words that are none", put(n, {**public, "said": [*said[:-1], loud]}, {**hidden, "action": {**action, "words": "AJO"}})
            if "shares" in action:
                shares = [*action["shares"][:-1], "00" * 32]
                yield f"line {n}: another share in hidden", put(n, public, {**hidden, "action": {**action, "shares": shares}})
                rule = {**said[0], "rule": " ".join(share or "-" for share in shares)}
                yield f"line {n}: a share that fits no promise", put(n, {**public, "said": [rule, *said[1:]]}, {**hidden, "action": {**action, "shares": shares}})
                yield f"line {n}: a share too many", put(n, public, {**hidden, "action": {**action, "shares": [*action["shares"], None]}})
                later = {**public, "round": public["round"] + 1}
                yield f"line {n}: in another round", put(n, later, hidden)
        if kind[n] == "go-on" and n % 40 == 0:
            said = [*public.get("said", []), {"what": "words-said", "arguments": [], "rule": "ajo"}]
            rest = {name: value for name, value in public.items() if name not in ("round", "said")}
            yield f"line {n}: words that nobody said", put(n, {"round": public["round"], "said": said, **rest}, hidden)
    yield "a game without chance", with_part(lines, 0, "public", ',"chance":"each-round"', "")


def first_fight(lines):
    game = second.Game(lines)
    return game.states[game.at][0].fight


def first_hand(lines):
    """Dracula's Encounters before he lays down the first of them."""
    game = second.Game(lines)
    return game.states[game.at][0].hand


def lies_of_deal():
    """Other secrets, seeds and hands."""
    for name, (lines, _), _ in golden():
        header, hidden = json.loads(lines[0]["public"]), json.loads(lines[0]["hidden"])
        if "promise" in header:
            yield f"{name}: another secret", with_part(lines, 0, "hidden", hidden["secret"], "00" * 32)
            yield f"{name}: a seed in the place of the secret", with_part(lines, 0, "hidden", "secret", "seed")
            yield f"{name}: no promise", with_part(lines, 0, "public", f',"promise":"{header["promise"]}"', "")
            yield f"{name}: words in capitals", with_part(lines, 0, "public", f'"words":"{header["words"]}"', '"words":"Sal"')
        if second.Game(lines).fought:
            for n, line in enumerate(lines):
                if '"action":"play-combat"' in line["hidden"]:
                    break
            played, fight = json.loads(lines[n]["hidden"])["action"]["card"], first_fight(lines[:n])
            for card in second.COMBAT:
                if card not in fight:
                    yield f"{name}: {card} out of nowhere", with_part(lines, n, "hidden", f'"card":"{played}"', f'"card":"{card}"')
            m = next(m for m, line in enumerate(lines) if m > 1 and '"combatHand":5' in line["public"])
            yield f"{name}: a Combat card too few", with_part(lines[:m + 1], m, "public", '"combatHand":5', '"combatHand":4')
        if second.Game(lines).placed:
            for n, line in enumerate(lines):
                if '"action":"place-encounter","encounter":"' in line["hidden"]:
                    break
            hand = first_hand(lines[:n])
            placed = json.loads(lines[n]["hidden"])["action"]["encounter"]
            kinds = second.second_ids("encounters") if name.startswith("second/") else second.ids("dracula", "encounters")
            for encounter in kinds:
                if encounter not in hand and (name.startswith("second/") or name in ("sealed-first", "told", "told-then-sealed")):
                    yield f"{name}: {encounter} out of nowhere", with_part(lines, n, "hidden", f'"encounter":"{placed}"', f'"encounter":"{encounter}"')


def check_lies():
    kinds = {}
    for what, lines in itertools.chain(forms(), lies_of_chance(), lies_of_deal()):
        fault = fault_in(chained(lines))  # what lies is in the lines: the file around them is as any other, and below
        kinds[fault] = kinds.get(fault, 0) + 1
        yield what, fault is not None and not fault.startswith("chain")
    for name, (lines, _), _ in golden():
        yield f"{name}: made anew as it was", fault_of(second.text_of(chained(lines))) is None and chained(lines) == lines
        text = second.text_of(lines)
        yield f"{name}: other line ends", fault_of(text.replace("\n", "\r\n")) is None
        broken = "\n".join(text[at:at + 76] for at in range(0, len(text), 76))
        yield f"{name}: lines broken as in a letter", fault_of(broken) is None
        yield f"{name}: another format", fault_of(text.replace("reveal/1", "reveal/2", 1)) is not None
        yield f"{name}: a space", fault_of(text.replace(":", ": ", 1)) is not None
    print(", ".join(f"{fault} {count}" for fault, count in sorted(kinds.items(), key=str)))


def with_header(lines, change):
    """The lines with a header that `change` makes of the fields of theirs, and the chain anew."""
    fields = change(json.loads(lines[0]["public"]))
    order = ["format", "game", "started", "board", "cards", "printing", "rulings", "handling", "players", "round", "counts", "chance", "boardHash",
             "boardFile", "cardsHash", "version", "promise", "words"]
    header = {name: fields[name] for name in sorted(fields, key=lambda name: order.index(name) if name in order else len(order))}
    return chained([{**lines[0], "public": second.compact(header)}, *lines[1:]], of=json.loads(lines[0]["public"])["game"])


HASHES = {"cardsHash": second.own_hashes("fury-3e", "demeter-game/4")[1], "version": "0.1.0"}


def own_board(lines):
    """The board of a golden game under another name."""
    header = json.loads(lines[0]["public"])
    text = header["boardFile"] if "boardFile" in header else (second.ROOT / f"resources/boards/{header['board']}.json").read_text("utf-8")
    return json.dumps({**json.loads(text), "id": "theirs", "name": "Their board"}, ensure_ascii=False, indent=1)


def named(board):
    hash_ = hashlib.sha256(board.encode()).hexdigest()
    return {"board": f"board-{hash_}.json", "boardHash": hash_}


def inside(lines, text, **fields):
    """A golden game with this board in its header."""
    two = "cards" not in json.loads(lines[0]["public"])
    new = {"format": "demeter-game/7", "version": "0.1.0"} if two else {"format": "demeter-game/6", **HASHES}
    return with_header(lines, lambda header: {**header, **new, **named(text), "boardFile": text, **fields})


def last_qr(lines):
    """The QR code of the last round that the table was shown."""
    chain = second.Chain(lines)
    round_, _, head = chain.witnesses[-1]
    return [{"qr": f"DEMETER:3:{chain.game.hex().upper()}:{round_}:{head.upper()}"}]


def table_between(game, to):
    """The `table` of a line that goes to this many actions."""
    then, now = game.states[to].table, game.table
    return {name: then[name] for name in game.forms.table if then[name] != now[name]}


def jumped(lines, to, game=None):
    """The lines, and one that goes back or forward to this many actions."""
    game = game or second.Game(lines)
    first, last = sorted((to, game.at))
    then = game.states[to]
    public = {"round": game.table["round"]}
    if then.noticed != game.states[game.at].noticed:
        said = [each for step in game.steps[game.at:to] for each in step.said]
        public |= {**({"said": said} if said else {}), "way": "back" if to < game.at else "again"}
        public |= {"table": table_between(game, to)} if table_between(game, to) else {}
    name = game.steps[first].action["action"] if last - first == 1 else "jump"
    return added(lines, public, {"to": to, "over": name, "at": then.place})


def added(lines, public, hidden):
    line = {"public": second.compact(public), "hidden": second.compact(hidden), "nonce": "07" * 32, "commitment": "00" * 32, "head": "00" * 32}
    return chained([*lines, line], len(lines))


def said_so(lines, words):
    """Chance by words comes in."""
    game = second.Game(lines)
    public = {"round": game.table["round"], "said": [{"what": "words-said", "arguments": [], "rule": words}]}
    return added(lines, public, {"action": {"action": "add-chance", "words": words}, "at": game.place})


class Case(tuple):
    """What a game is called, its lines and notes, its verdict, and more that is found in what is said beside it; `legal`: the rules allow it."""

    def __new__(cls, what, lines, verdict, notes=(), legal=True, beside=None, given=None, **facts):
        case = super().__new__(cls, (what, lines, verdict))
        case.notes, case.legal, case.facts = list(notes), legal, facts
        case.beside, case.given = beside or {}, given  # files beside the game; the one of them that is given as its board
        return case


def golden_lines(name):
    return dict((each, lines) for each, (lines, _), _ in golden())[name]


def cases_of_boards():
    for name in ("stirred", "second/mixed"):
        lines = golden_lines(name)
        board = own_board(lines)
        own = inside(lines, board)
        yield Case(f"{name} on its own board", own, "holds")
        yield Case(f"{name} on its own board, and a code", own, "proved", last_qr(own))
        other = board.replace("Their board", "Your board")
        yield Case(f"{name}: another board inside", with_header(own, lambda header: {**header, "boardFile": other}), "not-proved")
        yield Case(f"{name}: another hash", inside(lines, board, boardHash="0" * 64), "not-proved")
        yield Case(f"{name}: another board's hashes", with_header(own, lambda header: {**header, **named(other)}), "not-proved")
        yield Case(f"{name}: a board by a path", inside(lines, board, board="../ours.json"), "not-proved")
        for field in ("boardHash", "boardFile", "version"):
            yield Case(f"{name}: no {field}", with_header(own, lambda header: {n: x for n, x in header.items() if n != field}), "not-proved")
        long = second.compact({**json.loads(board), "x-note": "x" * (1 << 20)})
        yield Case(f"{name} on a board longer than programs write it", inside(lines, long), "holds")
        no_board = "{}"
        yield Case(f"{name}: no board inside", inside(lines, no_board), "not-all-checked", last_qr(lines), objection="board-missing")
        without = second.compact({**json.loads(board), "roads": [["paris", "no-such-place"]]})
        yield Case(f"{name}: a board that is none", inside(lines, without), "not-all-checked", objection="board-missing")
        renamed = board.replace('"paris"', '"lutetia"')
        before = lambda header: {n: x for n, x in header.items() if n not in ("boardHash", "boardFile", "cardsHash", "version")}
        as_file = with_header(lines, lambda header: {**before(header), **named(board)})
        file = named(board)["board"]
        yield Case(f"{name}: a file that is not here", as_file, "not-all-checked", last_qr(as_file), objection="board-missing")
        yield Case(f"{name}: a file that is here", as_file, "proved", last_qr(as_file), beside={file: board})
        yield Case(f"{name}: a file that is given", as_file, "holds", beside={"elsewhere.json": board}, given="elsewhere.json")
        yield Case(f"{name}: another file under its name", as_file, "not-all-checked", beside={file: renamed}, objection="board-other")
        for what, fields, beside, verdict, objection in (
                ("by name alone", {"board": file}, {file: board}, "holds", None),
                ("by hash alone", {"board": "ours.json", "boardHash": named(board)["boardHash"]}, {"ours.json": board}, "holds", None),
                ("by another hash", {"board": "ours.json", "boardHash": named(board)["boardHash"]}, {"ours.json": other}, "not-all-checked", "board-other"),
                ("by two hashes", {"board": file, "boardHash": "0" * 64}, {file: board}, "not-proved", None),
                ("by no hash", {"board": "ours.json"}, {"ours.json": board}, "not-all-checked", "own-board")):
            changed = with_header(lines, lambda header: {**before(header), **fields})
            yield Case(f"{name}: a file {what}", changed, verdict, beside=beside, objection=objection)
        yield Case(f"{name}: a board of nobody's", with_header(lines, lambda header: {**before(header), "board": "fury-9e"}), "unknown", name="fury-9e")
        yield Case(f"{name}: a form of tomorrow", with_header(lines, lambda header: {**header, "format": "demeter-game/8"}), "unknown", name="demeter-game/8")
        yield Case(f"{name}: no form", with_header(lines, lambda header: {**header, "format": "demeter-game/x"}), "not-proved")
    for name in ("whole", "second/whole"):
        lines = golden_lines(name)
        yield Case(f"{name}: as it was written", lines, "proved", last_qr(lines))
        other = own_board(lines)
        yield Case(f"{name}: another board inside", with_header(lines, lambda header: {**header, "boardFile": other}), "not-proved")
        renamed = inside(lines, other)
        yield Case(f"{name}: its board under another name", renamed, "proved", last_qr(renamed))
    lines = golden_lines("stirred")
    yield Case("other cards", with_header(lines, lambda header: {**header, "cards": "dracula-4e"}), "unknown", name="dracula-4e")
    yield Case("other cards in two lines", with_header(lines, lambda header: {**header, "cards": "dracula-4e\n"}), "not-proved")
    yield Case("other cards, and control characters", with_header(lines, lambda header: {**header, "cards": "dracula-4e", "started": "\x1b"}), "not-proved")
    for other in ({"boardHash": "0" * 64}, {"cardsHash": "0" * 64}):
        played = with_header(lines, lambda header: {**header, **other})
        yield Case(f"played by other files: {list(other)}", played, "proved", last_qr(played), otherFiles=True)
    yield Case("not revealed", [*lines[:-1], {**lines[-1], "hidden": None, "nonce": None}], "not-revealed", last_qr(lines))
    qr = last_qr(lines)[0]["qr"]
    *_, game, round_, head = qr.split(":")
    wrong = [{"qr": qr.replace(f":{round_}:", f":{int(round_) + 1}:")}, {"qr": qr.replace(head, "0" * 64)}, {"code": "1" * 12, "round": 1}]
    yield Case("codes that do not fit", lines, "codes-do-not-fit", [*last_qr(lines), *wrong], found=["fits", "other-round", "unknown", "other-length"])
    yield Case("the code of another game", lines, "codes-do-not-fit", [{"qr": qr.replace(game, "0" * 32)}], found=["other-game"])
    lines = golden_lines("own-key")
    chain = second.Chain(lines)
    digits = chain.spoken(chain.witnesses[0])
    noted = [digits, digits[:-1] + str((int(digits[-1]) + 1) % 10), digits[1] + digits[0] + digits[2:], digits[3:6] + digits[:3] + digits[6:], "9" * 15]
    yield Case("codes as people note them", lines, "codes-do-not-fit", [{"code": each, "round": chain.witnesses[0][0]} for each in noted],
               found=["fits", "similar", "similar", "similar", "unknown"])
    yield Case("the code of another round", lines, "codes-do-not-fit", [{"code": digits, "round": 99}], found=["other-round"])
    lines = golden_lines("sealed-deal")
    header = json.loads(lines[0]["public"])
    yield Case("the code of the deal", lines, "holds", [{"qr": f"DEMETER:3:{header['game'].upper()}:DEAL:{header['promise'].upper()}"}], dealNoted=True)


def cases_of_chance():
    """Chance that is taken back: it comes in again as it was, or in another way, or not, or is not there at all in the end."""
    lines = with_own_hashes(golden_lines("stirred"))
    kinds = [json.loads(line["hidden"]).get("action", {}).get("action") for line in lines]
    n = next(n for n, kind in enumerate(kinds) if kind == "add-chance" and "shares" not in json.loads(lines[n]["hidden"])["action"])
    some, round_ = lines[:n + 1], json.loads(lines[n]["public"])["round"]
    words, at = json.loads(lines[n]["hidden"])["action"]["words"], second.Game(some).at
    back = jumped(some, at - 1)
    fact = lambda chance, round_=round_: next((each for each in chance if each["round"] == round_), None)

    def told(what, played, **facts):
        gone = {"chanceGoneBack": [{"line": n + 2, "rounds": [round_]}]}
        return Case(f"chance {what}", played, "holds", **gone, chance=lambda chance: {name: (fact(chance) or {}).get(name) for name in facts} == facts)
    yield told("taken back", back, lines=[n + 1], words=False, new=False, chosen=False)
    yield told("taken back and done again", jumped(back, at), lines=[n + 1], new=True)
    yield told("that came in again", said_so(back, words), lines=[n + 1, n + 3], chosen=False, new=True)
    yield told("that came in otherwise", said_so(back, words + "x"), lines=[n + 1, n + 3], chosen=True, new=False)
    yield told("that came in behind fewer actions", said_so(jumped(some, at - 2), words), lines=[n + 1, n + 3], chosen=True, new=False)
    yield Case("chance of the start", golden_lines("second/mixed")[:4], "holds", chance=lambda chance: fact(chance, 1)["new"] and not fact(chance, 1)["drew"])
    yield Case("late chance", lines, "holds", chance=lambda chance: fact(chance, 13)["late"] and not fact(chance, 13)["new"])
    m = next(m for m, kind in enumerate(kinds) if kind == "add-chance" and None in (json.loads(lines[m]["hidden"])["action"].get("shares") or []))
    yield Case("a share kept back", lines[:m + 1], "holds", chance=lambda chance: any(each["given"] < each["promised"] for each in chance))
    # Without shares everything that was promised is kept back: once taken, and no more where chance is waited for.
    for name in ("stirred", "second/deal"):
        lines = with_own_hashes(golden_lines(name))
        actions = [json.loads(line["hidden"]).get("action", {}) for line in lines]
        m = next(m for m, action in enumerate(actions) if {"words", "shares"} <= set(action))
        public, hidden = json.loads(lines[m]["public"]), json.loads(lines[m]["hidden"])
        del hidden["action"]["shares"]
        left_out = chained([*lines[:m], {**lines[m], "public": second.compact({**public, "said": public["said"][1:]}), "hidden": second.compact(hidden)}])
        yield Case(f"{name}: shares left out", left_out, "holds", chance=lambda chance, round_=public["round"]: fact(chance, round_)["given"] == 0)
        waited = with_header(left_out, lambda header: {**header, "rulings": {**header["rulings"], "chanceWhen": "before-draws"}})
        yield Case(f"{name}: shares left out where chance is waited for", waited, "not-proved")


def cases_of_codes():
    """Going back behind codes."""
    for name in ("stirred", "second/vampires"):
        lines = with_own_hashes(golden_lines(name))
        shown = [witness for witness in second.Chain(lines).witnesses if witness[0] > 1]
        n = next(n for _, n, _ in shown if "action" in json.loads(lines[n]["hidden"]))
        some = lines[:n + 1]
        game, notes = second.Game(some), last_qr(some)
        back = jumped(some, game.at - 1)
        yield Case(f"{name}: gone back and forward", jumped(back, game.at), "proved", notes, changed=[])
        yield Case(f"{name}: gone back, and that is all", back, "proved-with-changes", notes, changed=[True])
        again = chained([*back, {**lines[n], "nonce": "09" * 32}], len(back))
        yield Case(f"{name}: done again", again, "proved", notes, changed=[False])
        penalty = {"action": {"action": "suffer-penalty"}, "at": json.loads(back[-1]["hidden"])["at"]}
        other = added(back, {"round": json.loads(lines[n]["public"])["round"]}, penalty)
        yield Case(f"{name}: something else", other, "proved-with-changes", notes, legal=False, changed=[True])
        more = jumped(other, game.at - 2)
        yield Case(f"{name}: and further back", more, "proved-with-changes", notes, legal=False, changed=[True])


def with_own_hashes(lines):
    """A golden game as if it had been played by the files that are here."""
    board, cards = second.own_hashes(json.loads(lines[0]["public"])["board"], "demeter-game/4")
    own = {"boardHash": board, "cardsHash": cards}
    return with_header(lines, lambda header: {name: own.get(name, x) for name, x in header.items()})


def cases_that_lie():
    """What needs no rules to be seen."""
    lines = golden_lines("stirred")
    go_on = {"action": {"action": "go-on"}, "at": None}
    yield Case("a lie by other files", added(lines, {"round": 90}, go_on), "not-all-checked", objection="does-not-hold")
    yield Case("no line by other files", added(lines, {"round": -1}, go_on), "not-proved")
    for name in ("stirred", "second/deal", "sealed-deal", "sealed-by-hand"):
        lines = with_own_hashes(golden_lines(name))
        for what, fields in headers_that_lie(json.loads(lines[0]["public"])):
            yield Case(f"{name}: {what}", with_header(lines, lambda header: {**header, **fields}), "not-proved")
        seen = set()  # of each kind one is enough
        for n, line in enumerate(lines[1:], 1):
            for kind, public, hidden in lines_that_lie(n, json.loads(line["public"]), json.loads(line["hidden"])):
                if kind not in seen:
                    seen.add(kind)
                    changed = {**line, "public": second.compact(public), "hidden": second.compact(hidden)}
                    yield Case(f"{name}, line {n}: {kind}", chained([*lines[:n], changed], n), "not-proved")


def headers_that_lie(header):
    players, rulings = header["players"], header["rulings"]
    yield "a fifth player", {"players": {**players, "dracula": ""}}
    yield "__proto__ as a player", {"players": {**players, "__proto__": ""}}
    yield "a hunter less", {"players": dict(list(players.items())[:3])}
    yield "hunters in another order", {"players": dict(reversed(players.items()))}
    yield "a ruling of nobody's", {"rulings": {**rulings, "noSuchRuling": "no"}}
    yield "a reading of nobody's", {"rulings": {**rulings, next(iter(rulings)): "perhaps"}}
    yield "rulings in another order", {"rulings": dict(reversed(rulings.items()))}
    yield "an empty version", {"version": ""}
    yield "chance from the box", {"chance": "each-round", "handling": "drawn-from-box"}
    for counts in ({"encounters": {"rats": -1}}, {"encounters": {"rats": 1.5}}, {"events": {"enraged": 21}}, {"dracula-life": 15}, {},
                   {"encounters": {card["id"]: 0 for card in second.cards()["dracula"]["encounters"]}}):
        yield f"counts {counts}", {"counts": counts}


def lines_that_lie(n, public, hidden):
    """Kinds of lies about a line, and its parts with them."""
    action, said, rest = hidden.get("action", {}), public.get("said", []), {name: x for name, x in public.items() if name not in ("round", "said")}

    def telling(said):
        return {"round": public["round"], **({"said": said} if said else {}), **rest}
    tied = ("put-right", "ruling-changed", "dracula-wins", "hunters-win", "no-error", "error-found", "hunter-overruled")
    for each in said if action else []:
        kind = " ".join((each["what"], *(next(iter(argument)) for argument in each["arguments"])))
        if each["what"] in tied:
            yield f"nothing of {kind}", telling([one for one in said if one != each]), hidden
        if each["what"] in ("put-right", "error-found"):
            yield f"another reason of {kind}", telling([{**one, "rule": "x"} if one == each else one for one in said]), hidden
        for k, argument in enumerate(each["arguments"] if each["what"] in tied else []):
            [(name, value)] = argument.items()
            if name == "number":
                wrong = [*each["arguments"][:k], {name: value - 1 if value > 1 else value + 1}, *each["arguments"][k + 1:]]
                yield f"another number {k} of {kind}", telling([{**one, "arguments": wrong} if one == each else one for one in said]), hidden
    if action.get("action") == "put-right":
        yield "another reason than was heard", public, {**hidden, "action": {**action, "reason": "x"}}
    if len(action) > 2:
        yield "an action in another order", public, {**hidden, "action": {"action": action["action"], **dict(reversed(list(action.items())[1:]))}}
    if action.get("action") == "play" and "location" in action:
        yield "he stands elsewhere", public, {**hidden, "at": "athens" if hidden["at"] != "athens" else "rome"}
    table = public.get("table", {})
    if action and len(table) > 1 and n > 3:
        yield "a table in another order", {**public, "table": dict(reversed(table.items()))}, hidden
        yield "a victory that nobody heard of", {**public, "table": {**table, "winner": "dracula"}}, hidden
        yield "a victory that is none", telling([*said, {"what": "dracula-wins", "arguments": [], "rule": ""}]), hidden
        yield "a way back that is none", {**{name: x for name, x in public.items() if name != "table"}, "way": "back", "table": table}, hidden
    if "to" in hidden and "way" in public:
        way = "again" if public["way"] == "back" else "back"
        yield f"{public['way']} the other way", {**public, "way": way}, hidden
        yield f"{public['way']} no way", {name: x for name, x in public.items() if name != "way"}, hidden
        yield f"{public['way']} and nothing noticed", {"round": public["round"]}, hidden
        yield f"{public['way']} to another place", public, {**hidden, "at": "athens" if hidden["at"] != "athens" else "rome"}
        if said:
            yield "again, and less is said", telling(said[1:]), hidden
        if len(table) > 1:
            yield f"{public['way']} to another table", {**public, "table": dict(list(table.items())[1:])}, hidden


def verdict_cases():
    yield from cases_of_boards()
    yield from cases_of_chance()
    yield from cases_of_codes()
    yield from cases_that_lie()


@functools.cache
def every_case():
    return list(verdict_cases())


def check_verdicts():
    """Section 11."""
    with tempfile.TemporaryDirectory() as folder:
        for case in every_case():
            what, lines, verdict = case
            told = judged(case, Path(folder))
            yield f"{what}: {told['verdict']} {told['objections']}", told["verdict"] == verdict
            yield f"{what}: sentence", "{" not in told["sentence"] and case.facts.get("name", "") in told["sentence"]
            for name, fact in case.facts.items():
                if name == "objection":
                    right = fact is None or fact == told["objections"][0]["what"]
                elif name == "changed":
                    right = [back["changed"] for back in told["goneBack"]] == fact
                elif name == "chance":
                    right = fact(told["playedWith"]["chanceByRound"])
                elif name == "found":
                    right = [code["found"] for code in told["codes"]] == fact
                else:
                    right = name == "name" or told[name] == fact
                yield f"{what}: {name}", right
    lines = golden_lines("stirred")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.reveal.json"
        for data, expected in ((second.text_of(lines), 3), (second.text_of(lines).replace("demeter-reveal/1", "demeter-reveal/2"), 2), ("{}", 2), ("", 2),
                               (second.text_of([*lines[:-1], {**lines[-1], "nonce": None}]), 2)):
            path.write_text(data, "utf-8")
            done = subprocess.run([sys.executable, second.__file__, path, "--json"], capture_output=True, text=True, check=False)
            yield f"exit status {expected}", done.returncode == expected and (done.stdout == "") == (expected == 2)
        notes = [*("--qr", last_qr(lines)[0]["qr"])]
        path.write_text(second.text_of(lines), "utf-8")
        done = subprocess.run([sys.executable, second.__file__, *notes, path], capture_output=True, text=True, check=False)
        yield "proved in the terminal", done.returncode == 0 and done.stdout.splitlines()[-1].startswith("Proved up to the end of round")
        path.write_bytes((DATA / "golden/stirred.demeter").read_bytes())
        yield "a game that is not revealed", second.verified(second.lines_in(path.read_bytes()), last_qr(lines))["verdict"] == "not-revealed"


def judged(case, folder):
    for old in folder.iterdir():
        old.unlink()
    for name, text in case.beside.items():
        (folder / name).write_text(text, "utf-8")
    return second.verified(case[1], case.notes, folder, case.given and folder / case.given)


def check_terminal(program):
    """The terminal says of every golden game and every case what the second verifier says, as far as no rule is needed for it."""
    cases = [Case(name, lines, None, last_qr(lines) if second.Chain(lines).witnesses else ()) for name, (lines, _), _ in golden()] + every_case()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, differences in zip(cases, pool.map(lambda case: disagreement(program, case), cases)):
            yield f"{case[0]}: {differences}", not differences


def disagreement(program, case):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        told = judged(case, folder)
        if case.given:  # the terminal looks beside the game
            (folder / case.given).rename(folder / json.loads(case[1][0]["public"])["board"])
        path = folder / "game.reveal.json"
        path.write_text(second.text_of(case[1]), "utf-8")
        options = [word for note in case.notes
                   for word in (("--qr", note["qr"]) if "qr" in note else ("--code", note["code"], "--round", str(note["round"])))]
        done = subprocess.run([program, "verify", path, "--json", "--lang", "en", *options], capture_output=True, text=True, check=False)
    other = json.loads(done.stdout)
    if not case.legal:
        return [] if other["verdict"] == "not-proved" else ["a step that the rules forbid"]
    return differences(told, other) + ([] if done.returncode == second.verdicts()[told["verdict"]]["exit"] else ["exit status"])


def differences(told, other):
    """What the terminal says otherwise. Of a game that does not hold each tells of what it had seen by then."""
    names = ["verdict", "sentence", "lines", "vouched", "vouchedRound", "dealNoted"]
    here, there = dict(told), dict(other)
    here["codes"], there["codes"] = ([{name: x for name, x in code.items() if name != "goneBackBehind" or told["verdict"] != "not-proved"}
                                      for code in each["codes"]] for each in (told, other))
    names.append("codes")
    if "not-proved" not in (told["verdict"], other["verdict"]) and all(objection["what"] != "does-not-hold" for objection in told["objections"]):
        names += ["promised", "chanceGoneBack", "guessableSeed", "otherFiles", "unchecked", "goneBack", "penalties", "takenBack"]
        there["goneBack"] = [{**{name: x for name, x in back.items() if name != "changes"}, "changed": bool(back["changes"])}
                             for back in other["goneBack"]]
        here["penalties"], there["penalties"] = ([penalty["line"] for penalty in each["penalties"]] for each in (told, other))
        there["takenBack"] = sorted({round_["round"] for round_ in other["rounds"] if round_["takenBack"]})
        if told["playedWith"] and other["playedWith"]:
            for name in ("putRight", "chance", "chanceByRound"):
                here[name], there[name] = told["playedWith"][name], other["playedWith"][name]
                names.append(name)
            # What the table does not see, only the rules know.
            there["putRight"] = [{name: x for name, x in one.items() if name != "before" or "before" in mine}
                                 for mine, one in zip(here["putRight"], there["putRight"])] if len(here["putRight"]) == len(there["putRight"]) else []
        if not any(objection["what"] == "not-sealed" for objection in told["objections"]):  # else the table may not have been told
            names.append("over")
    return [f"{name}: {here[name]}, but the terminal {there[name]}" for name in names if here[name] != there[name]]


def game_of(lines):
    return json.loads(json.loads(lines[0])["public"])["game"]


bases = []  # of the cases that are being judged


def judge(case):
    base = bases[case["base"]]
    lines = [*base[:case["keep"]], *(base[line] if isinstance(line, int) else line for line in case["insert"]), *base[case["from"]:]]
    if "rechain" in case:
        made = chained([json.loads(line) for line in lines], case["rechain"], case.get("nonces", False), game_of(base))
        lines = [second.compact(line) for line in made]
    return caught('{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(lines) + "\n]}\n", case["notes"])


def check_cases(path):
    data, kinds = json.loads(Path(path).read_text("utf-8")), {}
    cases, bases[:] = data["cases"], data["bases"]
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("fork")) as pool:  # they have the bases already
        judged = pool.map(judge, cases, chunksize=50)
        for number, (case, found) in enumerate(zip(cases, judged)):
            row = kinds.setdefault(case["kind"], [0, 0])
            row[0], row[1] = row[0] + 1, row[1] + found
            yield f"case {number} ({case['kind']}): {'caught' if found else 'not caught'}", found == case["caught"]
    for kind, (cases, found) in kinds.items():
        print(f"{kind:40} {cases:6} cases {found:6} caught")


def main():
    start, passed, wrong = time.monotonic(), 0, []
    paths, terminal = sys.argv[1:], []
    if paths[:1] == ["--terminal"]:
        terminal, paths = [check_terminal(paths[1])], paths[2:]
    checks = [check_cases(path) for path in paths] or [check_keys(), check_golden(), check_vectors(), check_lies(), check_verdicts(), *terminal]
    for what, right in itertools.chain(*checks):
        passed += bool(right)
        if not right:
            wrong.append(what)
    for what in wrong[:30]:
        print(what)
    print(f"{passed} passed, {len(wrong)} failed ({time.monotonic() - start:.0f} s)")
    return 1 if wrong or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
