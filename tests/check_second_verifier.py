#!/usr/bin/env python3
"""Holds second_verifier.py, and with it the text that it was written from, against the program:

    check_second_verifier.py [CASES.json...]

Without cases: it opens the golden records with their key, and the key files with their words, and has to find the reveal, the codes' lines and the
number of actions that the program found; it makes every proof vector, codes too; and it refuses every change in a reveal that the chain was made
anew behind, for its form, its deal, its chance or what was said alone. With cases: it has to judge the forgeries as tests/page/check_forgeries.py says
that they are judged. What verdict it says, beside the other verifiers, is in tests/page/check_verdicts.py."""
import functools
import hashlib
import itertools
import json
import multiprocessing
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


def last_qr(lines):
    """The QR code of the last round that the table was shown."""
    chain = second.Chain(lines)
    round_, _, head = chain.witnesses[-1]
    return [{"qr": f"DEMETER:3:{chain.game.hex().upper()}:{round_}:{head.upper()}"}]


def check_program():
    """What it says to whoever starts it. The matrix of verdicts (page/check_verdicts.py) has what it says of files that are none."""
    lines, _ = next(found for name, found, _ in golden() if name == "stirred")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.reveal.json"
        path.write_text(second.text_of(lines), "utf-8")
        for notes, status, says in (((), 3, "Everything in this game holds."), (("--qr", last_qr(lines)[0]["qr"]), 0, "Proved up to the end of round")):
            done = subprocess.run([sys.executable, second.__file__, *notes, path], capture_output=True, text=True, check=False)
            yield says, done.returncode == status and done.stdout.splitlines()[-1].startswith(says)


def forged(bases, case):
    """The lines of a case of page/check_forgeries.py, as texts."""
    base = bases[case["base"]]
    lines = [*base[:case["keep"]], *(base[line] if isinstance(line, int) else line for line in case["insert"]), *base[case["from"]:]]
    if "rechain" in case:
        game = json.loads(json.loads(base[0])["public"])["game"]
        lines = map(second.compact, chained([json.loads(line) for line in lines], case["rechain"], case.get("nonces", False), game))
    return list(lines)


bases = []  # of the cases that are being judged


def judge(case):
    return caught('{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(forged(bases, case)) + "\n]}\n", case["notes"])


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
    checks = [check_cases(path) for path in sys.argv[1:]] or [check_keys(), check_golden(), check_vectors(), check_lies(), check_program()]
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
