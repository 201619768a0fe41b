"""What hands expect of their throws: shares that add up, and grow smaller where it is harder."""

import pytest

from dexterity.hand.dare.choice import known_requirements
from dexterity.players.chances import Chances, outcomes
from dexterity.players.fighter.lookahead import SYMBOL_SHARE
from dexterity.players.practised import PLAIN, foreseen, practised
from dexterity.rules.referee import judge
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

CHANCES = Chances((0.1, 0.1, 0.2, 0.2, 0.1), 0.05)


def test_all_ways_to_end_make_up_one() -> None:
    for share in SYMBOL_SHARE.values():
        assert sum(each.share for each in outcomes(CHANCES, share)) == pytest.approx(1.0)


def test_the_referee_sees_in_each_outcome_what_was_meant() -> None:
    told = [(each.share, judge(each.landing)) for each in outcomes(CHANCES, 1 / 2)]
    assert sum(share for share, verdict in told if verdict.hit) == pytest.approx(CHANCES.hits)
    assert sum(share * verdict.value for share, verdict in told) == pytest.approx(CHANCES.mean)
    assert sum(share for share, verdict in told if verdict.symbol) == pytest.approx(0.5)


def test_a_white_die_shows_its_symbol_once_in_six() -> None:
    told = outcomes(CHANCES, SYMBOL_SHARE[DieColour.WHITE])
    shares = [each.share for each in told if each.landing.symbol_up]
    assert sum(shares) == pytest.approx(1 / 6)


def test_every_hand_has_practised_every_requirement() -> None:
    assert set(practised()) == set(Skill)
    for known in practised().values():
        assert set(known) == {PLAIN, *known_requirements()}


@pytest.mark.parametrize("requirement", [PLAIN, *known_requirements()])
def test_a_better_hand_does_better_at_everything(requirement: str) -> None:
    novice, regular, expert = (practised()[skill][requirement].chances.mean for skill in Skill)
    assert novice < regular < expert


def test_two_requirements_are_harder_than_each_alone() -> None:
    known = practised()[Skill.REGULAR]
    both = foreseen(known, ("jump", "blind"))
    assert both.hits < min(known["jump"].chances.hits, known["blind"].chances.hits)
    assert foreseen(known, ()) == known[PLAIN].chances
