#!/usr/bin/env python3
"""One verdict for the same game and codes, whoever is asked: check_verdicts.py BIN_DIR REVEALS

Four judges see every case of verdict_cases.py and some of each kind that make_reveals.py has left in REVEALS: the terminal (`demeter-cli verify`), the
page of the revealed game, the page without a game, and the second verifier. They have to say one verdict in one sentence. Where the rules alone tell that
a game is false, the terminal says so, and the other three, which do not know them, agree. What the terminal and the second verifier tell beside the verdict is compared too.

The pages are asked as their reader asks them, with files and codes, for the first case of every sort; for all others their own audit is, without anything
being painted. Fails too if a file that is no game gets a verdict, or a game on a board of its own, recorded here, is not proved by all four elsewhere."""
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from assemble import empty_page, page_of
from browser import Browser
from check_forgeries import CAUGHT, VERDICTS
from check_verifier_page import OPENED, Verifier
from made_games import BOARD_TEXT, GOLDEN, check_second_verifier, golden, second
from make_reveals import file_of
from verdict_cases import Case, all_qrs, cases

JUDGES = ("terminal", "page", "empty page", "second verifier")
PROVED = second.verdicts()["proved"]["words"]["end"]["en"]
OF_A_KIND = 8  # that test_forgery wrote, of each edition


# --- What is judged -------------------------------------------------------------------------------------------------------------------------------

def written(folder):
    """Forgeries of random games and honest games of test_forgery, with the verdicts of those who know the rules and of those who don't."""
    for edition, name, function in (("3e", "test_forgery", "randomGames"), ("3e", "test_forgery", "honestGames"), ("2e", "test_second_forgery", "randomGames")):
        data, of_kind = json.loads(file_of(folder, name, function).read_text("utf-8")), {}
        for number, case in enumerate(data["cases"]):
            of_kind.setdefault(case["kind"], []).append((number, case))
        for kind, found in of_kind.items():
            for number, case in found[::max(1, len(found) // OF_A_KIND)][:OF_A_KIND]:
                knowing, other = (VERDICTS[one] for one in case["verdicts"][1])
                made = Case(f"{name}, {function}, case {number}", [json.loads(line) for line in check_second_verifier.forged(data["bases"], case)], None, case["notes"])
                made.allowed = {knowing}, {knowing, other}
                yield f"{edition}, {kind}", made


def all_cases(forgeries):
    """Pairs of a kind and a case; `allowed`: the verdicts of the terminal, and of the others."""
    for kind, some in cases().items():
        for case in some:
            verdict = case[2]
            case.allowed = {verdict if case.legal else "not-proved"}, {verdict}
            yield kind, case
    yield from written(forgeries)


# Kinds whose cases come to the pages in different ways: with boards and codes.
OF_MANY_SORTS = ("golden records", "boards and other files", "chance", "gone back behind codes")


def sort_of(kind, case):
    """Cases of one sort differ in the game or the line that they are made of, or in what is false in them."""
    name = re.sub(r"^[\w/.-]+: ", "", case[0]) if kind in OF_MANY_SORTS else ""
    return kind.split(",")[0], name, *sorted(case.allowed[1])


# --- The terminal, and the second verifier ----------------------------------------------------------------------------------------------------------

every, terminal = [], None  # of this run, as the processes that judge have them from the beginning


def options(notes):
    return [word for note in notes for word in (("--qr", note["qr"]) if "qr" in note else
                                                ("--deal", note["code"]) if note["round"] is None else ("--code", note["code"], "--round", str(note["round"])))]


def judge(number):
    """What both say of a case, as verdict and sentence; and what is wrong with what they tell beside it."""
    case = every[number][1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in case.beside.items():
            (folder / file).write_text(text, "utf-8")
        told = second.verified(case[1], case.notes, folder, case.given and folder / case.given)
        if case.given:  # the terminal looks beside the game
            (folder / case.given).rename(folder / json.loads(case[1][0]["public"])["board"])
        path = folder / "game.reveal.json"
        path.write_text(second.text_of(case[1]), "utf-8")
        done = subprocess.run([terminal, "verify", path, "--json", "--lang", "en", *options(case.notes)], capture_output=True, text=True, check=False)
    if done.stdout == "":
        return ("unreadable", done.stderr.strip()), (told["verdict"], told["sentence"]), []
    other = json.loads(done.stdout)
    wrong = [f"{name} is not as it should be" for name in wrong_facts(case, told)]
    wrong += [] if done.returncode == second.verdicts()[other["verdict"]]["exit"] else [f"exit status {done.returncode}"]
    wrong += differences(told, other) if told["verdict"] == other["verdict"] else []
    return (other["verdict"], other["sentence"]), (told["verdict"], told["sentence"]), wrong


def wrong_facts(case, told):
    """What a case says of more than its verdict."""
    if "{" in told["sentence"] or case.facts.get("name", "") not in told["sentence"]:
        yield "sentence"
    for name, fact in case.facts.items():
        if name == "objection":
            right = fact is None or fact == told["objections"][0]["what"]
        elif name == "changed":
            right = [back["changed"] for back in told["goneBack"]] == fact
        elif name == "chance":
            right = fact(told["playedWith"]["chanceByRound"])
        elif name == "found":
            right = [code["found"] for code in told["codes"]] == fact
        else:
            right = name == "name" or told[name] == fact
        if not right:
            yield name


def differences(told, other):
    """What the terminal says otherwise. Of a game that does not hold each tells of what it had seen by then."""
    names = ["verdict", "sentence", "lines", "vouched", "vouchedRound", "dealNoted"]
    here, there = dict(told), dict(other)
    here["codes"], there["codes"] = ([{name: x for name, x in code.items() if name != "goneBackBehind" or told["verdict"] != "not-proved"}
                                      for code in each["codes"]] for each in (told, other))
    # Of a chain that is broken nobody has to say what its codes are.
    names += ["codes"] if told["codes"] or told["verdict"] != "not-proved" else []
    if "not-proved" not in (told["verdict"], other["verdict"]) and all(objection["what"] != "does-not-hold" for objection in told["objections"]):
        names += ["promised", "chanceGoneBack", "guessableSeed", "otherFiles", "unchecked", "goneBack", "penalties", "takenBack"]
        there["goneBack"] = [{**{name: x for name, x in back.items() if name != "changes"}, "changed": bool(back["changes"])}
                             for back in other["goneBack"]]
        here["penalties"], there["penalties"] = ([penalty["line"] for penalty in each["penalties"]] for each in (told, other))
        there["takenBack"] = sorted({round_["round"] for round_ in other["rounds"] if round_["takenBack"]})
        if told["playedWith"] and other["playedWith"]:
            for name in ("putRight", "chance", "chanceByRound"):
                here[name], there[name] = told["playedWith"][name], other["playedWith"][name]
                names.append(name)
            # What the table does not see, only the rules know.
            there["putRight"] = [{name: x for name, x in one.items() if name != "before" or "before" in mine}
                                 for mine, one in zip(here["putRight"], there["putRight"])] if len(here["putRight"]) == len(there["putRight"]) else []
        if not any(objection["what"] == "not-sealed" for objection in told["objections"]):  # else the table may not have been told
            names.append("over")
    return [f"{name}: {here[name]}, but the terminal {there[name]}" for name in names if here[name] != there[name]]


# --- The pages --------------------------------------------------------------------------------------------------------------------------------------

AUDIT = """(async (text, notes, boardText) => {
    const result = await demeterAudit.check(text, notes, { boardText: boardText ?? undefined });
    return [demeterAudit.levelOf(result), demeterAudit.sentenceOf(result, 'en')];
})"""
SAYS = "[document.getElementById('verdict').dataset.level, document.getElementById('verdict-line').textContent]"


def in_the_page(browser, folder, case):
    """What the page of this game says to whoever opens it and pastes his codes."""
    path = folder / "game.reveal.html"
    path.write_text(page_of(json.dumps({"reveal": second.text_of(case[1]), "name": "game", "board": case.board})), "utf-8")
    page = browser.open(path.as_uri(), calm=True)
    page.until(OPENED)
    noted(page, case.notes)
    return said(page)


def noted(page, notes):
    if notes:
        page.evaluate(f"""document.getElementById('code').value = {json.dumps(' '.join(note["qr"] for note in notes))};
            document.getElementById('code-form').requestSubmit();""")
        page.until("document.getElementById('progress').textContent === '' && !document.querySelector('.notes .checking')")
        if page.evaluate("document.getElementById('code-fault').textContent"):
            raise SystemExit(f"the page does not take {notes}")


def said(page):
    found = tuple(page.evaluate(SAYS))
    if page.faults:
        raise SystemExit(f"the browser complained: {page.faults}")
    page.close()
    return found


def in_the_empty_page(browser, folder, case):
    """What a verifier of one's own says that is given a game, what lies beside it, and a file of codes."""
    game, codes = folder / "game.reveal.json", folder / "codes.txt"
    game.write_text(second.text_of(case[1]), "utf-8")
    codes.write_text("\n".join(note["qr"] for note in case.notes), "utf-8")
    beside = [folder / file for file in case.beside]
    for file in beside:
        file.write_text(case.beside[file.name], "utf-8")
    verifier = Verifier(browser, (folder / "empty.html").as_uri(), calm=True)
    verifier.pick(game, *beside, *([codes] if case.notes else []))
    # Without its board a game opens only for whoever says so.
    verifier.page.until(f"({OPENED}) || !document.getElementById('opener-without').hidden")
    if verifier.page.evaluate("document.body.dataset.empty !== undefined"):
        verifier.page.click("#opener-without")
        verifier.page.until(OPENED)
    return said(verifier.page)


def asked(case):
    """Whether a reader can note its codes: there is no round that nobody played, and no code of another length."""
    return all("qr" in note for note in case.notes)


def in_pages(browser, folder):
    """What both pages say of every case."""
    seen, found = set(), []
    pages = [browser.open(path.as_uri(), calm=True) for path in (folder / "some.reveal.html", folder / "empty.html")]
    pages[0].until(OPENED)
    for kind, case in every:
        if asked(case) and sort_of(kind, case) not in seen:
            seen.add(sort_of(kind, case))
            found.append((in_the_page(browser, folder, case), in_the_empty_page(browser, folder, case)))
        else:
            arguments = ", ".join(map(json.dumps, (second.text_of(case[1]), case.notes, case.board)))
            found.append(tuple(tuple(each) for each in browser.together(pages, [f"{AUDIT}({arguments})"] * 2)))
    print(f"{len(seen)} of {len(every)} cases were opened in the pages as a reader does")
    return found


# --- Files that are none, and a board that nobody knows ------------------------------------------------------------------------------------------------

def wrong_files():
    """Name, bytes, and what is said of them: by the terminal and the second verifier, and by the empty page, for whose words see words.js."""
    lines = golden()["own-key"]
    text, sealed = second.text_of(lines), (GOLDEN / "own-key.demeter").read_bytes()
    yield "nothing", b"", None, "reveal"
    yield "another object", b"{}", None, "reveal"
    yield "bytes", b"\xff\xfe{}", None, "unreadable"
    yield "cut off", text.encode()[:-40], None, "reveal"
    yield "a form of tomorrow", text.replace("demeter-reveal/1", "demeter-reveal/2").encode(), None, "reveal"
    yield "a picture", bytes.fromhex("89504e470d0a1a0a"), None, "unreadable"
    yield "a page without a game", empty_page().encode(), None, "page"
    yield "the game's own file", sealed, "not-revealed", "sealed"


def check_wrong_files(browser, folder):
    for name, data, expected, fault in wrong_files():
        path = folder / "wrong.reveal.json"
        path.write_bytes(data)
        for judge_, command in (("terminal", [terminal, "verify"]), ("second verifier", [sys.executable, second.__file__])):
            done = subprocess.run([*command, path, "--json"], capture_output=True, check=False)
            found = (json.loads(done.stdout)["verdict"] if done.stdout else None, done.returncode)
            yield f"{name}: {judge_}: {found}", found == (expected, second.verdicts()[expected]["exit"] if expected else 2)
        verifier = Verifier(browser, (folder / "empty.html").as_uri())
        found = verifier.refuses(path)
        yield f"{name}: empty page: {found}", found == verifier.page.evaluate(f"demeterWords.en.openFaults.{fault}({json.dumps(path.name)})")
        verifier.page.close()


def scripts():
    """A whole game of each edition, for a board that lies beside it."""
    game = json.loads((second.ROOT / "tests/cases/games/influence.json").read_text("utf-8"))
    first, *actions = map(json.loads, (second.ROOT / "tests/cases/second_games/combat.jsonl").read_text("utf-8").splitlines())
    for edition, start, steps in (("3e", game["start"] | {"clock": "kept"}, game["actions"]), ("2e", first["new-game"], actions)):
        yield edition, [{"new-game": {**start, "board": "ours.json"}}, *steps]


def played(edition, script, elsewhere):
    """Has the program record and reveal a game on a board that only the folder where it is played has; what it wrote for others is moved elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        board = json.loads(BOARD_TEXT[edition]) | {"id": "ours", "name": "Our board"}
        (Path(folder) / "ours.json").write_text(json.dumps(board, ensure_ascii=False), "utf-8")
        here = {"cwd": folder, "env": os.environ | {"DEMETER_KEYS": f"{folder}/keys"}, "capture_output": True, "text": True, "check": False}
        done = subprocess.run([terminal, "play", "--record", "ours.demeter", "-"], input="\n".join(map(json.dumps, script)), **here)
        if set(done.stdout.split()) != {"ok"} or subprocess.run([terminal, "reveal", "ours.demeter"], **here).returncode != 0:
            raise SystemExit(f"{edition}: not played and revealed: {done.stdout}{done.stderr}")
        for name in ("ours.reveal.json", "ours.reveal.html"):
            shutil.move(f"{folder}/{name}", elsewhere / name)


def check_own_boards(browser, empty):
    for edition, script in scripts():
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            played(edition, script, folder)
            game, page, codes = (folder / name for name in ("ours.reveal.json", "ours.reveal.html", "codes.txt"))
            notes = all_qrs(second.lines_in(game.read_bytes()))
            codes.write_text("\n".join(note["qr"] for note in notes), "utf-8")
            for name, command in (("terminal", [terminal, "verify", game]), ("second verifier", [sys.executable, second.__file__, game])):
                done = subprocess.run([*command, *options(notes)], cwd=folder, capture_output=True, text=True, check=False)
                says = done.stdout.splitlines()[-1:]
                yield f"{edition}: {name}: {says}", done.returncode == 0 and says[0].startswith(PROVED)
            opened = browser.open(page.as_uri(), calm=True)
            opened.until(OPENED)
            noted(opened, notes)
            found = said(opened)
            yield f"{edition}: page: {found}", found == ("proved", PROVED)
            for file in (game, page):
                verifier = Verifier(browser, empty.as_uri(), calm=True)
                verifier.opens(file, codes)
                found = said(verifier.page)
                yield f"{edition}: empty page with {file.name}: {found}", found == ("proved", PROVED)


# --- The matrix -------------------------------------------------------------------------------------------------------------------------------------------

def compare(found):
    """The table of the kinds, and what is wrong, of each case by its name."""
    table, wrong = {}, []
    for (kind, case), verdicts, beside in found:
        told = [verdict for verdict, _ in verdicts]
        one, rest = told[0], set(told[1:])
        row = table.setdefault(kind, {"cases": 0, "one verdict": 0, "needs the rules": 0, **dict.fromkeys(JUDGES, 0)})
        row["cases"] += 1
        row["one verdict"] += rest == {one}
        row["needs the rules"] += rest != {one} and one == "not-proved" and len(rest) == 1
        for judge_, verdict in zip(JUDGES, told):
            row[judge_] += verdict not in CAUGHT
        knowing, others = case.allowed
        sentences = {sentence for verdict, sentence in verdicts if verdict == told[-1]}
        if one not in knowing or len(rest) > 1 or not rest <= others or len(sentences) > 1:
            wrong.append(f"{kind}: {case[0]}: " + ", ".join(f"{judge_}: {' '.join(each)}" for judge_, each in zip(JUDGES, verdicts)))
        wrong += [f"{kind}: {case[0]}: {each}" for each in beside]
    return table, wrong


def print_table(table):
    columns, width = ["cases", "one verdict", "needs the rules", *JUDGES], max(map(len, table))
    print(f"Games of each kind, and how many of them each judge does not object to\n{'':{width}}", *(f"{column:>15}" for column in columns))
    for kind, row in [*table.items(), ("all", {column: sum(row[column] for row in table.values()) for column in columns})]:
        print(f"{kind:{width}}", *(f"{row[column]:15}" for column in columns))


def missing(table):
    """Kinds that the matrix would be none without."""
    forgeries = {kind: row["cases"] for kind, row in table.items() if kind[:4] in ("3e, ", "2e, ") and "nothing changed" not in kind}
    yield from (f"only {count} forgeries" for count in [sum(forgeries.values())] if count < 300)
    kinds = [{kind[4:] for kind in forgeries if kind.startswith(edition)} for edition in ("3e", "2e")]
    yield from (f"no forgery of the kind {kind} in one edition" for kind in kinds[0] ^ kinds[1])


def main():
    global terminal
    start, terminal = time.monotonic(), Path(sys.argv[1]).resolve() / "demeter-cli"
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        every[:] = all_cases(Path(sys.argv[2]))
        (folder / "empty.html").write_text(empty_page(), "utf-8")
        (folder / "some.reveal.html").write_text(page_of(json.dumps({"reveal": second.text_of(golden()["own-key"]), "name": "some"})), "utf-8")
        with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("fork")) as pool, Browser() as browser:
            both = pool.map(judge, range(len(every)), chunksize=8)
            pages = in_pages(browser, folder)
            found = [(case, (terminal_, *page, second_), beside) for case, page, (terminal_, second_, beside) in zip(every, pages, both)]
            checks = [*check_wrong_files(browser, folder), *check_own_boards(browser, folder / "empty.html")]
    table, wrong = compare(found)
    print_table(table)
    wrong += [*missing(table), *(what for what, right in checks if not right)]
    for each in wrong[:40]:
        print(each)
    print(f"{len(found)} cases and {len(checks)} files, {len(wrong)} faults ({time.monotonic() - start:.0f} s)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
