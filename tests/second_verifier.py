#!/usr/bin/env python3
"""A second verifier of revealed games: second_verifier.py GAME.reveal.json [ROUND=CODE | deal=CODE | QR-TEXT]...

Written from core/journal/record_format.md, core/fury3e/record/public_parts.md and core/formats.md, and for the second edition from
core/fury2e/record/public_parts.md and core/fury2e/text/actions.md, with the lists of ids that these name; without a look at the program's own. It
knows no rule of a game: it checks the forms, the chain, the codes, the deal, and the chance of every round. Python's own library, and libsodium
for Argon2id and the seal. Exit status 0 only where codes were given and all of them fit."""
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
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HUNTERS = ["lord-godalming", "dr-seward", "van-helsing", "mina-harker"]
POWERS = ["dark-call", "feed", "hide", "misdirect", "wolf-form"]
DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
TOKENS = ["consecrated-ground", "heavenly-host", "storm", "fog", "roadblock", "bats"]
# The order in which the Combat cards lie before they are shuffled.
COMBAT = ["claws", "escape-as-bat", "escape-as-mist", "fangs", "mesmerize", "plotting", "strength"]


class Fault(Exception):
    """Something does not fit; `line` is counted from 0."""

    def __init__(self, what, line=None):
        super().__init__(what)
        self.what, self.line = what, line


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
    text = (ROOT / "core" / game / "record/public_parts").with_suffix(".md").read_text("utf-8").split("## Rulings")[1]
    rows = re.findall(r"^\| `(\w+)` \| [\w-]+ \| (.*) \|$", text, re.M)
    return {field: re.findall("`([^`]+)`", readings) for field, readings in rows}


# Arguments of what is said, as letters in a row: each pattern is matched against the whole row.
LETTERS = {"location": "L", "power": "P", "encounter": "E", "hunter": "H", "slot": "S", "lair": "A", "number": "N", "event": "D", "hunterEvent": "V",
           "hunterCard": "C", "combatCard": "K", "day": "Y", "token": "T", "region": "R"}
TOKEN_ARGUMENTS = "T(L|H|LLN?)"
SAID = {
    "location-revealed": "L", "damage-suffered": "N", "damage-recovered": "N", "influence-gained": "N", "hideout-matured": "",
    "encounter-resolved": "EL?", "slots-cleared": "", "lair-made": "A", "lair-cleared": "A", "power-played": "P", "rumor-placed": "S", "no-error": "",
    "error-found": "N", "penalty-revealed": "L", "penalty-cleared": "", "penalty-damage": "N", "dracula-wins": "", "hunters-win": "",
    "time-moved": "YN", "week-ended": "N", "despair-placed": "N", "rumor-gained": "", "no-day": "", "token-placed": TOKEN_ARGUMENTS,
    "token-removed": TOKEN_ARGUMENTS, "hunter-moved": "HL", "hunter-overruled": "H", "hunter-acted": "HN", "hunter-stands-up": "H",
    "hunter-delayed": "H", "hunter-damaged": "HN", "hunter-healed": "HN", "hunter-bitten": "H", "hunter-saved": "H", "hunter-defeated": "H",
    "hunter-in-hospital": "HL", "hide-revealed": "", "nothing-revealed": "HL", "denied": "LN?", "encounter-revealed": "EH?",
    "encounter-discarded": "E", "encounter-stays": "E", "encounter-cancelled": "E[CV]", "searched-nothing": "HL", "encounter-added": "[SA]",
    "vampire-taken": "E", "influence-lost": "N", "encounter-swapped": "E", "event-played": "D", "ally-in-play": "[DV]", "ally-gone": "[DV]",
    "events-taken": "N", "event-discarded": "D", "events-hidden": "N", "hunter-card-played": "VH?", "hunter-card-cancelled": "[VD]",
    "answered-region": "R", "answered-no-region": "", "answered-yes": "H", "answered-no": "H", "answered-hunters": "H*", "slot-empty": "S",
    "slot-power": "SP", "hide-in-deck": "", "none-adjacent": "LN?", "hand-shown": "[ED]*", "combat-begins": "H+E?", "combat-card-played": "K",
    "combat-card-cancelled": "K[CVD]?", "hunter-fought": "HC", "hunter-card-stopped": "HC", "hunter-mesmerized": "H", "hunter-left": "H",
    "vampire-damaged": "EN", "vampire-healed": "EN", "vampire-defeated": "E", "combat-ended": "", "dracula-moved": "", "ruling-changed": "NN",
    "put-right": "NN|YN|TLN|TLLNN|H|S|A|", "hunter-chosen": "DH", "nothing-to-show": "", "no-supply": "", "entry-put-right": "S",
    "edge-put-right": "LLN",
}


# Chance comes into every game in the same way (section 7).
CHANCE_SAID = {"shares-promised": "N", "shares-given": "NN", "words-said": ""}
CHANCE_ACTIONS = {"promise-shares": fields(promises=is_promises),
                  "add-chance": fields(words_=lambda v: is_words(v) and v != "", shares_=listed(or_null(is_hex(64)), 1, 8))}


class Forms:
    """What may stand in the lines of a game on a board; a board that is not built in may have any places. A game says `game`, its folder in `core`;
    `letters`, its arguments, and `said`, its announcements; `table`; `actions`, but for those of chance; and its `deck`."""

    def __init__(self, name):
        path = ROOT / f"resources/boards/{name}.json"
        board = json.loads(path.read_text("utf-8")) if re.fullmatch("[a-z0-9-]+", name) and path.exists() else None
        self.hash = hashlib.sha256(path.read_bytes()).hexdigest() if board else None
        self.place = one_of(*(p["id"] for p in board["locations"])) if board else plain
        self.region = one_of(*{p["region"] for p in board["locations"] if p["region"]}) if board else plain
        smaller_first = lambda v: listed(self.place, 2, 2)(v) and v[0] < v[1]
        self.road = exact(("on", one_of("road", "rail")), ("between", smaller_first))

    def is_ruling(self, v):
        return fields(ruling=is_text, reading=is_text)(v) and v["reading"] in rulings(self.game).get(v["ruling"], [])

    def is_action(self, v):
        if not isinstance(v, dict) or not v or next(iter(v)) != "action" or not isinstance(v["action"], str) or v["action"] not in self.actions:
            return False
        return self.actions[v["action"]]({name: x for name, x in v.items() if name != "action"})

    def is_said(self, v):
        if not exact(("what", is_text), ("arguments", listed(lambda a: isinstance(a, dict) and len(a) == 1)), ("rule", is_text))(v) or v["what"] not in self.said:
            return False
        row = ""
        for argument in v["arguments"]:
            [(name, value)] = argument.items()
            if name not in self.arguments or not self.arguments[name](value):
                return False
            row += self.letters[name]
        return re.fullmatch(self.said[v["what"]], row) is not None

    @functools.cache
    def public(self, text, opened, form):
        """A public part but the header's. In an open line it may be that of going back or forward."""
        rest = {"said": (listed(self.is_said, 1), True), "way": (one_of("back", "again"), True),
                "table": (lambda v: v != {} and obj({name: (kind, True) for name, kind in self.table.items()})(v), True)}
        if opened and form == 1:
            forms = either(exact(("round", count)), exact(("to", count), ("over", self.is_over)))
        else:
            forms = obj({"round": (count, False), **rest})
            if opened:
                forms = either(forms, obj({"to": (count, False), **rest}))
        value = read(text)
        if not forms(value):
            raise Fault("public part: form")
        return value

    def is_over(self, v):
        return v == "jump" or isinstance(v, str) and v in self.actions

    @functools.cache
    def hidden(self, text, opened):
        value = read(text)
        if opened:
            right = value is None or exact(("action", self.is_action))(value) or exact(("over", self.is_over))(value)
        else:
            at = ("at", or_null(self.place))
            right = exact(("action", self.is_action), at)(value) or exact(("to", count), ("over", self.is_over), at)(value) or exact(
                ("pass", is_true), at)(value)
        if not right:
            raise Fault("hidden part: form")
        return value


class ThirdEdition(Forms):
    game, letters, said = "fury3e", LETTERS, SAID | CHANCE_SAID

    def __init__(self, name):
        super().__init__(name)
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
            fields(hideout=where, location_=place, powers_=listed(one_of(*POWERS), 1), face_up_=is_true, hide_otherwise_=is_true,
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
            "play": fields(location_=place, powers_=listed(one_of(*POWERS), 1), misdirect_=slot), "suffer-penalty": fields(),
            "place-encounter": fields(encounter=encounter), "place-rumor": fields(slot=slot), "end-phase": fields(), "clear-lair": fields(location=place),
            "go-on": fields(), "move-hunter": fields(hunter=hunter, to=place, travel_=one_of("road", "sea", "rail", "out"), overruled_=is_true),
            "hunter-acts": fields(hunter=hunter, what=one_of("pass", "rest", "supply", "search"), dracula_event_=is_true, overruled_=is_true),
            "hunter-plays": fields(event=hunter_event, hunter_=hunter, city_=place, second_=place, slot_=slot, ally_=is_true, option_=some, road_=road,
                                   fetched_=hunter_event),
            "play-event": fields(event=event, ally_=is_true, option_=some), "use-bodyguards": fields(encounter=encounter, hunter=hunter),
            "choose-hunter": fields(hunter=hunter), "choose-hunters": fields(hunters=listed(hunter)), "choose-place": fields(location=place),
            "choose-road": fields(road=road), "choose-lying": fields(card=lies), "choose-encounter": fields(encounter=encounter),
            "add-encounter": fields(slot=slot, encounter=encounter),
            "answer-encounter": fields(cancelled_by_=one_of("forewarned", "dogs", "stake"), met_=is_true, counts_=mapped(hunter, some, 1),
                                       joining_=listed(hunter, 1)),
            "reply": fields(yes=is_bool), "draw-event": fields(event=event), "discard-event": fields(event=event), "show-wreath": fields(hunter=hunter),
            "play-combat": fields(card=combat), "hunter-fights": fields(hunter=hunter, card_=hunter_card, overruled_=is_true),
            "resolve-hunters": fields(damage=count, leaving_=listed(hunter, 1)), "enter-hunter": stands_once(fields(hunter=hunter, **on)),
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
    "agent-killed": "E", "combat-ended": "", "dracula-escaped": "", "penalty-shown": "L", "dracula-wins": "", "hunters-win": "",
    "ruling-changed": "NN", "put-right": "",
}


class SecondEdition(Forms):
    game, letters, said = "fury2e", SECOND_LETTERS, SECOND_SAID | CHANCE_SAID

    def __init__(self, name):
        super().__init__(name)
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
        sheet = fields(health=count, bites_=some, misses_turn_=is_true, before_=listed(encounter, 1))
        storm = exact(("zone", place), ("rounds", count))
        declared = exact(("location", or_null(place)), ("powers", subset(powers)))
        fight = exact(("agent", or_null(encounter)), ("hunters", hunters), ("round", some), ("continues", count), ("barredRounds", count), ("traps", count),
                      ("planned", hunters), ("repelled", is_bool), ("target", or_null(hunter)), ("tactic", or_null(tactic)), ("lastTactic", or_null(tactic)),
                      ("agentTactic", or_null(agent)), ("lastAgentTactic", or_null(agent)), ("huntersBonus", is_number), ("draculasBonus", is_number))
        asked = fields(what=one_of("nothing", "dracula", "start", "turn", "act", "encounter", "shows", "suffer", "cancel", "combat-cards",
                                   "combat-laid", "combat-result", "round-begins"), hunters_=subset(HUNTERS, 1), location_=place, encounter_=encounter, event_=event)
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
            "move-hunters": fields(hunters=hunters, to=place, travel_=one_of("sea", "rail"), overruled_=is_true),
            "hunters-act": fields(what=one_of("nothing", "rest", "resupply", "exchange"), healed_=losses, dracula_events_=some, overruled_=is_true),
            "spend-resolve": fields(hunter=hunter, option=option, to_=place, other_=hunter, health_=some, overruled_=is_true),
            "hunter-plays": fields(event=hunter_event, hunter_=hunter, other_=hunter, city_=place, second_=place, number_=some),
            "play-item": fields(item=item, hunter=hunter, from_=place, token_=lies, roll_=die), "roll-for-bite": fields(hunter=hunter, roll=die),
            "play-tactic": fields(tactic=either(fields(dracula=tactic), fields(agent=agent)), target_=hunter),
            "combat-card": fields(card=one_of("garlic", "advance-planning", "escape-route", "heroic-leap"), hunter=hunter, number_=die),
            "enter-result": fields(words=words, health_=losses, blood_=some, escaped_=hunters),
            "put-right-ruling": self.is_ruling, "put-right": fields(reason=is_reason, edit=edit)}


GAMES = {"demeter-game/5": SecondEdition}


@functools.cache
def forms_of(form, board):
    return GAMES.get(form, ThirdEdition)(board)


# --- the header --------------------------------------------------------------------------------------------------------------------------------

def is_counts(v):
    encounter, event, combat = (one_of(*ids("dracula", kind)) for kind in ("encounters", "events", "combat"))
    return v != {} and fields(encounters_=mapped(encounter, count, 1), events_=mapped(event, count, 1), combat_=mapped(combat, count, 1),
                              life_=mapped(one_of(*HUNTERS), count, 1), bite_spaces_=mapped(one_of(*HUNTERS), count, 1), combat_hand_=some,
                              dracula_life_=some)(v)


def is_rulings(game):
    known = rulings(game)
    return lambda v: isinstance(v, dict) and list(v) == [name for name in known if name in v] and all(x in known[name] for name, x in v.items())


def third_header(form):
    old, new = form < 3, form == 4
    wanted = {"format": (is_text, False), "game": (is_hex(32), False), "started": (plain, False), "board": (plain, False),
              "cards": (one_of("dracula-3e"), False), "printing": (one_of("recommended", "es", "pl", "ru"), False),
              "rulings": (is_rulings("fury3e"), False), "handling": (one_of("dealt", "drawn-from-box"), False), "players": (every_hunter(is_text), False),
              "round": (one_of("kept"), True), "counts": (is_counts, True)}
    if new:
        wanted |= {"chance": (one_of("each-round"), True), "boardHash": (is_hex(64), True), "cardsHash": (is_hex(64), True),
                   "version": (plain, True)}
    if not old:
        wanted |= {"promise": (is_hex(64), True), "words": (is_words, True)}
    return wanted


def second_header():
    return {"format": (is_text, False), "game": (is_hex(32), False), "started": (plain, False), "board": (plain, False),
            "rulings": (is_rulings("fury2e"), False), "handling": (one_of("dealt", "drawn-from-box"), False), "players": (every_hunter(is_text), False),
            "chance": (one_of("each-round"), True), "boardHash": (is_hex(64), True), "version": (plain, True), "promise": (is_hex(64), True),
            "words": (is_words, True)}


@functools.cache
def header_of(text):
    value = read(text)
    form = value.get("format") if isinstance(value, dict) else None
    if not isinstance(form, str) or not re.fullmatch("demeter-game/[1-5]", form):
        raise Fault("header: format")
    if not obj(second_header() if form in GAMES else third_header(int(form[-1])))(value):
        raise Fault("header: form")
    if "chance" in value and value["handling"] != "dealt":
        raise Fault("header: chance without a deal")
    if ("promise" in value) != ("words" in value):
        raise Fault("header: promise and words belong together")
    if not value["board"].endswith(".json") and forms_of(form, value["board"]).hash is None:
        raise Fault("header: board")
    return value


# --- a reveal ----------------------------------------------------------------------------------------------------------------------------------

def lines_of(text):
    """Section 9: the lines of a reveal file."""
    value = read(text.replace("\r", "").replace("\n", ""))
    digits = or_null(is_hex(64))
    line = exact(("public", is_text), ("hidden", or_null(is_text)), ("nonce", digits), ("commitment", digits), ("head", is_hex(64)))
    if not exact(("format", one_of("demeter-reveal/1")), ("lines", listed(line)))(value):
        raise Fault("reveal: form")
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
        if before.get("combat") is None and after.get("combat") is not None and self.combat is not None:
            self.fight, self.combat = self.combat[-self.first:], None
        if action["action"] != "play-combat" or self.fight is None:
            return False
        if action["card"] not in self.fight:
            raise Fault(f"deal: {action['card']} is not in Dracula's hand")
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
        if after.get("combat") is not None:
            self.shuffles = None  # after it a deck is shuffled, if it was Dracula's
        if placed is not None:
            if placed not in self.hand:
                raise Fault(f"deal: {placed} is not in Dracula's hand")
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
                raise Fault("deal: the first hand is not of this many cards")
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
                raise Fault(f"deal: {laid} is not in Dracula's hand")
            hand.remove(laid)
        drawn, came = after["encounterHand"] - len(hand), [s["arguments"][0]["encounter"] for s in said if s["what"] == "encounter-gone"]
        unseen = any(s["what"] == "encounters-discarded" for s in said) or action["action"] == "activate-encounter"
        if drawn < 0 or unseen or len(came) > 1 or after["reserve"] != len(reserve) - drawn + len(came) or drawn and came:
            if action["action"] == "place-hunters":
                raise Fault("deal: the first hand is not of this many tokens")
            self.lose()
            return int(laid is not None)
        hand += [reserve.pop() for _ in range(drawn)]
        self.hand, self.reserve = tuple(hand), tuple(reserve)
        if came:
            self.mix(came)
        return int(laid is not None)


DECKS = {ThirdEdition: Decks, SecondEdition: Reserve}


class Game:
    """What the lines of a reveal say, if nothing is wrong with them."""

    def __init__(self, lines):
        if not lines:
            raise Fault("header: none", 0)
        self.lines, self.witnesses, self.open_lines = lines, [], 0
        self.placed = self.fought = 0  # cards that were seen to be those that were dealt
        self.missing = {}  # round: how many promised shares were not given, of how many
        n = 0
        try:
            self.header = header_of(lines[0]["public"])
            self.game, self.form = bytes.fromhex(self.header["game"]), int(self.header["format"][-1])
            self.words, self.digits = self.header.get("words", ""), 15 if self.form >= 4 else 12
            self.forms = forms_of(self.header["format"], self.header["board"])
            previous, sealed = bytes(32), False
            self.begin()
            for n, line in enumerate(lines):
                previous, sealed = self.link(n, line, previous, sealed)
                if n == 0:
                    self.deal(line)
                else:
                    self.step(n, line, not sealed)
        except Fault as fault:
            raise Fault(fault.what, n) from fault

    def link(self, n, line, previous, sealed):
        """Sections 4 and 10: the commitment and the head of a line."""
        public = line["public"].encode()
        if line["commitment"] is None:
            if self.form > 2 or sealed or line["nonce"] is not None or line["hidden"] is None:
                raise Fault("an open line")
            self.open_lines += 1
            head = open_head_of(previous, n, public, line["hidden"].encode())
        else:
            sealed = True
            if line["hidden"] is None or line["nonce"] is None:
                raise Fault("not revealed")
            if commitment(self.game, n, bytes.fromhex(line["nonce"]), line["hidden"].encode()).hex() != line["commitment"]:
                raise Fault("chain: commitment")
            head = head_of(previous, n, public, bytes.fromhex(line["commitment"]))
        if head.hex() != line["head"]:
            raise Fault("chain: head")
        return head, sealed

    def deal(self, line):
        hidden = read(line["hidden"])
        if "promise" in self.header:
            if not exact(("secret", is_hex(64)))(hidden):
                raise Fault("header: hidden part")
            secret = bytes.fromhex(hidden["secret"])
            if sha256(b"demeter-promise/1", self.game, secret).hex() != self.header["promise"]:
                raise Fault("deal: promise")
            seed = blake2b(b"demeter-deal/1\0", self.game, secret, self.words.encode())
        else:
            if not exact(("seed", is_hex(64)))(hidden):
                raise Fault("header: hidden part")
            seed = bytes.fromhex(hidden["seed"])
        self.states = [(DECKS[type(self.forms)](self.header, seed), None, None)]  # after so many actions: the deck, and what was promised and added in which round

    def begin(self):
        self.actions, self.at = [], 0
        self.table, self.over = {}, False

    def step(self, n, line, opened):
        public, hidden = self.forms.public(line["public"], opened, self.form), self.forms.hidden(line["hidden"], opened)
        before, after = self.table, {**self.table, **public.get("table", {})}
        if "round" in public and before and public["round"] != before["round"]:
            raise Fault("public part: round")
        if "table" in public:
            if not before and list(public["table"]) != list(self.forms.table):
                raise Fault("public part: the first table has all fields")
            if any(name in before and before[name] == value for name, value in public["table"].items()):
                raise Fault("public part: a field as it was")
        said = [s for s in public.get("said", []) if s["what"] in ("shares-promised", "shares-given", "words-said")]
        if hidden is not None and "action" in hidden:
            if "to" in public:
                raise Fault("an action in the place of a jump")
            expected = self.act(hidden["action"], public, before, after)
            if said != expected or expected and public["said"] != said:
                raise Fault("chance: said otherwise than it was")
        elif hidden is not None and "pass" in hidden:
            if list(public) != ["round"]:
                raise Fault("public part: nothing happens, and something is said")
        else:
            self.jump(public, hidden, opened, said)
        self.stands(hidden, opened)
        if not opened:
            self.show(n, line, public, before, after)
        self.table = after

    def act(self, action, public, before, after):
        """Returns what has to be said of chance."""
        deck, promised, added = self.states[self.at]
        deck, said = deck.copy(), []
        round_ = public["round"]
        if action["action"] in ("promise-shares", "add-chance"):
            if self.header.get("chance") != "each-round" or round_ < 1:
                raise Fault("chance: not in this game")
            if not any(done["action"] == "choose-start" for done, _ in self.actions[:self.at]):
                raise Fault("chance: before both sides stand on the board")
            if before.get("winner", "none") != "none":
                raise Fault("chance: after the end")
        if action["action"] == "promise-shares":
            if promised and promised[0] == round_ or added == round_:
                raise Fault("chance: promised twice, or too late")
            promised = (round_, action["promises"])
            said = [{"what": "shares-promised", "arguments": [{"number": len(action["promises"])}], "rule": " ".join(action["promises"])}]
        elif action["action"] == "add-chance":
            if added == round_:
                raise Fault("chance: twice in a round")
            added, said = round_, self.add(action, promised[1] if promised and promised[0] == round_ else [], deck, round_)
        elif action["action"] == "put-right":
            if "said" in public and not any(s["what"] == "put-right" and s["rule"] == action["reason"] for s in public["said"]):
                raise Fault("put right for another reason than was said")
        self.fought += deck.fights(action, before, after)
        self.placed += deck.act(action, before, after, public.get("said", []))
        self.actions[self.at:] = [(action, said)]
        self.states[self.at + 1:] = [(deck, promised, added)]
        self.at += 1
        return said

    def add(self, action, promises, deck, round_):
        shares, words, said = action.get("shares", []), action.get("words", ""), []
        if not any(shares) and not words:
            raise Fault("chance: none")
        if shares and len(shares) != len(promises):
            raise Fault("chance: not as many shares as were promised")
        parts = b""
        for promise, share in zip(promises, shares):
            if share is not None and sha256(b"demeter-share/1", number(round_), bytes.fromhex(share)).hex() != promise:
                raise Fault("chance: a share that was not promised")
            parts += bytes.fromhex(share or promise)
        given = sum(share is not None for share in shares)
        if promises and given < len(promises):
            self.missing[round_] = (len(promises) - given, len(promises))
        if shares:
            said.append({"what": "shares-given", "arguments": [{"number": given}, {"number": len(shares)}],
                         "rule": " ".join(share or "-" for share in shares)})
        if words:
            said.append({"what": "words-said", "arguments": [], "rule": words})
        deck.chance(blake2b(b"demeter-chance/1\0", deck.seed, bytes([len(shares)]), parts, words.encode()))
        return said

    def jump(self, public, hidden, opened, said):
        """Going back or forward."""
        over = public.get("over") if hidden is None else hidden["over"]
        to = public.get("to") if opened else hidden["to"]
        if over is None or to is None:
            raise Fault("a jump without its goal")
        if to > len(self.actions) or to == self.at:
            raise Fault("a jump to nowhere")
        first, last = sorted((to, self.at))
        name = self.actions[first][0]["action"] if last - first == 1 else "jump"
        if over != name:
            raise Fault(f"a jump over {name} that says {over}")
        if public.get("way", "") not in ("", "back" if to < self.at else "again"):
            raise Fault("a jump in the other direction")
        again = [s for _, of_it in self.actions[first:last] for s in of_it] if to > self.at else []
        if any(s not in again for s in said):
            raise Fault("chance: said of another action")
        self.at = to

    def stands(self, hidden, opened):
        if not opened:
            chosen = any(action["action"] == "choose-start" for action, _ in self.actions[:self.at])
            if (hidden["at"] is not None) != chosen:
                raise Fault("hidden part: where he stands before he has chosen, or nowhere after it")

    def show(self, n, line, public, before, after):
        """Section 8: which heads the table was shown."""
        if not before or public.get("way") == "back":
            return
        if after["round"] > before["round"]:
            self.witnesses.append((before["round"], n, line["head"]))
        elif after["winner"] != "none" and before["winner"] == "none":
            self.witnesses.append((after["round"], n, line["head"]))

    def fits(self, note):
        """How many lines a code or QR code vouches for, None if it fits none. {"code":digits,"round":number or null} or {"qr":text}"""
        if "qr" in note:
            match = re.fullmatch(r"DEMETER:3:([0-9A-F]{32}):(DEAL|0|[1-9]\d*):([0-9A-F]{64})", note["qr"])
            if not match or match[1].lower() != self.header["game"]:
                return None
            if match[2] == "DEAL":
                return 0 if self.header.get("promise") == match[3].lower() else None
            return max((n + 1 for round_, n, head in self.witnesses if (round_, head) == (int(match[2]), match[3].lower())), default=None)
        digits = note["code"].replace(" ", "")
        if note["round"] is None:
            promise = self.header.get("promise")
            return 0 if promise and code(self.game, bytes.fromhex(promise), "", self.digits) == digits else None
        return max((n + 1 for round_, n, head in self.witnesses
                    if round_ == note["round"] and code(self.game, bytes.fromhex(head), self.words, self.digits) == digits), default=None)

    def spoken(self, witness):
        return code(self.game, bytes.fromhex(witness[2]), self.words, self.digits)


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


def main():
    """Says of a reveal what is wrong with it, or what its codes vouch for."""
    path, *given = sys.argv[1:] or ["--help"]
    if path.startswith("-"):
        print(__doc__)
        return 2
    try:
        game = Game(lines_of(Path(path).read_bytes().decode("utf-8")))
    except (Fault, UnicodeDecodeError) as fault:
        line = getattr(fault, "line", None)
        print(f"wrong{'' if line is None else f' in line {line + 1}'}: {getattr(fault, 'what', fault)}")
        return 1
    notes = [{"qr": text} if text.startswith("DEMETER:") else {"code": text.split("=")[1], "round": None if text.startswith("deal=") else
              int(text.split("=")[0])} for text in given]
    vouched = [game.fits(note) for note in notes]
    for note, lines in zip(given, vouched):
        print(f"{note}: {'does not fit' if lines is None else f'vouches for {lines} lines of {len(game.lines)}' if lines else 'fits the deal'}")
    for round_, n, _ in game.witnesses:
        print(f"round {round_}: a code was shown after line {n + 1}")
    for round_, (missing, promised) in game.missing.items():
        print(f"round {round_}: {missing} of {promised} promised shares were not given")
    if game.open_lines:
        print(f"not sealed, so never kept from being changed: the first {game.open_lines} lines")
    return 0 if vouched and None not in vouched and any(vouched) and not game.open_lines else 1


if __name__ == "__main__":
    sys.exit(main())
