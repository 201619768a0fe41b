"""A hand has stopped if questions found it still; a late machine has not seen a stop."""

import pytest

from dexterity.ui.input.events import Phase, Pointer, PointerKind
from dexterity.ui.input.stillness import BELIEVED_S, STILL_S, TREMBLE, Stillness
from dexterity.values.vectors import Vec2

PLACE = (400.0, 300.0)


class Hand:
    """Asked again and again, with or without an answer."""

    def __init__(self) -> None:
        self.stillness, self.now_s = Stillness(), 5.0
        self.ask(Phase.DOWN, PLACE, after_s=0.001)
        self.ask(Phase.MOVE, (PLACE[0], PLACE[1] - 80.0), after_s=0.001)

    def ask(self, phase: Phase | None = None, place: Vec2 = PLACE, *, after_s: float) -> int:
        """How often it is told that the hand stands still."""
        self.now_s += after_s
        pointers = [] if phase is None else [self._pointer(phase, place)]
        told = list(self.stillness.of(pointers, self.now_s))
        assert all(pointer.phase is Phase.STAY for pointer in told)
        return len(told)

    def stays(self, for_s: float, every_s: float) -> int:
        return sum(self.ask(after_s=every_s) for _ in range(round(for_s / every_s)))

    def _pointer(self, phase: Phase, place: Vec2) -> Pointer:
        return Pointer(0, PointerKind.MOUSE, phase, self.now_s, place)


@pytest.mark.parametrize("every_s", [0.001, 1 / 60, 0.05], ids=["ms", "frames", "slow frames"])
def test_a_hand_that_questions_find_still_has_stopped_and_that_is_told_once(every_s: float) -> None:
    hand = Hand()
    assert hand.stays(STILL_S - every_s, every_s) == 0
    assert hand.stays(4 * STILL_S, every_s) == 1


def test_one_late_picture_or_two_have_not_seen_a_stop() -> None:
    hand = Hand()
    assert hand.ask(after_s=2.0) == 0
    assert hand.ask(after_s=2.0) == 0
    assert 2 * BELIEVED_S < STILL_S


def test_whoever_moves_on_has_not_stopped_and_may_stop_again() -> None:
    hand = Hand()
    assert hand.stays(0.9 * STILL_S, 0.001) == 0
    assert hand.ask(Phase.MOVE, (PLACE[0], PLACE[1] - 90.0), after_s=0.001) == 0
    assert hand.stays(0.9 * STILL_S, 0.001) == 0
    assert hand.stays(STILL_S, 0.001) == 1


def test_a_hand_that_trembles_stands_still_and_says_so_after_each_tremble() -> None:
    hand = Hand()
    told = 0
    for step in range(40):
        place = (PLACE[0] + 0.9 * TREMBLE * (step % 2), PLACE[1] - 80.0)
        told += hand.ask(Phase.MOVE, place, after_s=0.01)
    assert told >= 20


def test_a_pointer_that_is_lifted_or_only_hovers_is_not_told_of() -> None:
    hand = Hand()
    hand.ask(Phase.UP, after_s=0.001)
    hand.ask(Phase.HOVER, after_s=0.001)
    assert hand.stays(1.0, 0.01) == 0
