#!/usr/bin/env python3
"""check_cards_2e.py SOURCE: whether the second edition's cards are told whole in every language. Python's standard library alone.

How many there are of each, which are kept and who has which is read by the program from the core's tables (`app/fury2e/book/cards.h`;
tests/app/book/test_second_edition_cards.cpp). Here:

- topics, rules and rulings are known, and every rule about a card is named by one;
- every kind has its fields, and every language the same ones, with the same figures and placeholders;
- whatever card a text names in English it names in the other languages, as `translations/second_edition_names.tsv` has it;
- nothing is left in English; terms are those of the topics (`check_book.py`), and quotation marks those of the third edition's cards;
- what no official text vouches for says so, by the confidence of the specification.
"""

import csv
import json
import re
import sys
from collections import Counter
from pathlib import Path

from check_book import TERMS
from check_cards import LANGUAGES, QUOTED, mentions

KINDS = {
    "encounter-token": ({"meets"}, {"matures", "answer"}),
    "dracula-tactic": ({"does"}, set()),
    "agent-tactic": ({"does"}, set()),
    "power": ({"when", "does", "trail"}, set()),
    "dracula-event": (set(), {"when", "does", "ally", "answer"}),
    "hunter-event": (set(), {"when", "does", "ally", "answer"}),
    "item": ({"does"}, {"title", "answer"}),
    "hunter": ({"does", "sheet"}, set()),
}
LABELS = {"copies", "nothing-matures", "by-day", "by-night", "agents", "kept", "at-once", "as-ally", "one-source", "differ"}
DOUBTS = {"one-source", "differ"}
ITEMS = 40  # 2E-ITEM-6
# Rules that are about a card of their own.
ABOUT_CARDS = [f"2E-ENC-{n}" for n in range(1, 19)] + [f"2E-DEV-{n}" for n in range(1, 20)] + [f"2E-HEV-{n}" for n in range(1, 25)] + [
    f"2E-ITEM-{n}" for n in range(1, 7)]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
OTHER_VERB = re.compile(r"\b(игра|сыгра)")  # a card is разыграна: the screens' one verb


def main():
    source = Path(sys.argv[1])
    book = source / "resources" / "book" / "fury2e"
    faults = []

    def that(holds, fault):
        if not holds:
            faults.append(fault)

    rules = set((source / "tests" / "data" / "rules-2e.txt").read_text("utf-8").split())
    topics = json.loads((book / "topics.json").read_text("utf-8"))["topics"]
    known = {"topics": {topic["id"] for topic in topics}, "rules": rules, "rulings": {each for topic in topics for each in topic["rulings"]}}
    with (source / "translations" / "second_edition_names.tsv").open(encoding="utf-8", newline="") as lines:
        names = {line["key"]: line for line in csv.DictReader(lines, delimiter="\t")}
    about = {card["id"]: card for card in json.loads((book / "cards.json").read_text("utf-8"))["cards"]}
    texts = {language: json.loads((book / f"cards-{language}.json").read_text("utf-8")) for language in LANGUAGES}
    english = texts["en"]

    for key, card in about.items():
        where = f"cards.json, {key}"
        for field, all_ in known.items():
            that(set(card[field]) <= all_, f"{where}: unknown {field} {sorted(set(card[field]) - all_)}")
            that(len(set(card[field])) == len(card[field]) and (card[field] or field == "rulings"), f"{where}: no {field}, or one twice")
        that(card.get("doubt", "differ") in DOUBTS, f"{where}: {card.get('doubt')}")
        title = "title" in english["cards"].get(key, {})
        that((key in names or card["kind"] == "hunter") != title, f"{where}: no name, or two")
        if title:
            names[key] = {language: texts[language]["cards"][key]["title"] for language in LANGUAGES}
    named = {rule for card in about.values() for rule in card["rules"]}
    that(set(ABOUT_CARDS) <= named, f"cards.json: no card for {sorted(set(ABOUT_CARDS) - named)}")
    that(sum(card.get("copies", 0) for card in about.values()) == ITEMS, f"cards.json: not {ITEMS} Items")

    for language, told in texts.items():
        where = f"cards-{language}.json"
        that(told["language"] == language, f"{where} is for {told['language']}")
        that(list(told["cards"]) == list(about), f"{where}: other cards, or in another order")
        that(set(told["labels"]) == LABELS, f"{where}: other labels: {sorted(set(told['labels']) ^ LABELS)}")
        said = [(f"{where}, {label}", text, english["labels"][label]) for label, text in told["labels"].items()]
        for key, fields in told["cards"].items():
            needed, more = KINDS[about[key]["kind"]]
            that(needed <= set(fields) <= needed | more and set(fields) & {"does", "ally", "meets"}, f"{where}, {key}: fields {sorted(fields)}")
            that(list(fields) == list(english["cards"][key]), f"{where}, {key}: other fields than in English, or in another order")
            used = set(re.findall(r"\{(\w+)\}", " ".join(fields.values())))
            that(used == set(about[key].get("numbers", ())), f"{where}, {key}: the numbers {sorted(used)}")
            said += [(f"{where}, {key}, {field}", text, english["cards"][key].get(field, "")) for field, text in fields.items()]
        for place, text, original in said:
            that(text.strip() == text and text and (text.endswith(".") or place.endswith(("title", "copies"))), f"{place}: no end: {text[-40:]}")
            that("  " not in text and (language == "en" or '"' not in text), f"{place}: two spaces, or a typewriter's quote")
            that(len(text) <= 320 and len(re.findall(r"\.(?= |$)", text)) <= 3, f"{place}: {len(text)} letters, or more than three sentences")
            for pattern in (r"\{\w+\}", r"\d+"):
                that(Counter(re.findall(pattern, text)) == Counter(re.findall(pattern, original)), f"{place}: other figures than in English")
            if language == "en":
                continue
            that(text != original or not re.search("[a-z] [a-z]", text), f"{place}: is in English")
            that(language != "ru" or CYRILLIC.search(text) and not OTHER_VERB.search(text), f"{place}: is not in Russian, or not in the screens'")
            for term, words in TERMS.items():
                right = language not in words or re.search(rf"\b{words[language]}", text.casefold())
                that(right or not re.search(term, original), f"{place}: {term} is {words.get(language)}")
            for key in about.keys() & names.keys():
                name = names[key]
                if re.search(rf"(?<![\w(]){re.escape(name['en'])}(?![\w)])", original) and not place.endswith("title"):
                    that(mentions(text, name[language]), f"{place}: does not name {name[language]}")
                    token = re.search(rf"{re.escape(name['en'])} token", original)
                    marked = QUOTED[language].findall(text) if language in QUOTED else [name[language]]
                    that(token or any(mentions(each, name[language]) for each in marked), f"{place}: {name[language]} is not in quotation marks")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
