#!/usr/bin/env python3
"""Everything about the page of a revealed game that takes a browser: run.py FOLDER [PART [SCREENSHOTS]]

Lets the checks beside this file, or one PART of them, loose on what make_reveals.py has left in FOLDER: a golden game's page, stories, forged and honest
reveals. The second verifier, which takes no browser, judges the same reveals."""
import sys
from pathlib import Path

from make_reveals import FORGERIES, STORIES, file_of
from programs import run

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent


def parts(made, pictures):
    """The commands of each part, in one of which a check stands; parts run beside each other."""
    code, number = (made / "code").read_text("utf-8").split("\n")[:2]
    stories = [file_of(made, name, "forTheBrowser") for name in STORIES]
    judged = [file_of(made, *one) for one in FORGERIES]
    return {
        "page": [("check_page.py", made / "golden.reveal.html", *pictures, "--code", code, "--round", number)],
        "verifier": [("check_verifier_page.py", made, *pictures)],
        "hunt": [("check_hunt.py", made), ("check_second_hunt.py", stories[1])],
        "reveals": [("check_reveals.py",), ("check_strict.py",)],
        "words": [("check_vectors.py", TESTS / "core/journal/data/proof-vectors.json"), ("check_words.py",), *(("check_story.py", story) for story in stories)],
        "forgeries": [("check_forgeries.py", each) for each in judged],
        "second": [(TESTS / "check_second_verifier.py", *judged)],
    }


def main():
    made, part, pictures = Path(sys.argv[1]), sys.argv[2:3], sys.argv[3:4]
    failed = []
    for name, commands in parts(made, pictures).items():
        for command in commands:
            if part in ([], [name]):
                failed += bool(run([sys.executable, HERE / command[0], *command[1:]])) * [command[0]]
    print(f"failed: {', '.join(map(str, failed))}" if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
