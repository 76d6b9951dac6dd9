#!/usr/bin/env python3
"""check_house_fails.py SOURCE: that check_house.py complains of what is planted. Python's standard library alone.

A copy of the sources gets all of these faults; each has to be named with its file and line."""

import os
import shutil
import subprocess
import sys
import tempfile

PLANTED = {
    "a game in a room of sentences": ("app/text/filled_in.h", '#include "core/fury3e/game/action.h"', "belongs to a game, and app/text is for all of them"),
    "a game's screen in the shared table": ("app/desktop/table/table_frame.cpp", '#include "app/fury2e/table/words.h"', "belongs to a game"),
    "a game in what hears of the table": ("app/phones/table_hub.h", '#include "core/fury2e/view/public_log.h"', "belongs to a game"),
    "another game": ("app/fury2e/text/sentences.cpp", '#include "core/fury3e/game/action.h"', "the game fury2e includes core/fury3e/game/action.h"),
    "a game in the journal": ("core/journal/record.h", '#include "core/fury3e/game/action.h"', "core/journal includes"),
    "the list of games": ("app/cli/common.cpp", '#include "app/games/terminal.cpp"', "nobody includes it"),
    "an opened namespace": ("app/text/filled_in.h", "using namespace demeter::fury3e;", "using namespace demeter::fury3e"),
    "an opened family": ("app/desktop/map/map_view.cpp", "using namespace fury;", "using namespace fury"),
    "a game by its name": ("app/desktop/table/table_frame.h", "namespace demeter::fury2e { class TableScreen; }", "fury2e is a game"),
    "what lies hidden": ("app/fury3e/table/words.h", '#include "core/fury3e/rules/rules.h"', "cannot name what lies hidden"),
    "a state in what everybody is shown": ("app/fury2e/table/public_hunt.cpp", '#include "core/fury2e/game/game_state.h"', "cannot name what lies hidden"),
    "a record in a running game": ("app/table/running_game.h", '#include "core/journal/record.h"', "cannot name what lies hidden"),
    "a widget among the questions": ("app/fury3e/desktop/guide/turn_flow.cpp", "#include <QWidget>", "what makes questions knows no widget"),
    "news that no reader of records knows": ("core/fury2e/text/names.h", 'inline constexpr std::array<std::string_view, 1> happeningNames{"unheard-of"};',
                                             "steps.js does not know unheard-of"),
    "an arrow up": ("core/base/fault.h", '#include "app/text/filled_in.h"', "arrows go from app to core"),
}

source = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), ".."))
with tempfile.TemporaryDirectory() as folder:
    copy = os.path.join(folder, "demeter")
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("build", ".git", "__pycache__"), copy_function=os.symlink)
    lines = {}
    for what, (path, line, _) in PLANTED.items():
        planted = os.path.join(copy, path)
        with open(planted, encoding="utf-8") as file:
            text = file.read()
        os.remove(planted)
        with open(planted, "w", encoding="utf-8") as file:
            file.write(text + line + "\n")
        lines[what] = text.count("\n") + 1
    run = subprocess.run([sys.executable, "-B", os.path.join(source, "tests/check_house.py"), copy], capture_output=True, text=True)
complaints = run.stdout.splitlines()
failed = [what for what, (path, _, said) in PLANTED.items() if not any(f"{path}:{lines[what]}" in one and said in one for one in complaints)]
for what in failed:
    print(f"{what}: {PLANTED[what][1]} in {PLANTED[what][0]}:{lines[what]} was not named.")
if failed or run.returncode == 0:
    sys.exit(f"{len(failed)} of {len(PLANTED)} faults were not found.\n{run.stdout}{run.stderr}")
