"""A real window on a real screen, with a real pointer: an evening from the first start on."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.screens.gallery import make_screen
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from tests.kit.good_keys import throw_well
from tests.kit.screens import Driver, driven
from tests.kit.xvfb import (
    Picture,
    RealScreen,
    environment,
    happened,
    missing,
    real_game,
    real_screen,
    wait_until,
)
from tools.virtual_screen import SIZE_PX

pytestmark = pytest.mark.skipif(
    bool(missing()), reason=f"the real window is not tested: {missing()}"
)

DICE = 5
MOST_SWINGS = 12
"""A machine that is busy elsewhere may miss the end of a swing, and the die is put down."""
SLIPPED_AFTER_S = 3.0
"""Without a throw on record: it is computed while the first frames of its flight are seen."""
ASIDE = (700, 640)
"""Where the pointer waits: on no button of any screen."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A widget as it has to look, and where."""

    name: str
    box: Box
    picture: Picture

    @property
    def middle(self) -> tuple[int, int]:
        x, y = self.box.middle
        return round(x), round(y)


class Twin:
    """The same game without a screen: it knows what has to be seen where."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def go(self, name: str) -> None:
        self.driver.app.go(make_screen(name, self.driver.app))
        self.driver.wait(1.0)

    def speak(self, language: Language) -> None:
        app = self.driver.app
        app.change_settings(replace(app.services.settings, language=language))
        self.driver.wait(0.1)

    def sight(self, name: str) -> Sight:
        # Without its rim, behind which the picture may still be growing.
        box = self.driver.widget(name).box.inset(6.0)
        x, y, width, height = (round(part) for part in (box.left, box.top, box.width, box.height))
        pixels = pygame.surfarray.array3d(self.driver.window.surface)[x : x + width, y : y + height]
        return Sight(name, Box(x, y, width, height), np.swapaxes(pixels, 0, 1).astype(np.uint8))


class Person:
    """Looks before every press, and takes the pointer away after it."""

    def __init__(self, screen: RealScreen, home: Path) -> None:
        self.screen, self.home = screen, home

    def see(self, sight: Sight) -> None:
        left, top = round(sight.box.left), round(sight.box.top)
        wait_until(f"{sight.name} is seen", lambda: self.screen.shows(sight.picture, left, top))

    def press(self, sight: Sight) -> None:
        self.see(sight)
        self.screen.click(*sight.middle)
        self.screen.do("mousemove", *ASIDE)

    def throw(self, lean: int, done: Sight) -> None:
        """Swings until a die has really left the hand, and watches it to its end."""
        before = len(self.throws())
        for _ in range(MOST_SWINGS):
            self.swing(lean)
            if happened(lambda: len(self.throws()) > before, SLIPPED_AFTER_S):
                self.see(done)
                return
        raise AssertionError("no swing became a throw")

    def swing(self, lean: int) -> None:
        x, y = (round(part) for part in ON_STAGE.pixel(REST_MM))
        self.screen.swing([(x + lean * step // 18, y - 14 * step) for step in range(19)])
        self.screen.do("mousemove", *ASIDE)

    def throws(self) -> list[dict[str, Any]]:
        """All that is on record so far."""
        files = sorted(folders_in(self.home).records.glob("*.jsonl"))
        lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
        actions = [json.loads(line) for line in lines]
        return [action for action in actions if "launch" in action]


def ended_well(game: subprocess.Popen[bytes], home: Path) -> bool:
    wait_until("the game has ended", lambda: game.poll() is not None)
    said = home.with_suffix(".log").read_text("utf-8")
    assert (game.returncode, said) == (0, "")
    return True


@pytest.fixture
def twin(tmp_path: Path) -> Iterator[Twin]:
    with driven(tmp_path / "twin", Settings(reduced_motion=True), SIZE_PX) as driver:
        yield Twin(driver)


@pytest.mark.long
def test_five_dice_another_language_and_all_of_it_still_there_the_next_time(
    tmp_path: Path, twin: Twin
) -> None:
    home = tmp_path / "home"
    with real_screen(tmp_path) as screen:
        player = Person(screen, home)
        with real_game(screen, home) as game:
            first_evening(player, twin)
            assert ended_well(game, home)
        assert json.loads(folders_in(home).settings_file.read_text("utf-8"))["language"] == "fr"
        with real_game(screen, home) as game:
            # No guide this time, and in French from the first page on.
            player.press(twin.sight("quit"))
            assert ended_well(game, home)
    verifies(home, len(player.throws()))


def first_evening(player: Person, twin: Twin) -> None:
    """Skips the guide, throws five dice, asks for French, and leaves."""
    twin.go("title")
    twin.go("guide")
    player.press(twin.sight("skip"))
    twin.driver.app.back()
    twin.driver.wait(0.1)
    player.press(twin.sight("practice"))
    twin.go("practice")
    player.see(twin.sight("way"))
    practice = twin.driver.app.screen
    assert isinstance(practice, PracticeScreen)
    throw_well(twin.driver, practice.table)
    twin.driver.wait(6.0)
    again = twin.sight("watch")
    for lean in (-20, -10, 0, 10, 20)[:DICE]:
        player.throw(lean, again)
    player.screen.key("Escape")
    twin.driver.app.back()
    twin.driver.wait(0.1)
    player.see(twin.sight("quit"))
    row = twin.driver.widget("language").box
    player.screen.click(round(row.right - 20.0), round(row.bottom - 20.0))
    player.screen.do("mousemove", *ASIDE)
    twin.speak(Language.FRENCH)
    player.press(twin.sight("quit"))


def verifies(home: Path, throws: int) -> None:
    """One record, with every throw in it, which comes out the same when thrown again."""
    (record,) = folders_in(home).records.iterdir()
    words = [sys.executable, "-m", "dexterity", "replay", str(record), "--verify", "--json"]
    done = subprocess.run(words, env=environment(home), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["holds"], told["throws"]) == (True, throws)
    assert throws >= DICE
