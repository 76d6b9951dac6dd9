#!/usr/bin/env python3
"""What the checks of the reveal page read: make_reveals.py BIN_DIR FOLDER

The test programs in BIN_DIR write a golden game's page, stories of both editions, and forged and honest reveals with the verdicts of those who know the
rules and of those who don't. They are made once, for run.py and check_verdicts.py."""
import sys
from pathlib import Path

from programs import run, test

FORGERIES = (("test_forgery", "randomGames"), ("test_forgery", "everyChange"), ("test_forgery", "honestGames"),
             ("test_second_forgery", "randomGames"), ("test_second_forgery", "everyChange"))
STORIES = ("test_page_story", "test_second_page_story")


def file_of(folder, name, function):
    return folder / f"{name}-{function}.json"


def main():
    programs, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    if run([*test(programs, "test_reveal_page"), "forTheBrowser", "-silent"], DEMETER_PAGE_OUT=str(folder)) != 0:
        sys.exit("test_reveal_page failed")
    for variable, made in (("DEMETER_PAGE_STORIES", [(name, "forTheBrowser") for name in STORIES]), ("DEMETER_PAGE_CASES", FORGERIES)):
        for name, function in made:
            path = file_of(folder, name, function)
            path.unlink(missing_ok=True)
            if run([*test(programs, name), function, "-silent"], **{variable: str(path)}) != 0 or not path.exists():
                sys.exit(f"{name} {function} failed")


if __name__ == "__main__":
    main()
