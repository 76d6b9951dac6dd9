#!/usr/bin/env python3
"""check_book.py SOURCE: whether the book's topics are whole in every language. Python's standard library alone.

- every rule of an edition is at home in exactly one topic of its book, and no topic names a rule that there is not;
- every language has the same topics, as many paragraphs of each, and words to find it by;
- titles of the third edition are the headwords of `translations/headwords.tsv`;
- what to see besides is there, and no topic leads to itself;
- cards of the second edition have the names that the screens give them, and its terms are theirs too.
"""

import csv
import json
import re
import sys
from collections import Counter
from pathlib import Path

from check_cards import mentions

LANGUAGES = ("en", "es", "pl", "ru", "it")

# What the English text of the second edition says, and how the words for it begin on its screens in the other languages.
TERMS = {
    r"\bspaces?\b": {"es": "casilla", "pl": "p[oó]l", "it": "spazi"},
    r"\bbit(e|ten)": {"es": "mord", "pl": "ugryz", "ru": "уку[сш]", "it": "mors"},
    r"\b(activat|matures)": {"es": "activ", "pl": "aktyw", "ru": "актив", "it": "attiv"},
    r"\bclear": {"es": "despej", "pl": "opróżn", "ru": "очи", "it": "svuot"},
    r"\bBlood\b": {"es": "sangre", "pl": "kr(ew|wi)", "ru": "кров", "it": "sangue"},
    r"\bresuppl": {"es": "abastec", "pl": "zaopatr", "ru": "снаря", "it": "riforn"},
    r"\bsea zone": {"es": "zonas? de mar", "pl": "obszar", "ru": "морск", "it": "zon[ae] di mare"},
    r"\bLocation card": {"es": "cartas? de ubicación", "pl": r"kart\w* miejsc", "ru": r"карт\w* локац", "it": "cart[ae] luogo"},
    r"\brounds?\b": {"es": "ronda", "pl": "rund", "ru": "раунд", "it": "(round|gir)"},
    r"\bCastle Dracula": {"es": "castillo drácula", "pl": "zam(ek|ku) draculi", "ru": "зам(ок|ке|ка) дракулы", "it": "castello"},
}


def plain(headword):
    """Whatever its capitals and apostrophes are."""
    return headword.replace("’", "'").casefold()


def main():
    source = Path(sys.argv[1])
    faults = faultsOf(source, "fury3e", "rules-3e.txt", "headwords.tsv") + faultsOf(source, "fury2e", "rules-2e.txt", None) + wordsOf(source) + apostrophesOf(source)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def faultsOf(source, game, listed, headings):
    """What is wrong with one game's book; without a list of headwords the titles are the book's own."""
    book = source / "resources" / "book" / game
    faults = []

    def that(holds, fault):
        if not holds:
            faults.append(fault)

    rules = set((source / "tests" / "data" / listed).read_text("utf-8").split())
    topics = json.loads((book / "topics.json").read_text("utf-8"))["topics"]
    known = [topic["id"] for topic in topics]
    that(len(set(known)) == len(known), "a topic stands twice in topics.json")
    homes = Counter(rule for topic in topics for rule in topic["rules"])
    for rule in sorted(rules | set(homes)):
        that(rule in rules, f"topics.json: there is no rule {rule}")
        that(homes[rule] == 1, f"topics.json: {rule} is at home in {homes[rule]} topics")
    for topic in topics:
        for other in topic["see"]:
            that(other in known and other != topic["id"], f"topics.json: {topic['id']} leads to {other}")
    headwords = None
    if headings:
        with (source / "translations" / headings).open(encoding="utf-8", newline="") as lines:
            headwords = {line["key"]: line for line in csv.DictReader(lines, delimiter="\t")}
        that(set(headwords) == set(known), f"topics and headwords differ: {sorted(set(headwords) ^ set(known))}")
    english = json.loads((book / "en.json").read_text("utf-8"))["topics"]
    for language in LANGUAGES:
        told = json.loads((book / f"{language}.json").read_text("utf-8"))
        that(told["language"] == language, f"{language}.json is for {told['language']}")
        that(list(told["topics"]) == known, f"{language}.json: other topics than topics.json, or in another order: {sorted(set(told['topics']) ^ set(known))}")
        for key, topic in told["topics"].items():
            where = f"{language}.json, {key}"
            that(headwords is None or plain(topic["title"]) == plain(headwords.get(key, {}).get(language, "")), f"{where}: the headword is not {topic['title']}")
            that(len(topic["words"]) >= 5 and len(set(topic["words"])) == len(topic["words"]), f"{where}: too few words to find it by, or one twice")
            that(len(topic["text"]) == len(english[key]["text"]), f"{where}: {len(topic['text'])} paragraphs, and {len(english[key]['text'])} in English")
            for paragraph in topic["text"]:
                that(paragraph.strip() == paragraph and re.search(r'[.!?:;)”»]$', paragraph), f"{where}: no end: {paragraph[-40:]}")
                that("  " not in paragraph and (language == "en" or '"' not in paragraph), f"{where}: two spaces, or a typewriter's quote: {paragraph[:60]}")
            that(topic.get("page", 1) in range(1, 40), f"{where}: page {topic.get('page')}")
    return faults


def apostrophesOf(source):
    """Where a page in Italian has a typewriter's apostrophe, which the screens do not have either."""
    faults = []
    for page in sorted((source / "resources" / "book").glob("*/*it.json")):
        for found in re.findall(r"\w+'\w+", page.read_text("utf-8")):
            faults.append(f"{page.parent.name}/{page.name}: {found}")
    return faults


def wordsOf(source):
    """Where a topic of the second edition calls something by another word than the screens."""
    book = source / "resources" / "book" / "fury2e"
    with (source / "translations" / "second_edition_names.tsv").open(encoding="utf-8", newline="") as lines:
        names = list(csv.DictReader(lines, delimiter="\t"))
    english = json.loads((book / "en.json").read_text("utf-8"))["topics"]
    faults = []
    for language in LANGUAGES[1:]:
        for key, topic in json.loads((book / f"{language}.json").read_text("utf-8"))["topics"].items():
            original, said = (" ".join([told["title"], *told["text"]]) for told in (english[key], topic))
            for name in names:
                if name["key"] != "blood" and re.search(rf"\b{re.escape(name['en'])}\b", original) and not mentions(said, name[language]):
                    faults.append(f"{language}.json, {key}: {name['en']} is {name[language]}")
            for term, words in TERMS.items():
                if re.search(term, original) and language in words and not re.search(rf"\b{words[language]}", said.casefold()):
                    faults.append(f"{language}.json, {key}: {term} is {words[language]}")
    return faults


if __name__ == "__main__":
    sys.exit(main())
