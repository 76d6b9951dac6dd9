"""Small games, made from core/journal/record_format.md with Python's own hashes, and told as the program tells them."""
import hashlib
import json
import sys
from pathlib import Path

from assemble import RESOURCES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import check_second_verifier  # noqa: E402
import second_verifier as second  # noqa: E402

GAME, SECRET, WORDS = "6ca5cab77e702c787b4c14b3d3bf26ba", "5e" * 32, "ajo czosnek 3"
HUNTERS = ("lord-godalming", "dr-seward", "van-helsing", "mina-harker")
GOLDEN = Path(__file__).resolve().parents[1] / "core/journal/data/golden"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def number(value):
    return value.to_bytes(8, "big")


def with_length(text):
    return number(len(text.encode())) + text.encode()


def sha256(tag, *parts):
    return hashlib.sha256(tag.encode() + b"\0" + b"".join(parts)).hexdigest()


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


CARDS_HASH = hashlib.sha256(b"".join((RESOURCES / f"cards/{name}-3e.json").read_bytes() for name in ("dracula", "hunter"))).hexdigest()
BOARD_TEXT = {form: (RESOURCES / f"boards/fury-{form}.json").read_text("utf-8") for form in ("3e", "2e")}
BOARD_HASH = hash_of(BOARD_TEXT["3e"])
PROMISE = sha256("demeter-promise/1", bytes.fromhex(GAME), bytes.fromhex(SECRET))


def share_promise(round_, share):
    return sha256("demeter-share/1", number(round_), bytes.fromhex(share))


def header(form=3, **changed):
    """Of the third edition; a field that is None is left out, one that stands nowhere else comes last."""
    deal = {"promise": PROMISE, "words": WORDS} if form >= 3 else {}
    files = {"boardHash": BOARD_HASH, "boardFile": None, "cardsHash": CARDS_HASH, "version": "0.2"} if form in (4, 6) else {}
    fields = {"format": f"demeter-game/{form}", "game": GAME, "started": "2026-11-21T20:15:00Z", "board": "fury-3e", "cards": "dracula-3e",
              "printing": "recommended", "rulings": {}, "handling": "dealt", "players": dict.fromkeys(HUNTERS, "") | {"dr-seward": "Ana"}, "round": "kept",
              "counts": None, **({"chance": "each-round"} if files else {}), **files, **deal, **changed}
    return {name: value for name, value in fields.items() if value is not None}


def second_header(form=5, **changed):
    """Of the second edition, with chance in every round."""
    fields = {"format": f"demeter-game/{form}", "game": GAME, "started": "2026-11-21T20:15:00Z", "board": "fury-2e", "rulings": {}, "handling": "dealt",
              "players": dict.fromkeys(HUNTERS, ""), "chance": "each-round", "boardHash": hash_of(BOARD_TEXT["2e"]), "boardFile": None, "version": "0.2",
              "promise": PROMISE, "words": WORDS, **changed}
    return {name: value for name, value in fields.items() if value is not None}


def own_board(edition, text):
    """What a header says of a board of its own."""
    hash_ = hash_of(text)
    return {"board": f"board-{hash_}.json", "boardHash": hash_, "boardFile": text}


# What the table sees at the beginning.
SHEET = {"delayed": False, "defeated": False, "damage": 0, "bites": 0, "bats": 0, "hospital": None}
FIRST = {
    "phase": "setup", "winner": "none", "round": 0, "week": 1, "day": "", "despair": 0, "influence": 0, "damage": 0, "draculaLife": 15, "trail": [None] * 6,
    "lairs": [None] * 3, "maturing": None, "figure": None, "rumorTokens": 1, "encounterHand": 5, "eventHand": 0, "combatHand": 0, "encounterDeck": 23,
    "encounterDiscard": [], "beforeDracula": [], "eventDiscard": [], "hiddenDiscards": 0, "ally": None, "hunterAlly": None,
    "hunters": dict.fromkeys(HUNTERS, "galway"), "sheets": dict.fromkeys(HUNTERS, SHEET),
    "tokens": {"consecratedGround": [], "heavenlyHosts": [], "storms": [], "fog": {}, "roadblocks": []}, "combat": None}
SECOND_FIRST = {
    "phase": "setup", "winner": "none", "round": 1, "time": "dawn", "blood": 15, "vampires": 0, "resolve": 0, "trail": [], "bloodTokens": [],
    "catacombs": [None] * 3, "figure": None, "besideBoard": [], "hosts": [], "consecratedGround": None, "roadblock": None, "storm": None, "declared": None,
    "hunters": dict.fromkeys(HUNTERS, "galway"), "sheets": {hunter: {"health": 8} for hunter in HUNTERS}, "acted": [], "acting": [], "resolveUsed": [],
    "draculasAlly": None, "huntersAlly": None, "encounterHand": 5, "eventHand": 0, "reserve": 40, "pushedOff": 0, "combat": None, "asked": {"what": "dracula"}}
WON = {"dracula": "dracula-wins", "hunters": "hunters-win"}


def told(what, *arguments, rule=""):
    return {"what": what, "arguments": list(arguments), "rule": rule}


class Made:
    """A game line by line, as `(public, hidden)`. Whatever the rules say of it: what can be seen without them is right."""

    def __init__(self, first_line=None, hidden=None, first=None):
        self.lines = [(first_line or header(), hidden or {"secret": SECRET})]
        self.first = first or (FIRST if "cards" in self.lines[0][0] else SECOND_FIRST)
        self.done, self.position, self.table, self.at = [], 0, None, None
        if self.lines[0][0]["format"] == "demeter-game/1":
            raise ValueError("its lines tell nothing")

    @property
    def round(self):
        return (self.table or self.first)["round"]

    def act(self, action=None, at=None, said=(), **table):
        """An action, after which Dracula stands at `at` and the table sees what has changed. Without one it is a step that leads where he then stands."""
        at = at or self.at
        if action is None:
            action = {"action": "choose-start", "location": at} if at else {"action": "go-on"}
        before = self.table or {}
        now = (before or self.first) | table
        said = [*said, *([told(WON[table["winner"]])] if table.get("winner", "none") != "none" else [])]
        public = {"round": self.round} | ({"said": said} if said else {})
        if seen := {name: now[name] for name in self.first if before.get(name, ...) != now[name]}:
            public["table"] = seen
        self.done[self.position:] = [(action["action"], at, said, now, len(public) > 1)]
        self.position, self.table, self.at = self.position + 1, now, at
        self.lines.append((public, {"action": action, "at": at}))
        return self

    def chance(self, words="", shares=None, **table):
        said = [told("shares-given", {"number": len([share for share in shares if share])}, {"number": len(shares)},
                     rule=" ".join(share or "-" for share in shares))] if shares else []
        said += [told("words-said", rule=words)] if words else []
        action = {"action": "add-chance"} | ({"words": words} if words else {}) | ({"shares": shares} if shares else {})
        return self.act(action, said=said, **table)

    def promise(self, *promises):
        return self.act({"action": "promise-shares", "promises": list(promises)},
                        said=[told("shares-promised", {"number": len(promises)}, rule=" ".join(promises))])

    def go(self, to):
        """Back or forward, to where so many actions have happened."""
        first, last = sorted((to, self.position))
        between = self.done[first:last]
        public = {"round": self.round}
        then = self.done[to - 1][3] if to else self.first
        if any(noticed for *_, noticed in between):
            again = [one for _, _, said, _, _ in between for one in said] if to > self.position else []
            public |= ({"said": again} if again else {}) | {"way": "again" if to > self.position else "back"}
            if seen := {name: then[name] for name in self.first if self.table[name] != then[name]}:
                public["table"] = seen
        name = between[0][0] if len(between) == 1 else "jump"
        self.at = self.done[to - 1][1] if to else None
        self.position, self.table = to, then
        self.lines.append((public, {"to": to, "over": name, "at": self.at}))
        return self

    def passes(self):
        self.lines.append(({"round": self.round}, {"pass": True, "at": self.at}))
        return self


def game(**fields):
    """A header, two rounds, and the end in the third."""
    made = Made(header(**fields))
    made.act().act(at="paris", round=1).act().act(at="nantes", round=2).act().act(round=3).act(winner="hunters")
    return made.lines


def half_open():
    """A game whose first four lines were never sealed, played on up to its end in round 2."""
    made = Made(header(2), {"seed": SECRET}).act().act(round=1).act().act(at="paris", round=2).act(at="nantes", winner="dracula")
    return [made.lines[0], *((public, {"action": hidden["action"]}) for public, hidden in made.lines[1:4]), *made.lines[4:]]


def chained(lines, first_sealed=0, as_text=compact):
    """The lines of a reveal, from pairs of public and hidden parts."""
    game_, head, revealed = bytes.fromhex(lines[0][0].get("game", GAME)), bytes(32), []
    for sequence, (public, hidden) in enumerate(lines):
        public, hidden = as_text(public), compact(hidden)
        nonce = hashlib.sha256(f"nonce {sequence}".encode()).digest()
        if sequence < first_sealed:
            head = bytes.fromhex(sha256("demeter-head/1", head, number(sequence), with_length(public), with_length(hidden), b"null"))
            revealed.append({"public": public, "hidden": hidden, "nonce": None, "commitment": None, "head": head.hex()})
            continue
        committed = sha256("demeter-commitment/1", game_, number(sequence), nonce, with_length(hidden))
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


def golden():
    """The reveals of the golden records, by their names."""
    return {name: lines for name, (lines, _), _ in check_second_verifier.golden()}
