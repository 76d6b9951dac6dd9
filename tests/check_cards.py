#!/usr/bin/env python3
"""check_cards.py SOURCE: whether the texts of the cards are whole in every language. Python's standard library alone.

- every card, ability and hunter of `resources/cards` is in `resources/book/fury3e/cards.json` and in every language, and nothing else is;
- topics, rules and rulings are known; every kind of card has its fields, in every language the same ones;
- the same placeholders and the same figures in every language, and no figure that the card's facts do not have;
- whatever cards a text names in one language it names in the others, and what cancels what is as in the facts;
- terms are those of `translations/glossary.tsv`, whatever their case.
"""

import csv
import json
import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

LANGUAGES = ("en", "es", "pl", "ru", "it")
QUOTED = {"es": re.compile("«([^»]+)»"), "pl": re.compile("„([^”]+)”"), "ru": re.compile("«([^»]+)»")}
# The fields of each kind; `FACTS` says which further ones a card has.
FIELDS = {
    "encounter": {"ambush", "search", "matures"},
    "dracula-combat": {"does", "matches"},
    "power": {"when", "does", "trail"},
    "dracula-event": {"when", "does", "kept"},
    "dracula-ability": {"title", "does"},
    "hunter-event": {"when", "does", "kept"},
    "item": {"does"},
    "hunter-combat": {"does", "matches"},
    "hunter": {"does", "sheet"},
}
# Free to say or not, for any kind: what differs by day or by night, and what can be done against the card.
OPTIONAL = {"encounter": {"day", "night", "answer"}, "dracula-event": {"answer"}, "hunter-event": {"answer"}}
SYMBOLS = {"bat": "escape-as-bat", "mist": "escape-as-mist"}
# Terms of the game that have to be the printed ones wherever the English text has them.
TERMS = (
    "location-card", "location-deck", "encounter-card", "event-card", "event-deck", "item-card", "combat-card", "power-card", "trail",
    "hideout", "lair", "current-location", "influence", "bats-token", "fog-token", "roadblock-token", "storm-token", "rumor", "despair",
    "ticket-token", "bite-token", "consecrated-ground", "heavenly-host", "castle-dracula", "engaged-hunter", "sea-zone", "hunter-phase", "dracula-phase",
    "movement-step", "encounter-step", "dawn", "dusk", "discard-pile", "face-up", "region", "railway", "delayed", "weakened",
    "mesmerized", "port", "hand-limit",
)
# Where the book says it in other words than the glossary: the second edition has tokens for cards, and in Russian it is "a city's card".
OTHERWISE = {("it", "encounter-card"): "carta Incontro", ("it", "trail"): "Percorso", ("ru", "location-card"): "карта"}


def plain(text):
    """Small letters without accents, so that forms of a word begin alike."""
    text = unicodedata.normalize("NFD", text.casefold().replace("ł", "l").replace("’", "' "))
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def words(text):
    return re.findall(r"[^\W_]+", plain(text))


def akin(word, form):
    """Whether `form` can be `word` in another case or number: they begin alike."""
    shared = 0
    while shared < min(len(word), len(form)) and word[shared] == form[shared]:
        shared += 1
    ending = 0 if len(word) < 4 else 1 if len(word) < 5 else 2 if len(word) < 7 else 3
    return word == form or (shared >= len(word) - ending and len(form) - shared <= 4)


def named(text, names):
    """Which card stands in this quotation, whatever its case: its id, or nothing."""
    said = words(text)
    for same in (lambda name: name == said, lambda name: len(name) == len(said) and all(map(akin, name, said))):
        found = {key for key, name in names.items() if same(words(name))}
        if found:
            return found
    return set()


def mentions(text, name):
    """Whether all words of a name or term stand in the text, in some form."""
    said = words(text)
    return all(any(akin(word, form) for form in said) for word in words(name) if len(word) > 2)


def cardsOf(source):
    """Kind and facts of every card, ability and hunter, in the order of the files."""
    dracula = json.loads((source / "resources" / "cards" / "dracula-3e.json").read_text("utf-8"))
    hunters = json.loads((source / "resources" / "cards" / "hunter-3e.json").read_text("utf-8"))
    groups = (("encounter", dracula["encounters"]), ("dracula-combat", dracula["combat"]), ("power", dracula["powers"]), ("dracula-event", dracula["events"]),
              ("dracula-ability", dracula["dracula_sheet"]["abilities"]), ("hunter-event", hunters["events"]), ("item", hunters["items"]),
              ("hunter-combat", hunters["combat"]), ("hunter", hunters["hunter_sheets"]))
    return [(kind, card) for kind, cards in groups for card in cards]


def fieldsOf(kind, card):
    fields = set(FIELDS[kind])
    if card.get("ally_effect"):
        fields.add("ally")
    if kind == "dracula-combat" and card["night_effect"]:
        fields.add("night")
    if card.get("bookmark"):
        fields.add("matches")
    return fields


def numbersOf(kind, card):
    """Numbers that the program puts in: those of this game's box and sheets, and those of a vampire."""
    numbers = {"copies"} if "copies" in card else set()
    if kind == "hunter":
        numbers |= {"life", "bites", "events"}
    if kind == "encounter" and card["vampire"]:
        numbers |= {"influence"} | ({"life"} if card["vampire"]["fights"] else set())
    return numbers


def figuresOf(card):
    """All figures of a card's facts but those of its box."""
    facts = {key: value for key, value in card.items() if not key.startswith(("copies", "name"))}
    return set(re.findall(r"\d+", json.dumps(facts)))


def cancelled(cards, kind, card):
    """Ids of the cards that cancel this one of Dracula's, or that this one of the hunters' cancels."""
    if kind == "dracula-combat":
        return {other["id"] for _, other in cards if card["symbol"] in other.get("cancels_symbols", ())}
    return {SYMBOLS.get(symbol, symbol) for symbol in card["cancels_symbols"]}


def main():
    source = Path(sys.argv[1])
    book = source / "resources" / "book" / "fury3e"
    faults = []

    def that(holds, fault):
        if not holds:
            faults.append(fault)

    cards = cardsOf(source)
    ids = [card["id"] for _, card in cards]
    that(len(set(ids)) == len(ids), "resources/cards: an id stands twice")
    names = {language: {card["id"]: card["name"][language] for _, card in cards} for language in LANGUAGES}
    for _, card in cards:  # what a hunter's sheet names
        for ability in card.get("abilities", ()):
            if ability["name"]:
                for language in LANGUAGES:
                    names[language][plain(ability["name"]["en"]).replace(" ", "-")] = ability["name"][language]
    rules = set((source / "tests" / "data" / "rules-3e.txt").read_text("utf-8").split())
    topics = json.loads((book / "topics.json").read_text("utf-8"))["topics"]
    rulings = {ruling for topic in topics for ruling in topic["rulings"]}
    topics = {topic["id"] for topic in topics}
    with (source / "translations" / "glossary.tsv").open(encoding="utf-8", newline="") as lines:
        glossary = {line["key"]: line for line in csv.DictReader(lines, delimiter="\t")}

    about = json.loads((book / "cards.json").read_text("utf-8"))["cards"]
    that([card["id"] for card in about] == ids, f"cards.json: other cards than resources/cards, or in another order: {sorted(set(ids) ^ {card['id'] for card in about})}")
    about = {card["id"]: card for card in about}
    for kind, card in cards:
        told = about.get(card["id"])
        if not told:
            continue
        where = f"cards.json, {card['id']}"
        that(told["kind"] == kind, f"{where}: {told['kind']}, and not {kind}")
        for field, known in (("topics", topics), ("rules", rules), ("rulings", rulings)):
            that(set(told[field]) <= known, f"{where}: unknown {field} {sorted(set(told[field]) - known)}")
            that(len(set(told[field])) == len(told[field]) and (told[field] or field == "rulings"), f"{where}: no {field}, or one twice")
        that(set(told["numbers"]) == numbersOf(kind, card), f"{where}: other numbers than {sorted(numbersOf(kind, card))}")
        that(told.get("uncertain", True), f"{where}: nothing is uncertain")

    texts = {language: json.loads((book / f"cards-{language}.json").read_text("utf-8")) for language in LANGUAGES}
    english = texts["en"]
    for language, told in texts.items():
        where = f"cards-{language}.json"
        that(told["language"] == language, f"{where} is for {told['language']}")
        that(list(told["cards"]) == ids, f"{where}: other cards than resources/cards, or in another order: {sorted(set(told['cards']) ^ set(ids))}")
        that(list(told["labels"]) == list(english["labels"]), f"{where}: other labels than in English")
        that("{copies}" in told["labels"].get("copies", ""), f"{where}: no number of copies")
    for kind, card in cards:
        key = card["id"]
        if any(key not in texts[language]["cards"] for language in LANGUAGES) or key not in about:
            continue
        needed = fieldsOf(kind, card)
        allowed = needed | OPTIONAL.get(kind, set())
        for language in LANGUAGES:
            told = texts[language]["cards"][key]
            where = f"cards-{language}.json, {key}"
            that(needed <= set(told) <= allowed, f"{where}: lacks {sorted(needed - set(told))}, has {sorted(set(told) - allowed)}")
            that(list(told) == list(english["cards"][key]), f"{where}: other fields than in English, or in another order")
            used = set(re.findall(r"\{(\w+)\}", " ".join(told.values())))
            that(used == set(about[key]["numbers"]) - {"copies"}, f"{where}: the numbers {sorted(used)}")
        for field, original in english["cards"][key].items():
            said = {language: texts[language]["cards"][key].get(field, "") for language in LANGUAGES}
            expected = {name for language in QUOTED for quotation in QUOTED[language].findall(said[language]) for name in named(quotation, names[language])}
            figures = Counter(re.findall(r"\d+", original))
            unknown = set() if kind == "power" or field in ("matches", "sheet") else set(figures) - figuresOf(card)
            that(not unknown, f"cards-en.json, {key}, {field}: figures that the facts do not have: {sorted(unknown)}")
            for language, text in said.items():
                where = f"cards-{language}.json, {key}, {field}"
                that(text.strip() == text and (text.endswith(".") or field == "title"), f"{where}: no end: {text[-40:]}")
                that("  " not in text and (language == "en" or '"' not in text), f"{where}: two spaces, or a typewriter's quote")
                that(len(text) <= 320 and len(re.findall(r"\.(?= |$)", text)) <= 3, f"{where}: {len(text)} letters, or more than three sentences")
                that(Counter(re.findall(r"\{\w+\}", text)) == Counter(re.findall(r"\{\w+\}", original)), f"{where}: other placeholders than in English")
                that(Counter(re.findall(r"\d+", text)) == figures, f"{where}: other figures than in English")
                for quotation in QUOTED[language].findall(text) if language in QUOTED else ():
                    night = plain(quotation)[:4] in plain(glossary["night-effect"][language])  # no card, but the part of a card
                    that(night or named(quotation, names[language]), f"{where}: there is no {quotation}")
                for name in sorted(expected):
                    that(mentions(text, names[language][name]), f"{where}: does not name {names[language][name]}")
                if field == "matches":
                    listed = cancelled(cards, kind, card)
                    others = {other["id"] for _, other in cards if ("cancels_symbols" if kind == "dracula-combat" else "symbol") in other}
                    found = {name for name in others if names[language][name] in text}
                    that(found == listed, f"{where}: not what the facts cancel: {sorted(found ^ listed)}")
                if language == "en":
                    continue
                for term in TERMS:
                    if re.search(rf"\b{re.escape(plain(glossary[term]['en']))}s?\b", plain(original)):
                        printed = OTHERWISE.get((language, term), glossary[term][language])
                        that(mentions(text, printed) if printed else True, f"{where}: {glossary[term]['en']} is {printed}")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
