"""A duel on its way: from throw to throw, turn to turn, round to round."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from dexterity.luck import luck_for
from dexterity.rules.challenge.actions import LevelDraft
from dexterity.rules.challenge.dare import Dares, DuelRefusal
from dexterity.rules.challenge.duel_effects import (
    DarePicked,
    DeciderBegun,
    DuelEffect,
    DuelEnded,
    RematchBegun,
    RoundBegun,
    RoundShared,
    RoundWon,
    TurnBegun,
    TurnEnded,
)
from dexterity.rules.challenge.duel_state import (
    POINTS_OF_A_ROUND,
    DuelState,
    Phase,
    RoundPlayed,
    Showings,
    leader,
    winner_of,
)
from dexterity.rules.challenge.game import ChallengeGame, Result, result_of
from dexterity.rules.challenge.goal import Score
from dexterity.rules.challenge.level import Level, State, standing
from dexterity.rules.challenge.player import BOTH, PlayerId, other
from dexterity.rules.challenge.showing import showing_of
from dexterity.rules.changing import changed

DECIDER_DICE: Final = 1

UNPLAYED: Final = State("", ())


def blank(seed: int, head_start: tuple[int, int]) -> DuelState:
    """Before the first match."""
    plays = UNPLAYED, UNPLAYED
    return DuelState(seed, 0, (0, 0), Phase.PICKING, (), None, plays, None, (), head_start)


@dataclass(slots=True)
class DuelDraft(LevelDraft[DuelState, DuelEffect]):
    """The levels to draw from, what may be dared, the number of rounds, and head starts."""

    levels: tuple[Level, ...]
    dares: Dares
    rounds: int
    head_start: tuple[int, int] = (0, 0)
    thrower: PlayerId = field(default=BOTH[0], init=False)
    """Whose dice they are while this action is taken."""

    def __post_init__(self) -> None:
        if self.state.phase is Phase.THROWING:
            first = self.state.first
            self.thrower = other(first) if self._result(first) else first

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def level(self) -> Level:
        """The level of the round, with the dare in force; with one die, where that decides."""
        state = self.state
        number = len(state.sheet) - (state.phase is Phase.OVER)
        level = _dared(_drawn(self.levels, state.seed, state.match, number), state.dare)
        return level if state.tied is None else _decider_of(level)

    def _result(self, player: PlayerId) -> Result | None:
        return result_of(self.level, self.state.plays[player])

    # --- throws ---------------------------------------------------------------------------------

    @property
    def play(self) -> State:
        return self.state.plays[self.thrower]

    def change_play(self, **parts: Any) -> None:
        zero, one = self.state.plays
        after = changed(self.play, **parts)
        self.change(plays=(zero, after) if self.thrower else (after, one))

    def why_no_throw(self) -> DuelRefusal | None:
        match self.state.phase:
            case Phase.OVER:
                return DuelRefusal.DUEL_OVER
            case Phase.PICKING:
                return DuelRefusal.DARE_FIRST
            case Phase.THROWING:
                return None

    def go_on(self, before: State) -> None:
        """The other's turn, or the round's end. Medals belong to levels played alone."""
        result = self._result(self.thrower)
        if result is None:
            return
        self.tell(TurnEnded(self.thrower, showing_of(result)))
        results = [self._result(each) for each in BOTH]
        if results[0] is None or results[1] is None:
            self.tell(TurnBegun(other(self.thrower)))
        else:
            self._end_round((showing_of(results[0]), showing_of(results[1])))

    # --- rounds ---------------------------------------------------------------------------------

    def begin_match(self, seed: int, match: int, won: tuple[int, int]) -> None:
        """With its first round, ready to be thrown."""
        new = blank(seed, self.head_start)
        self.state = changed(new, match=match, won=won)
        if match:
            self.tell(RematchBegun(match))
        self.begin_round(self._drawn_dare(), None)

    def begin_round(self, dare: tuple[str, ...], picked_by: PlayerId | None) -> None:
        """The next one, with its dare."""
        self.change(phase=Phase.THROWING, dare=dare, picked_by=picked_by, tied=None)
        self._lay_out()
        first = self.state.first
        self.tell(
            DarePicked(picked_by, dare),
            RoundBegun(len(self.state.sheet), self.level.id, first),
            TurnBegun(first),
        )

    def _drawn_dare(self) -> tuple[str, ...]:
        state = self.state
        luck = luck_for(state.seed, "duel", state.match, "dare", len(state.sheet))
        return self.dares.drawn(luck, frozenset(id for line in state.sheet for id in line.dare))

    def _lay_out(self) -> None:
        fresh = ChallengeGame(self.level).start(self.state.seed)
        self.change(plays=(fresh, fresh))

    def _end_round(self, showings: Showings) -> None:
        """A winner, a decider, or a round that is shared."""
        winner, tied = winner_of(showings), self.state.tied
        if winner is None and tied is None:
            self.change(tied=showings)
            self._lay_out()
            self.tell(DeciderBegun(), TurnBegun(self.state.first))
            return
        line = RoundPlayed(
            level=self.level.id,
            dare=self.state.dare,
            picked_by=self.state.picked_by,
            first=self.state.first,
            showings=tied or showings,
            decider=showings if tied else None,
            winner=winner,
        )
        self.change(sheet=(*self.state.sheet, line))
        self.tell(RoundShared() if winner is None else RoundWon(winner))
        self._next_round()

    def _next_round(self) -> None:
        state = self.state
        left, (zero, one) = self.rounds - len(state.sheet), state.points
        if left == 0 or abs(zero - one) > POINTS_OF_A_ROUND * left:
            self._end_match()
        elif state.picker is None:
            self.begin_round(self._drawn_dare(), None)
        else:
            self.change(phase=Phase.PICKING, dare=(), picked_by=None, tied=None)

    def _end_match(self) -> None:
        winner, (zero, one) = leader(self.state.points), self.state.won
        self.change(phase=Phase.OVER, won=(zero + (winner == BOTH[0]), one + (winner == BOTH[1])))
        self.tell(DuelEnded(winner, self.state.points))


def _dared(level: Level, dare: tuple[str, ...]) -> Level:
    """A level in which every throw has to meet the dare, and every die is thrown."""
    return replace(level, requirements=(dare,) * level.dice, ends_early=False)


def _decider_of(level: Level) -> Level:
    """The same table with one die. A race of one throw has no winner, so that points decide."""
    facts_free = standing(level, State(level.id, level.lying))
    goal = level.goal if facts_free.finish is None else Score()
    return replace(level, goal=goal, requirements=level.requirements[:DECIDER_DICE])


def _drawn(levels: tuple[Level, ...], seed: int, match: int, number: int) -> Level:
    """The level of a round; none comes again before all have been played."""
    cycle, place = divmod(number, len(levels))
    order = luck_for(seed, "duel", match, "levels", cycle).sample(levels, len(levels))
    return order[place]
