"""The game in every state of the gallery, for tests that look at all of them."""

import atexit
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.ui.screens.posing.pose import strike
from dexterity.ui.screens.posing.poses import POSES
from dexterity.ui.screens.posing.samples import write_samples
from dexterity.ui.scripted.player import ScriptedPlayer
from tests.kit.screens import Driver, driven

SMALL_PX = (640, 360)
"""A pose is struck in this and then shown at its size: places are points, whatever the pixels."""


@cache
def samples() -> Path:
    """The gallery's records, made once: they are real throws and take their time."""
    folder = Path(mkdtemp(prefix="dexterity-samples-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write_samples(folder)
    return folder


def lay_out_samples(home: Path) -> None:
    """Somebody has practised here before."""
    shutil.copytree(samples(), folders_in(home).records, dirs_exist_ok=True)


@contextmanager
def posed(name: str, home: Path, settings: Settings | None = None) -> Iterator[Driver]:
    """The game in a pose of the gallery, in the smallest window."""
    pose = POSES[name]
    if not pose.empty:
        lay_out_samples(home)
    chosen = replace(settings or Settings(), first_start_done=True)
    with driven(home, chosen, SMALL_PX) as driver:
        strike(replace(pose, empty=True), ScriptedPlayer(driver.app))
        yield driver
