"""Plays the real window in every way of throwing, as a person does, and counts what comes of it.

`python -m tools.play_ways` starts an X server of its own (Xvfb) and the game in it, and makes
twenty throws in each way by each means: flicks and pulls by pointer, presses in time and a steady
hand by pointer and by keys; at the practice table, in a level, in a fight, and with the pencil of
Pen. Whoever plays sees what the window shows and no more, swings as astray as a regular
hand, and presses as soon as what moves comes by. `--place fight --how flick --throws 5` plays a
part of it. A throw is *lost* if nothing came of all that was done for it. On Linux.
"""

import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, remainder, sin, tau
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Final

from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.feel import (
    AIM_STEP_RAD,
    FULL_PULL_MM,
    POWER_STEP,
    SCALE_FROM_MM,
    SCALE_TO_MM,
    SLING_DEAD_MM,
)
from dexterity.hand.pencil.feel import PLANE_SCALE
from dexterity.hand.pencil.scales import power_from_speed as pencil_power
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.power import power_from_speed
from dexterity.hand.ways.timing import TURNS
from dexterity.session.aim_aid import AimAid
from dexterity.session.pen.lesson import lesson_match
from dexterity.ui.flicking.meant_line import meant_line
from dexterity.ui.screens.pen.sheet_table import PLACE
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.throwing.hand_plane import PLAIN_PLANE, full_pull_mm
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2
from tools.balance_tables import figures_table, printer
from tools.stroke_measuring.playing import game_played
from tools.stroke_measuring.sender import Pointer, first_in_line, libraries_missing, pointer_on
from tools.stroke_measuring.shown import MARK_MM, Came, Seen
from tools.stroke_measuring.stroke import Pixel, Stroke
from tools.virtual_screen import not_installed, virtual_screen

READY_WITHIN_S: Final = 30.0
"""For the hand to wait for somebody. Longer: nobody waits for a game that hangs."""
LOST_AFTER_S: Final = 8.0
"""A throw of which nothing came by then, though dice fly and tumble for two seconds. Shorter: on a
busy machine good throws are lost."""
GIVES_UP_S: Final = 6.0
"""How long somebody waits for a needle to come by, or an aim to be right; then it is now or never.
"""
ASIDE_RAD: Final = 0.03
HARDER: Final = 0.03
"""How near what moves has to come. Smaller: at 60 pictures a second it jumps over it."""
LOOKS_S: Final = 0.02
SPEEDS_MM_S: Final = tuple(200.0 + 20.0 * step for step in range(60))
SWEEPS_S: Final = 1.4
"""In which a needle has been everywhere."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place to play: where things are on the screen, and what is a good throw there."""

    name: str
    start: Vec2
    """Where the die or the pencil is taken."""
    ahead_rad: float
    """Where to throw, as the hand has it: 0 is away, positive to the right."""
    power: float
    """A good one, as a share of the scale."""
    flick_px_s: float
    """A good swing."""
    full_pull_mm: float
    place: Callable[[Vec2], Vec2]
    """The point of the screen for millimetres of the hand's plane, from where it is taken."""


def on_table(name: str) -> Spot:
    """A table of dice in the plain stance."""
    x, y, _ = PLAIN_PLANE.rest_mm

    def place(by_mm: Vec2) -> Vec2:
        return PLAIN_PLANE.place_of(PointerSample(0.0, x + by_mm[0], y + by_mm[1]))

    power = power_from_speed(1600.0)
    return Spot(name, PLAIN_PLANE.rest, 0.0, power, 1250.0, full_pull_mm(), place)


def on_sheet(name: str) -> Spot:
    """The sheet of the guided first match, from which the pencil is to go to the right."""
    state = lesson_match("", "").state
    x, y = state.pawns[state.turn].place_mm
    plan = plan_in(PLACE)

    def place(by_mm: Vec2) -> Vec2:
        return plan.place((x + by_mm[0] / PLANE_SCALE, y + by_mm[1] / PLANE_SCALE))

    speed = min(SPEEDS_MM_S, key=lambda speed: abs(length_mm(speed) - MARK_MM[0]))
    return Spot(name, place((0.0, 0.0)), pi / 2, pencil_power(speed), 2050.0, FULL_PULL_MM, place)


def length_mm(speed_mm_s: float) -> float:
    """How long a line is that a pencil draws which is pushed so."""
    return meant_line(Push((90.0, 20.0), 0.0, speed_mm_s), AimAid.FULL)[-1][1] - 20.0


SPOTS: Final[Mapping[str, Callable[[str], Spot]]] = MappingProxyType(
    {"practice": on_table, "level": on_table, "fight": on_table, "pencil": on_sheet}
)


class Window:
    """What somebody at the window sees, and does."""

    def __init__(self, told: Connection, pointer: Pointer, spot: Spot, luck: Random) -> None:
        self._told, self.pointer, self.spot, self.luck = told, pointer, spot, luck
        self.seen: Seen | None = None
        self.came: list[Came] = []

    def look(self) -> Seen:
        """The newest picture."""
        while self.seen is None or self._told.poll():
            match self._told.recv():
                case Seen() as seen:
                    self.seen = seen
                case Came() as came:
                    self.came.append(came)
                case _:
                    pass
        return self.seen

    def until(self, holds: Callable[[Seen], bool], within_s: float) -> bool:
        """Whether it is seen to hold within that time."""
        ends_s = time.monotonic() + within_s
        while not holds(self.look()):
            if time.monotonic() > ends_s:
                return False
            self._told.poll(LOOKS_S)
        return True

    def click(self, place: Vec2) -> None:
        self.point_at(place)
        self.press(down=True)
        self.press(down=False)

    def point_at(self, place: Vec2) -> None:
        self.pointer.move(pixel(place))
        self.pointer.flush()
        time.sleep(LOOKS_S)

    def press(self, *, down: bool) -> None:
        self.pointer.press(down=down)
        self.pointer.flush()

    def key(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.pointer.key(name)
            time.sleep(LOOKS_S)

    @property
    def aside_rad(self) -> float:
        """How far to the right of what is wanted."""
        return remainder(self.look().direction_rad - self.spot.ahead_rad, tau)

    @property
    def harder(self) -> float:
        """By how much too hard."""
        return self.look().power - self.spot.power


def pixel(place: Vec2) -> Pixel:
    return round(place[0]), round(place[1])


# --- ways -----------------------------------------------------------------------------------------


def flick(window: Window) -> None:
    """One swing, a little astray, as hands do."""
    spot, luck, error = window.spot, window.luck, HAND_ERRORS[Skill.REGULAR]
    speed = spot.flick_px_s * (1.0 + luck.gauss(0.0, error.speed_share))
    turn = spot.ahead_rad + luck.gauss(0.0, error.direction_rad)
    window.pointer.send(Stroke(spot.start, speed, turn))


def pull(window: Window) -> None:
    """Pulls back, leads the pull against what is off, and lets go when it is right."""
    spot = window.spot
    window.point_at(spot.start)
    window.press(down=True)
    turn, power = spot.ahead_rad, spot.power
    ends_s = time.monotonic() + GIVES_UP_S
    while time.monotonic() < ends_s:
        window.point_at(spot.place(pulled_mm(spot, turn, power)))
        window.until(lambda seen: seen.phase is Phase.AIMING, 1.0)
        if abs(window.aside_rad) < ASIDE_RAD and abs(window.harder) < HARDER:
            break
        turn -= 0.5 * window.aside_rad
        power = min(1.0, max(0.05, power - 0.5 * window.harder))
    window.press(down=False)


def pulled_mm(spot: Spot, turn_rad: float, power: float) -> Vec2:
    """Where a pull is led to that means this, if nothing is off."""
    length = SLING_DEAD_MM + power * (spot.full_pull_mm - SLING_DEAD_MM)
    return -length * sin(turn_rad), -length * cos(turn_rad)


def press_in_time(window: Window, press: Callable[[], None]) -> None:
    """As the needle comes by, and as the gauge does."""
    window.until(lambda _: abs(window.aside_rad) < ASIDE_RAD, GIVES_UP_S)
    press()
    window.until(lambda seen: seen.phase is Phase.POWERING, 1.0)
    window.until(lambda _: abs(window.harder) < HARDER, GIVES_UP_S)
    press()


def ahead_of(spot: Spot, along_mm: float) -> Vec2:
    """The point of the screen so far along the way to throw."""
    return spot.place((along_mm * sin(spot.ahead_rad), along_mm * cos(spot.ahead_rad)))


def time_by_pointer(window: Window) -> None:
    """Where a needle may sweep anywhere, the first press says about where."""
    spot = window.spot
    ahead = ahead_of(spot, 90.0)
    window.point_at(ahead)
    if spot.name == "pencil":
        window.click(ahead)
        time.sleep(0.1)
    press_in_time(window, lambda: window.click(ahead))


def time_by_keys(window: Window) -> None:
    """The middle of the sweep is turned by arrows, where it is not there already."""
    if window.spot.name == "pencil":
        turns = list[float]()
        ends_s = time.monotonic() + SWEEPS_S
        while time.monotonic() < ends_s:
            turns.append(window.aside_rad)
            time.sleep(LOOKS_S)
        middle = (min(turns) + max(turns)) / 2.0
        turn_by_keys(window, -middle, TURNS * AIM_STEP_RAD)
    press_in_time(window, lambda: window.key("space"))


def on_scale(spot: Spot) -> Vec2:
    """Where a good power is written, along the way to throw."""
    return ahead_of(spot, SCALE_FROM_MM + spot.power * (SCALE_TO_MM - SCALE_FROM_MM))


def steady_by_pointer(window: Window) -> None:
    """At leisure: a tap says the direction, one the power, and one on the die or tip throws."""
    window.click(on_scale(window.spot))
    window.until(lambda seen: seen.phase is Phase.POWERING, 1.0)
    window.click(on_scale(window.spot))
    window.until(lambda seen: seen.phase is Phase.READY, 1.0)
    window.click(window.spot.start)


def steady_by_keys(window: Window) -> None:
    """At leisure: the direction, the power, and the throw."""
    turn_by_keys(window, -window.aside_rad, AIM_STEP_RAD)
    steps = round(-window.harder / POWER_STEP)
    window.key("Page_Up" if steps > 0 else "Page_Down", abs(steps))
    window.key("space")
    window.until(lambda seen: seen.phase is Phase.POWERING, 1.0)
    window.key("space")


def turn_by_keys(window: Window, by_rad: float, step_rad: float) -> None:
    steps = round(remainder(by_rad, tau) / step_rad)
    window.key("Right" if steps > 0 else "Left", abs(steps))


@dataclass(frozen=True, slots=True)
class How:
    """One way, by one means."""

    way: WayName
    make: Callable[[Window], None]
    by_pointer: bool


HOWS: Final[Mapping[str, How]] = MappingProxyType(
    {
        "flick": How(WayName.FLICK, flick, True),
        "slingshot": How(WayName.SLINGSHOT, pull, True),
        "timing by pointer": How(WayName.TIMING, time_by_pointer, True),
        "timing by keys": How(WayName.TIMING, time_by_keys, False),
        "steady by pointer": How(WayName.STEADY, steady_by_pointer, True),
        "steady by keys": How(WayName.STEADY, steady_by_keys, False),
    }
)


# --- playing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """What all throws of one way at one place came to."""

    place: str
    how: str
    throws: int
    hits: int
    lost: int
    strange: int
    """Made in another way than was meant."""


def played(place: str, how: str, throws: int, seed: int) -> Sitting:
    """All in one window of their own."""
    chosen, spot = HOWS[how], SPOTS[place](place)
    with (
        TemporaryDirectory(prefix="dexterity-") as folder,
        virtual_screen(Path(folder)) as screen,
        game_played(place, screen.display, Path(folder) / "home", way=chosen.way) as told,
        pointer_on(screen.display) as pointer,
        first_in_line(),
    ):
        window = Window(told, pointer, spot, Random(seed))
        lost = sum(not thrown(window, chosen) for _ in range(throws))
    came = window.came
    hits = sum(one.hit for one in came)
    strange = sum(one.way is not chosen.way for one in came)
    return Sitting(place, how, throws, hits, lost, strange)


def thrown(window: Window, how: How) -> bool:
    """One throw; whether anything came of it."""
    take_up(window, how)
    count = len(window.came)
    how.make(window)
    return window.until(lambda _: len(window.came) > count, LOST_AFTER_S)


def take_up(window: Window, how: How) -> None:
    """Until a die waits; where one lies judged, a press takes up the next, as players do it."""
    ends_s = time.monotonic() + READY_WITHIN_S
    while not window.until(lambda seen: seen.waits, 0.5):
        if time.monotonic() > ends_s:
            raise TimeoutError(f"nobody may throw: {window.look()}")
        if not window.look().judged:
            continue
        if how.by_pointer:
            x, y = window.spot.start
            window.click((x + 160.0, y - 160.0))
        else:
            window.key("space")


def main(words: Sequence[str] | None = None) -> int:
    """Plays, and prints a line for each."""
    args = options(words)
    missing = not_installed() or libraries_missing()
    if missing:
        print(f"Nothing can be played here: {missing}.", file=sys.stderr)
        return 2
    show([*sittings(args)])
    return 0


def options(words: Sequence[str] | None) -> Namespace:
    """What is played, how often."""
    parser = ArgumentParser(prog="play_ways", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--place", action="append", choices=[*SPOTS], help="default: all")
    parser.add_argument("--how", action="append", choices=[*HOWS], help="default: all")
    parser.add_argument("--throws", type=int, default=20, help="of each; default %(default)s")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def sittings(args: Namespace) -> Iterator[Sitting]:
    """One after the other, each told as it ends."""
    for place in args.place or SPOTS:
        for how in args.how or HOWS:
            sitting = played(place, how, args.throws, args.seed)
            print(f"{sitting}", file=sys.stderr, flush=True)
            yield sitting


def show(found: Sequence[Sitting]) -> None:
    """A row for each."""
    table = figures_table(
        "throws in the real window", ("place", "way"), ("throws", "hits", "lost", "other way")
    )
    for one in found:
        numbers = (one.throws, one.hits, one.lost, one.strange)
        table.add_row(one.place, one.how, *map(str, numbers))
    printer().print(table)


if __name__ == "__main__":
    # Ended from outside, it still ends the server and the game that it began.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
