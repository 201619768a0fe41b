"""Programs run where there is no display at all."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def printed_blind(program: str) -> str:
    """What it prints; it may not complain."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_VIDEODRIVER": "none such", "DISPLAY": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout
