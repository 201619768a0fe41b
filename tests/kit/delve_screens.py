"""Matches of Delve on the screen: begun, played by any device, and waited for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import delve_options
from dexterity.session.matches import DelveMatch
from dexterity.session.seat import Seat
from dexterity.session.settings import Settings
from dexterity.session.shipped import delve_box
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.delve.routes import to_match
from dexterity.values.skill import Skill
from tests.kit.recorded_delves import unheard
from tests.kit.screens import Driver, driven

QUICK = Settings(first_start_done=True, reduced_motion=True, game_speed=2.0)
SMALL_PX = (640, 360)
ADA, GRACE, EMMY = Seat("Ada"), Seat("Grace"), Seat("Emmy")
ROBOT = Seat("Robot", Skill.NOVICE)
SEED = 7


@contextmanager
def opened(folder: Path, settings: Settings = QUICK) -> Iterator[Driver]:
    with driven(folder, settings, SMALL_PX) as driver:
        yield driver


def match_for(
    folder: Path, *seats: Seat, seed: int = SEED, box: BoxChoice = BoxChoice.BOTH,
    dexterity: bool = False,
) -> DelveMatch:  # fmt: skip
    """A kept match; the first player begins."""
    options = Options(len(seats), box, specials=True, dexterity=dexterity, first=PlayerId(0))
    chosen = delve_options(delve_box(), options, seats)
    return DelveMatch.begin(DelveCourse, chosen, seed, folder / "records", unheard)


def play_at(driver: Driver, match: DelveMatch) -> DelveScreen:
    """The match on the screen."""
    screen = to_match(driver.app, match)
    assert isinstance(screen, DelveScreen)
    driver.app.go(screen)
    driver.tick(2)
    return screen


def names(driver: Driver) -> list[str]:
    """All widgets on the page or in its dialog."""
    return [widget.name for widget in driver.app.screen.form.widgets]


WANTED = ("take", "go_on", "turn", "add", "no_tile", "stay_down", "no_throw")
"""What is pressed as soon as it is there."""


def next_deed(driver: Driver, screen: DelveScreen, dares: int) -> str | None:
    """What somebody would press now who passes at so many cards in the dungeon; None: they wait."""
    here = driver.reachable
    if "draw" in here or "pass" in here:
        daring = len(screen.telling.seen.dungeon) < dares and "draw" in here
        return "draw" if daring else "pass"
    for name in WANTED:
        if name in here:
            return name
    kinds = ("use/", "name/", "pick/", "strength/", "choose/", "tile/")
    return next((name for kind in kinds for name in here if name.startswith(kind)), None)


def play_out(
    driver: Driver,
    screen: DelveScreen,
    press: Callable[[str], None],
    *,
    dares: int = 2,
    most: int = 2000,
) -> None:
    """Until the end of the match is on the screen."""
    for _ in range(most):
        if driver.app.screen is not screen:
            return
        deed = next_deed(driver, screen, dares)
        if deed is not None:
            press(deed)
        driver.tick(2)
    raise AssertionError("the match does not end")
