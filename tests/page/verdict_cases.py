"""Games of which it is known what a verifier has to say (core/journal/record_format.md, section 11): on boards of their own, with chance that was taken back,
late or chosen, gone back behind their codes, and lies that need no rules to be seen. check_verdicts.py has them judged."""
import functools
import hashlib
import itertools
import json
import re

import check_strict
import made_games
from made_games import golden, second
from check_second_verifier import chained, forms, last_qr, lies_about, lies_of_deal


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
    """What a game is called, its lines and notes, its verdict, and more that is found in what is said beside it; `legal`: the rules allow it, else the
    terminal says that it is not proved. Without a verdict all agree on one."""

    def __new__(cls, what, lines, verdict=None, notes=(), legal=True, beside=None, given=None, **facts):
        case = super().__new__(cls, (what, lines, verdict))
        case.notes, case.legal, case.facts = list(notes), legal, facts
        case.beside, case.given = beside or {}, given  # files beside the game; the one of them that is given as its board
        return case

    @property
    def board(self):
        """The text of the board file that comes with it."""
        return self.beside.get(self.given or json.loads(self[1][0]["public"]).get("board"))


def cases_of_boards():
    for name in ("stirred", "second/mixed"):
        lines = golden()[name]
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
        lines = golden()[name]
        yield Case(f"{name}: as it was written", lines, "proved", last_qr(lines))
        other = own_board(lines)
        yield Case(f"{name}: another board inside", with_header(lines, lambda header: {**header, "boardFile": other}), "not-proved")
        renamed = inside(lines, other)
        yield Case(f"{name}: its board under another name", renamed, "proved", last_qr(renamed))
    lines = golden()["stirred"]
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
    lines = golden()["own-key"]
    chain = second.Chain(lines)
    digits = chain.spoken(chain.witnesses[0])
    noted = [digits, digits[:-1] + str((int(digits[-1]) + 1) % 10), digits[1] + digits[0] + digits[2:], digits[3:6] + digits[:3] + digits[6:], "9" * 15]
    yield Case("codes as people note them", lines, "codes-do-not-fit", [{"code": each, "round": chain.witnesses[0][0]} for each in noted],
               found=["fits", "similar", "similar", "similar", "unknown"])
    yield Case("the code of another round", lines, "codes-do-not-fit", [{"code": digits, "round": 99}], found=["other-round"])
    lines = golden()["sealed-deal"]
    header = json.loads(lines[0]["public"])
    yield Case("the code of the deal", lines, "holds", [{"qr": f"DEMETER:3:{header['game'].upper()}:DEAL:{header['promise'].upper()}"}], dealNoted=True)


def cases_of_chance():
    """Chance that is taken back: it comes in again as it was, or in another way, or not, or is not there at all in the end."""
    lines = with_own_hashes(golden()["stirred"])
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
    yield Case("chance of the start", golden()["second/mixed"][:4], "holds", chance=lambda chance: fact(chance, 1)["new"] and not fact(chance, 1)["drew"])
    yield Case("late chance", lines, "holds", chance=lambda chance: fact(chance, 13)["late"] and not fact(chance, 13)["new"])
    m = next(m for m, kind in enumerate(kinds) if kind == "add-chance" and None in (json.loads(lines[m]["hidden"])["action"].get("shares") or []))
    yield Case("a share kept back", lines[:m + 1], "holds", chance=lambda chance: any(each["given"] < each["promised"] for each in chance))
    # Without shares everything that was promised is kept back: once taken, and no more where chance is waited for.
    for name in ("stirred", "second/deal"):
        lines = with_own_hashes(golden()[name])
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
        lines = with_own_hashes(golden()[name])
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
    lines = golden()["stirred"]
    go_on = {"action": {"action": "go-on"}, "at": None}
    yield Case("a lie by other files", added(lines, {"round": 90}, go_on), "not-all-checked", objection="does-not-hold")
    yield Case("no line by other files", added(lines, {"round": -1}, go_on), "not-proved")
    hex_digits = ["%064x" % n for n in range(9)]
    for what, action in (("words that are none", {"action": "add-chance", "words": "Sal"}), ("words that are too long", {"action": "add-chance", "words": "sal " * 11}),
                         ("nine shares", {"action": "add-chance", "shares": hex_digits}), ("nine promises", {"action": "promise-shares", "promises": hex_digits}),
                         ("no promise", {"action": "promise-shares", "promises": []}),
                         ("the same promise twice", {"action": "promise-shares", "promises": hex_digits[:1] * 2})):
        for name in ("stirred", "second/mixed"):
            table = second.Game(golden()[name]).table
            yield Case(f"{name}: {what}, by other files", added(golden()[name], {"round": table["round"]}, {"action": action, "at": None}), "not-proved")
    for name in ("stirred", "second/deal", "sealed-deal", "sealed-by-hand"):
        lines = with_own_hashes(golden()[name])
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


# What is said of every golden record: without a code, and with all of them. The first programs took errors that nobody noticed.
GOLDEN = {
    "own-key": ("holds", "proved"), "plain-then-sealed": ("not-proved", "not-proved"), "sealed-box": ("holds", "proved"), "sealed-by-hand": ("holds", "proved"),
    "sealed-deal": ("holds", "proved"), "sealed-disorder": ("holds", "proved"), "sealed-first": ("holds", "proved"), "sealed-second-map": ("holds", "proved"),
    "second/combat": ("holds", "proved"), "second/deal": ("holds", "proved"), "second/mixed": ("holds", "proved"), "second/penalty": ("holds", "proved"),
    "second/vampires": ("holds", "proved"), "stirred": ("holds", "proved"), "told": ("not-all-checked", "not-all-checked"),
    "told-drawn-from-box": ("not-all-checked", "not-all-checked"), "told-then-sealed": ("not-all-checked", "not-all-checked"),
    "version-0.1-dealt": ("not-proved", "not-proved"), "version-0.1-drawn-from-box": ("not-proved", "not-proved"),
    "whole": ("holds", "proved"), "second/whole": ("holds", "proved")}


def all_qrs(lines):
    chain = second.Chain(lines)
    return [{"qr": f"DEMETER:3:{chain.game.hex().upper()}:{round_}:{head.upper()}"} for round_, _, head in chain.witnesses]


def cases_of_golden():
    for name, lines in golden().items():
        bare, noted = GOLDEN[name]
        yield Case(name, lines, bare)
        yield Case(f"{name}, with all codes", lines, noted, all_qrs(lines))


def cases_made():
    """Small games with a lie in them, and some without, which no rules would allow."""
    for what, lines, expected in check_strict.forgeries():
        yield Case(what, made_games.chained(lines.pairs), "not-proved" if expected else "holds", legal=False)


def cases_by_the_text():
    """One lie of each kind about each edition that whoever reads the format's text can tell of the golden records."""
    seen = set()
    chance = ((f"{name}, {what}", lies) for name in ("stirred", "second/deal") for what, lies in lies_about(with_own_hashes(golden()[name])))
    for what, lines in itertools.chain(forms(), chance, lies_of_deal()):
        kind = re.sub(r"^[\w/.-]+|line \d+|[\w-]+(?= out of nowhere)", "", what), what.startswith("second/")
        if kind not in seen:
            seen.add(kind)
            yield Case(what, chained(lines), "not-proved")


@functools.cache
def cases():
    """By their kinds."""
    kinds = {"golden records": cases_of_golden, "boards and other files": cases_of_boards, "chance": cases_of_chance, "gone back behind codes": cases_of_codes,
             "lies that need no rules": cases_that_lie, "lies against the format": cases_by_the_text, "small games with a lie": cases_made}
    return {kind: list(made()) for kind, made in kinds.items()}
