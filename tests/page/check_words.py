#!/usr/bin/env python3
"""Holds what the page tells beside a verdict to the terminal's words (app/cli): check_words.py

In English all of them have to be the same, in the other languages those that the program's translations have."""
import json
import sys
import xml.etree.ElementTree as xml

from assemble import ROOT
from harness import verifier

# Where the page has it, with its arguments as the program's sentence numbers them.
TERMS = {
    "terms.rulebook": "rulebook", "terms.otherwise": "set otherwise", "terms.number": "number set by hand", "terms.cards": "cards", "terms.board": "board",
    "terms.cardFile": "card file", "terms.notKept": "not kept by the program", "terms.handling.dealt": "dealt by the program",
    "terms.handling['drawn-from-box']": "drawn from the box, and entered", "terms.ruling('%1', '%2', '%3')": "%1: %2 (the rulebook: %3)",
    "terms.count('%1', '%2', '%3')": "%1: %2, not %3", "terms.printings.recommended": "the readings that the program recommends",
    "terms.putRight('%1')": "put right in line %1", "terms.before('%1', '%2')": "%1 (before: %2)", "terms.reason('%1', '%2')": "%1. Reason: %2",
    "terms.penalty('%1')": "an error and its penalty in line %1", "terms.takenBack": "taken back or done again in rounds", "terms.seed": "seed",
    "terms.guessable": "so simple that anybody can guess it", "terms.chanceIn('%1')": "chance in round %1", "terms.given('%1', '%2')": "promised by %1, given by %2",
    "terms.late": "it came only after something was drawn",
    "terms.chosen": "steps were taken back: there was more than one order to choose from", "terms.goneBack('%1')": "gone back in line %1",
    "terms.behind('%1')": "behind the chance of rounds %1", "terms.byWords": "new chance by words in rounds",
    "terms.byPhones": "new chance by phones alone in rounds", "terms.none": "none", "unchecked.fileNames.boardHash": "board",
    "unchecked.fileNames.cardsHash": "card file", "unchecked.fileNames.version": "program",
    "unchecked.files('%1')": "The record does not say which version it was played by: %1.",
    "unchecked.cardsDrawn": "Dracula drew the cards from the box. Which ones, is his word.",
    "unchecked.deckOrder": "As agreed, the decks were shuffled once, at the start. No check can see whether anybody looked at their order.",
    "unchecked.deckOrderLater('%1')":
        "In these rounds the decks stayed as they had been shuffled before: %1. No check can see whether anybody looked at their order.",
    "unchecked.seed": "The seed can be guessed, so anybody could know everything that was dealt and shuffled.",
    "unchecked.phones('%1')": "Rounds with chance from phones alone: %1. The page that made their shares came from Dracula's program.",
    "unchecked.keptIn('%1', '%2', '%3')": "round %1: %2 of %3",
    "unchecked.keptBack('%1')": "Promised shares that were not given, %1. Whoever kept one back for Dracula could choose between two orders.",
    "unchecked.eventsDrawn": "Dracula was given his Event cards at the table. Which ones, is his word.",
    "unchecked.dice": "The dice were rolled at the table. What they showed is known only by what was entered.",
    "otherFilesWhy": "It was played with other files than those here: with its own it may hold.",
    "codeUntried('%1', '%2', '%4', '%3')":
        "%1 was not found. Round %2 was gone through again and again: of its %3 codes the newest %4 were tried. The text of its QR code can be compared with all of them.",
    "codeNotMade('%1')": "%1 was not checked: there are not 64 MB of free memory.",
}
SECOND = {
    "unchecked.cardsDrawn": "Dracula drew the Encounters from the box. Which ones, is his word.",
    "unchecked.deckOrder": "As agreed, the reserve was mixed once, at the start. No check can see whether anybody looked at its order.",
    "unchecked.deckOrderLater('%1')":
        "In these rounds the reserve stayed as it had been mixed before: %1. No check can see whether anybody looked at its order.",
}


def translations(language):
    """Of the terminal's sentences, those that are translated."""
    root = xml.parse(ROOT / f"translations/demeter_{language}.ts").getroot()
    context = next(context for context in root.iter("context") if context.findtext("name") == "Cli")
    found = {message.findtext("source"): message.find("translation") for message in context.iter("message")}
    return {source: None if translation.get("type") == "unfinished" else translation.text for source, translation in found.items()}


def plain(text):
    """Without what only the page's print has: a capital at the beginning of a label, and another apostrophe."""
    return (text[:1].lower() + text[1:]).replace("\u2019", "'")


def main():
    passed, failed, open_ = 0, [], 0
    with verifier() as page:
        for language in ("en", "es", "pl", "ru", "it"):
            said = None if language == "en" else translations(language)
            for table, words in ((TERMS, f"demeterWords.{language}"), (SECOND, f"demeterGames.named('fury2e').words.{language}")):
                for path, source in table.items():
                    expected = source if said is None else said.get(source, "")
                    if expected is None:
                        open_ += 1
                        continue
                    found = page.evaluate(f"{words}.{path}")
                    if expected and plain(found) == plain(expected):
                        passed += 1
                    else:
                        failed.append(f"{language}, {path}: {json.dumps(found, ensure_ascii=False)}, and the terminal {json.dumps(expected, ensure_ascii=False)}")
    for fault in failed:
        print(fault)
    print(f"{passed} passed, {len(failed)} failed; {open_} are not translated yet")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
