"""What games are made of: drafts, actions and their registry, on the smallest game there is."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import pytest

from dexterity.rules.game import ActionRegistry, Draft, Game, GameAction


class Refusal(StrEnum):
    NOT_ENOUGH = "not_enough"
    NOBODY_LEFT = "nobody_left"


@dataclass(frozen=True, slots=True)
class Heap:
    """Sticks of which somebody takes some."""

    sticks: int
    taken: int = 0


class StickDraft(Draft[Heap, str]):
    __slots__ = ()


class StickAction(GameAction[StickDraft, Refusal]):
    __slots__ = ()

    @classmethod
    def why_not_now(cls, draft: StickDraft) -> Refusal | None:
        return None if draft.state.sticks else Refusal.NOBODY_LEFT


@dataclass(frozen=True, slots=True)
class Take(StickAction):
    record_name = "take"

    sticks: int

    @classmethod
    def candidates(cls, draft: StickDraft) -> Iterator["Take"]:
        return map(cls, (1, 2, 2, 3))

    def why_not(self, draft: StickDraft) -> Refusal | None:
        return Refusal.NOT_ENOUGH if self.sticks > draft.state.sticks else None

    def apply(self, draft: StickDraft) -> None:
        for _ in range(self.sticks):
            draft.change(sticks=draft.state.sticks - 1, taken=draft.state.taken + 1)
            draft.tell("one less")


@dataclass(frozen=True, slots=True)
class Leave(StickAction):
    record_name = "leave"

    def apply(self, draft: StickDraft) -> None:
        draft.tell("left", "alone")


@dataclass(frozen=True, slots=True)
class Kick(StickAction):
    record_name = "kick"
    by_hand = True

    def apply(self, draft: StickDraft) -> None:
        draft.change(sticks=0)


class Sticks(Game[Heap, str, StickAction, Refusal, int, int]):
    registry = ActionRegistry[StickAction](Take, Leave, Kick)

    def start(self, seed: int) -> Heap:
        return Heap(seed)

    def draft(self, state: Heap) -> StickDraft:
        return StickDraft(state)

    def result(self, state: Heap) -> int | None:
        return None if state.sticks else state.taken

    def seen_by(self, state: Heap, player: int) -> Heap:
        return state


GAME = Sticks()


def test_a_step_keeps_how_things_stood_after_each_effect() -> None:
    step = GAME.apply(GAME.start(2), Take(2))
    assert step.state == Heap(0, 2)
    assert step.effects == ("one less", "one less")
    assert step.states == (Heap(1, 1), Heap(0, 2))


def test_effects_told_together_share_their_state() -> None:
    heap = GAME.start(2)
    assert GAME.apply(heap, Leave()).states == (heap, heap)


def test_what_is_offered_can_be_done_and_is_there_once_in_the_order_of_the_list() -> None:
    assert GAME.actions(GAME.start(2)) == (Take(1), Take(2), Leave())


def test_one_kind_can_be_asked_for_alone() -> None:
    assert GAME.actions_of(GAME.start(2), Take) == (Take(1), Take(2))
    assert GAME.actions_of(Heap(0), Take) == ()


def test_at_the_wrong_time_nothing_of_a_kind_is_offered_or_done() -> None:
    heap = Heap(0)
    assert GAME.actions(heap) == ()
    assert GAME.why_not(heap, Take(1)) is Refusal.NOBODY_LEFT
    assert GAME.apply(heap, Leave()).state is heap


def test_what_a_hand_does_is_no_play_of_a_record() -> None:
    assert set(GAME.registry.by_name) == {"take", "leave", "kick"}
    assert set(GAME.registry.played) == {"take", "leave"}


def test_two_kinds_of_one_name_are_our_own_slip() -> None:
    with pytest.raises(ValueError, match="name of its own"):
        ActionRegistry[StickAction](Take, Leave, Take)
