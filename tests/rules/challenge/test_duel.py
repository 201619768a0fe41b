"""The duel's rules, one sentence each."""

from dataclasses import replace

import pytest

from dexterity.rules.challenge.actions import GiveUp, Refusal
from dexterity.rules.challenge.dare import Dares, DuelRefusal
from dexterity.rules.challenge.duel import DuelGame, DuelResult, concessions_in
from dexterity.rules.challenge.duel_actions import DuelAction, PickDare, Rematch
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
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.effects import LevelEnded, MedalEarned
from dexterity.rules.challenge.goal import FewDice, Score
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.challenge.showing import Showing
from dexterity.rules.concession import Concession
from tests.kit.levels import DARE, level, throw

DARES = Dares((DARE, "blind", "wink"), (("blind", "wink"),))
POINTS = level(Score(), (1, 2, 3), 2)
ME, YOU = PlayerId(0), PlayerId(1)


class Duel:
    """A duel played by words; the dare is always met."""

    def __init__(self, rounds: int = 3, levels: tuple[Level, ...] = (POINTS,)) -> None:
        self.game = DuelGame(levels, DARES, rounds)
        self.state: DuelState = self.game.start(7)
        self.told: list[DuelEffect] = []

    def do(self, action: DuelAction) -> "Duel":
        assert self.game.why_not(self.state, action) is None
        step = self.game.apply(self.state, action)
        self.state, self.told = step.state, [*self.told, *step.effects]
        return self

    def throws(self, words: str) -> "Duel":
        """Each word a throw of whoever has the dice."""
        for word in words.split():
            self.do(replace(throw(word), findings=()))
        return self

    def rounds(self, *words: str) -> "Duel":
        """Rounds, each with a dare by whoever lost the one before."""
        for one in words:
            if self.state.phase is Phase.PICKING:
                self.do(PickDare((DARE,)))
            self.throws(one)
        return self

    def turn(self) -> PlayerId | None:
        return self.game.turn(self.state)

    def all_told(self, kind: type[DuelEffect]) -> list[DuelEffect]:
        return [effect for effect in self.told if isinstance(effect, kind)]


# Turns


def test_one_plays_the_whole_level_then_the_other() -> None:
    duel, turns = Duel(), []
    for word in ["1", "2", "3"]:
        turns.append(duel.turn())
        duel.throws(word)
    assert [*turns, duel.turn()] == [ME, ME, YOU, YOU]


def test_who_begins_alternates() -> None:
    duel = Duel(rounds=3).rounds("3 3 1 1")
    assert duel.do(PickDare((DARE,))).turn() == YOU
    # The winner of the first round has the last throw of the second.
    assert duel.throws("3 3 1 1").do(PickDare((DARE,))).turn() == ME


def test_both_play_the_same_level_under_the_same_dare() -> None:
    duel = Duel()
    before = duel.game.level(duel.state)
    duel.throws("1 1")
    assert duel.game.level(duel.state) == before
    assert before.requirements == (duel.state.dare,) * 2


def test_no_medals_are_told_in_a_duel_and_no_level_ends_early() -> None:
    duel = Duel().throws("c c 1 1")
    assert not any(isinstance(effect, MedalEarned | LevelEnded) for effect in duel.told)


def test_the_effects_of_a_round_come_in_order() -> None:
    duel = Duel(rounds=1).throws("3 1 1 1")
    kinds = [type(effect) for effect in duel.told if type(effect).__name__ != "ThrowCounted"]
    assert kinds == [TurnEnded, TurnBegun, TurnEnded, RoundWon, DuelEnded]
    assert duel.all_told(TurnEnded)[0] == TurnEnded(ME, Showing(4, False, 2))


# Who wins a round


def test_the_higher_count_wins_the_round() -> None:
    assert Duel().throws("3 1 1 1").state.sheet[0].winner == ME
    assert Duel().throws("3 1 5 .").state.sheet[0].winner == YOU


def test_giving_up_ends_ones_own_turn_alone() -> None:
    duel = Duel().throws("3").do(GiveUp())
    assert duel.turn() == YOU
    assert duel.throws("5 .").state.sheet[0].winner == YOU


RACE = level(FewDice(6), (3, 2, 1), 3)


@pytest.mark.parametrize(
    ("words", "winner"),
    [
        ("5 5 1 1 5", ME),  # in two throws against three
        ("5 . 5 5 5", YOU),
        ("5 . . 1 1 5", YOU),  # finished against not
        ("5 . . 1 1 1", ME),  # nobody finished: five points against three
    ],
)
def test_in_a_race_fewer_throws_win_and_finishing_beats_not(words: str, winner: PlayerId) -> None:
    assert Duel(levels=(RACE,)).throws(words).state.sheet[0].winner == winner


# Ties


def test_a_tie_is_replayed_with_one_die_each() -> None:
    duel = Duel().throws("3 1 2 2")
    assert duel.state.tied == (Showing(4, False, 2), Showing(4, False, 2))
    assert duel.game.level(duel.state).dice == 1
    assert duel.all_told(DeciderBegun) == [DeciderBegun()]
    duel.throws("5 3")
    line = duel.state.sheet[0]
    assert (line.winner, line.showings[0].count) == (ME, 4)
    assert line.decider == (Showing(5, False, 1), Showing(3, False, 1))


def test_the_same_begins_the_decider() -> None:
    assert Duel().throws("3 1 2 2").turn() == ME


def test_a_second_tie_is_shared_and_the_next_dare_is_drawn() -> None:
    duel = Duel().throws("3 1 2 2 . .")
    assert duel.all_told(RoundShared) == [RoundShared()]
    assert duel.state.points == (1, 1)
    assert duel.state.phase is Phase.THROWING
    assert duel.state.picked_by is None
    assert duel.state.tied is None


def test_a_tied_race_is_decided_by_points() -> None:
    duel = Duel(levels=(RACE,)).throws("5 5 5 5")
    assert duel.state.tied is not None
    assert duel.throws("2 5").state.sheet[0].winner == YOU


# Dares


def test_the_first_dare_is_drawn() -> None:
    duel = Duel()
    assert duel.state.picked_by is None
    assert len(duel.state.dare) == 1
    assert duel.state.dare[0] in DARES.requirements


def test_the_loser_of_a_round_picks_the_next_dare() -> None:
    duel = Duel().throws("3 3 1 1")
    assert (duel.state.phase, duel.turn()) == (Phase.PICKING, YOU)
    duel.do(PickDare(("blind", DARE)))
    assert duel.state.picked_by == YOU
    assert duel.all_told(DarePicked) == [DarePicked(YOU, ("blind", DARE))]
    assert duel.all_told(RoundBegun) == [RoundBegun(1, "drawn", YOU)]
    assert duel.game.level(duel.state).requirements == (("blind", DARE),) * 2


@pytest.mark.parametrize(
    ("dare", "reason"),
    [
        ((), DuelRefusal.EMPTY_DARE),
        ((DARE, "blind", "wink", "jump2"), DuelRefusal.TOO_MANY),
        ((DARE, DARE), DuelRefusal.TWICE),
        (("telekinesis",), DuelRefusal.UNKNOWN),
        (("wink", DARE, "blind"), DuelRefusal.CONFLICT),
    ],
)
def test_a_dare_that_nobody_can_be_asked(dare: tuple[str, ...], reason: DuelRefusal) -> None:
    duel = Duel().throws("3 3 1 1")
    assert duel.game.why_not(duel.state, PickDare(dare)) is reason
    assert duel.game.apply(duel.state, PickDare(dare)).state is duel.state


def test_every_dare_on_offer_may_be_picked() -> None:
    duel = Duel().throws("3 3 1 1")
    offered = duel.game.actions(duel.state)
    assert len(offered) == 5
    assert [a for a in offered if duel.game.why_not(duel.state, a) is not None] == []


def test_nobody_throws_before_the_dare_nor_picks_during_a_round() -> None:
    duel = Duel()
    assert duel.game.why_not(duel.state, PickDare((DARE,))) is DuelRefusal.NO_PICK_NOW
    duel.throws("3 3 1 1")
    assert duel.game.why_not(duel.state, throw("3")) is DuelRefusal.DARE_FIRST


def test_a_throw_is_refused_for_the_reasons_of_its_level() -> None:
    duel = Duel()
    assert duel.game.why_not(duel.state, throw("3", "5")) is Refusal.DICE_DIFFER


def test_a_drawn_dare_does_not_come_twice_in_a_match() -> None:
    duel = Duel(rounds=3).throws("1 1 1 1 . .").throws("1 1 1 1 . .")
    drawn = [line.dare for line in duel.state.sheet] + [duel.state.dare]
    assert len(set(drawn)) == 3


# The match


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_a_match_ends_when_one_has_more_than_half(rounds: int) -> None:
    duel = Duel(rounds)
    for number in range(rounds // 2 + 1):
        assert duel.state.phase is not Phase.OVER
        # ME begins the even rounds.
        duel.rounds("3 3 1 1" if number % 2 == 0 else "1 1 3 3")
    points = (2 * (rounds // 2 + 1), 0)
    assert duel.game.result(duel.state) == DuelResult(ME, points)
    assert duel.all_told(DuelEnded) == [DuelEnded(ME, points)]


def test_shared_rounds_may_end_in_a_draw() -> None:
    duel = Duel(rounds=1).throws("1 1 1 1 . .")
    assert duel.game.result(duel.state) == DuelResult(None, (1, 1))
    assert duel.state.won == (0, 0)


def test_a_lead_by_a_shared_round_wins_at_the_end() -> None:
    duel = Duel(rounds=3).rounds("1 1 1 1 . .", "1 1 1 1 . .", "3 3 1 1")
    assert duel.game.result(duel.state) == DuelResult(ME, (4, 2))


def test_after_the_end_there_is_nothing_but_a_rematch() -> None:
    duel = Duel(rounds=1).throws("3 3 1 1")
    assert duel.game.actions(duel.state) == (Rematch(),)
    assert duel.game.why_not(duel.state, throw("3")) is DuelRefusal.DUEL_OVER
    assert duel.turn() is None


def test_a_rematch_keeps_the_tally_and_the_other_begins() -> None:
    duel = Duel(rounds=1).throws("3 3 1 1").do(Rematch())
    assert (duel.state.won, duel.state.sheet, duel.turn()) == ((1, 0), (), YOU)
    assert duel.all_told(RematchBegun) == [RematchBegun(1)]


def test_a_rematch_has_luck_of_its_own_and_in_older_records_that_of_the_first_match() -> None:
    levels = tuple(replace(POINTS, id=name) for name in "abcdefgh")
    game = DuelGame(levels, Dares(tuple("stuvwxyz")), 1)

    def rematch(seed: int, of_its_own: int | None) -> tuple[tuple[str, ...], str]:
        state = game.start(seed)
        while state.phase is not Phase.OVER:
            state = game.apply(state, GiveUp()).state
        state = game.apply(state, Rematch(of_its_own)).state
        return state.dare, game.level(state).id

    assert {rematch(seed, 5) for seed in range(9)} == {rematch(0, 5)}
    assert len({rematch(1, seed) for seed in range(9)}) > 3
    assert len({rematch(seed, None) for seed in range(9)}) > 3


def test_a_rematch_waits_for_the_end() -> None:
    duel = Duel()
    assert duel.game.why_not(duel.state, Rematch()) is DuelRefusal.DUEL_GOES_ON


def test_no_level_comes_again_before_all_have_been_played() -> None:
    levels = tuple(replace(POINTS, id=name) for name in "abc")
    duel = Duel(5, levels).rounds(*["1 1 1 1 . ."] * 5)
    played = [line.level for line in duel.state.sheet]
    assert sorted(played[:3]) == ["a", "b", "c"]
    assert len(set(played[3:])) == 2


def test_the_same_seed_gives_the_same_duel_and_another_gives_another() -> None:
    levels = tuple(replace(POINTS, id=name) for name in "abcdefgh")
    game = DuelGame(levels, Dares(tuple("stuvwxyz")), 3)
    begins = [(game.start(seed).dare, game.level(game.start(seed)).id) for seed in range(9)]
    assert begins == [(game.start(seed).dare, game.level(game.start(seed)).id) for seed in range(9)]
    assert len(set(begins)) > 3


# Handicaps


def handicapped(first: Concession, rounds: int = 3) -> Duel:
    """The first player gives something away."""
    duel = Duel(rounds)
    duel.game = DuelGame((POINTS,), DARES, rounds, (first, Concession.NONE))
    duel.state = duel.game.start(7)
    return duel


@pytest.mark.parametrize(("rounds", "small", "large"), [(3, 1, 2), (5, 2, 3), (7, 2, 4), (9, 3, 5)])
def test_the_more_rounds_the_more_points_the_other_begins_with(
    rounds: int, small: int, large: int
) -> None:
    assert handicapped(Concession.NONE, rounds).state.points == (0, 0)
    assert handicapped(Concession.SMALL, rounds).state.points == (0, small)
    assert handicapped(Concession.LARGE, rounds).state.points == (0, large)


def test_a_rematch_begins_with_the_same_head_start() -> None:
    duel = handicapped(Concession.LARGE)
    while duel.state.phase is not Phase.OVER:
        duel.do(PickDare(("blind",)) if duel.state.phase is Phase.PICKING else GiveUp())
    duel.do(Rematch())
    assert duel.state.points == (0, 2)


def test_a_head_start_ends_a_match_as_soon_as_nobody_can_catch_up() -> None:
    duel = handicapped(Concession.LARGE).rounds("1 1 3 3")
    assert duel.state.points == (0, 4), "two of the three rounds are left, worth four points"
    assert duel.game.result(duel.state) is None
    duel.rounds("3 3 1 1")
    assert duel.game.result(duel.state) is not None


def test_over_a_single_round_there_is_one_handicap_and_it_can_still_be_won() -> None:
    assert concessions_in(1) == (Concession.NONE, Concession.SMALL)
    assert concessions_in(3) == tuple(Concession)
    assert handicapped(Concession.SMALL, rounds=1).rounds("3 3 1 1").state.points == (2, 1)
    with pytest.raises(ValueError, match="cannot be given away"):
        handicapped(Concession.LARGE, rounds=1)
