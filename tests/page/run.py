#!/usr/bin/env python3
"""Everything about the page of a revealed game that takes a browser: run.py BIN_DIR FORGERIES VECTORS.json [SCREENSHOTS]

Has the test programs in BIN_DIR write a golden game's page and stories, and lets the checks beside this file loose on them and on the many forged reveals
that make_forgeries.py has left in FORGERIES. The second verifier, which takes no browser, judges the same reveals meanwhile."""
import subprocess
import sys
import tempfile
from pathlib import Path

from make_forgeries import FORGERIES, file_of
from programs import run, test

HERE = Path(__file__).resolve().parent


def main():
    programs, forgeries, vectors = (Path(word) for word in sys.argv[1:4])
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        made, pictures = Path(folder), sys.argv[4:5]
        stories, second_stories = made / "stories.json", made / "second-stories.json"
        judged = [file_of(forgeries, *one) for one in FORGERIES]
        quiet = ["-silent"]
        failed += run([*test(programs, "test_reveal_page"), "forTheBrowser", *quiet], DEMETER_PAGE_OUT=folder) * ["test_reveal_page"]
        second = [sys.executable, HERE.parent / "check_second_verifier.py", *judged]
        meanwhile = subprocess.Popen([str(part) for part in second], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        failed += run([*test(programs, "test_page_story"), "forTheBrowser", *quiet], DEMETER_PAGE_STORIES=str(stories)) * ["test_page_story"]
        failed += run([*test(programs, "test_second_page_story"), "forTheBrowser", *quiet], DEMETER_PAGE_STORIES=str(second_stories)) * ["test_second_page_story"]
        code, number = (made / "code").read_text("utf-8").split("\n")[:2]
        page = made / "golden.reveal.html"
        for name, *arguments in (("check_vectors.py", vectors), ("check_page.py", page, *pictures, "--code", code, "--round", number),
                                 ("check_verifier_page.py", made, *pictures), ("check_hunt.py", made), ("check_reveals.py",), ("check_strict.py",),
                                 ("check_words.py",),
                                 ("check_story.py", stories), ("check_story.py", second_stories), ("check_second_hunt.py", second_stories),
                                 *(("check_forgeries.py", each) for each in judged)):
            failed += bool(run([sys.executable, HERE / name, *arguments])) * [name]
        said, _ = meanwhile.communicate()
        print("--", *(Path(str(part)).name for part in second[1:]), f"\n{said}", end="", flush=True)
        failed += bool(meanwhile.returncode) * ["check_second_verifier.py"]
    print("failed: " + ", ".join(failed) if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
