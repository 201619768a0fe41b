"""The sheet is turned by its rim, by two fingers, by the wheel at the rim, and by keys."""

from math import pi

import pytest

from dexterity.ui.flicking.sheet_turning import STEP_RAD, SheetTurning
from dexterity.ui.input.events import FocusLost, Intended, Phase, Pointer, PointerKind, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.values.vectors import Vec2

MIDDLE = (600.0, 400.0)
RIM = 300.0


def turning(*, allowed: bool = True) -> SheetTurning:
    def is_rim(place: Vec2) -> bool:
        return max(abs(place[0] - MIDDLE[0]), abs(place[1] - MIDDLE[1])) > RIM

    return SheetTurning(MIDDLE, is_rim, lambda: allowed)


def at(right: float, down: float, phase: Phase, finger: int = 0) -> Pointer:
    kind = PointerKind.FINGER if finger else PointerKind.MOUSE
    return Pointer(finger, kind, phase, 0.0, (MIDDLE[0] + right, MIDDLE[1] + down))


def test_the_rim_is_dragged_round_the_middle() -> None:
    sheet = turning()
    assert sheet.handle(at(0, -310, Phase.DOWN))
    assert sheet.handle(at(310, 0, Phase.MOVE))
    assert sheet.turned_rad == pytest.approx(pi / 2)
    assert sheet.handle(at(310, 0, Phase.UP))
    assert not sheet.under_way


def test_a_mouse_on_the_squares_turns_nothing() -> None:
    sheet = turning()
    assert not sheet.handle(at(0, -200, Phase.DOWN))
    assert not sheet.handle(at(200, 0, Phase.MOVE))
    assert sheet.turned_rad == 0.0


def test_two_fingers_turn_the_sheet_between_them() -> None:
    sheet = turning()
    assert not sheet.handle(at(0, 0, Phase.DOWN, 1))
    assert sheet.handle(at(100, 0, Phase.DOWN, 2))
    assert sheet.handle(at(0, 100, Phase.MOVE, 2))
    assert sheet.turned_rad == pytest.approx(pi / 2)


@pytest.mark.parametrize(
    ("meant", "turned"),
    [(Intention.TURN_SHEET_LEFT, -STEP_RAD), (Intention.TURN_SHEET_RIGHT, STEP_RAD)],
)
def test_keys_turn_by_a_step(meant: Intention, turned: float) -> None:
    sheet = turning()
    assert sheet.handle(Intended(meant))
    assert sheet.turned_rad == pytest.approx(turned)


def test_the_wheel_turns_at_the_rim_alone() -> None:
    sheet = turning()
    assert not sheet.handle(Wheel(1.0, MIDDLE))
    assert sheet.handle(Wheel(1.0, (MIDDLE[0] + 310, MIDDLE[1])))
    assert sheet.turned_rad == pytest.approx(STEP_RAD)


def test_a_card_that_fixes_the_sheet_is_told_to_who_tries() -> None:
    sheet = turning(allowed=False)
    sheet.handle(Intended(Intention.TURN_SHEET_RIGHT))
    assert sheet.turned_rad == 0.0
    assert sheet.refused


def test_a_window_that_loses_the_focus_lets_go_of_the_sheet() -> None:
    sheet = turning()
    sheet.handle(at(0, -310, Phase.DOWN))
    sheet.handle(FocusLost())
    assert not sheet.handle(at(310, 0, Phase.MOVE))
    assert sheet.turned_rad == 0.0
