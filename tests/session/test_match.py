"""What is the same for the matches of all games, shown with a game that is not there."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Self

import pytest

from dexterity.rules.game import ActionRegistry, Draft, Game, GameAction
from dexterity.session.course import SEEN, GameCourse, Undo
from dexterity.session.match import Match
from dexterity.session.records.record import Action, Header, Played, Score, Undone
from dexterity.session.seat import Seat
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

ADA, BLAISE, ROBOT = Seat("Ada"), Seat("Blaise"), Seat("Robot", Skill.REGULAR)


class Trouble(StrEnum):
    TOO_MANY = "too_many"


@dataclass(frozen=True, slots=True)
class Table:
    left: int = 9
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    coins: int


@dataclass(frozen=True, slots=True)
class Emptied:
    """The table, and everybody saw what was below the last coin."""


Told = Taken | Emptied


@dataclass(frozen=True, slots=True)
class Take(GameAction[Draft[Table, Told], Trouble]):
    """So many coins, of which there are nine; who takes the last one has won."""

    record_name = "take"

    coins: int
    pass_on: bool = True

    def why_not(self, draft: Draft[Table, Told]) -> Trouble | None:
        return None if self.coins <= draft.state.left else Trouble.TOO_MANY

    def apply(self, draft: Draft[Table, Told]) -> None:
        turn = 1 - draft.state.turn if self.pass_on else draft.state.turn
        draft.change(left=draft.state.left - self.coins, turn=turn)
        draft.tell(Taken(self.coins) if draft.state.left else Emptied())


class Coins(Game[Table, Told, Take, Trouble, int, int]):
    registry = ActionRegistry(Take)

    def start(self, seed: int) -> Table:
        return Table()

    def draft(self, state: Table) -> Draft[Table, Told]:
        return Draft(state)

    def result(self, state: Table) -> int | None:
        return None if state.left else 1 - state.turn

    def seen_by(self, state: Table, player: int) -> Table:
        return replace(state, left=min(3, state.left))


@dataclass(frozen=True, slots=True)
class CoinsCourse(GameCourse[None, Coins, Table, Take, Told, int]):
    lines = (Played, Undone)
    actions = Coins.registry.played
    refusals = "coins"
    revealing = (Emptied,)

    @classmethod
    def begin(cls, header: Header, box: None = None) -> Self:
        raise NotImplementedError

    @property
    def decides(self) -> int:
        return self.state.turn

    @property
    def score(self) -> Score:
        return Score((self.state.left,), self.result is not None, self.result)


class Alone(CoinsCourse):
    undo = Undo.OWN


class Together(CoinsCourse):
    undo = Undo.ANY


CoinsMatch = Match[Any, Coins, Table, Take, Told, int]


def match_of(kind: type[CoinsCourse], *seats: Seat) -> CoinsMatch:
    return CoinsMatch(kind(None, Coins(), seats or (ADA, BLAISE), Table()))


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    match = match_of(Alone)
    assert match.do(Take(10)) == ()
    assert match.why_not(Take(10)) == "too_many"
    assert match.course.why_not(Played("take", Take(10))) == "coins.too_many"
    assert match.state == Table()
    assert not match.can_undo


def test_one_takes_back_ones_own_up_to_what_somebody_else_has_done() -> None:
    match = match_of(Alone)
    match.do(Take(1, pass_on=False))
    match.do(Take(2))
    assert (match.course.undoable, match.course.undoes) == (2, 0)
    match.do(Take(1))
    assert (match.course.undoable, match.course.undoes) == (1, 1)
    match.undo()
    assert match.state == Table(6, 1)
    match.undo()
    match.undo()
    assert match.state == Table()
    assert match.course.why_not(Undone()) == f"coins.{SEEN}"


def test_what_a_computer_has_done_only_a_party_takes_back() -> None:
    against, together = match_of(Alone, ADA, ROBOT), match_of(Together, ADA, ROBOT)
    for match in (against, together):
        match.do(Take(1))
        assert match.computer_acts
        match.do(Take(1))
    assert not against.can_undo
    assert together.course.undoable == 2


@pytest.mark.parametrize("kind", [Alone, Together])
def test_nothing_is_taken_back_after_something_was_seen_and_who_waits_for_the_end_is_told(
    kind: type[CoinsCourse],
) -> None:
    match, told = match_of(kind), list[int | None]()
    match.on_over = lambda: told.append(match.result)
    match.do(Take(4))
    assert told == []
    assert match.do(Take(5)) == (Emptied(),)
    assert told == [1]
    assert not match.can_undo
    assert not match.computer_acts


def test_where_nothing_is_ever_taken_back_nothing_can_be() -> None:
    match = match_of(CoinsCourse)
    match.do(Take(1))
    assert not match.can_undo


def test_an_onlooker_sees_what_the_rules_let_them_see() -> None:
    assert match_of(Alone).seen(None) == Table(3)


def test_nobody_flicks_in_a_game_without_a_sheet() -> None:
    with pytest.raises(LookupError):
        match_of(Alone).flick(Push((0.0, 0.0), 0.0, 500.0))


def test_what_was_recorded_can_be_done_again() -> None:
    match, again = match_of(Together), match_of(Together)
    lines: list[Action] = [
        Played("take", Take(1)),
        Played("take", Take(2)),
        Undone(),
        Played("take", Take(3)),
    ]
    again.retrace(lines)
    match.do(Take(1))
    match.do(Take(3))
    assert again.state == match.state == Table(5, 0)
    assert again.course.undoable == match.course.undoable == 2
