#!/usr/bin/env python3
"""Forged and honest reveals for all who judge them: make_forgeries.py BIN_DIR FOLDER

What the test programs in BIN_DIR write of their forgeries, with the verdicts of those who know the rules and of those who don't. They are made once, for
run.py and check_verdicts.py."""
import sys
from pathlib import Path

from programs import run, test

FORGERIES = (("test_forgery", "randomGames"), ("test_forgery", "everyChange"), ("test_forgery", "honestGames"),
             ("test_second_forgery", "randomGames"), ("test_second_forgery", "everyChange"))


def file_of(folder, name, function):
    return folder / f"{name}-{function}.json"


def main():
    programs, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, function in FORGERIES:
        path = file_of(folder, name, function)
        path.unlink(missing_ok=True)
        if run([*test(programs, name), function, "-silent"], DEMETER_PAGE_CASES=str(path)) != 0 or not path.exists():
            sys.exit(f"{name} {function} failed")


if __name__ == "__main__":
    main()
