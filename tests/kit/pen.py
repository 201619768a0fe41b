"""Plays Pen in the real window, by mouse, by touch or by keys: whatever it waits for is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import cos, remainder, sin, tau
from pathlib import Path

import pygame

from dexterity.content.pen.sheets import load_sheet
from dexterity.hand.feel import AIM_STEP_RAD, POWER_STEP
from dexterity.hand.pencil.feel import MOST_PUSH_MM_S, SLOWEST_PUSH_MM_S
from dexterity.hand.pencil.scales import power_from_speed
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.timing import TURNS
from dexterity.luck import luck_for
from dexterity.places import levels
from dexterity.players.pen.choosing import flick_push
from dexterity.players.pen.mind import MINDS
from dexterity.players.pen.outlook import Outlook
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.state import Awaited, State, Waiting
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import ALONE, Series
from dexterity.session.settings import Settings
from dexterity.session.shipped import pen_box
from dexterity.ui.flicking.flicking_hand import BY_POINTER
from dexterity.ui.frame.clock import FRAME_S
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.routes import to_match
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2
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
    header = pen_options(pen_box(), drawn, options or Options(), seats, before)
    return PenMatch.begin(PenCourse, header, seed, records, print)


Change = Callable[[PenMatch, State], State]


def changed(home: Path, change: Change) -> PenMatch:
    """A match whose state is not quite as it began."""
    match = match_on(home)
    return PenMatch(replace(match.course, state=change(match, match.state)))


def hindered_by(card: str) -> Change:
    """A card that makes the next flick harder."""

    def change(match: PenMatch, state: State) -> State:
        waiting = Waiting(CardId(card), state.turn, state.turn, 1, Awaited.FLICK)
        return replace(state, waiting=(waiting,))

    return change


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
        game, state = self.match.game, self.match.state
        outlook = Outlook(game, game.seen_by(state, state.turn), MINDS[Skill.EXPERT])
        return flick_push(outlook, Skill.EXPERT, luck_for(1, "wish", state.flicks))

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
        """Aims about where a push goes, and flicks, by keys alone: steadily, or in time.

        Who has chosen to flick by pointer is lent the needle.
        """
        hand = self.screen.table.hand
        if hand.way.way.name in BY_POINTER:
            self.driver.key("space")
        if hand.held.must_shut_eyes:
            self.driver.key("space")
        if hand.held.lacks_a_hand:
            self.driver.key("j")
        if hand.way.way.name is WayName.STEADY:
            self._steadily(push)
        else:
            self._in_time(push)

    def _steadily(self, push: Push) -> None:
        """With as many presses as it takes."""
        meant = self.meant
        self._turn(remainder(push.direction_rad - meant.direction_rad, tau) / AIM_STEP_RAD)
        harder = power_from_speed(push.speed_mm_s) - power_from_speed(meant.speed_mm_s)
        self.press_often("up" if harder > 0.0 else "down", round(abs(harder) / POWER_STEP))
        self.driver.key("space")
        self.driver.key("space")

    def _in_time(self, push: Push) -> None:
        """When the needle comes by, and when the gauge is as full as it shall be."""
        held = self.screen.table.hand.held
        middle = held.view.heading(held.hand.direction_rad)
        self._turn(remainder(push.direction_rad - middle, tau) / (TURNS * AIM_STEP_RAD))
        self._wait(lambda: abs(remainder(self.meant.direction_rad - push.direction_rad, tau)), 0.03)
        self.driver.key("space")
        speed = max(SLOWEST_PUSH_MM_S, min(MOST_PUSH_MM_S, push.speed_mm_s))
        self._wait(lambda: abs(self.meant.speed_mm_s - speed), 20.0)
        self.driver.key("space")

    @property
    def meant(self) -> Push:
        """The push that would come of a key pressed after the next frame."""
        hand = self.screen.table.hand
        return hand.way.meant(hand.held, self.driver.clock.now_s() + 1.5 * FRAME_S)

    def _turn(self, presses: float) -> None:
        self.press_often("right" if presses > 0.0 else "left", round(abs(presses)))

    def _wait(self, off: Callable[[], float], near: float) -> None:
        """Time goes by until something that moves is as near as that; nobody looks at it."""
        for _ in range(1000):
            if off() < near:
                # Keys are taken to be pressed in the middle between two frames.
                self.driver.tick()
                return
            self.driver.clock.rest()
        raise AssertionError("it never comes by")
