"""The test programs, as the checks of the pages run them."""
import os
import subprocess
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
