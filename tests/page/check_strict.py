#!/usr/bin/env python3
"""What the page finds in a game without its rules, and what it tells beside its verdict: check_strict.py

Every forgery here has its chain made anew from its first line on, so that nothing but a look at what its lines say can find it; and the game that it was made
of holds."""
import json
import sys
import time

from harness import verifier
from made_games import (BOARD_TEXT, FIRST, GAME, SECOND_FIRST, SECRET, SHEET, WORDS, Made, chained, game, golden, hash_of, header, own_board, second, second_header,
                        share_promise, text_of, told)

ONE, TWO = "11" * 32, "22" * 32


def stirred(form=4, **fields):
    """Chance in two rounds: shares of two phones, one of which kept its share back; then words as well."""
    made = Made(header(form, **fields)).act().act(at="paris", round=1)
    made.promise(share_promise(1, ONE), share_promise(1, TWO)).chance(shares=[ONE, None]).act(at="nantes", round=2)
    return made.promise(share_promise(2, TWO)).chance("sal", [TWO]).act(round=3).act(winner="hunters")


def corrected():
    """A game in which everything is put right that can be."""
    made = Made(header(4)).act().act(at="paris", round=1)

    def right(edit, *arguments, reason="la mesa lo vio", **table):
        made.act({"action": "put-right", "reason": reason, "edit": edit}, said=[told("put-right", *arguments, rule=reason)], **table)
    right({"number": "influence", "value": 3}, {"number": 0}, {"number": 3}, influence=3)
    right({"number": "influence", "value": 5}, {"number": 0}, {"number": 5}, influence=5)
    right({"day": "friday", "time": "dusk"}, {"day": "friday"}, {"number": 10}, day="friday", phase="dusk")
    right({"hideout": {"slot": 2}, "location": "rome", "face-up": True}, {"slot": 2},
          trail=[None, {"back": None, "location": "rome", "powers": [], "escapeAsBat": False, "rumor": False, "faceDownEncounters": 0, "encounters": []}, *[None] * 4])
    right({"hideout": {"slot": 2}}, {"slot": 2}, trail=[None] * 6)
    right({"encounter": "rats", "from": "hand", "to": "lying", "place": {"slot": 1}}, {"slot": 1}, encounterHand=4)
    right({"encounter": "rats", "from": "lying", "card": {"slot": 1, "encounter": "rats"}, "to": "discard"}, {"slot": 1}, encounterDiscard=["rats"])
    right({"hide-bond": "rome"})
    right({"hunter": "dr-seward", "location": "rome", "damage": 2}, {"hunter": "dr-seward"}, hunters=FIRST["hunters"] | {"dr-seward": "rome"},
          sheets=FIRST["sheets"] | {"dr-seward": SHEET | {"damage": 2}})
    right({"token": "fog", "location": "rome", "count": 2}, {"token": "fog"}, {"location": "rome"}, {"number": 2}, tokens=FIRST["tokens"] | {"fog": {"rome": 2}})
    road = {"on": "rail", "between": ["bordeaux", "paris"]}
    right({"token": "roadblock", "road": road, "count": 1}, {"token": "roadblock"}, {"location": "bordeaux"}, {"location": "paris"}, {"number": 1}, {"number": 1},
          tokens=FIRST["tokens"] | {"fog": {"rome": 2}, "roadblocks": [road]})
    right({"events": ["roadblock"]})
    made.act({"action": "put-right-ruling", "ruling": "seaLairs", "reading": "yes"}, said=[told("ruling-changed", {"number": 10}, {"number": 1})])
    made.act({"action": "put-right-ruling", "ruling": "seaLairs", "reading": "no"}, said=[told("ruling-changed", {"number": 10}, {"number": 0})])
    made.act({"action": "put-right-edge", "between": ["paris", "rome"], "present": True},
             said=[told("edge-put-right", {"location": "paris"}, {"location": "rome"}, {"number": 1})])
    made.act({"action": "play", "location": "rome"}, at="rome")
    return made.act({"action": "put-right-entry", "slot": 1, "location": "milan"}, at="milan", said=[told("entry-put-right", {"slot": 1})])


def errors():
    """Errors with their penalty and without, and claims."""
    made = Made(header(4)).act().act(at="paris", round=1)
    made.act({"action": "referee-entry", "step": {"action": "play", "location": "rome"}, "penalised": True}, at="rome")
    made.act({"action": "suffer-penalty"}).act({"action": "claim-error"}, said=[told("no-error")])
    made.act({"action": "referee-entry", "step": {"action": "place-rumor", "slot": 1}, "penalised": False}, said=[told("rumor-placed", {"slot": 1})])
    return made.act({"action": "claim-error", "found": {"step": 5, "round": 1, "rule": "RUM-2"}}, said=[told("error-found", {"number": 1}, rule="RUM-2")])


class Lines:
    """The lines of a game, to be changed in one place after the other."""

    def __init__(self, lines):
        self.pairs = json.loads(json.dumps(lines))

    def at(self, action, n=0):
        """The n-th line of an action, or of a way back or forward (`to`)."""
        found = [i for i, (_, hidden) in enumerate(self.pairs) if i and (action in hidden if action in ("to", "pass") else hidden.get("action", {}).get("action") == action)]
        return found[n]

    def header(self, change):
        change(self.pairs[0][0])
        return self

    def order(self, *path):
        """The fields of an object in another order."""
        *way, last = path
        holder = self.pairs
        for step in way:
            holder = holder[step]
        holder[last] = dict(reversed(holder[last].items()))
        return self

    def put(self, value, *path):
        """`value` where the path leads; `...` takes away what is there."""
        *way, last = path
        holder = self.pairs
        for step in way:
            holder = holder[step]
        if value is ...:
            del holder[last]
        else:
            holder[last] = value
        return self

    def say(self, line, *said):
        """These announcements, and no other ones."""
        public, hidden = self.pairs[line]
        self.pairs[line] = ({"round": public["round"], "said": list(said)} | {name: public[name] for name in ("way", "table") if name in public}, hidden)
        return self

    def insert(self, at, *lines):
        self.pairs[at:at] = json.loads(json.dumps(lines))
        return self


def of(lines):
    return Lines(lines.lines if isinstance(lines, Made) else lines)


def forgeries():
    """What it is, its lines, and what the page has to find: why, or the form of a line."""
    yield from of_headers()
    yield from of_fields()
    yield from of_news()
    yield from of_chance()
    yield from of_moments()
    yield from of_deals()
    yield from of_golden()


def of_headers():
    for name, field, value in (
            ("a ruling that there is not", "rulings", {"moonlight": "yes"}), ("a reading that there is not", "rulings", {"seaLairs": "perhaps"}),
            ("rulings in another order", "rulings", {"seaLairs": "no", "huntersShareStart": "no"}), ("no counts", "counts", {}),
            ("a count of -1", "counts", {"encounters": {"rats": -1}}), ("a count of 1.5", "counts", {"encounters": {"rats": 1.5}}),
            ("too many", "counts", {"encounters": {"rats": 21}}), ("a count that is the usual one", "counts", {"combat-hand": 5}),
            ("a card that there is not", "counts", {"encounters": {"mice": 1}}), ("counts in another order", "counts", {"life": {"dr-seward": 9}, "encounters": {"rats": 2}}),
            ("too few cards in all", "counts", {"combat": {card: 0 for card in ("claws", "escape-as-bat", "escape-as-mist", "fangs", "mesmerize", "plotting")}}),
            ("no life", "counts", {"dracula-life": 0}), ("a hand of 1.5 cards", "counts", {"combat-hand": 1.5})):
        yield name, of([(header(4, **{field: value}), {"secret": SECRET}), *game()[1:]]), "header"
    yield "chance without a deal", of(Made(header(4, handling="drawn-from-box")).act(encounterHand=0)), "header"
    named = f"board-{hash_of('x')}.json"
    yield "another hash than the board's name says", of([(header(4, board=named), {"secret": SECRET}), *game()[1:]]), "header"
    for edition, head in (("3e", lambda **fields: header(6, **fields)), ("2e", lambda **fields: second_header(7, **fields))):
        own = own_board(edition, BOARD_TEXT[edition])
        made = Made(head(**own)).act().act({"action": "choose-start", "location": "paris"}, "paris")
        for name, fields in (("another board in it", {"boardFile": BOARD_TEXT[edition] + " "}), ("another hash", {"boardHash": "0" * 64}),
                             ("another name", {"board": named}), ("a built-in name", {"board": f"fury-{edition}"}), ("no version", {"version": None}),
                             ("no file", {"boardFile": None})):
            yield f"{edition}, {name}", of([(head(**own | fields), {"secret": SECRET}), *made.lines[1:]]), "header"
    for name, rulings in (("a ruling that there is not", {"seaLairs": "no"}), ("a reading that there is not", {"firstDay": "never"}),
                          ("in another order", {"firstDay": "second-turn", "startOnHunter": "yes"})):
        yield f"2e, rulings: {name}", of([(second_header(rulings=rulings), {"secret": SECRET}), *Made(second_header()).act().lines[1:]]), "header"


def of_fields():
    """Fields in another order, too many, too few, and with values that nobody writes."""
    step = of(game()).at("choose-start")
    yield "fields of table in another order", of(game()).order(1, 0, "table"), "shown"
    yield "the first table has not all fields", of(game()).put(..., 1, 0, "table", "week"), "shown"
    yield "a field of table that there is not", of(game()).put("proved", 1, 0, "table", "verdict"), "shown"
    yield "what lies in another order", of(game()).order(1, 0, "table", "tokens"), "shown"
    yield "a hunter less on the table", of(game()).put(..., 1, 0, "table", "hunters", "dr-seward"), "shown"
    yield "seven slots", of(game()).put([None] * 7, 1, 0, "table", "trail"), "shown"
    yield "half a week", of(game()).put(1.5, 1, 0, "table", "week"), "shown"
    yield "the table is told what it knows", of(game()).put(15, step, 0, "table", "draculaLife"), "shown"
    yield "fields of an action in another order", of(game()).order(step, 1, "action"), "name"
    yield "a field of an action too many", of(game()).put(1, step, 1, "action", "more"), "name"
    yield "an action that there is not", of(game()).put("fly", step, 1, "action", "action"), "name"
    yield "a place that there is not", of(game()).put("nowhere", step, 1, "action", "location"), "name"
    for name, action in (("powers in another order", {"action": "play", "location": "paris", "powers": ["wolf-form", "hide"]}),
                         ("a power twice", {"action": "play", "powers": ["hide", "hide"]}), ("no powers", {"action": "play", "location": "paris", "powers": []}),
                         ("not overruled", {"action": "move-hunter", "hunter": "dr-seward", "to": "paris", "overruled": False}),
                         ("by road", {"action": "move-hunter", "hunter": "dr-seward", "to": "paris", "travel": "road"}),
                         ("slot 7", {"action": "place-rumor", "slot": 7}), ("nowhere and in two places", {"action": "enter-hunter", "hunter": "dr-seward"}),
                         ("in two places", {"action": "enter-hunter", "hunter": "dr-seward", "location": "paris", "off-board": True}),
                         ("a road with its larger end first", {"action": "choose-road", "road": {"on": "road", "between": ["paris", "nantes"]}}),
                         ("the first of its kind", {"action": "choose-lying", "card": {"slot": 1, "encounter": "rats", "nth": 0}}),
                         ("no damage", {"action": "resolve-hunters", "damage": -1}), ("an answer of nobody", {"action": "answer-encounter", "counts": {"dr-seward": 0}}),
                         ("a card that cancels none", {"action": "answer-encounter", "cancelled-by": "knife"}),
                         ("hunters in another order", {"action": "choose-hunters", "hunters": ["mina-harker", "dr-seward"]}),
                         ("a ruling that there is not", {"action": "put-right-ruling", "ruling": "seaLairs", "reading": "perhaps"}),
                         ("no reason", {"action": "put-right", "reason": "", "edit": {"number": "week", "value": 2}}),
                         ("a long reason", {"action": "put-right", "reason": "я" * 251, "edit": {"number": "week", "value": 2}}),
                         ("two edits", {"action": "put-right", "reason": "x", "edit": {"number": "week", "value": 2, "day": "friday"}}),
                         ("an error that is none of Dracula's", {"action": "referee-entry", "step": {"action": "go-on"}, "penalised": True})):
        yield f"an action: {name}", of(Made(header(4)).act().act(at="paris", round=1).act(action)), "name"
    for name, action in (("nothing is played", {"action": "play"}), ("a die of 7", {"action": "roll-for-bite", "hunter": "dr-seward", "roll": 7}),
                         ("words in another order", {"action": "enter-result", "words": ["end", "continue"]}),
                         ("a token of nothing", {"action": "choose-lying", "token": {"catacomb": 0, "token": 0}})):
        yield f"2e, an action: {name}", of(Made(second_header()).act().act({"action": "choose-start", "location": "paris"}, "paris").act(action)), "name"
    moved = told("hunter-moved", {"hunter": "dr-seward"}, {"location": "rome"})
    right = Made(header(4)).act().act(at="paris", round=1).act({"action": "move-hunter", "hunter": "dr-seward", "to": "rome"}, said=[moved])
    seward, rome = moved["arguments"]
    for name, said in (("in another order", {"arguments": [seward, rome], "what": "hunter-moved", "rule": ""}),
                       ("without a rule", {"what": "hunter-moved", "arguments": [seward, rome]}), ("with more", moved | {"more": 1}),
                       ("that there is not", moved | {"what": "proved"}), ("arguments in another order", moved | {"arguments": [rome, seward]}),
                       ("an argument less", moved | {"arguments": [seward]}), ("an argument more", moved | {"arguments": [seward, rome, {"number": 1}]}),
                       ("two in one", moved | {"arguments": [seward | rome]}), ("a place that there is not", moved | {"arguments": [seward, {"location": "x"}]}),
                       ("a region that there is not", told("answered-region", {"region": "westeros"}))):
        yield f"an announcement {name}", of(right).put(said, 3, 0, "said", 0), "told"


def of_news():
    """The table is told otherwise than it was."""
    n = of(corrected()).at("put-right")
    yield "put right for another reason", of(corrected()).put("otra", n, 0, "said", 0, "rule"), "told"
    yield "put right to another number", of(corrected()).put(4, n, 0, "said", 0, "arguments", 1, "number"), "told"
    yield "put right, and another thing told", of(corrected()).put(1, n, 0, "said", 0, "arguments", 0, "number"), "told"
    yield "put right, and nothing told", of(corrected()).put(..., n, 0, "said"), "told"
    for number, kind in enumerate(("number", "number", "day", "hideout", "hideout", "encounter", "encounter", "hide-bond", "hunter", "token", "road", "events")):
        line = of(corrected()).at("put-right", number)
        yield f"put right: {kind}, told of another", of(corrected()).put([{"slot": 6}], line, 0, "said", 0, "arguments"), "told"
    n = of(corrected()).at("put-right-ruling")
    yield "a ruling is changed unheard", of(corrected()).put(..., n, 0, "said"), "told"
    yield "another ruling is told", of(corrected()).put(11, n, 0, "said", 0, "arguments", 0, "number"), "told"
    yield "another reading is told", of(corrected()).put(0, n, 0, "said", 0, "arguments", 1, "number"), "told"
    yield "a ruling that nobody changed", of(game()).say(4, told("ruling-changed", {"number": 1}, {"number": 1})), "told"
    for action, argument in (("put-right-edge", "number"), ("put-right-entry", "slot")):
        yield f"{action} is told of another place", of(corrected()).put(6, of(corrected()).at(action), 0, "said", 0, "arguments", -1, argument), "told"
        yield f"{action} unheard", of(corrected()).put(..., of(corrected()).at(action), 0, "said"), "told"
    n = of(errors()).at("claim-error", 1)
    for step in (4, 99):
        other = of(errors()).put(step, n, 1, "action", "found", "step")
        yield f"a claim that finds step {step}", other, "error"
    yield "an error in another round", of(errors()).put(2, n, 0, "said", 0, "arguments", 0, "number"), "told"
    yield "an error by another rule", of(errors()).put("RUM-1", n, 0, "said", 0, "rule"), "told"
    yield "no error, though one was found", of(errors()).put([told("no-error")], n, 0, "said"), "told"
    yield "an error that nobody noticed", of(errors().lines[:-1]), "error"
    yield "an error whose claim was taken back", of(errors().go(5)), None
    yield "an error whose claim was taken back for good", of(errors().go(6)), "error"
    end = len(game()) - 1
    yield "a victory that is none", of(game()).put(..., end, 0, "table"), "told"
    yield "a victory unheard", of(game()).put(..., end, 0, "said"), "told"
    yield "a victory of the others", of(game()).put("dracula", end, 0, "table", "winner"), "told"
    yield "a victory in the middle", of(game()).say(4, told("dracula-wins")), "told"
    for edition, first, start in (("3e", header(4), None), ("2e", second_header(), {"action": "choose-start", "location": "paris"})):
        act = {"action": "move-hunter", "hunter": "dr-seward", "to": "rome"} if edition == "3e" else {"action": "move-hunters", "hunters": ["dr-seward"], "to": "rome"}
        overruled = told("hunter-overruled", {"hunter": "dr-seward"})
        made = lambda action, *said: of(Made(first).act().act(start, at="paris").act(action, said=said))
        yield f"{edition}, overruled", made(act | {"overruled": True}, overruled), None
        yield f"{edition}, overruled unheard", made(act | {"overruled": True}), "told"
        yield f"{edition}, told as overruled", made(act, overruled), "told"
    plays = {"action": "play-event", "event": "seduction"}
    played = Made(header(4)).act().act(at="paris", round=1).act(plays, said=[told("event-played", {"event": "seduction"})])
    yield "an Event card played as another", of(played).put("great-wolf", 3, 0, "said", 0, "arguments", 0, "event"), "told"
    yield "an Event card unheard", of(played).put(..., 3, 0, "said"), "told"


def of_chance():
    """Promises, shares and words (core/journal/record_format.md, section 7)."""
    promise, chance = of(stirred()).at("promise-shares"), of(stirred()).at("add-chance")
    yield "other promises are told", of(stirred()).put("0" * 64, promise, 0, "said", 0, "rule"), "told"
    yield "promises unheard", of(stirred()).put(..., promise, 0, "said"), "told"
    yield "a share is kept back, and told as given", of(stirred()).put(f"{ONE} {TWO}", chance, 0, "said", 0, "rule"), "told"
    yield "both numbers are told as given", of(stirred()).put(2, chance, 0, "said", 0, "arguments", 0, "number"), "told"
    yield "a share is given, and told as kept back", of(stirred()).put([ONE, TWO], chance, 1, "action", "shares"), "told"
    yield "other words are told", of(stirred()).put("ajo", of(stirred()).at("add-chance", 1), 0, "said", 1, "rule"), "told"
    yield "words come in unheard", of(stirred()).put("ajo", chance, 1, "action", {"words": "ajo"} and "words"), "name"
    yield "words that nobody said", of(game()).say(4, told("words-said", rule="ajo")), "told"
    yield "words before shares", of(stirred()).put(list(reversed(stirred().lines[of(stirred()).at("add-chance", 1)][0]["said"])), of(stirred()).at("add-chance", 1), 0, "said"), "told"
    yield "words in capitals", of(Made(header(4)).act().act(at="paris", round=1).chance("AJO")), "name"
    start = Made(header(4)).act().act(at="paris", round=1)
    yield "chance twice in a round", of(Made(header(4)).act().act(at="paris", round=1).chance("ajo").chance("sal")), "chance"
    yield "promised twice in a round", of(Made(header(4)).act().act(at="paris", round=1).promise("ab" * 32).promise("cd" * 32)), "chance"
    yield "promised after chance came in", of(Made(header(4)).act().act(at="paris", round=1).chance("ajo").promise("ab" * 32)), "chance"
    yield "chance in a game that takes none", of(Made(header(4, chance=None)).act().act(at="paris", round=1).chance("ajo")), "chance"
    yield "chance during the setup", of(Made(header(4)).act().act(at="paris").chance("ajo")), "chance"
    yield "chance before both sides stand there", of(Made(second_header()).act().chance("ajo")), "chance"
    yield "chance after the end", of(Made(header(4)).act().act(at="paris", round=1).act(winner="dracula").chance("ajo")), "chance"
    yield "chance of nothing", of(start).insert(3, ({"round": 1}, {"action": {"action": "add-chance"}, "at": "paris"})), "chance"
    yield "no share is given and nothing said", of(stirred()).put([None, None], chance, 1, "action", "shares"), "chance"
    yield "nine promises", of(Made(header(4)).act().act(at="paris", round=1).promise(*(f"{n:064x}" for n in range(9)))), "name"
    yield "a promise twice", of(Made(header(4)).act().act(at="paris", round=1).promise("ab" * 32, "ab" * 32)), "name"
    yield "a share that was not promised", of(Made(header(4)).act().act(at="paris", round=1).promise("ab" * 32).chance(shares=[ONE])), "share"
    yield "a share of another round", of(Made(header(4)).act().act(at="paris", round=1).promise(share_promise(2, ONE)).chance(shares=[ONE])), "share"
    yield "a share without a promise", of(Made(header(4)).act().act(at="paris", round=1).chance(shares=[ONE])), "share"
    yield "a share too few", of(Made(header(4)).act().act(at="paris", round=1).promise(share_promise(1, ONE), share_promise(1, TWO)).chance(shares=[ONE])), "share"
    # Where it is asked for before draws, each share has to be named; before that words could come alone.
    alone = Made(header(6, rulings={"chanceWhen": "before-draws"}, **own_board("3e", BOARD_TEXT["3e"]))).act().act(at="paris", round=1).promise(share_promise(1, ONE))
    yield "words alone, where shares are promised", of(alone.chance("ajo")), "share"
    yield "words alone, as of old", of(Made(header(4)).act().act(at="paris", round=1).promise(share_promise(1, ONE)).chance("ajo")), None


def of_moments():
    """Rounds, places, and ways back and forward."""
    yield "another round", of(game()).put(2, 4, 0, "round"), "round"
    yield "the first round is none", of(game()).put(1, 1, 0, "round"), "round"
    yield "2e: there is no round 0", of(Made(second_header()).act()).put(0, 1, 0, "round"), "round"
    yield "he stands somewhere else", of(game()).put("rome", 4, 1, "at"), "place"
    yield "he stands nowhere", of(game()).put(None, 4, 1, "at"), "place"
    yield "he stands there too early", of(game()).put("paris", 1, 1, "at"), "place"
    yield "nobody saw him there", of(game()).put({"figure": "rome"}, 4, 0, "table"), "place"
    yield "no way leads there", of(Made(header(4)).act().act(at="paris", round=1).act({"action": "play", "location": "rome"}, "rome")), "way"
    yield "two roads, and no wolf", of(Made(header(4)).act().act(at="paris", round=1).act({"action": "play", "location": "bordeaux"}, "bordeaux")), "way"
    yield "two roads as a wolf", of(Made(header(4)).act().act(at="paris", round=1).act({"action": "play", "location": "bordeaux", "powers": ["wolf-form"]}, "bordeaux")), None
    made = Made().act().act(at="paris", round=1).act(at="nantes", said=[told("hide-revealed")], week=2)
    jumps = made.go(2).go(3).go(1).go(3).lines
    yield "back and forward", of(jumps), None
    back, again = of(jumps).at("to"), of(jumps).at("to", 1)
    yield "further than there is", of(jumps).put(4, again, 1, "to"), "jump"
    yield "to where it is", of(jumps).put(3, back, 1, "to"), "jump"
    yield "over another action", of(jumps).put("go-on", back, 1, "over"), "jump"
    yield "over one action in place of two", of(jumps).put("choose-start", of(jumps).at("to", 2), 1, "over"), "jump"
    dropped = of(Made().act().act(at="paris", round=1).go(1).act().lines)
    yield "over actions that were dropped", dropped.insert(5, ({"round": 0, "way": "again"}, {"to": 3, "over": "go-on", "at": None})), "jump"
    yield "back, and told as forward", of(jumps).put("again", back, 0, "way"), "told"
    yield "back, and nothing told", of(jumps).put(..., back, 0, "way"), "told"
    yield "done again, and something else said", of(jumps).put([told("rumor-gained")], again, 0, "said"), "told"
    yield "done again in silence", of(jumps).put(..., again, 0, "said"), "told"
    yield "all does not lie as it did", of(jumps).put(3, again, 0, "table", "week"), "shown"
    yield "he stands elsewhere after going back", of(jumps).put("rome", back, 1, "at"), "place"
    yield "a correction that is an action", of(game()).put("back", 4, 0, "way"), "form"
    taken = Made(header(4)).act().act(at="paris", round=1).act({"action": "draw-event", "event": "seduction"}, said=[told("events-taken", {"number": 1})], eventHand=1)
    yield "nothing happens once", of(taken.passes()), None
    yield "nothing happens twice", of(taken.passes()), "pass"
    yield "nothing happens, and something is said", of(taken.lines[:5]).put([told("rumor-gained")], 4, 0, "said"), "pass"
    yield "2e: nothing ever happens", of(Made(second_header()).act().act({"action": "choose-start", "location": "paris"}, "paris").passes()), "pass"


def of_deals():
    """What was dealt, and what was not: each card that can be put down at the beginning, and after chance came in and another was drawn."""
    seed = second.blake2b(b"demeter-deal/1\0", bytes.fromhex(GAME), bytes.fromhex(SECRET), WORDS.encode())
    kinds = [card for card in second.cards()["dracula"]["encounters"]]
    deck = second.shuffled(tuple(card["id"] for card in kinds for _ in range(card["copies"])), seed, 0)
    deck, hand = deck[:-5], deck[-5:]
    stirred_ = second.shuffled(deck, second.blake2b(b"demeter-chance/1\0", seed, b"\0", b"ajo"), 2)
    for kind in (card["id"] for card in kinds):
        placed = {"action": "place-encounter", "encounter": kind}
        yield f"{kind} is put down", of(Made(header(4)).act().act(at="paris", round=1).act(placed, encounterHand=4)), None if kind in hand else "card"
        made = Made(header(4)).act().act(at="paris", round=1).chance("ajo").act({"action": "place-encounter", "encounter": hand[0]}, encounterDeck=22)
        yield f"{kind} is put down after chance", of(made.act(placed, encounterHand=4)), None if kind in [*hand[1:], stirred_[-1]] else "card"
    tokens = [kind for kind, copies in second.second_ids("encounters").items() for _ in range(copies)]
    reserve = second.mixed(tokens, seed, 0)
    start = lambda: Made(second_header()).act().act({"action": "choose-start", "location": "paris"}, "paris")
    for kind in dict.fromkeys(tokens):
        yield f"2e: {kind} is put down", of(start().act({"action": "place-encounter", "encounter": kind}, encounterHand=4)), None if kind in reserve[-5:] else "card"
    combat = second.shuffled(tuple(card for card in second.COMBAT for _ in range(next(one["copies"] for one in second.cards()["dracula"]["combat"] if one["id"] == card))),
                             seed, 1)
    fight = {"vampire": None, "night": True, "hunters": ["dr-seward"], "mesmerized": [], "engaged": "dr-seward", "played": [], "cards": {}, "cancelled": False}
    for card in second.COMBAT:
        made = Made(header(4)).act().act(at="paris", round=1).act(said=[told("combat-begins", {"hunter": "dr-seward"})], combat=fight, combatHand=5)
        yield f"{card} is played", of(made.act({"action": "play-combat", "card": card}, combatHand=4)), None if card in combat[-5:] else "card"
    for usual, set_, drawn in ((True, 5, 5), (True, 5, 4), (True, 5, 6), (False, 3, 3), (False, 3, 5), (False, 20, min(20, len(combat)))):
        begun = Made(header(4, **({} if usual else {"counts": {"combat-hand": set_}}))).act().act(at="paris", round=1)
        begun.act(said=[told("combat-begins", {"hunter": "dr-seward"})], combat=fight, combatHand=drawn)
        yield f"{drawn} Combat cards, where {set_} are drawn", of(begun), None if drawn == min(set_, len(combat)) else "card"
    yield "not as many cards as were dealt", of(Made(header(4)).act({"action": "place-hunters", "cities": FIRST["hunters"]}, encounterHand=4)), "card"


def of_golden():
    """The same in games whose rules hold."""
    games = golden()
    for name, card in (("sealed-first", "hoax"), ("second/mixed", "hoax"), ("second/combat", "plague")):
        lines = of([(json.loads(line["public"]), json.loads(line["hidden"])) for line in games[name]])
        at = next(n for n in map(lambda n: lines.at("place-encounter", n), range(9)) if lines.pairs[n][1]["action"]["encounter"] != card)
        yield f"{name}, a card out of nowhere", lines.put(card, at, 1, "action", "encounter"), "card"


def check_forgeries(page):
    passed, wrong = 0, []
    for name, lines, expected in forgeries():
        found = page.evaluate(f"""demeterAudit.check({json.dumps(text_of(chained(lines.pairs)))}).then((result) => {{
            const first = result.objections.find(({{ what }}) => !['deal-not-promised'].includes(what));
            return [demeterAudit.levelOf(result), first ? (first.why ?? first.what) : null];
        }})""")
        right = found == ["holds", None] if expected is None else found == ["not-proved", expected]
        passed += right
        if not right:
            wrong.append(f"{name}: {found}, expected {expected}")
    return passed, wrong


# --- Verdicts -----------------------------------------------------------------------------------------------------------------------------------------

WITH_ALL_CODES = """(async (text, boardText) => {
    const bare = await demeterAudit.check(text, [], { boardText }), id = bare.header?.game.toUpperCase();
    const notes = bare.witnesses.map(({ round, head }) => ({ qr: `DEMETER:3:${id}:${round}:${head.toUpperCase()}` }));
    const noted = await demeterAudit.check(text, notes, { boardText });
    return [demeterAudit.levelOf(bare), demeterAudit.levelOf(noted), bare.objections.map(({ what }) => what), noted.board?.name ?? null];
})"""


def board_text(edition="3e", **names):
    """A board of somebody's own: Bari is gone from the road to Naples, and places have these names for ids."""
    board = json.loads(BOARD_TEXT[edition])
    board["name"] = "Own"
    board["roads"] = [road for road in board["roads"] if road != ["bari", "naples"]]
    text = json.dumps(board, ensure_ascii=False)
    for old, new in names.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    board = json.loads(text)
    for edges in ("roads", "sea_borders"):
        board[edges] = sorted(sorted(edge) for edge in board[edges])
    board["rails"] = sorted(({**rail, "between": sorted(rail["between"])} for rail in board["rails"]), key=lambda rail: rail["between"])
    for place in board["locations"]:
        place["port_on"].sort()
    return json.dumps(board, ensure_ascii=False)


def on_board(first_line):
    made = Made(first_line).act().act({"action": "choose-start", "location": "naples"}, "naples", round=1)
    return text_of(chained(made.act({"action": "play", "location": "rome"}, "rome", round=2).lines))


def check_boards(page):
    """Own boards within a record and beside one."""
    own = board_text()
    second_own = json.dumps(json.loads(BOARD_TEXT["2e"]) | {"name": "Own"}, ensure_ascii=False)
    named = f"board-{hash_of(own)}.json"
    old = lambda **fields: header(4, **{"board": named, "boardHash": None} | fields)
    long = json.dumps(json.loads(own) | {"x-note": "x" * (1 << 20)}, ensure_ascii=False)
    shut = json.loads(own)
    shut["roads"] = [road for road in shut["roads"] if "prague" not in road]
    cases = (
        ("form 6", on_board(header(6, **own_board("3e", own))), None, ("holds", "proved"), [], "Own"),
        ("form 7", on_board(second_header(7, **own_board("2e", second_own))), None, ("holds", "proved"), [], "Own"),
        ("form 6, longer than programs write it", on_board(header(6, **own_board("3e", long))), None, ("holds", "proved"), [], "Own"),
        ("form 6, a board that is none", on_board(header(6, **own_board("3e", "{}"))), None, ("not-all-checked",) * 2, ["board-missing"], None),
        ("form 6, a place that can't be reached", on_board(header(6, **own_board("3e", json.dumps(shut)))), None, ("not-all-checked",) * 2, ["board-missing"], None),
        ("beside it, by its name", on_board(old()), own, ("holds", "proved"), [], "Own"),
        ("beside it, by its hash", on_board(old(board="own.json", boardHash=hash_of(own))), own, ("holds", "proved"), [], "Own"),
        ("missing", on_board(old()), None, ("not-all-checked",) * 2, ["board-missing"], None),
        ("another by its name", on_board(old()), own + " ", ("not-all-checked",) * 2, ["board-other"], None),
        ("another by its hash", on_board(old(board="own.json", boardHash=hash_of(own))), own + " ", ("not-all-checked",) * 2, ["board-other"], None),
        ("no hash", on_board(old(board="own.json")), own, ("not-all-checked",) * 2, ["board-unvouched"], "Own"),
        ("by a path", on_board(old(board=f"../{named}")), own, ("not-all-checked",) * 2, ["board-unvouched"], "Own"),
        ("no hash and no file", on_board(old(board="own.json")), None, ("not-all-checked",) * 2, ["board-unvouched", "board-missing"], None),
        ("another version of a built-in one", on_board(header(4, boardHash="0" * 64)), None, ("holds", "proved"), [], json.loads(BOARD_TEXT["3e"])["name"]),
        ("unknown", on_board(header(4, board="fury-9e", boardHash=None)), None, ("unknown",) * 2, ["unknown"], None),
        ("unknown cards", on_board(header(4, cards="dracula-9e")), None, ("unknown",) * 2, ["unknown"], json.loads(BOARD_TEXT["3e"])["name"]),
        ("unknown cards in two lines", on_board(header(4, cards="dracula-9e\n")), None, ("not-proved",) * 2, ["broken-chain"], None),
        ("a form to come", on_board(header(4, format="demeter-game/10")), None, ("unknown",) * 2, ["unknown"], None))
    passed, wrong = 0, []
    for name, text, beside, levels, objections, board in cases:
        found = page.evaluate(f"{WITH_ALL_CODES}({json.dumps(text)}, {json.dumps(beside) if beside is not None else 'undefined'})")
        right = found[:2] == list(levels) and found[2] == objections and found[3] == board
        passed += right
        if not right:
            wrong.append(f"board, {name}: {found}")
    both = on_board(header(4, format="demeter-game/10", cards="dracula-9e"))
    named_ = page.evaluate(f"demeterAudit.check({json.dumps(both)}).then(({{ objections }}) => objections.map(({{ name }}) => name))")
    if named_ != ["dracula-9e"]:
        wrong.append(f"of a form and cards that nobody knows, the cards are named first: {named_}")
    way = on_board(header(6, **own_board("3e", own)))
    lines = json.loads(way)["lines"]
    moved = chained([(json.loads(line["public"]), json.loads(line["hidden"].replace("rome", "bari"))) for line in lines])
    found = page.evaluate(f"demeterAudit.check({json.dumps(text_of(moved))}).then(({{ objections }}) => objections.map(({{ why }}) => why))")
    if found != ["way"]:
        wrong.append(f"a way that this board does not have: {found}")
    for fault, change in BOARD_FAULTS.items():
        board = json.loads(own)
        changed = change(board)
        text = changed if isinstance(changed, str) else json.dumps(board)
        if page.evaluate(f"demeterNames.boardFromFile({json.dumps(text)})") is not None:
            wrong.append(f"a board with a fault is one: {fault}")
    for edition in BOARD_TEXT.values():
        if page.evaluate(f"demeterNames.boardFromFile({json.dumps(chr(0xfeff) + edition)})") is None:
            wrong.append("a board of the program is none")
    return passed + 4 + len(BOARD_FAULTS) - len(wrong), wrong


def put(*way):
    """Sets what the path leads to, to the last of them."""
    *path, last, value = way

    def change(board):
        for step in path:
            board = board[step]
        if value is ...:
            del board[last]
        else:
            board[last] = value
    return change


BOARD_FAULTS = {
    "no places": put("locations", []), "a field more": put("more", 1), "an id that is none": put("id", "Own"), "a place called __proto__": put("locations", 0, "id", "__proto__"),
    "a place twice": lambda board: board["locations"].append(board["locations"][0]), "a name twice": put("locations", 0, "name", "it", "Roma"),
    "space around a name": put("name", " Own"), "another kind": put("locations", 0, "kind", "town"), "no region": put("locations", 0, "region", None),
    "far away": put("locations", 0, "lonlat", [99, 50]), "a road twice": lambda board: board["roads"].insert(0, board["roads"][0]),
    "roads in another order": lambda board: board["roads"].reverse(), "a road with its larger end first": lambda board: board["roads"][0].reverse(),
    "a road to nowhere": put("roads", 0, ["aa", "nowhere"]), "a road at sea": lambda board: board["roads"].append(["zurich", "adriatic-sea"]),
    "a border on land": lambda board: board["sea_borders"].insert(0, ["aberdeen", "adriatic-sea"]), "a railway of another colour": put("rails", 0, "line", "red"),
    "no hospital": put("hospitals", []), "a hospital at sea": put("hospitals", 0, "at", "adriatic-sea"), "another status": put("confidence", "roads", "status", "sure"),
    "an unknown section": put("confidence", "weather", {}), "a number that is none": put("card_numbers", {"rome": 1}),
    "a location without a card": put("locations", 0, "location_card", False),
    "a field twice": lambda board: json.dumps(board).replace('{"id"', '{"id": "own", "id"', 1), "no JSON": lambda board: "{",
    "too deep": lambda board: json.dumps(board | {"x-deep": json.loads("[" * 80 + "]" * 80)}), "half a character": lambda board: json.dumps(board | {"x-note": "\ud800"})}


# --- What is told beside the verdict ----------------------------------------------------------------------------------------------------------------------

def chance_in_rounds():
    """Rounds with words, with shares alone, with none, late, chosen by going back, and left out once it was known; and one whose chance was taken back in the end."""
    made = Made(header(4)).act().act(at="paris", round=1)

    def draw(**table):
        made.act({"action": "go-on"}, encounterDeck=made.table["encounterDeck"] - 1, **table)
    made.chance("uno")
    draw(round=2)
    made.promise(share_promise(2, ONE), share_promise(2, TWO)).chance(shares=[ONE, None])
    draw(round=3)
    draw(round=4)
    draw()
    made.chance("cuatro").act({"action": "go-on"}, round=5)
    here = made.position
    made.chance("cinco").go(here).chance("otra")
    draw(round=6)
    here = made.position
    made.chance("seis").go(here)
    draw(round=7)
    here = made.position
    made.promise(share_promise(7, ONE)).go(here).promise(share_promise(7, TWO)).chance(shares=[TWO])
    draw(round=8)
    made.promise(share_promise(8, ONE)).chance("ocho")
    draw(round=9)
    here = made.position
    made.chance("nueve")
    return made.go(here)


def unseen_draws():
    """Chance behind a draw that leaves as many cards as before: an empty deck made anew, a token that goes back, one that was pushed off; and behind what is none."""
    deck = Made(header(4)).act().act(at="paris", round=1).act(encounterDeck=1, encounterDiscard=["rats", "bats"], round=2)
    deck.act(encounterDeck=0, round=3).act(encounterDeck=1, encounterDiscard=[]).chance("tres").act(encounterDiscard=["rats"], round=4).chance("cuatro")
    yield "3e", deck, [row(1), row(2), row(3, words=True, late=True, times=1), row(4, words=True, times=1, drew=False, new=True)]
    start = {"action": "choose-start", "location": "paris"}
    gone = told("encounter-gone", {"encounter": "ambush"})
    token = lambda **table: Made(second_header(), first=SECOND_FIRST | {"encounterHand": 4, "pushedOff": 1}).act().act(start, at="paris", phase="dracula").act(**table).chance("uno")
    late, new = row(1, words=True, late=True, times=1), row(1, words=True, drew=False, times=1, new=True)
    yield "2e, Ambush", token(said=[gone], encounterHand=5), [late]
    yield "2e, pushed off", token(pushedOff=0, encounterHand=5), [late]
    yield "2e, nothing drawn", token(said=[gone], reserve=41), [new]
    yield "2e, Seduction", token(encounterHand=5), [new]


def chance_behind_other_steps():
    """Rounds whose chance came in after a draw that was taken back, again behind fewer actions, again behind the same, and late whatever was taken back."""
    made = Made(header(4)).act().act(at="paris", round=1)
    step = {"action": "go-on"}

    def draw(**table):
        made.act(step, encounterDeck=made.table["encounterDeck"] - 1, **table)
    here = made.position
    draw()
    made.go(here).chance("uno")
    draw(round=2)
    here = made.position
    made.act(step).chance("dos").go(here).chance("dos").act(step)
    draw(round=3)
    here = made.position
    made.act(step).chance("tres").go(here).act(step).chance("tres")
    draw(round=4)
    here = made.position
    draw()
    made.go(here)
    draw()
    return made.chance("cuatro")


def row(round_, words=False, promised=0, given=0, drew=True, late=False, chosen=False, times=0, new=False):
    return {"round": round_, "words": words, "promised": promised, "given": given, "drew": drew, "late": late, "chosen": chosen, "times": times, "isNew": new}


CHANCE = [row(1, words=True, times=1, new=True), row(2, promised=2, given=1, times=1, new=True), row(3), row(4, words=True, late=True, times=1),
          row(5, words=True, chosen=True, times=2), row(6, chosen=True, times=1), row(7, promised=1, given=1, chosen=True, times=1),
          row(8, words=True, promised=1, times=1, new=True), row(9, drew=False, times=1)]


def facts():
    """What it is, its lines, and what the audit has to say of it."""
    yield "chance", chance_in_rounds().lines, {"chance.rounds": CHANCE, "chance.goneBack": [{"line": 14, "rounds": [5]}, {"line": 18, "rounds": [6]}, {"line": 29, "rounds": [9]}],
                                               "takenBack": [5, 6, 7, 9], "guessable": True, "unnamed": []}
    for name, made, rounds in unseen_draws():
        yield f"{name}: chance behind a draw that nobody sees in the deck", made.lines, {"chance.rounds": rounds}
    yield "chance behind other steps", chance_behind_other_steps().lines, {"chance.rounds": [
        row(1, words=True, chosen=True, times=1), row(2, words=True, chosen=True, times=2), row(3, words=True, times=2, new=True), row(4, words=True, late=True, times=1)]}
    yield "no chance", game(), {"chance": None, "takenBack": [], "penalties": [], "putRight": []}
    for name, secret, guessable in (("eight bytes", "0102030405060708" * 4, True), ("nine bytes", "010203040506070809" * 3 + "0102030405", False)):
        seed = [(header(3, promise=None, words=None), {"seed": secret}), *Made(header(3)).act(encounterHand=0).lines[1:]]
        yield f"a seed of {name}", seed, {"guessable": guessable}
    yield "hashes that are not named", Made(header(4, boardHash=None, version=None)).act().lines, {"unnamed": ["boardHash", "version"]}
    yield "2e, hashes that are not named", Made(second_header(boardHash=None, version=None)).act().lines, {"unnamed": ["boardHash", "version"]}
    yield "of an older form", game(), {"unnamed": []}
    yield "errors", errors().lines, {"penalties.line": [4, 5, 8], "penalties.rule": [None, "ERR-2", "RUM-2"]}
    yield "errors that were taken back", errors().go(3).lines, {"penalties.line": [4], "penalties.rule": [None]}
    befores = [{"number": "influence", "value": 0}, {"number": "influence", "value": 3}, {"day": "", "time": "setup"}, {"hideout": {"slot": 2}},
               {"hideout": {"slot": 2}, "location": "rome", "face-up": True}, None, None, None, {"hunter": "dr-seward", "location": "galway"},
               {"token": "fog", "location": "rome", "count": 0}, {"token": "roadblock", "road": {"on": "rail", "between": ["bordeaux", "paris"]}, "count": 0},
               {"events": ["roadblock"]}, None]
    yield "put right", corrected().lines, {
        "putRight.before.edit": befores, "putRight.before.reading": [*[None] * 3, "no", "yes", None], "putRight.before.present": [*[None] * 3, False, None],
        "putRight.line": list(range(4, 19)) + [20]}
    second_ = Made(second_header()).act().act({"action": "choose-start", "location": "paris"}, "paris", said=[told("card-played")], phase="hunters")
    for edit, table in (({"number": {"of": "blood", "value": 12}}, {"blood": 12}), ({"hunter": {"hunter": "dr-seward", "location": "rome", "sheet": {"health": 3}}}, {}),
                        ({"tokens": {"hosts": ["rome"]}}, {"hosts": ["rome"]}), ({"time": {"is": "dusk"}}, {"time": "dusk"}),
                        ({"card": {"place": {"catacomb": 0}, "location": "rome", "face-up": True}}, {})):
        second_.act({"action": "put-right", "reason": "x", "edit": edit}, said=[told("put-right", rule="x")], **table)
    second_.act({"action": "roll-for-bite", "hunter": "dr-seward", "roll": 3})
    yield "2e", second_.lines, {"rolledDice": True, "putRight.before.edit": [
        {"number": {"of": "blood", "value": 15}}, {"hunter": {"hunter": "dr-seward", "location": "galway", "sheet": {"health": 8}}}, {"tokens": {}}, {"time": {"is": "dawn"}},
        {"card": {"place": {"catacomb": 0}}}]}
    # The hand of the setup is no draw of the first round, also if all was laid out anew.
    dealt = {"reserve": 40, "encounterHand": 5}
    again = Made(second_header(), first=SECOND_FIRST | {"reserve": 45, "encounterHand": 0}).act(**dealt).go(0).act(**dealt)
    again.act({"action": "choose-start", "location": "paris"}, "paris", phase="dracula").chance("ajo", phase="hunters")
    yield "2e, the first hand", again.lines, {"chance.rounds": [row(1, words=True, times=1, new=True, drew=False)]}
    yield "2e, no dice", Made(second_header()).act().lines, {"rolledDice": False}


# Of a list, a field of each that has it, or null where the whole is null.
PICK = """(async (text, path) => {
    const { terms } = await demeterAudit.check(text);
    const pick = (from, name) => (Array.isArray(from) ? from.map((one) => (one === null ? null : one[name])).filter((one) => one !== undefined) : from[name]);
    return path.split('.').reduce(pick, terms) ?? null;
})"""


def check_facts(page):
    passed, wrong = 0, []
    for name, lines, expected in facts():
        for path, value in expected.items():
            found = page.evaluate(f"{PICK}({json.dumps(text_of(chained(lines)))}, {json.dumps(path)})")
            passed += found == value
            if found != value:
                wrong.append(f"{name}, {path}: {found}, expected {value}")
    return passed, wrong


def main():
    start, passed, failed = time.monotonic(), 0, []
    with verifier() as page:
        for check in (check_forgeries, check_boards, check_facts):
            right, wrong = check(page)
            passed, failed = passed + right, failed + wrong
    for fault in failed:
        print(fault)
    print(f"{passed} passed, {len(failed)} failed ({time.monotonic() - start:.0f} s)")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
