#!/usr/bin/env python3
"""Everything about the page of a revealed game that takes a browser: run.py BIN_DIR VECTORS.json [SCREENSHOTS]

Has the test programs in BIN_DIR write a golden game's page and many forged reveals, and lets the checks beside this file loose on them. The second
verifier, which takes no browser, judges the same reveals meanwhile."""
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent


def test(programs, name):
    """The command of a test: its folder's program and its name, as tests/CMakeLists.txt has it."""
    tests = HERE.parent
    folder = next(tests.rglob(name + ".cpp")).parent.relative_to(tests)
    return [programs / "_".join(("tests", *folder.parts)), name]


def run(command, **environment):
    print("--", " ".join(Path(str(part)).name for part in command), flush=True)
    begun = time.monotonic()
    done = subprocess.run([str(part) for part in command], env=os.environ | environment, check=False)
    print(f"   {time.monotonic() - begun:.1f} s", flush=True)
    return done.returncode


def main():
    programs, vectors = Path(sys.argv[1]), Path(sys.argv[2])
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        made, pictures = Path(folder), sys.argv[3:4]
        cases, every, honest, stories = (made / f"{name}.json" for name in ("cases", "every", "honest", "stories"))
        second_cases, second_every, second_stories = (made / f"second-{name}.json" for name in ("cases", "every", "stories"))
        quiet = ["-silent"]
        failed += run([*test(programs, "test_reveal_page"), "forTheBrowser", *quiet], DEMETER_PAGE_OUT=folder) * ["test_reveal_page"]
        failed += run([*test(programs, "test_forgery"), "randomGames", *quiet], DEMETER_PAGE_CASES=str(cases)) * ["test_forgery"]
        failed += run([*test(programs, "test_forgery"), "everyChange", *quiet], DEMETER_PAGE_CASES=str(every)) * ["test_forgery"]
        failed += run([*test(programs, "test_forgery"), "honestGames", *quiet], DEMETER_PAGE_CASES=str(honest)) * ["test_forgery"]
        failed += run([*test(programs, "test_second_forgery"), "randomGames", *quiet], DEMETER_PAGE_CASES=str(second_cases)) * ["test_second_forgery"]
        failed += run([*test(programs, "test_second_forgery"), "everyChange", *quiet], DEMETER_PAGE_CASES=str(second_every)) * ["test_second_forgery"]
        second = [sys.executable, HERE.parent / "check_second_verifier.py", cases, every, honest, second_cases, second_every]
        meanwhile = subprocess.Popen([str(part) for part in second], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        failed += run([*test(programs, "test_page_story"), "forTheBrowser", *quiet], DEMETER_PAGE_STORIES=str(stories)) * ["test_page_story"]
        failed += run([*test(programs, "test_second_page_story"), "forTheBrowser", *quiet], DEMETER_PAGE_STORIES=str(second_stories)) * ["test_second_page_story"]
        code, number = (made / "code").read_text("utf-8").split("\n")[:2]
        page = made / "golden.reveal.html"
        for name, *arguments in (("check_vectors.py", vectors), ("check_page.py", page, *pictures, "--code", code, "--round", number),
                                 ("check_verifier_page.py", made, *pictures), ("check_hunt.py", made), ("check_reveals.py",), ("check_strict.py",),
                                 ("check_words.py",),
                                 ("check_story.py", stories), ("check_story.py", second_stories), ("check_second_hunt.py", second_stories),
                                 ("check_forgeries.py", cases), ("check_forgeries.py", every), ("check_forgeries.py", honest),
                                 ("check_forgeries.py", second_cases), ("check_forgeries.py", second_every)):
            failed += bool(run([sys.executable, HERE / name, *arguments])) * [name]
        said, _ = meanwhile.communicate()
        print("--", *(Path(str(part)).name for part in second[1:]), f"\n{said}", end="", flush=True)
        failed += bool(meanwhile.returncode) * ["check_second_verifier.py"]
    print("failed: " + ", ".join(failed) if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
