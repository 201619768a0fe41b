"""Plays Pen in the real window, by mouse, by touch or by keys: whatever it waits for is done."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, remainder, sin, tau
from pathlib import Path

import pygame

from dexterity.content.pen.sheets import load_sheet
from dexterity.hand.error import Skill
from dexterity.hand.feel import AIM_STEP_RAD, POWER_STEP
from dexterity.hand.pencil.scales import power_from_speed
from dexterity.hand.ways.held import WayName
from dexterity.places import levels
from dexterity.rules.pen.options import Options
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.kept_matches import begin_pen_match
from dexterity.session.pen.match import PenMatch
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import ALONE, Series
from dexterity.session.settings import Settings
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.routes import to_match
from dexterity.values import Push, Vec2
from tests.kit.screens import Driver, driven

QUICK = Settings(first_start_done=True, reduced_motion=True, game_speed=2.0)
PEOPLE: Seats = (Seat("Ada"), Seat("Grace"))
MOST_DEEDS = 400


def match_on(
    home: Path, sheet: str = "lesson/first-lines", seed: int = 3, *,
    options: Options | None = None, seats: Seats = PEOPLE, before: Series = ALONE,
) -> PenMatch:  # fmt: skip
    """A match that is kept in a home."""
    drawn = load_sheet(levels() / "pen" / f"{sheet}.txt")
    records = home / "records"
    chosen = options or Options()
    return begin_pen_match(drawn, chosen, seats, seed, records, tell=print, before=before)


@contextmanager
def playing(
    home: Path, match: PenMatch | None = None, settings: Settings = QUICK
) -> Iterator["PenDriver"]:
    """The page of a match, in a window that nobody sees."""
    with driven(home, settings, (640, 360)) as driver:
        driver.app.go(to_match(driver.app, match or match_on(home)))
        driver.tick(2)
        yield PenDriver(driver)


class PenDriver:
    """A person at the page of a match."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        found = driver.app.screen
        assert isinstance(found, PenScreen)
        self.screen = found

    @property
    def match(self) -> PenMatch:
        return self.screen.match

    @property
    def over(self) -> bool:
        return self.driver.app.screen is not self.screen

    @property
    def tip(self) -> Vec2:
        """Where the pencil stands, on the stage."""
        return self.screen.table.plan.place(self.match.state.pawns[self.match.state.turn].place_mm)

    def settle(self) -> None:
        """Everything is told, and every card was read."""
        for _ in range(300):
            if self.over or not self.screen.telling.busy:
                self.driver.tick()
                return
            if self.screen.telling.waits:
                self.driver.key("return")
            self.driver.tick(4)
        raise AssertionError("what came of it is told without an end")

    def wish(self) -> Push:
        """What a good player would do with the pencil now."""
        match = self.match
        choice = computer_choice(match.game, match.state, Skill.EXPERT, 1)
        if isinstance(choice, Push):
            return choice
        return Push(match.state.pawns[match.state.turn].place_mm, 0.4, 700.0)

    def swing(self, push: Push, finger: int | None = None) -> None:
        """Leads the pencil along a push by mouse or finger, about as fast."""
        plan, driver = self.screen.table.plan, self.driver
        step = push.speed_mm_s / 780.0 * 10.0
        places = [
            plan.place((push.tip_mm[0] + step * n * sin(push.direction_rad),
                        push.tip_mm[1] + step * n * cos(push.direction_rad)))
            for n in range(6)
        ]  # fmt: skip
        if finger is None:
            driver.drag(*places)
        else:
            driver.swipe(*places, finger=finger)

    def press_often(self, name: str, times: int) -> None:
        """A key pressed again and again, faster than frames come."""
        code = pygame.key.key_code(name)
        for _ in range(times):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.driver.post(kind, key=code, mod=0, unicode="", scancode=0)
        self.driver.tick()

    def by_keys(self, push: Push) -> None:
        """Aims about where a push goes, and flicks, by keys alone."""
        hand = self.screen.table.hand
        meant = hand.way.meant(hand.held)
        turn = remainder(push.direction_rad - meant.direction_rad, tau) / AIM_STEP_RAD
        self.press_often("right" if turn > 0.0 else "left", round(abs(turn)))
        harder = power_from_speed(push.speed_mm_s) - power_from_speed(meant.speed_mm_s)
        self.press_often("up" if harder > 0.0 else "down", round(abs(harder) / POWER_STEP))
        flicks = self.match.state.flicks
        self.driver.key("space")
        if hand.held.hand.way is WayName.TWO_STEP and self.match.state.flicks == flicks:
            self.driver.key("space")
