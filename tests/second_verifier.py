#!/usr/bin/env python3
"""A second verifier of revealed games:

    second_verifier.py FILE [--code CODE --round N]... [--deal CODE] [--qr TEXT]... [--board FILE] [--json]

Written from core/journal/record_format.md, core/fury3e/record/public_parts.md and core/formats.md, and for the second edition from
core/fury2e/record/public_parts.md and core/fury2e/text/actions.md, with the lists of ids that these name; without a look at the program's own. It
knows no rule of a game: it checks the forms, the chain, the codes, the deal, the chance of every round, and what was said against what was done.
Python's own library, and libsodium for Argon2id and the seal. Says the verdict of section 11, whose exit status it has; --json has what
`demeter-cli verify --json` says too, as far as no rule is needed for it. A board that the record does not hold lies beside it, or is given."""
import base64
import ctypes
import ctypes.util
import functools
import hashlib
import json
import re
import struct
import sys
import unicodedata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HUNTERS = ["lord-godalming", "dr-seward", "van-helsing", "mina-harker"]
POWERS = ["dark-call", "feed", "hide", "misdirect", "wolf-form"]
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
TOKENS = ["consecrated-ground", "heavenly-host", "storm", "fog", "roadblock", "bats"]
# The order in which the Combat cards lie before they are shuffled.
COMBAT = ["claws", "escape-as-bat", "escape-as-mist", "fangs", "mesmerize", "plotting", "strength"]


class Fault(Exception):
    """Something does not fit; `line` is counted from 0. `verdict` is what it comes to, of `name` if that is more than what does not fit."""

    def __init__(self, what, line=None, verdict="not-proved", name=None):
        super().__init__(what)
        self.what, self.line, self.verdict, self.name = what, line, verdict, name


class Lie(Fault):
    """A line in its right form that says or does what cannot be, by the board and the cards that are here."""


# --- bytes -------------------------------------------------------------------------------------------------------------------------------------

def number(n):
    return struct.pack(">Q", n)


def sha256(tag, *parts):
    return hashlib.sha256(tag + b"\0" + b"".join(parts)).digest()


def blake2b(tag, *parts, key=b""):
    return hashlib.blake2b(tag + b"".join(parts), digest_size=32, key=key).digest()


def commitment(game, n, nonce, hidden):
    return sha256(b"demeter-commitment/1", game, number(n), nonce, number(len(hidden)), hidden)


def head_of(previous, n, public, committed):
    return sha256(b"demeter-head/2", previous, number(n), number(len(public)), public, committed)


def open_head_of(previous, n, public, hidden):
    return sha256(b"demeter-head/1", previous, number(n), number(len(public)), public, number(len(hidden)), hidden, b"null")


@functools.cache
def sodium():
    library = ctypes.CDLL(ctypes.util.find_library("sodium") or "libsodium.so.23")
    if library.sodium_init() < 0:
        raise OSError("libsodium does not start")
    return library


def argon2id(password, salt, passes, memory, size):
    out = ctypes.create_string_buffer(size)
    if sodium().crypto_pwhash(out, ctypes.c_ulonglong(size), password, ctypes.c_ulonglong(len(password)), salt, ctypes.c_ulonglong(passes),
                              ctypes.c_size_t(memory), 2):  # 2: Argon2id, version 0x13
        raise MemoryError("Argon2id")
    return out.raw


@functools.cache
def code(game, head, words, digits):
    """The digits of a code, without spaces."""
    made = argon2id(head + words.encode(), sha256(b"demeter-code/1", game)[:16], 2, 64 << 20, 16)
    return f"{struct.unpack('>Q', made[:8])[0] % 10**digits:0{digits}}"


def chacha20(key):
    """The stream as 32-bit numbers, from block 0."""
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = ((s[z] << turn) | (s[z] >> (32 - turn))) & 0xFFFFFFFF

    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
    block = 0
    while True:
        state = [*start, block, *struct.unpack("<3I", b"LibsodiumDRG")]
        work = state[:]
        for _ in range(10):
            for lane in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(work, *lane)
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(work, state))
        block += 1


@functools.cache
def shuffled(cards, seed, index):
    cards, stream = list(cards), chacha20(blake2b(b"demeter-shuffle/1", seed, struct.pack(">H", index)))
    for left in range(len(cards), 1, -1):
        limit = (1 << 32) // left * left
        drawn = next(n for n in stream if n < limit)
        cards[left - 1], cards[drawn % left] = cards[drawn % left], cards[left - 1]
    return tuple(cards)


def is_words(text):
    if not isinstance(text, str) or len(text) > 80:
        return False

    def latin(c):
        n = ord(c)
        return "a" <= c <= "z" or 0xDF <= n <= 0xFF and n != 0xF7 or 0x100 <= n <= 0x17E and n != 0x149 and unicodedata.category(c) == "Ll"
    letters = [c for c in text if c not in " 0123456789"]
    if not (all(map(latin, letters)) or all(0x430 <= ord(c) <= 0x45F for c in letters)):
        return False
    return text == " ".join(text.split(" ")) and "  " not in text and text.strip(" ") == text


# --- JSON ------------------------------------------------------------------------------------------------------------------------------------

def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def no_twice(pairs):
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field stands there twice")
    return fields


def no_number(text):
    raise ValueError(f"{text} is no number here")


def read(text):
    """What a text says that is written in the only way that there is."""
    try:
        value = json.loads(text, object_pairs_hook=no_twice, parse_float=no_number, parse_constant=no_number)
        written = compact(value)
        written.encode()  # half of a surrogate pair has no UTF-8
    except (ValueError, RecursionError) as error:
        raise Fault(f"form: {error}") from error
    if written != text:
        raise Fault("form: written in another way")
    return value


# What a value has to be is a function that says yes or no.

def one_of(*values):
    return lambda v: isinstance(v, str) and v in values


def is_text(v):
    return isinstance(v, str)


def is_bool(v):
    return isinstance(v, bool)


def is_true(v):
    return v is True


def is_number(v):
    return isinstance(v, int) and not isinstance(v, bool)


def count(v):
    return is_number(v) and v >= 0


def some(v):
    return is_number(v) and v > 0


def between(low, high):
    return lambda v: is_number(v) and low <= v <= high


def is_hex(digits):
    return lambda v: isinstance(v, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", v) is not None


def plain(v):
    """A text without control characters."""
    return isinstance(v, str) and not re.search("[\0-\x1f\x7f-\x9f]", v)


def or_null(kind):
    return lambda v: v is None or kind(v)


def either(*kinds):
    return lambda v: any(kind(v) for kind in kinds)


def listed(kind, least=0, most=None):
    return lambda v: isinstance(v, list) and len(v) >= least and (most is None or len(v) <= most) and all(map(kind, v))


def mapped(key, kind, least=0):
    return lambda v: isinstance(v, dict) and len(v) >= least and all(key(k) and kind(x) for k, x in v.items())


def fields(**kinds):
    """An object whose fields stand in this order; a name that ends with `_` may be missing, other `_` are hyphens."""
    wanted = {name.rstrip("_").replace("_", "-"): (kind, name.endswith("_")) for name, kind in kinds.items()}
    return obj(wanted)


def obj(wanted):
    order = list(wanted)

    def check(v):
        if not isinstance(v, dict) or any(name not in wanted for name in v):
            return False
        places = [order.index(name) for name in v]
        return places == sorted(places) and all(wanted[name][0](x) for name, x in v.items()) and all(
            name in v or may_miss for name, (_, may_miss) in wanted.items())
    return check


def exact(*pairs):
    return obj({name: (kind, False) for name, kind in pairs})


def every_hunter(kind):
    return lambda v: isinstance(v, dict) and list(v) == HUNTERS and all(map(kind, v.values()))


def subset(order, least=0):
    """Some of these, each once, in their order."""
    return lambda v: listed(is_text, least)(v) and v == [name for name in order if name in v]


def some_hunters(kind):
    """By hunter, in their order; who is missing has nothing."""
    return lambda v: isinstance(v, dict) and v != {} and subset(HUNTERS)(list(v)) and all(map(kind, v.values()))


def is_reason(v):
    return is_text(v) and 1 <= len(v.encode()) <= 500


def is_promises(v):
    return listed(is_hex(64), 1, 8)(v) and len(set(v)) == len(v)


# --- what the two documents list ---------------------------------------------------------------------------------------------------------------

@functools.cache
def cards():
    return {part: json.loads((ROOT / f"resources/cards/{part}-3e.json").read_text("utf-8")) for part in ("dracula", "hunter")}


def ids(part, *kinds):
    return [card["id"] for kind in kinds for card in cards()[part][kind]]


@functools.cache
def rulings(game):
    """Field and readings of every ruling, as a game's list of public parts has them."""
    return {field: re.findall("`([^`]+)`", readings) for field, readings in ruling_rows(game)}


def ruling_rows(game):
    text = (ROOT / "core" / game / "record/public_parts").with_suffix(".md").read_text("utf-8").split("## Rulings")[1]
    return re.findall(r"^\| `(\w+)` \| [\w-]+ \| (.*) \|$", text, re.M)


@functools.cache
def unnamed(game):
    """The readings of a header that does not name them, as far as the list says them: in the second edition, the first one."""
    first = "^`([^`]+)`" if game == "fury2e" else "$^"
    return {field: reading for marked in (first, r"`([^`]+)` \(unnamed\)") for field, readings in ruling_rows(game) for reading in re.findall(marked, readings)}


# Arguments of what is said, as letters in a row: each pattern is matched against the whole row.
LETTERS = {"location": "L", "power": "P", "encounter": "E", "hunter": "H", "slot": "S", "lair": "A", "number": "N", "event": "D", "hunterEvent": "V",
           "hunterCard": "C", "combatCard": "K", "day": "Y", "token": "T", "region": "R"}
TOKEN_ARGUMENTS = "T(L|H|LLN?)"
SAID = {
    "location-revealed": "L", "damage-suffered": "N", "damage-recovered": "N", "influence-gained": "N", "hideout-matured": "",
    "encounter-resolved": "EL?", "slots-cleared": "", "lair-made": "A", "lair-cleared": "A", "power-played": "P", "rumor-placed": "S", "no-error": "",
    "error-found": "N", "penalty-revealed": "L", "penalty-cleared": "", "penalty-damage": "N", "dracula-wins": "", "hunters-win": "",
    "time-moved": "YN", "week-ended": "N", "despair-placed": "N", "rumor-gained": "", "no-day": "", "token-placed": TOKEN_ARGUMENTS,
    "token-removed": TOKEN_ARGUMENTS, "hunter-moved": "HL[VC]?", "hunter-overruled": "H", "hunter-acted": "HN", "hunter-stands-up": "H",
    "hunter-delayed": "H", "hunter-damaged": "HN", "hunter-healed": "HN", "hunter-bitten": "H", "hunter-saved": "H", "hunter-defeated": "H",
    "hunter-in-hospital": "HL", "hide-revealed": "", "nothing-revealed": "HL", "denied": "LN?", "encounter-revealed": "EH?",
    "encounter-discarded": "E", "encounter-stays": "E", "encounter-cancelled": "E[CV]", "searched-nothing": "HL", "encounter-added": "[SA]",
    "vampire-taken": "E", "influence-lost": "N", "encounter-swapped": "E", "event-played": "D", "ally-in-play": "[DV]", "ally-gone": "[DV]",
    "events-taken": "N", "event-discarded": "D", "events-hidden": "N", "hunter-card-played": "VH?", "hunter-card-cancelled": "[VD]",
    "answered-region": "R", "answered-no-region": "", "answered-yes": "H", "answered-no": "[HS]", "answered-hunters": "H*", "slot-empty": "S",
    "slot-power": "SP", "hide-in-deck": "", "none-adjacent": "LN?", "hand-shown": "[ED]*", "combat-begins": "H+E?", "combat-card-played": "K",
    "combat-card-cancelled": "K[CVD]?", "hunter-fought": "HC", "hunter-card-stopped": "HC", "hunter-mesmerized": "H", "hunter-left": "H",
    "vampire-damaged": "EN", "vampire-healed": "EN", "vampire-defeated": "E", "combat-ended": "", "dracula-moved": "", "ruling-changed": "NN",
    "put-right": "NN|YN|TLN|TLLNN|H|[SA]{0,2}", "hunter-chosen": "DH", "nothing-to-show": "", "no-supply": "", "entry-put-right": "S",
    "edge-put-right": "LLN",
}


# --- boards --------------------------------------------------------------------------------------------------------------------------------------

KINDS = ["small-city", "large-city", "castle", "sea", "hospital"]
LANGUAGES = ["en", "es", "pl", "ru", "it"]


def is_id(v):
    return is_text(v) and re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", v) is not None


def is_shown(v):
    return is_text(v) and v != "" and v == v.strip()


def has(v, must, may=()):
    """An object with these fields in any order, perhaps with notes."""
    return isinstance(v, dict) and all(name in v for name in must) and all(name in must or name in may or name.startswith("x-") for name in v)


def read_board(text):
    """core/formats.md, section 8: a board, or None."""
    try:
        board = json.loads(text.decode("utf-8-sig"), object_pairs_hook=no_twice, parse_constant=no_number)
    except (ValueError, RecursionError):
        return None
    return board if is_board(board) else None


def is_board(v):
    if not has(v, ("id", "name", "locations", "roads", "sea_borders", "rails", "hospitals", "confidence"), ("source_note", "card_numbers")):
        return False
    places, cities = v["locations"], KINDS[:2]
    if not (is_id(v["id"]) and is_shown(v["name"]) and listed(is_place, 1, 128)(places) and isinstance(v["confidence"], dict)):
        return False
    kind = {place["id"]: place["kind"] for place in places}
    once = lambda names: len(set(names)) == len(names)
    if not (len(kind) == len(places) and all(once([place["name"][language] for place in places]) for language in LANGUAGES)
            and list(kind.values()).count("castle") <= 1):
        return False

    def edges(found, kinds):
        return listed(lambda edge: listed(lambda end: is_text(end) and kind.get(end) in kinds, 2, 2)(edge) and edge[0] < edge[1])(found) and all(
            one < other for one, other in zip(found, found[1:]))
    is_rail = lambda rail: has(rail, ("between", "line")) and rail["line"] in ("white", "yellow", None)
    is_hospital = lambda each: has(each, ("at",)) and is_text(each["at"]) and kind.get(each["at"]) in ("large-city", "hospital")
    ports = [(place["id"], sea) for place in places for sea in place["port_on"]]
    if not (edges(v["roads"], KINDS[:3] + KINDS[4:]) and edges(v["sea_borders"], ["sea"]) and listed(is_rail)(v["rails"])
            and edges([rail["between"] for rail in v["rails"]], cities) and listed(is_hospital, 1)(v["hospitals"])
            and once([each["at"] for each in v["hospitals"]]) and all(kind[city] in cities and kind.get(sea) == "sea" for city, sea in ports)):
        return False
    joined = [*map(tuple, v["roads"]), *map(tuple, v["sea_borders"]), *ports]
    reached, more = set(), {places[0]["id"]}
    while more:
        reached |= more
        more = {b for edge in joined for a, b in (edge, edge[::-1]) if a in more} - reached
    seas = {name for name in kind if kind[name] == "sea"}
    return len(reached) == len(places) and seas <= {sea for _, sea in ports} and seas <= {end for edge in v["sea_borders"] for end in edge}


def is_place(v):
    if not (has(v, ("id", "name", "kind", "region", "port_on", "lonlat"), ("location_card",)) and is_id(v["id"]) and v["kind"] in KINDS):
        return False
    degrees = lambda n: isinstance(n, (int, float)) and not isinstance(n, bool)
    return (has(v["name"], LANGUAGES) and all(is_shown(v["name"][language]) for language in LANGUAGES) and listed(degrees, 2, 2)(v["lonlat"])
            and (v["region"] is None if v["kind"] == "sea" else is_id(v["region"])) and listed(is_text)(v["port_on"])
            and all(one < other for one, other in zip(v["port_on"], v["port_on"][1:]))
            and v.get("location_card", v["kind"] != "hospital") is (v["kind"] != "hospital"))


def hash_in(name):
    """The hash that the name of a board file says."""
    found = re.fullmatch("board-([0-9a-f]{64})[.]json", name)
    return found and found[1]


def board_text(header, folder, given):
    """Section 2: the text of the board that a header names; `given` is a file that is said to be it, else it is looked for in the folder."""
    name, hash_ = header["board"], header.get("boardHash")
    if "boardFile" in header:
        return header["boardFile"].encode()
    if not name.endswith(".json"):
        path = ROOT / f"resources/boards/{name}.json"
        if not re.fullmatch("[a-z0-9-]+", name) or not path.exists():
            raise Fault("a board that is not known", verdict="unknown", name=name)
        return path.read_bytes()
    path = Path(given) if given else Path(folder) / name
    try:
        text = path.read_bytes()
    except (OSError, ValueError) as error:
        raise Fault(f"the board: {error}", verdict="not-all-checked", name="board-missing") from error
    said = {each for each in (hash_in(Path(name).name), hash_) if each}
    if said - {hashlib.sha256(text).hexdigest()}:
        raise Fault("another board", verdict="not-all-checked", name="board-other")
    return text


@functools.cache
def own_hashes(header_board, form):
    """The hashes of this program's own board and cards, None for what it does not have."""
    path = ROOT / f"resources/boards/{header_board}.json"
    files = [path.read_bytes() if re.fullmatch("[a-z0-9-]+", header_board) and path.exists() else None]
    if GAMES.get(form, ThirdEdition) is ThirdEdition:
        files.append(b"".join((ROOT / f"resources/cards/{part}-3e.json").read_bytes() for part in ("dracula", "hunter")))
    return [hashlib.sha256(file).hexdigest() if file else None for file in files]


# --- forms ---------------------------------------------------------------------------------------------------------------------------------------

# Chance comes into every game in the same way (section 7).
CHANCE_SAID = {"shares-promised": "N", "shares-given": "NN", "words-said": ""}
CHANCE_ACTIONS = {"promise-shares": fields(promises=is_promises),
                  "add-chance": fields(words_=lambda v: is_words(v) and v != "", shares_=listed(or_null(is_hex(64)), 1, 8))}


class Forms:
    """What may stand in the lines of a game on a board. A game says `game`, its folder in `core`; `letters`, its arguments, and `said`, its
    announcements; `table`; `actions`, but for those of chance; the `first_round`; what `told` the table has to hear of an action, and what it
    `drew`; and how something `was` before it was put right."""

    def __init__(self, board):
        self.place = one_of(*(p["id"] for p in board["locations"]))
        self.region = one_of(*{p["region"] for p in board["locations"] if p["region"]})
        self.seas = {p["id"] for p in board["locations"] if p["kind"] == "sea"}
        self.roads = {frozenset(edge) for edge in board["roads"]}
        self.ways = self.roads | {frozenset(edge) for edge in [*board["sea_borders"], *((p["id"], sea) for p in board["locations"] for sea in p["port_on"])]}
        self.lands = {p["id"] for p in board["locations"]} - self.seas
        smaller_first = lambda v: listed(self.place, 2, 2)(v) and v[0] < v[1]
        self.road = exact(("on", one_of("road", "rail")), ("between", smaller_first))

    def leads(self, start, end, wolf, steps):
        """Whether a way of the board leads there, as it was put right in these steps."""
        ways, roads = set(self.ways), set(self.roads)
        for step in steps:
            if step.action["action"] == "put-right-edge":
                edge = frozenset(step.action["between"])
                for edges in (ways,) if edge & self.seas else (ways, roads):
                    (edges.add if step.action["present"] else edges.discard)(edge)
        return frozenset((start, end)) in ways or wolf and any(frozenset((start, over)) in ways and frozenset((over, end)) in roads for over in self.lands)

    def is_ruling(self, v):
        return fields(ruling=is_text, reading=is_text)(v) and v["reading"] in rulings(self.game).get(v["ruling"], [])

    def is_action(self, v):
        if not isinstance(v, dict) or not v or next(iter(v)) != "action" or not isinstance(v["action"], str) or v["action"] not in self.actions:
            return False
        return self.actions[v["action"]]({name: x for name, x in v.items() if name != "action"})

    def is_said(self, v):
        arguments_ = listed(lambda argument: isinstance(argument, dict) and len(argument) == 1)
        if not exact(("what", one_of(*self.said)), ("arguments", arguments_), ("rule", is_text))(v):
            return False
        row = ""
        for argument in v["arguments"]:
            [(name, value)] = argument.items()
            if name not in self.arguments or not self.arguments[name](value):
                return False
            row += self.letters[name]
        return re.fullmatch(self.said[v["what"]], row) is not None

    def told(self, action):
        """What the table has to hear of an action and of no other, as (what, arguments, rule); no rule: none that is known here."""
        if action["action"] == "put-right":
            return [("put-right", self.put_right(action["edit"]), action["reason"])]
        if action["action"] == "play-event":
            return [("event-played", [{"event": action["event"]}], None)]
        if action["action"] == "put-right-ruling":
            known = rulings(self.game)
            return [("ruling-changed", [{"number": list(known).index(action["ruling"])},
                                        {"number": known[action["ruling"]].index(action["reading"])}], None)]
        return []

    def was(self, action, table, readings):
        """An action that puts something right as it would be to leave all as it was; None where the table does not see it."""
        if action["action"] == "put-right-ruling":
            reading = readings.get(action["ruling"])
            return reading and {**action, "reading": reading}
        edit = self.edit_as_it_was(action["edit"], table) if action["action"] == "put-right" and table else None
        return edit and {**action, "edit": edit}

    @functools.cache
    def public(self, text, opened, form):
        """A public part but the header's, and whether it says what it may say. In an open line it may be that of going back or forward."""
        something = lambda kind: lambda v: isinstance(v, kind) and len(v) > 0
        rest = {"said": (something(list), True), "way": (something(str), True), "table": (something(dict), True)}
        if opened and form == 1:
            forms = either(exact(("round", count)), exact(("to", count), ("over", self.is_over)))
        else:
            forms = obj({"round": (count, False), **rest})
            if opened:
                forms = either(forms, obj({"to": (count, False), **rest}))
        value = read(text)
        if not forms(value):
            raise Fault("public part: form")
        table = obj({name: (kind, True) for name, kind in self.table.items()})
        return value, (all(map(self.is_said, value.get("said", []))) and value.get("way", "back") in ("back", "again") and table(value.get("table", {})))

    @staticmethod
    def passes(said):
        """How many lines may say later that nothing happens."""
        return 0

    def is_over(self, v):
        return v == "jump" or isinstance(v, str) and v in self.actions

    @functools.cache
    def hidden(self, text, opened):
        value = read(text)
        if opened:
            right = value is None or exact(("action", self.is_action))(value) or exact(("over", self.is_over))(value)
        else:
            at = ("at", or_null(is_text))
            right = exact(("action", self.is_action), at)(value) or exact(("to", count), ("over", self.is_over), at)(value) or exact(
                ("pass", is_true), at)(value)
        if not right:
            raise Fault("hidden part: form")
        return value


NUMBERS = ["influence", "despair", "damage", "rumor-tokens", "week", "hidden-discards"]
TIMES = {"before-slide": 2, "dawn": 8, "day": 9, "dusk": 10, "night": 11}
TOKEN_FIELDS = {"consecrated-ground": "consecratedGround", "heavenly-host": "heavenlyHosts", "storm": "storms", "fog": "fog", "roadblock": "roadblocks"}


def without_nothing(**fields_):
    """An object without what is nothing, false, 0 or empty; `_` in names are hyphens."""
    return {name.replace("_", "-"): value for name, value in fields_.items() if value}


class ThirdEdition(Forms):
    game, letters, said, first_round = "fury3e", LETTERS, SAID | CHANCE_SAID, 0
    # What is said of some actions, and of no other.
    tied = {"put-right", "ruling-changed", "event-played", "edge-put-right", "entry-put-right", "no-error", "error-found"}

    def told(self, action):
        name = action["action"]
        if name == "put-right-edge":
            a, b = action["between"]
            return [("edge-put-right", [{"location": a}, {"location": b}, {"number": int(action["present"])}], None)]
        if name == "put-right-entry":
            return [("entry-put-right", [{"slot": action["slot"]}], None)]
        if name == "claim-error":
            found = action.get("found")
            return [("error-found", [{"number": found["round"]}], found["rule"]) if found else ("no-error", [], None)]
        return super().told(action)

    def put_right(self, edit):
        """The arguments of `put-right`."""
        first = next(iter(edit))
        if first == "number":
            return [{"number": NUMBERS.index(edit["number"])}, {"number": edit["value"]}]
        if first == "day":
            return [{"day": edit["day"]}, {"number": TIMES[edit["time"]]}]
        if first == "token":
            road = edit.get("road")
            where = [{"location": end} for end in road["between"]] + [{"number": int(road["on"] == "rail")}] if road else [{"location": edit["location"]}]
            return [{"token": edit["token"]}, *where, {"number": edit["count"]}]
        if first == "hunter":
            return [{"hunter": edit["hunter"]}]
        places = [edit[name] for name in ("hideout", "card", "place") if isinstance(edit.get(name), dict)]
        spots = [{name: place[name] for name in ("slot", "lair") if name in place} for place in places]
        return [spot for n, spot in enumerate(spots) if spot not in spots[:n]]

    def edit_as_it_was(self, edit, table):
        first = next(iter(edit))
        if first == "number":
            field = re.sub("-(.)", lambda letter: letter[1].upper(), edit["number"])
            return {**edit, "value": table[field]}
        if first == "day":
            return {"day": table["day"], "time": "before-slide" if table["phase"] == "dracula-phase" else table["phase"]}
        if first == "token":
            lie = table["tokens"][TOKEN_FIELDS[edit["token"]]]
            where = edit["road"] if "road" in edit else edit["location"]
            return {**edit, "count": lie.get(where, 0) if isinstance(lie, dict) else int(where in lie)}
        if first == "hunter":
            stands, sheet = table["hunters"][edit["hunter"]], table["sheets"][edit["hunter"]]
            place = {"off-board": True} if stands is None else stands if isinstance(stands, dict) else {"location": stands}
            marks = {name: sheet[name] for name in ("delayed", "defeated", "damage", "bites", "bats")}
            return {"hunter": edit["hunter"], **place, **without_nothing(**marks, recovers_in=sheet["hospital"])}
        return None

    # Whatever comes of them, he stays where he is.
    stays = set("""place-hunters draw-encounter place-encounter place-rumor end-phase go-on move-hunter hunter-acts choose-hunter choose-hunters choose-road
        choose-lying choose-encounter add-encounter draw-event discard-event use-bodyguards show-wreath play-combat hunter-fights enter-hunter enter-token
        enter-week enter-despair claim-error put-right-ruling put-right-edge play""".split())

    def goes(self, action, start, end, done):
        if action["action"] == "choose-place":
            return end == action["location"] and self.leads(start, end, True, done)
        return action["action"] not in self.stays

    @staticmethod
    def passes(said):
        return sum(each["what"] == "events-taken" for each in said)

    @staticmethod
    def drew(before, after, _said):
        made_anew = before["encounterDiscard"] and not after["encounterDiscard"]  # out of the discard pile (OPEN-35)
        return after["encounterDeck"] < before["encounterDeck"] or bool(made_anew) or after["combatHand"] > before["combatHand"]

    def __init__(self, board):
        super().__init__(board)
        place, region, road = self.place, self.region, self.road
        hunter, power, day = one_of(*HUNTERS), one_of(*POWERS), one_of(*DAYS)
        encounter, event, combat = one_of(*ids("dracula", "encounters")), one_of(*ids("dracula", "events")), one_of(*ids("dracula", "combat"))
        hunter_event = one_of(*ids("hunter", "events"), "psychic-bond")
        hunter_card = one_of(*ids("hunter", "items", "combat"))
        token = one_of(*TOKENS)
        self.arguments = {"location": place, "power": power, "encounter": encounter, "hunter": hunter, "slot": between(1, 6), "lair": between(0, 2),
                          "number": is_number, "event": event, "hunterEvent": hunter_event, "hunterCard": hunter_card, "combatCard": combat, "day": day,
                          "token": token, "region": region}
        hideout = exact(("back", or_null(one_of("plain", "sea", "castle"))), ("location", or_null(place)), ("powers", listed(power)),
                        ("escapeAsBat", is_bool), ("rumor", is_bool), ("faceDownEncounters", count),
                        ("encounters", listed(exact(("card", encounter), ("damage", count)))))
        stands = or_null(either(place, exact(("hospital", place))))
        sheet = exact(("delayed", is_bool), ("defeated", is_bool), ("damage", count), ("bites", count), ("bats", count), ("hospital", or_null(place)))
        tokens = exact(("consecratedGround", listed(place)), ("heavenlyHosts", listed(place)), ("storms", listed(place)), ("fog", mapped(place, some)),
                       ("roadblocks", listed(road)))
        fight = exact(("vampire", or_null(encounter)), ("night", is_bool), ("hunters", listed(hunter)), ("mesmerized", listed(hunter)),
                      ("engaged", or_null(hunter)), ("played", listed(combat)), ("cards", mapped(hunter, hunter_card)), ("cancelled", is_bool))
        self.table = {
            "phase": one_of("setup", "dawn", "day", "dusk", "night", "dracula-phase", "over"), "winner": one_of("none", "dracula", "hunters"),
            "round": count, "week": count, "day": one_of("", *DAYS), "despair": count, "influence": count, "damage": count, "draculaLife": count,
            "trail": listed(or_null(hideout), 6, 6), "lairs": listed(or_null(hideout), 3, 3), "maturing": or_null(hideout), "figure": or_null(place),
            "rumorTokens": count, "encounterHand": count, "eventHand": count, "combatHand": count, "encounterDeck": count,
            "encounterDiscard": listed(encounter), "beforeDracula": listed(encounter), "eventDiscard": listed(event), "hiddenDiscards": count,
            "ally": or_null(event), "hunterAlly": or_null(hunter_event), "hunters": every_hunter(stands), "sheets": every_hunter(sheet),
            "tokens": tokens, "combat": or_null(fight)}
        self.actions = CHANCE_ACTIONS | self.action_forms(place, road, encounter, event, combat, hunter_event, hunter_card)

    def action_forms(self, place, road, encounter, event, combat, hunter_event, hunter_card):
        hunter, slot = one_of(*HUNTERS), between(1, 6)
        lies = either(fields(slot=slot, encounter=encounter, nth_=some), fields(lair=between(0, 2), encounter=encounter, nth_=some))
        where = either(exact(("slot", slot)), exact(("lair", between(0, 2))))
        on = {"location_": place, "hospital_": place, "off_board_": is_true}

        def stands_once(form):
            return lambda v: form(v) and sum(name in v for name in ("location", "hospital", "off-board")) == 1
        edit = either(
            fields(number=one_of("influence", "despair", "damage", "rumor-tokens", "week", "hidden-discards"), value=is_number),
            fields(day=one_of(*DAYS), time=one_of("dawn", "day", "dusk", "night", "before-slide")),
            fields(hideout=where, location_=place, powers_=subset(POWERS, 1), face_up_=is_true, hide_otherwise_=is_true,
                   escape_as_bat_=is_true, rumor_=is_true),
            fields(encounter=encounter, **{"from": one_of("deck", "hand", "discard", "before-dracula", "lying")},
                   to=one_of("deck", "hand", "discard", "before-dracula", "lying"), card_=lies, place_=where, face_up_=is_true, damage_=some),
            fields(hide_bond=or_null(place)),
            stands_once(fields(hunter=hunter, **on, delayed_=is_true, defeated_=is_true, damage_=some, bites_=some, bats_=some, recovers_in_=place)),
            fields(token=one_of("consecrated-ground", "heavenly-host", "storm", "fog", "roadblock"), location_=place, road_=road, count=count),
            fields(events=listed(event), ally_=event, hunter_ally_=hunter_event))
        forms = {
            "place-hunters": fields(cities=every_hunter(place)), "choose-start": fields(location=place), "draw-encounter": fields(encounter=encounter),
            "slide": fields(), "mature": fields(), "resolve-matured": fields(encounter=encounter), "make-lair": fields(clear_=place, encounter_=encounter),
            "play": fields(location_=place, powers_=subset(POWERS, 1), misdirect_=slot), "suffer-penalty": fields(),
            "place-encounter": fields(encounter=encounter), "place-rumor": fields(slot=slot), "end-phase": fields(), "clear-lair": fields(location=place),
            "go-on": fields(), "move-hunter": fields(hunter=hunter, to=place, travel_=one_of("sea", "rail", "out"), by_=hunter_card,
                                                     overruled_=is_true),
            "hunter-acts": fields(hunter=hunter, what=one_of("pass", "rest", "supply", "search"), dracula_event_=is_true, overruled_=is_true),
            "hunter-plays": fields(event=hunter_event, hunter_=hunter, city_=place, second_=place, slot_=slot, ally_=is_true, option_=some, road_=road,
                                   fetched_=hunter_event, player_=hunter, overruled_=is_true),
            "play-event": fields(event=event, ally_=is_true, option_=some), "use-bodyguards": fields(encounter=encounter, hunter=hunter),
            "choose-hunter": fields(hunter=hunter), "choose-hunters": fields(hunters=subset(HUNTERS)), "choose-place": fields(location=place),
            "choose-road": fields(road=road), "choose-lying": fields(card=lies), "choose-encounter": fields(encounter=encounter),
            "add-encounter": fields(slot=slot, encounter=encounter),
            "answer-encounter": fields(cancelled_by_=one_of("forewarned", "dogs", "stake"), met_=is_true, counts_=mapped(hunter, some, 1),
                                       joining_=subset(HUNTERS, 1)),
            "reply": fields(yes=is_bool), "draw-event": fields(event=event), "discard-event": fields(event=event), "show-wreath": fields(hunter=hunter),
            "play-combat": fields(card=combat), "hunter-fights": fields(hunter=hunter, card_=hunter_card, overruled_=is_true),
            "resolve-hunters": fields(damage=count, leaving_=subset(HUNTERS, 1)), "enter-hunter": stands_once(fields(hunter=hunter, **on)),
            "enter-token": fields(token=one_of("consecrated-ground", "heavenly-host"), location=place, present=is_bool), "enter-week": fields(week=count),
            "enter-despair": fields(tokens=count), "put-right-edge": fields(between=listed(place, 2, 2), present=is_bool),
            "put-right-ruling": self.is_ruling,
            "put-right-entry": fields(slot=slot, location=place),
            "put-right": fields(reason=is_reason, edit=edit),
        }
        step = one_of("make-lair", "play", "place-encounter", "place-rumor", "end-phase")
        forms["referee-entry"] = fields(step=lambda v: isinstance(v, dict) and step(v.get("action")) and self.is_action(v), penalised=is_bool)
        forms["claim-error"] = fields(found_=fields(step=count, round=count, rule=is_text))
        return forms


@functools.cache
def second_ids(name, where="cards/cards.h"):
    """A list of ids as the file has it that the format names: ids, and the copies in the box where they stand behind."""
    text = (ROOT / "core/fury2e" / where).read_text("utf-8")
    listed_ = re.search(rf"\b{name}\s*{{(.*?)}}\s*;", text, re.S)[1]
    return {found[0]: int(found[1] or 1) for found in re.findall(r'"([a-z-]+)"(?:, (\d+))?', listed_)}


SECOND_LETTERS = {"location": "L", "power": "P", "encounter": "E", "hunter": "H", "space": "S", "catacomb": "A", "number": "N", "event": "D",
                  "hunterEvent": "V", "item": "I", "tactic": "K", "agentTactic": "G", "time": "Y"}
SECOND_SAID = {
    "time-moved": "Y", "time-stood-still": "", "vampires-gained": "N", "resolve-gained": "N", "blood-lost": "N", "blood-recovered": "N",
    "card-played": "P*[SA]?", "catacombs-filled": "A", "catacombs-added": "A", "catacombs-cleared": "A", "location-revealed": "L", "hide-revealed": "",
    "power-revealed": "P", "encounter-placed": "", "encounter-activated": "EL?", "trail-cleared": "N", "card-laid-aside": "L", "card-returned": "L",
    "move-declared": "P+L?|L", "host-placed": "L", "host-removed": "L", "ground-placed": "L", "roadblock-placed": "LLN?", "roadblock-removed": "",
    "storm-placed": "L", "storm-ended": "L", "hunter-moved": "HL", "hunter-overruled": "H", "hunter-acted": "HN", "hunter-healed": "HN",
    "hunter-hurt": "HN", "hunter-bitten": "H", "bite-cured": "H", "hunter-defeated": "H", "hunter-missed-turn": "H", "not-here": "L",
    "encounter-revealed": "EH?", "encounter-gone": "E", "encounter-stays": "E", "encounter-before": "EH", "encounters-discarded": "N",
    "nothing-revealed": "", "resolve-spent": "HN", "event-played": "D", "event-meets": "DH", "event-cancelled": "[DV]", "event-taken": "",
    "event-discarded": "D", "hunter-card-played": "VH?", "item-played": "IH", "ally-in-play": "[DV]", "ally-gone": "[DV]", "hand-shown": "D*",
    "train-refused": "H", "escapes-barred": "N", "combat-begins": "H+E?", "target-named": "H", "tactic-shown": "[KG]?", "combat-result": "N",
    "agent-killed": "E", "agent-shields": "", "combat-ended": "", "dracula-escaped": "", "penalty-shown": "L", "dracula-wins": "", "hunters-win": "",
    "ruling-changed": "NN", "put-right": "",
}


class SecondEdition(Forms):
    game, letters, said, first_round = "fury2e", SECOND_LETTERS, SECOND_SAID | CHANCE_SAID, 1
    tied = {"put-right", "ruling-changed", "event-played"}

    def put_right(self, _edit):
        return []

    def edit_as_it_was(self, edit, table):
        [(first, new)] = edit.items()
        if first == "number":
            return {"number": {**new, "value": table[new["of"]]}}
        if first == "time":
            return {"time": {"is": table["time"]}}
        if first == "hunter":
            hunter = new["hunter"]
            return {"hunter": {"hunter": hunter, **without_nothing(location=table["hunters"][hunter]), "sheet": table["sheets"][hunter]}}
        if first == "tokens":
            return {"tokens": without_nothing(hosts=table["hosts"], ground=table["consecratedGround"], roadblock=table["roadblock"])}
        return None

    def goes(self, action, _start, end, done):
        name, aside = action["action"], ("put-right", "put-right-ruling", *CHANCE_ACTIONS)
        last = next((step.action for step in reversed(done) if step.action["action"] not in aside), {}) if name == "reply" else action
        return name == "put-right" or last.get("action") == "choose-place" and end == last["location"]

    @staticmethod
    def drew(before, after, said):
        went_back = after["pushedOff"] < before["pushedOff"] or any(each["what"] == "encounter-gone" for each in said)
        return after["reserve"] < before["reserve"] or went_back and after["encounterHand"] > before["encounterHand"]

    def __init__(self, board):
        super().__init__(board)
        place, hunter = self.place, one_of(*HUNTERS)
        powers = list(second_ids("powerIds", "cards/powers.h"))
        encounter, event, hunter_event = (one_of(*second_ids(kind)) for kind in ("encounters", "draculaEvents", "hunterEvents"))
        item, tactic, agent = (one_of(*second_ids(kind)) for kind in ("hunterItemIds", "draculaTacticIds", "agentTacticIds"))
        time = one_of("dawn", "noon", "dusk", "twilight", "midnight", "small-hours")
        self.arguments = {"location": place, "power": one_of(*powers), "encounter": encounter, "hunter": hunter, "space": between(1, 6),
                          "catacomb": between(0, 2), "number": is_number, "event": event, "hunterEvent": hunter_event, "item": item, "tactic": tactic,
                          "agentTactic": agent, "time": time}
        option = one_of("newspaper-reports", "sense-of-emergency", "inner-strength")
        hunters, some_powers, places = subset(HUNTERS), subset(powers, 1), listed(place)
        card = exact(("back", or_null(one_of("land", "sea"))), ("location", or_null(place)), ("powers", subset(powers)),
                     ("encounters", listed(or_null(encounter), 0, 2)))
        sheet = fields(health=count, bites_=some, misses_turn_=is_true, before_=listed(encounter, 1), held_=listed(encounter, 1))
        storm = exact(("zone", place), ("rounds", count))
        declared = exact(("location", or_null(place)), ("powers", subset(powers)))
        fight = exact(("agent", or_null(encounter)), ("hunters", hunters), ("round", some), ("continues", count), ("barredRounds", count), ("traps", count),
                      ("planned", hunters), ("repelled", is_bool), ("target", or_null(hunter)), ("tactic", or_null(tactic)), ("lastTactic", or_null(tactic)),
                      ("agentTactic", or_null(agent)), ("lastAgentTactic", or_null(agent)), ("huntersBonus", is_number), ("draculasBonus", is_number))
        asked = fields(what=one_of("nothing", "dracula", "start", "turn", "act", "encounter", "shows", "suffer", "cancel", "combat-cards",
                                   "combat-laid", "combat-result", "round-begins", "draws-wait"), hunters_=subset(HUNTERS, 1), location_=place, encounter_=encounter, event_=event)
        self.table = {
            "phase": one_of("setup", "dracula", "hunters", "over"), "winner": one_of("none", "dracula", "hunters"), "round": count, "time": time,
            "blood": count, "vampires": count, "resolve": count, "trail": listed(card, 0, 6), "bloodTokens": listed(between(1, 6)),
            "catacombs": listed(or_null(card), 3, 3), "figure": or_null(place), "besideBoard": places, "hosts": places,
            "consecratedGround": or_null(place), "roadblock": or_null(self.road), "storm": or_null(storm), "declared": or_null(declared),
            "hunters": every_hunter(or_null(place)), "sheets": every_hunter(sheet), "acted": hunters, "acting": hunters,
            "resolveUsed": listed(option, 0, 3), "draculasAlly": or_null(event), "huntersAlly": or_null(hunter_event), "encounterHand": count,
            "eventHand": count, "reserve": count, "pushedOff": count, "combat": or_null(fight), "asked": asked}
        self.actions = CHANCE_ACTIONS | self.action_forms(place, powers, encounter, event, hunter_event, item, tactic, agent, time, option, sheet)

    def action_forms(self, place, powers, encounter, event, hunter_event, item, tactic, agent, time, option, sheet):
        hunter, die, space, catacomb = one_of(*HUNTERS), between(1, 6), between(1, 6), between(0, 2)
        hunters, some_powers, losses = subset(HUNTERS, 1), subset(powers, 1), some_hunters(some)
        lies = either(fields(space=space), fields(catacomb=catacomb, token_=some))
        where = either(exact(("space", space)), exact(("catacomb", catacomb)))
        zone = one_of("reserve", "hand", "lying")
        words = subset(list(second_ids("combatWordIds", "game/combat.h")))
        edit = either(
            fields(number=fields(of=one_of("blood", "vampires", "resolve"), value=is_number)), fields(time=fields(**{"is": time})),
            fields(hunter=fields(hunter=hunter, location_=place, sheet=sheet)),
            fields(card=fields(place=where, location_=place, powers_=some_powers, face_up_=is_true)),
            fields(encounter=fields(encounter=encounter, **{"from": zone}, to=zone, token_=lies, place_=where, face_up_=is_true)),
            fields(tokens=fields(hosts_=listed(place, 1), ground_=place, roadblock_=self.road)),
            fields(events=fields(hand=listed(event), ally_=event, hunters_ally_=hunter_event)))
        return {
            "place-hunters": fields(cities=every_hunter(place)), "choose-start": fields(location=place), "draw-encounter": fields(encounter=encounter),
            "go-on": fields(), "clear-catacomb": fields(location=place),
            "play": lambda v: v != {} and fields(location_=place, powers_=some_powers, catacomb_=catacomb, keep_=encounter)(v),
            "suffer-penalty": fields(), "place-encounter": fields(encounter=encounter), "activate-encounter": fields(encounter=encounter),
            "declare": fields(location_=place, powers_=some_powers), "choose-hunter": fields(hunter=hunter), "choose-place": fields(location=place),
            "choose-road": fields(road=self.road), "choose-encounters": fields(encounters=listed(encounter)), "choose-lying": fields(token=lies),
            "play-on-hunter": fields(encounter=encounter, hunter=hunter),
            "answer-encounter": fields(forewarned_=is_true, prevented_=is_true, roll_=die, losses_=losses, saved_=hunters), "reply": fields(yes=is_bool),
            "draw-event": fields(event=event), "play-event": fields(event=event, option_=some, location_=place, hunter_=hunter),
            "discard-event": fields(event=event),
            "move-hunters": fields(hunters=hunters, to=place, travel_=one_of("sea", "rail"), by_=one_of("fast-horse"), overruled_=is_true),
            "hunters-act": fields(what=one_of("nothing", "rest", "resupply", "exchange"), healed_=losses, dracula_events_=some, overruled_=is_true),
            "spend-resolve": fields(hunter=hunter, option=option, to_=place, other_=hunter, health_=some, overruled_=is_true),
            "hunter-plays": fields(event=hunter_event, hunter_=hunter, other_=hunter, city_=place, second_=place, number_=some, overruled_=is_true),
            "play-item": fields(item=item, hunter=hunter, from_=place, token_=lies, roll_=die), "roll-for-bite": fields(hunter=hunter, roll=die, overruled_=is_true),
            "play-tactic": fields(tactic=either(fields(dracula=tactic), fields(agent=agent)), target_=hunter),
            "combat-card": fields(card=one_of("garlic", "advance-planning", "escape-route", "heroic-leap"), hunter=hunter, number_=die),
            "enter-result": fields(words=words, health_=losses, blood_=some, escaped_=hunters),
            "put-right-ruling": self.is_ruling, "put-right": fields(reason=is_reason, edit=edit)}


GAMES = {"demeter-game/5": SecondEdition, "demeter-game/7": SecondEdition}


@functools.cache
def forms_of(form, board):
    """`board` is the text of its file."""
    read_ = read_board(board)
    if read_ is None:
        raise Fault("no board", verdict="not-all-checked", name="board-missing")
    return GAMES.get(form, ThirdEdition)(read_)


# --- the header --------------------------------------------------------------------------------------------------------------------------------

def is_counts(v):
    """core/formats.md, sections 6 and 9: what is set by hand, as far as it differs from the card files, in their order."""
    usual = {kind: {card["id"]: card["copies"] for card in cards()["dracula"][kind]} for kind in ("encounters", "events", "combat")}
    sheets, sheet = {each["id"]: each for each in cards()["hunter"]["hunter_sheets"]}, cards()["dracula"]["dracula_sheet"]

    def others(then, low, high, total=None):
        in_all = lambda v: total is None or total[0] <= sum((then | v).values()) <= total[1]
        return lambda v: v != {} and subset(list(then))(list(v)) and all(between(low, high)(n) and n != then[name] for name, n in v.items()) and in_all(v)
    other = lambda then, low, high: lambda n: between(low, high)(n) and n != then
    return v != {} and fields(
        encounters_=others(usual["encounters"], 0, 20, (5, 99)), events_=others(usual["events"], 0, 20), combat_=others(usual["combat"], 0, 20, (6, 99)),
        life_=others({name: sheets[name]["life"] or sheets[name]["life_suggested"] for name in HUNTERS}, 1, 30),
        bite_spaces_=others({name: sheets[name]["free_bite_spaces"] for name in HUNTERS}, 0, 4),
        combat_hand_=other(sheet["combat_hand"]["start"] or 5, 1, 20), dracula_life_=other(sheet["life"], 1, 30))(v)


def is_rulings(game):
    known = rulings(game)
    return lambda v: isinstance(v, dict) and list(v) == [name for name in known if name in v] and all(x in known[name] for name, x in v.items())


def filled(v):
    return plain(v) and v != ""


def third_header(form):
    wanted = {"format": (is_text, False), "game": (is_hex(32), False), "started": (plain, False), "board": (plain, False),
              "cards": (one_of("dracula-3e"), False), "printing": (one_of("recommended", "es", "pl", "ru"), False),
              "rulings": (is_rulings("fury3e"), False), "handling": (one_of("dealt", "drawn-from-box"), False), "players": (every_hunter(is_text), False),
              "round": (one_of("kept"), True), "counts": (is_counts, True)}
    if form in (4, 6):
        wanted |= {"chance": (one_of("each-round"), True), "boardHash": (is_hex(64), form == 4)}
        wanted |= {"boardFile": (is_text, False)} if form == 6 else {}
        wanted |= {"cardsHash": (is_hex(64), form == 4), "version": (filled, form == 4)}
    if form > 2:
        wanted |= {"promise": (is_hex(64), True), "words": (is_words, True)}
    return wanted


def second_header(form):
    return {"format": (is_text, False), "game": (is_hex(32), False), "started": (plain, False), "board": (plain, False),
            "rulings": (is_rulings("fury2e"), False), "handling": (one_of("dealt", "drawn-from-box"), False), "players": (every_hunter(is_text), False),
            "chance": (one_of("each-round"), True), "boardHash": (is_hex(64), form == 5), **({"boardFile": (is_text, False)} if form == 7 else {}),
            "version": (filled, form == 5), "promise": (is_hex(64), True), "words": (is_words, True)}


@functools.cache
def header_of(text):
    """The header, if it is one: what is looked at first are texts that could steer a screen, cards, and the form."""
    value = read(text)
    if not isinstance(value, dict):
        raise Fault("header: form")
    if any(is_text(field) and not plain(field) for name, field in value.items() if name != "boardFile"):
        raise Fault("header: control characters")
    form = value.get("format")
    if not one_of(*GAMES)(form) and is_text(value.get("cards")) and value["cards"] != "dracula-3e":
        raise Fault("cards that are not known", verdict="unknown", name=value["cards"])
    if not is_text(form) or not re.fullmatch("demeter-game/[0-9]+", form):
        raise Fault("header: format")
    if not re.fullmatch("demeter-game/[1-7]", form):
        raise Fault("a form that is not known", verdict="unknown", name=form)
    if not obj((second_header if form in GAMES else third_header)(int(form[-1])))(value):
        raise Fault("header: form")
    if "chance" in value and value["handling"] != "dealt":
        raise Fault("header: chance without a deal")
    if ("promise" in value) != ("words" in value):
        raise Fault("header: promise and words belong together")
    if "boardFile" in value and not hash_in(value["board"]) == value["boardHash"] == hashlib.sha256(value["boardFile"].encode()).hexdigest():
        raise Fault("header: another hash than that of the board")
    if "boardHash" in value and hash_in(value["board"]) not in (None, value["boardHash"]):
        raise Fault("header: two hashes of the board")
    return value


# --- a reveal ----------------------------------------------------------------------------------------------------------------------------------

def lines_of(text):
    """Section 9: the lines of a reveal file."""
    value = read(text.replace("\r", "").replace("\n", ""))
    digits = or_null(is_hex(64))
    line = exact(("public", is_text), ("hidden", or_null(is_text)), ("nonce", digits), ("commitment", digits), ("head", is_hex(64)))
    if not exact(("format", one_of("demeter-reveal/1")), ("lines", listed(line, 1)))(value):
        raise Fault("reveal: form")
    for n, each in enumerate(value["lines"]):
        if (each["nonce"] is None) != (each["commitment"] is None or each["hidden"] is None) or each["commitment"] is None and each["hidden"] is None:
            raise Fault("reveal: what is open and what is not", n)
    return value["lines"]


class Decks:
    """The Encounter cards as far as they can be followed without the rules: as long as the numbers that the table sees say that cards were drawn
    from the top of the deck and laid down from the hand, and nothing else. And the Combat cards up to the first that Dracula plays."""

    UNCLEAR = ("draw-encounter", "resolve-matured", "choose-encounter", "choose-lying", "add-encounter", "answer-encounter", "enter-hunter")

    def __init__(self, header, seed):
        self.deck = self.hand = None
        self.combat = self.fight = None  # the Combat deck before the first combat; what he then has in his hand
        self.seed, self.shuffles = seed, 1 + (header.get("round") == "kept")
        if header["handling"] == "dealt":
            own = header.get("counts", {}).get("encounters", {})
            copies = [card["id"] for card in cards()["dracula"]["encounters"] for _ in range(own.get(card["id"], card["copies"]))]
            deck = list(shuffled(tuple(copies), seed, 0))
            self.hand = tuple(deck.pop() for _ in range(min(len(deck), cards()["dracula"]["dracula_sheet"]["encounter_hand"]["refill_to"])))
            self.deck = tuple(deck)
        if header["handling"] == "dealt" and header.get("round") == "kept":
            counts, sheet = header.get("counts", {}), cards()["dracula"]["dracula_sheet"]["combat_hand"]
            copies = {card["id"]: counts.get("combat", {}).get(card["id"], card["copies"]) for card in cards()["dracula"]["combat"]}
            self.combat = shuffled(tuple(card for card in COMBAT for _ in range(copies[card])), seed, 1)
            self.first = counts.get("combat-hand", sheet["start"] or 5)

    def copy(self):
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def lose(self):
        self.deck = self.hand = self.shuffles = None

    def chance(self, seed):
        self.seed = seed
        if self.shuffles is None:
            self.combat = None
            self.lose()
            return
        if self.deck is not None:
            self.deck = shuffled(self.deck, seed, self.shuffles)
        if self.combat is not None:
            self.combat = shuffled(self.combat, seed, self.shuffles + 1)
        self.shuffles += 2

    def fights(self, action, before, after):
        """Whether a Combat card was seen to be one of those that were drawn."""
        if action["action"] == "play-event":  # some search the deck
            self.combat = None
        if before.get("combatHand") == 0 and after["combatHand"] > 0 and self.combat is not None:
            self.fight, self.combat = self.combat[-self.first:], None
            if len(self.fight) != after["combatHand"]:
                raise Lie("deal: a Combat hand of another size")
        if action["action"] != "play-combat" or self.fight is None:
            return False
        if action["card"] not in self.fight:
            raise Lie(f"deal: {action['card']} is not in Dracula's hand")
        self.fight = None
        return True

    def act(self, action, before, after, _said):
        """After an action; `before` and `after` are what the table sees, if it sees anything. How many cards were seen to be of the hand."""
        if self.deck is None:
            return 0
        placed = action.get("encounter") if action["action"] in ("place-encounter", "make-lair") else None
        if action["action"] in self.UNCLEAR or "edit" in action and not {"number", "day", "hunter", "token", "events", "hide-bond"} & set(action["edit"]):
            self.lose()
            return 0
        if after.get("combatHand") or before.get("combat") is not None and after.get("combat") is None:
            self.shuffles = None  # during it or after it a deck is shuffled, if it was Dracula's
        if placed is not None:
            if placed not in self.hand:
                raise Lie(f"deal: {placed} is not in Dracula's hand")
            hand = list(self.hand)
            hand.remove(placed)
            self.hand = tuple(hand)
        if "encounterDeck" not in after:
            if placed is not None:  # what he draws afterwards nobody sees
                self.lose()
            return int(placed is not None)
        drawn = len(self.deck) - after["encounterDeck"]
        if drawn < 0 or after["encounterDeck"] == 0 or len(self.hand) + drawn != after["encounterHand"]:
            if not before and action["action"] == "place-hunters":
                raise Lie("deal: the first hand is not of this many cards")
            self.lose()
            return int(placed is not None)
        deck = list(self.deck)
        self.hand = (*self.hand, *(deck.pop() for _ in range(drawn)))
        self.deck = tuple(deck)
        return int(placed is not None)


def mixed(tokens, seed, index):
    """The reserve of the second edition after a mixing, whatever the order in which its tokens lay."""
    return shuffled(tuple(sorted(tokens, key=list(second_ids("encounters")).index)), seed, index)


class Reserve:
    """The second edition's Encounter tokens, as far as they can be followed without the rules: as long as the numbers that the table sees say that they
    were drawn from the reserve and laid down from the hand, or that one went back whose kind everybody saw."""

    UNCLEAR = ("draw-encounter", "choose-encounters", "choose-lying", "play-on-hunter")

    def __init__(self, header, seed):
        self.seed, self.shuffles, self.reserve, self.hand = seed, 1, None, None
        if header["handling"] == "dealt":
            tokens = [kind for kind, copies in second_ids("encounters").items() for _ in range(copies)]
            self.reserve, self.hand = mixed(tokens, seed, 0), ()

    def copy(self):
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def lose(self):
        self.reserve = self.hand = self.shuffles = None

    def chance(self, seed):
        self.seed = seed
        if self.reserve is not None:
            self.mix([])

    def mix(self, back):
        """Shuffles the reserve and what has gone back to it."""
        self.reserve = mixed([*self.reserve, *back], self.seed, self.shuffles)
        self.shuffles += 1

    def fights(self, *_):
        return False

    def act(self, action, before, after, said):
        """How many tokens were seen to be of the hand."""
        if self.reserve is None or "reserve" not in after:
            return 0
        if action["action"] in self.UNCLEAR or "edit" in action and {"encounter", "card", "hunter"} & set(action["edit"]):
            self.lose()
            return 0
        laid = action["encounter"] if action["action"] == "place-encounter" else None
        hand, reserve = list(self.hand), list(self.reserve)
        if laid is not None:
            if laid not in hand:
                raise Lie(f"deal: {laid} is not in Dracula's hand")
            hand.remove(laid)
        drawn, came = after["encounterHand"] - len(hand), [s["arguments"][0]["encounter"] for s in said if s["what"] == "encounter-gone"]
        unseen = any(s["what"] == "encounters-discarded" for s in said) or action["action"] == "activate-encounter"
        if drawn < 0 or unseen or len(came) > 1 or after["reserve"] != len(reserve) - drawn + len(came) or drawn and came:
            if action["action"] == "place-hunters":
                raise Lie("deal: the first hand is not of this many tokens")
            self.lose()
            return int(laid is not None)
        hand += [reserve.pop() for _ in range(drawn)]
        self.hand, self.reserve = tuple(hand), tuple(reserve)
        if came:
            self.mix(came)
        return int(laid is not None)


DECKS = {ThirdEdition: Decks, SecondEdition: Reserve}


class Chain:
    """Sections 4, 8 and 10: the heads of a reveal, and those that the table was shown, from what everybody may read."""

    def __init__(self, lines):
        if not lines:
            raise Fault("header: none", 0)
        self.lines, self.witnesses, self.open_lines = lines, [], 0
        n, head, table, over = 0, bytes(32), {}, False
        try:
            header = self.read(lines[0]["public"])
            if not is_hex(32)(header.get("game")):
                raise Fault("header: game")
            self.game, self.words, self.promise = bytes.fromhex(header["game"]), header.get("words", ""), header.get("promise")
            self.words = self.words if is_text(self.words) else ""
            self.digits = 12 if header.get("format") in ("demeter-game/1", "demeter-game/2", "demeter-game/3") else 15
            for n, line in enumerate(lines):
                head = self.link(n, line, head)
                public = line["public"]
                if n and public.find('"table":') != -1 and ('"round":' in public[public.index('"table":'):] or '"winner":' in public):
                    public = self.read(public)
                    new = public.get("table") if isinstance(public.get("table"), dict) else {}
                    shown = self.shown(table, over, new, public.get("way"))
                    table, over = {**table, **new}, new.get("winner", "none") != "none" if "winner" in new else over
                    if shown is not None and line["commitment"] is not None:
                        self.witnesses.append((shown, n, line["head"]))
        except Fault as fault:
            raise Fault(f"chain: {fault.what}" if not fault.what.startswith("chain") else fault.what, n) from fault

    @staticmethod
    def read(text):
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Fault(str(error)) from error
        if not isinstance(value, dict):
            raise Fault("no object")
        return value

    def link(self, n, line, previous):
        """The head after a line."""
        try:
            public, hidden = line["public"].encode(), line["hidden"].encode() if line["hidden"] is not None else None
        except UnicodeEncodeError as error:
            raise Fault("half of a surrogate pair") from error
        if line["commitment"] is None:
            if self.open_lines < n:
                raise Fault("an open line behind a sealed one")
            self.open_lines += 1
            head = open_head_of(previous, n, public, hidden)
        else:
            if hidden is not None and commitment(self.game, n, bytes.fromhex(line["nonce"]), hidden).hex() != line["commitment"]:
                raise Fault("chain: commitment")
            head = head_of(previous, n, public, bytes.fromhex(line["commitment"]))
        if head.hex() != line["head"]:
            raise Fault("chain: head")
        return head

    @staticmethod
    def shown(table, over, new, way):
        """The round whose head the table is shown with a line whose `table` is `new`."""
        before, after = table.get("round"), new.get("round", table.get("round"))
        if not table or way == "back":
            return None
        if count(before) and count(after) and after > before:
            return before
        return after if not over and new.get("winner", "none") != "none" else None

    # So many heads of a round, and of other rounds, are tried for a code: each takes its time.
    MOST, MOST_OTHERS = 24, 96

    def find(self, note, elsewhere=True):
        """What became of a noted code: {"code":digits,"round":number, null for the deal} or {"qr":text}. `elsewhere`: or of which round it is."""
        head = None
        if "qr" in note:
            match = re.fullmatch(r"DEMETER:3:([0-9A-F]{32}):(DEAL|0|[1-9]\d*):([0-9A-F]{64})", note["qr"])
            if not match or match[1].lower() != self.game.hex():
                return {"round": int(match[2]) if match and match[2] != "DEAL" else None, "found": "other-game"}
            note, head = {"code": "", "round": None if match[2] == "DEAL" else int(match[2])}, match[3].lower()
        digits, round_ = re.sub(r"\s", "", note["code"]), note["round"]
        deal = [(None, 0, self.promise)] if is_hex(64)(self.promise) else []
        newest = self.witnesses[::-1]
        own = deal if round_ is None else [each for each in newest if each[0] == round_]
        if head is None and len(digits) != self.digits:
            return {"round": round_, "found": "other-length", "digits": self.digits, **({"shown": len(own), "tried": 0} if own else {})}
        try:
            found = self.among(own if head else own[:self.MOST], digits, head)
            if "line" in found:
                return {"round": round_, **found}
            others = [] if found or not elsewhere else [*(deal if round_ is not None else []), *(each for each in newest if each[0] != round_)]
            for shown, n, other in others if head else others[:self.MOST_OTHERS]:
                if other == head if head else self.spoken((shown, n, other)) == digits:
                    return {"round": round_, "found": "other-round", "line": n + 1, "isOf": "deal" if shown is None else shown}
        except MemoryError:
            return {"round": round_, "found": "not-made"}
        more = {"shown": len(own), "tried": self.MOST} if not head and len(own) > self.MOST else {}
        return {"round": round_, **(found or {"found": "not-tried" if more else "unknown"}), **more}

    def among(self, heads, digits, wanted):
        """A code or head among these, the newest first: where it was shown, or how it is like one of them; nothing else."""
        like = {}
        for shown, n, head in heads:
            made = None if wanted else self.spoken((shown, n, head))
            if head == wanted or made == digits:
                return {"found": "fits", "line": n + 1}
            like = like or (slip(digits, made) if made else {})
        return like

    def fits(self, note):
        """How many lines a code or QR code vouches for, None if it fits none."""
        found = self.find(note, elsewhere=False)
        return None if found["found"] != "fits" else 0 if found["round"] is None else found["line"]

    def spoken(self, witness):
        """The digits of the code of a head that was shown; the promise, which is of no round, is said without words."""
        return code(self.game, bytes.fromhex(witness[2]), "" if witness[0] is None else self.words, self.digits)


def slip(noted, shown):
    """How a code differs from the one that was shown, if people misread and mistype like that."""
    wrong = [n for n, (a, b) in enumerate(zip(noted, shown)) if a != b]
    groups = sorted({n // 3 for n in wrong})
    group = lambda code_, n: code_[3 * n:3 * n + 3]
    first, last = wrong[0], wrong[-1]
    what = None
    if len(wrong) == 1:
        what = "digit"
    elif len(wrong) == 2 and last == first + 1 and noted[first] + noted[last] == shown[last] + shown[first]:
        what = "exchanged"
    elif len(groups) == 1:
        what = "group"
    elif len(groups) == 2 and [group(noted, n) for n in groups] == [group(shown, n) for n in groups[::-1]]:
        what = "exchanged"
    return {"found": "similar", "slip": what, "groups": [n + 1 for n in groups]} if what else {}


class Step(NamedTuple):
    """An action that happened, and can be gone over."""
    action: dict
    said: list
    line: int
    round: int
    drew: bool
    chance: Any  # what came in: words, and how many shares were promised and given
    error: Any  # None, "paid", or "kept": one that nobody has paid for


class Moment(NamedTuple):
    """The game after so many actions."""
    deck: Any
    promised: Any = None  # round and promises
    added: Any = None  # the last round in which chance came in
    table: Any = None  # None: not known
    place: Any = None
    readings: Any = None
    noticed: Any = 0  # of how many actions the table noticed something; None: not known
    started: bool = False  # both sides stand on the board


class Game(Chain):
    """What the lines of a reveal say, if nothing is wrong with them."""

    def __init__(self, lines, folder=".", board=None):
        super().__init__(lines)
        self.placed = self.fought = 0  # cards that were seen to be those that were dealt
        self.doubts = []  # what cannot be checked: what, line
        n = 0
        try:
            self.header = header_of(lines[0]["public"])
            self.form = int(self.header["format"][-1])
            self.deal(lines[0])
            if (lines[0]["commitment"] is None) != (self.form < 3):
                raise Fault("header: sealed or not")
            if self.header["board"].endswith(".json") and not hash_in(self.header["board"]) and "boardHash" not in self.header:
                self.doubts.append(("own-board", 1))
            if self.open_lines:
                self.doubts.append(("not-sealed", 1))
            self.forms = forms_of(self.header["format"], board_text(self.header, folder, board))
            self.states = [Moment(DECKS[type(self.forms)](self.header, self.seed),
                                  readings={**unnamed(self.forms.game), **self.header["rulings"]})]
            for n, line in enumerate(lines[1:], 1):
                self.step(n, line, n < self.open_lines)
            self.leave()
            self.close(self.at)
        except Fault as fault:
            line = n if fault.line is None else fault.line
            if isinstance(fault, Lie) and self.other_files():
                raise Fault(fault.what, line, "not-all-checked", "does-not-hold") from fault
            raise Fault(fault.what, line, fault.verdict, fault.name) from fault

    def deal(self, line):
        hidden = read(line["hidden"])
        if "promise" in self.header:
            if not exact(("secret", is_hex(64)))(hidden):
                raise Fault("header: hidden part")
            secret = bytes.fromhex(hidden["secret"])
            if sha256(b"demeter-promise/1", self.game, secret).hex() != self.header["promise"]:
                raise Fault("deal: promise")
            self.seed = blake2b(b"demeter-deal/1\0", self.game, secret, self.words.encode())
        else:
            if not exact(("seed", is_hex(64)))(hidden):
                raise Fault("header: hidden part")
            secret = self.seed = bytes.fromhex(hidden["seed"])
        self.guessable = len(set(secret)) <= 8
        self.steps, self.at = [], 0  # all actions that can be gone over, and how many have happened
        self.table, self.place, self.anything_told = {}, None, False
        self.passes = 0  # lines that may say that nothing happens
        self.known = {}  # of each round with chance: what came in last, whatever was taken back
        self.drew_without = set()  # rounds in which something was drawn before any came in, whatever was taken back
        self.chance_gone_back, self.jumps, self.put_right, self.events_drawn = [], set(), [], False
        self.standing, self.left, self.changes, self.seen = [], None, [], 0

    @property
    def actions(self):
        return [step.action for step in self.steps]

    def step(self, n, line, opened):
        (public, right), hidden = self.forms.public(line["public"], opened, self.form), self.forms.hidden(line["hidden"], opened)
        if not right and not opened:
            raise Lie("public part: nothing that may be said")
        if not right:  # what was told in the open nobody can rely on
            public = {name: x for name, x in public.items() if name not in ("said", "way", "table")}
        if not opened and hidden["at"] is not None and not self.forms.place(hidden["at"]):
            raise Lie("hidden part: no place")
        before, after = self.table, {**self.table, **public.get("table", {})}
        expected = before.get("round", self.forms.first_round if not self.open_lines else None)
        if "round" in public and expected is not None and public["round"] != expected:
            raise Lie("public part: round")
        if "table" in public:
            if not before and list(public["table"]) != list(self.forms.table):
                raise Lie("public part: the first table has all fields")
            if any(name in before and before[name] == value for name, value in public["table"].items()):
                raise Lie("public part: a field as it was")
        at, jump = self.at, False
        if hidden is not None and "action" in hidden:
            if "to" in public or "way" in public:
                raise Lie("an action in the place of a jump")
            self.act(n, hidden, public, before, after, opened)
        elif hidden is not None and "pass" in hidden:
            if list(public) != ["round"] or self.passes == 0:
                raise Fault("nothing happens, and something has to")
            if hidden["at"] != self.place:
                raise Lie("nothing happens, and he goes somewhere")
            self.passes -= 1
        else:
            jump = True
            self.jump(public, hidden, after, opened)
        self.table = after
        if not opened:
            self.place = hidden["at"]
        for round_, shown, _ in self.witnesses[self.seen:]:
            if shown == n:
                self.seen += 1
                self.standing.append({"round": round_, "line": n + 1, "at": self.at, "back": None})
        if jump:
            self.watch_jump(n, at)

    def act(self, n, hidden, public, before, after, opened):
        action, name, was = hidden["action"], hidden["action"]["action"], self.states[self.at]
        deck, round_ = was.deck.copy(), public["round"]
        promised, added, expected, chance, readings = was.promised, was.added, [], None, was.readings
        if self.at < len(self.steps):
            self.leave()
        if name in ("promise-shares", "add-chance"):
            if self.header.get("chance") != "each-round" or round_ < 1:
                raise Lie("chance: not in this game")
            if not was.started:
                raise Lie("chance: before both sides stand on the board")
            if before.get("winner", "none") != "none":
                raise Lie("chance: after the end")
        if name == "promise-shares":
            if promised and promised[0] == round_ or added == round_:
                raise Lie("chance: promised twice, or too late")
            promised = (round_, action["promises"])
            expected = [("shares-promised", [{"number": len(action["promises"])}], " ".join(action["promises"]))]
            self.know(round_, promises=action["promises"])
        elif name == "add-chance":
            if added == round_:
                raise Lie("chance: twice in a round")
            added, expected = round_, self.add(action, promised[1] if promised and promised[0] == round_ else None, deck, round_, was.readings)
            came_in = {field: x for field, x in action.items() if field != "action"}
            self.know(round_, chance=(came_in, self.actions[:self.at]))["lines"].append(n + 1)
            self.known[round_]["chosen"] |= round_ in self.drew_without and not any(step.drew and step.round == round_ for step in self.steps[:self.at])
            promises, shares = self.known[round_]["promises"] or [], action.get("shares", [])
            chance = {"words": "words" in action, "promised": max(len(promises), len(shares)), "given": sum(share is not None for share in shares)}
        elif name.startswith("put-right"):
            as_it_was = self.forms.was(action, before, readings)
            self.put_right.append({"line": n + 1, "step": action, **({"before": as_it_was} if as_it_was else {})})
            if name == "put-right-ruling":
                readings = {**readings, action["ruling"]: action["reading"]}
        if not opened:
            self.hear(action, public.get("said", []), expected, before, after)
        self.events_drawn = self.events_drawn or name == "draw-event"
        drew = was.started and bool(before) and self.forms.drew(before, after, public.get("said", []))
        if drew and chance is None and not any(step.chance and step.round == round_ for step in self.steps[:self.at]):
            self.drew_without.add(round_)
            if self.known.get(round_, {}).get("chance") is not None:
                self.known[round_]["chosen"] = True
        self.fought += deck.fights(action, before, after)
        self.placed += deck.act(action, before, after, public.get("said", []))
        self.stands(action, hidden, was, opened)
        self.passes += self.forms.passes(public.get("said", []))
        told = None if opened or was.noticed is None else was.noticed + (len(public) > 1)
        self.steps[self.at:] = [Step(action, public.get("said", []), n, round_, drew, chance, self.error_of(action, before, after))]
        self.states[self.at + 1:] = [Moment(deck, promised, added, None if opened else after, None if opened else hidden["at"], readings, told,
                                            was.started or name == "choose-start")]
        self.at += 1

    def know(self, round_, **new):
        """What came in or was promised in a round; it was chosen if it was another thing before."""
        known = self.known.setdefault(round_, {"promises": None, "chance": None, "lines": [], "chosen": False})
        for field, value in new.items():
            known["chosen"] = known["chosen"] or known[field] is not None and known[field] != value
            known[field] = value
        return known

    def hear(self, action, said, chance, before, after):
        """What the table was told has to be what was done, as far as the text says it."""
        about_chance = ("shares-promised", "shares-given", "words-said")
        heard = [(each["what"], each["arguments"], each["rule"]) for each in said]
        if [each for each in heard if each[0] in about_chance] != chance:
            raise Lie("chance: said otherwise than it was")
        tied = [each for each in heard if each[0] in self.forms.tied]
        told = self.forms.told(action)
        if len(tied) != len(told) or any(one[:2] != other[:2] or other[2] not in (None, one[2]) for one, other in zip(tied, told)):
            raise Lie("said otherwise than it was done")
        if ("hunter-overruled" in [each[0] for each in heard]) != ("overruled" in action):
            raise Lie("overruled otherwise than it was said")
        ends = {"dracula-wins": "dracula", "hunters-win": "hunters"}
        wins = {ends[each[0]] for each in heard if each[0] in ends}
        if before and wins != ({after["winner"]} - {"none"} if before["winner"] != after["winner"] else set()):
            raise Lie("a victory that is none, or that nobody heard of")

    def add(self, action, promises, deck, round_, readings):
        shares, words, said = action.get("shares", []), action.get("words", ""), []
        if not any(shares) and not words:
            raise Lie("chance: none")
        if len(shares) != len(promises or []) and (shares or readings.get("chanceWhen") == "before-draws"):
            raise Lie("chance: not as many shares as were promised")
        parts = b""
        for promise, share in zip(promises or [], shares):
            if share is not None and sha256(b"demeter-share/1", number(round_), bytes.fromhex(share)).hex() != promise:
                raise Lie("chance: a share that was not promised")
            parts += bytes.fromhex(share or promise)
        if shares:
            given = sum(share is not None for share in shares)
            said.append(("shares-given", [{"number": given}, {"number": len(shares)}], " ".join(share or "-" for share in shares)))
        if words:
            said.append(("words-said", [], words))
        deck.chance(blake2b(b"demeter-chance/1\0", deck.seed, bytes([len(shares)]), parts, words.encode()))
        return said

    @staticmethod
    def error_of(action, before, after):
        """Whether an action is an error: one with its penalty, or one that has to be paid for."""
        if action["action"] == "referee-entry" and not action["penalised"]:
            return "kept" if after.get("winner") == before.get("winner") else None
        return "paid" if action["action"] in ("suffer-penalty", "referee-entry") or "found" in action else None

    def kept_errors(self):
        """The lines of errors that stand in the end and that nobody has paid for."""
        steps = self.steps[:self.at]
        found = {step.action["found"]["step"] for step in steps if "found" in step.action}
        return [step.line for index, step in enumerate(steps) if step.error == "kept" and index not in found]

    def stands(self, action, hidden, was, opened):
        """Where he stands, as far as an action says it."""
        if opened:
            return
        name, place = action["action"], hidden["at"]
        if (place is not None) != (was.started or name == "choose-start"):
            raise Lie("hidden part: where he stands before he has chosen, or nowhere after it")
        if name in ("choose-start", "play") and place != action.get("location", place):
            raise Lie("hidden part: where he does not stand")
        if was.place is None:  # or nobody knows where
            return
        done = self.steps[:self.at]
        if name == "play" and "location" in action:
            if not self.forms.leads(was.place, place, "wolf-form" in action.get("powers", []), done):
                raise Lie("a way that the board does not have")
        elif place != was.place and (name in CHANCE_ACTIONS or not self.forms.goes(action, was.place, place, done)):
            raise Lie("hidden part: he stands where nothing led him")

    def jump(self, public, hidden, after, opened):
        """Going back or forward."""
        over = public.get("over") if hidden is None else hidden["over"]
        to = public.get("to") if opened else hidden["to"]
        if over is None or to is None:
            raise Fault("a jump without its goal")
        if to > len(self.steps) or to == self.at:
            raise Fault("a jump to nowhere")
        first, last = sorted((to, self.at))
        name = self.steps[first].action["action"] if last - first == 1 else "jump"
        if over != name:
            raise Fault(f"a jump over {name} that says {over}")
        then, now = self.states[to], self.states[self.at]
        if not opened and None not in (then.noticed, now.noticed):
            way, said = "back" if to < self.at else "again", [each for step in self.steps[self.at:to] for each in step.said]
            if (public.get("way"), public.get("said", [])) != ((way, said) if then.noticed != now.noticed else (None, [])):
                raise Lie("a jump that says something else")
            if then.table is not None and after != then.table:
                raise Lie("a jump to another table")
            if hidden["at"] != then.place:
                raise Lie("a jump to another place")
        self.jumps.add(public.get("round", self.table.get("round")))
        self.at = to

    # What is changed behind codes (section 11).

    def watch_jump(self, n, was_at):
        rounds = [step.round for step in self.steps[self.at:was_at] if step.chance]
        if rounds:
            self.chance_gone_back.append({"line": n + 1, "rounds": rounds})
        for each in self.standing:
            each["back"] = None if self.at >= each["at"] else each["back"] or n + 1

    def round_at(self, at):
        table = self.states[at].table
        return table["round"] if table else self.forms.first_round

    def leave(self):
        """What could have been gone over forward is given up."""
        passed = [each for each in self.standing if each["at"] > self.at]
        if not passed:
            if self.left and self.at < self.left["at"]:
                self.left.update(at=self.at, before=[*self.steps[self.at:self.left["at"]], *self.left["before"]], round=self.round_at(self.at))
            return
        self.close(len(self.steps))
        self.left = {"at": self.at, "before": self.steps[self.at:], "until": self.round_at(len(self.steps)), "round": self.round_at(self.at),
                     "line": min(each["back"] for each in passed), "codes": [(each["round"], each["line"]) for each in passed]}
        self.standing = [each for each in self.standing if each["at"] <= self.at]

    def close(self, end):
        """The course that was given up is compared with what stands in its place."""
        if self.left is None:
            return
        left, self.left = self.left, None
        course = lambda steps: {round_: [step.action for step in steps if step.round == round_] for round_ in sorted({step.round for step in steps})}
        before, after = course(left["before"]), course(self.steps[left["at"]:end])
        changed = False
        for round_, actions in before.items():
            other = after.get(round_, [])
            unfinished = round_ == max(before) and round_ >= left["until"]
            changed = changed or actions != (other[:len(actions)] if unfinished else other)
        self.changes.append({"line": left["line"], "round": left["round"], "codes": [{"round": round_, "line": line} for round_, line in left["codes"]],
                             "changed": changed})

    # Facts (section 11).

    def chance_of_rounds(self):
        def none(round_, lines=(), chosen=False):
            return {"round": round_, "words": False, "promised": 0, "given": 0, "lines": [*lines], "drew": False, "late": False, "chosen": chosen}
        rounds = {round_: none(round_, known["lines"], known["chosen"]) for round_, known in self.known.items()}
        for step in self.steps[:self.at]:
            if not (step.drew or step.chance):
                continue
            fact = rounds.setdefault(step.round, none(step.round))
            if step.chance:
                fact.update(step.chance, late=fact["drew"])
            fact["drew"] = fact["drew"] or step.drew
        return [{**fact, "new": (fact["words"] or fact["given"] > 0) and not fact["late"] and not fact["chosen"]}
                for round_, fact in sorted(rounds.items()) if round_ > 0 and (fact["drew"] or fact["lines"])]

    def penalties(self):
        return [{"line": step.line + 1, **({"rule": step.action["found"]["rule"]} if "found" in step.action else {})}
                for step in self.steps[:self.at] if step.error == "paid"]

    def unchecked(self):
        """What nobody can check."""
        hashes = () if self.form < 4 else ("boardHash", "version") if self.header["format"] in GAMES else ("boardHash", "cardsHash", "version")
        names, chance = ["files"] if any(field not in self.header for field in hashes) else [], self.chance_of_rounds()
        if self.header["handling"] == "drawn-from-box":
            names.append("cards-drawn")
        elif self.guessable:
            names.append("seed")
        elif "chance" not in self.header:
            names.append("deck-order")
        else:
            names += ["deck-order"] if any(each["drew"] and not each["new"] for each in chance) else []
            names += ["phones"] if any(each["new"] and not each["words"] for each in chance) else []
            names += ["shares-kept-back"] if any((each["words"] or each["given"]) and each["given"] < each["promised"] for each in chance) else []
        names += ["second-deal"] if self.words else []
        names += ["events-drawn"] if self.events_drawn else []
        return names + (["dice"] if self.header["format"] in GAMES and any(rolled(line["hidden"]) for line in self.lines) else [])

    def other_files(self):
        own = own_hashes(self.header["board"], self.header["format"])
        return any(named and here and named != here for named, here in zip((self.header.get("boardHash"), self.header.get("cardsHash")), own))


def rolled(hidden):
    """Whether a line of the second edition holds what a die showed."""
    return '"roll":' in hidden or '"number":' in hidden and ('"hypnosis"' in hidden or '"heroic-leap"' in hidden)


# --- the verdict ---------------------------------------------------------------------------------------------------------------------------------

@functools.cache
def verdicts():
    return {entry["id"]: entry for entry in json.loads((ROOT / "resources/verdict/verdicts.json").read_text("utf-8"))["verdicts"]}


def verified(lines, notes=(), folder=".", board=None):
    """Section 11: the verdict of a reveal and all that is said beside it, as `demeter-cli verify --json` has it."""
    told = {"verdict": None, "sentence": None, "lines": len(lines), "vouched": 0, "vouchedRound": 0, "promised": False, "dealNoted": False, "over": False,
            "codes": [], "goneBack": [], "chanceGoneBack": [], "penalties": [], "guessableSeed": False, "otherFiles": False, "playedWith": None,
            "unchecked": [], "takenBack": [], "objections": []}
    objections, game, unknown = [], None, ""

    def object_to(fault):
        objections.append((fault.verdict, {"what": fault.name if fault.verdict == "not-all-checked" else "unknown" if fault.verdict == "unknown" else
                                           "does-not-hold", "line": fault.line + 1, "why": fault.what}))
    chain = None
    try:
        chain = Chain(lines)
        sealed = next((n for n, line in enumerate(lines) if line["hidden"] is None), None)
        if sealed is not None:
            objections.append(("not-revealed", {"what": "not-revealed", "line": sealed + 1}))
        else:
            game = Game.__new__(Game)  # so that what it found before something did not fit is there
            game.__init__(lines, folder, board)
            for n in game.kept_errors():
                kind = ("not-all-checked", "does-not-hold") if game.other_files() else ("not-proved", None)
                object_to(Fault("an error that nobody has paid for", n, *kind))
    except Fault as fault:
        object_to(fault)
        unknown = fault.name if fault.verdict == "unknown" else ""
    for what, line in getattr(game, "doubts", []):
        objections.append(("not-all-checked", {"what": what, "line": line}))
    if chain:
        judge_codes(chain, notes, told, objections)
    if game and hasattr(game, "guessable"):
        told |= facts_of(game)
        for found in told["codes"]:
            behind = [back["line"] for back in told["goneBack"] if found.get("line") in [each["line"] for each in back["codes"]]]
            found.update({"goneBackBehind": behind[-1]} if behind and found["round"] != "deal" else {})
    told["objections"] = [objection for _, objection in objections]
    found = {verdict for verdict, _ in objections}
    changes, misses = sum(back["changed"] for back in told["goneBack"]), sum(verdict == "codes-do-not-fit" for verdict, _ in objections)
    told["verdict"] = next((name for name in verdicts() if name in found), None) or (
        "holds" if not told["vouched"] else "proved-with-changes" if changes else "proved")
    words = verdicts()[told["verdict"]]["words"]
    if told["verdict"].startswith("proved"):
        words = words["end" if told["over"] and told["vouched"] == len(lines) else "round" if told["vouchedRound"] else "setup"]
    number_ = changes if told["verdict"].startswith("proved") else misses
    told["sentence"] = words["en"].replace("{round}", str(told["vouchedRound"])).replace("{n}", str(number_)).replace("{name}", unknown)
    return told


def judge_codes(chain, notes, told, objections):
    for index, note in enumerate(notes):
        found = chain.find(note)
        if found["found"] == "fits":
            if found["round"] is None:
                told["dealNoted"] = True
            elif found["line"] > told["vouched"]:
                told["vouched"], told["vouchedRound"] = found["line"], found["round"]
        else:
            doubt = {"not-made": "code-not-made", "not-tried": "code-not-tried"}.get(found["found"])
            objections.append(("not-all-checked" if doubt else "codes-do-not-fit", {"what": doubt or "code-mismatch", "code": index}))
        told["codes"].append({**found, "round": "deal" if found["round"] is None else found["round"]})


def facts_of(game):
    facts = {"promised": bool(game.header.get("promise") and game.words), "guessableSeed": game.guessable, "unchecked": game.unchecked(),
             "playedWith": {"putRight": game.put_right, "chance": game.header.get("chance", "at-the-start"),
                            "chanceByRound": game.chance_of_rounds() if "chance" in game.header else []}}
    if not hasattr(game, "states"):  # no line was gone through
        return facts
    return facts | {"over": game.table.get("winner", "none") != "none", "goneBack": game.changes, "chanceGoneBack": game.chance_gone_back,
                    "penalties": game.penalties(), "otherFiles": game.other_files(), "takenBack": sorted(game.jumps - {None})}


# --- the file of a game --------------------------------------------------------------------------------------------------------------------------

def whole_lines(data):
    """The last line counts even if its newline is missing, unless it is the rest of a write that was cut short."""
    *lines, last = data.split(b"\n")
    try:
        read(last.decode())
        return [*lines, last]
    except (Fault, UnicodeDecodeError):
        return lines


def revealed(data, masters):
    """Sections 1 and 5, and core/journal/key_format.md: the lines of a sealed file, opened with one of the master keys, and where a seal has an odd length."""
    lines, previous, game, key, odd_lengths = [], bytes(32), None, None, []
    for n, line in enumerate(whole_lines(data)):
        value = read(line.decode())
        public = compact(value["public"])
        if n == 0:
            game = bytes.fromhex(value["public"]["game"])
        opened = value["commitment"] is None
        if not exact(("seq", lambda v: v == n), ("public", lambda v: isinstance(v, dict)), ("hidden", (lambda v: True) if opened else is_text),
                     ("commitment", or_null(is_hex(64))), ("head", is_hex(64)))(value):
            raise Fault("file: form", n)
        if opened:
            lines.append({"public": public, "hidden": compact(value["hidden"]), "nonce": None, "commitment": None, "head": value["head"]})
        else:
            sealed, associated = base64.b64decode(value["hidden"], validate=True), b"demeter-seal/1\0" + game + number(n) + previous
            if base64.b64encode(sealed).decode() != value["hidden"]:
                raise Fault("file: base64", n)
            if key is None:
                key, front = key_of(game, sealed, associated, masters, n)
                sealed = sealed[front:]
            content = opened_seal(sealed, key, associated)
            if content is None:
                raise Fault("file: seal", n)
            size = struct.unpack(">I", content[32:36])[0]
            hidden, room = content[36:36 + size], 36 + size
            if re.search('"what":"put-right"|"what":"shares-|"what":"words-said"', public):
                room = max(room, 36 + len(public.encode()) + 800)
            if len(hidden) != size or content[36 + size:].strip(b"\0") or len(content) != (room + 511) // 512 * 512:
                odd_lengths.append(n)
            lines.append({"public": public, "hidden": hidden.decode(), "nonce": content[:32].hex(), "commitment": value["commitment"], "head": value["head"]})
        previous = bytes.fromhex(value["head"])
    return lines, odd_lengths


def key_of(game, sealed, associated, masters, n):
    """The key of a game, from the first line that is sealed, and how many bytes of it stand in front of the seal."""
    front = 72 if n == 0 and len(sealed) % 512 == 112 else 0
    for master in reversed(masters):
        key = opened_seal(sealed[:72], master, b"demeter-game-key/1\0" + game) if front else blake2b(b"demeter-key/1\0", game, key=master)
        if key and opened_seal(sealed[front:], key, associated) is not None:
            return key, front
    raise Fault("file: key", n)


def opened_seal(sealed, key, associated):
    """24 random bytes and what is sealed with them; None if this is not the key."""
    out, size = ctypes.create_string_buffer(len(sealed)), ctypes.c_ulonglong()
    if sodium().crypto_aead_xchacha20poly1305_ietf_decrypt(out, ctypes.byref(size), None, sealed[24:], ctypes.c_ulonglong(len(sealed) - 24), associated,
                                                           ctypes.c_ulonglong(len(associated)), sealed[:24], key):
        return None
    return out.raw[:size.value]


def masters_of(text, words="", by="pin"):
    """The master keys of a key file, opened with its PIN or passphrase unless it lies open, and what it keeps of a PIN for the screen."""
    value = read(text.removesuffix("\n"))
    first = value["format"] == "demeter-keys/1"
    if first and "key" in value:
        return [base64.b64decode(value["key"])], b""
    if not first and "by" not in value:
        keys = base64.b64decode(value["keys"])
        return [keys[at:at + 32] for at in range(0, len(keys), 32)], b""
    if not first:
        by = value["by"]
    wrap = next(wrap for wrap in value["wrapped"] if wrap["by"] == by) if first else value
    key = argon2id(unicodedata.normalize("NFC", words).encode(), base64.b64decode(wrap["salt"]), wrap["passes"], wrap["memory"], 32)
    associated = b"demeter-wrap/1\0" if first else (
        b"demeter-keys/2\0" + (b"\0" if by == "pin" else b"\1") + struct.pack(">IQ", wrap["passes"], wrap["memory"]))
    content = opened_seal(base64.b64decode(wrap["sealed" if first else "keys"]), key, associated)
    if content is None:
        raise Fault("keys: other words")
    if first:
        return [content], b""
    end = 2 + 32 * struct.unpack(">H", content[:2])[0]
    return [content[at:at + 32] for at in range(2, end, 32)], content[end:]


def text_of(lines):
    return '{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(map(compact, lines)) + "\n]}\n"


def lines_in(data):
    """The lines of a reveal file, or those of a game's own file, in which what is sealed is not revealed."""
    try:
        text = data.decode("utf-8")
        if text.startswith('{"seq":'):
            lines = []
            for n, line in enumerate(whole_lines(data)):
                value = read(line.decode())
                if not isinstance(value, dict) or list(value) != ["seq", "public", "hidden", "commitment", "head"]:
                    raise Fault("file: form", n)
                opened = value["commitment"] is None
                lines.append({"public": compact(value["public"]), "hidden": compact(value["hidden"]) if opened else None, "nonce": None,
                              "commitment": value["commitment"], "head": value["head"]})
            if all(or_null(is_hex(64))(line["commitment"]) and is_hex(64)(line["head"]) for line in lines):
                return lines
            raise Fault("file: form")
        return lines_of(text)
    except UnicodeDecodeError as error:
        raise Fault(f"file: {error}") from error


def arguments(given):
    """File, notes and options of the command line; None if they are wrong."""
    files, notes, options = [], [], {"json": False, "board": None}
    given = list(given)
    while given:
        name = given.pop(0)
        if name == "--json":
            options["json"] = True
        elif not name.startswith("--"):
            files.append(name)
        elif not given:
            return None
        elif name == "--code" and len(given) > 2 and given[1] == "--round" and given[2].isascii() and given[2].isdigit():
            notes.append({"code": given[0], "round": int(given[2])})
            given = given[3:]
        elif name == "--deal":
            notes.append({"code": given.pop(0), "round": None})
        elif name == "--qr" and given[0].strip().startswith("DEMETER:3:"):
            notes.append({"qr": given.pop(0).strip()})
        elif name == "--board":
            options["board"] = given.pop(0)
        else:
            return None
    if len(files) != 1 or any("code" in note and not re.fullmatch(r"(\s*[0-9]){12}((\s*[0-9]){3})?\s*", note["code"]) for note in notes):
        return None
    return files[0], notes, options


def main():
    given = arguments(sys.argv[1:])
    if given is None:
        print(__doc__)
        return 2
    path, notes, options = given
    try:
        lines = lines_in(Path(path).read_bytes())
    except (Fault, OSError) as fault:
        print(f"no reveal: {fault}", file=sys.stderr)
        return 2
    told = verified(lines, notes, Path(path).parent, options["board"])
    if options["json"]:
        print(compact(told))
    else:
        for name in ("codes", "goneBack", "chanceGoneBack", "penalties", "takenBack", "playedWith", "unchecked", "objections"):
            if told[name]:
                print(f"{name}: {compact(told[name])}")
        print(told["sentence"])
    return verdicts()[told["verdict"]]["exit"]


if __name__ == "__main__":
    sys.exit(main())
