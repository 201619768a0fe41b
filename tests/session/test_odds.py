"""The odds: shares that make up the whole, from the same seed always the same."""

from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.players.aim import THROWS_TO_PROVE, Progress
from dexterity.players.thrower import Thrower
from dexterity.rules.referee import TODAYS_MISSES, Miss
from dexterity.session import odds_work
from dexterity.session.odds import Odds, OddsError
from dexterity.session.odds_work import odds_of_each, throws_in_all, work_out_odds
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS, RED, table
from tests.kit.posting import Posting


def aim_at_once(
    thrower: Thrower, seed: int, throws_a_round: Sequence[int], progress: Progress
) -> Toss:
    """Finds nothing, for these tests are not about aiming."""
    progress(sum(throws_a_round) + THROWS_TO_PROVE)
    return PLAIN_TOSS


@pytest.fixture(autouse=True)
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_work, "find_toss", aim_at_once)


def work_out(throws: int = 150, seed: int = 1) -> tuple[Odds, Floats]:
    return work_out_odds(Skill.REGULAR, table(), RED, throws, seed)


worked_out = cache(work_out)


def test_the_shares_make_up_all_throws() -> None:
    odds, places = worked_out()
    assert sum(odds.sections.values()) + odds.centre + sum(odds.misses.values()) == pytest.approx(1)
    assert sum(odds.sections.values()) + odds.centre == pytest.approx(odds.hits.share)
    assert len(places) == round(150 * (1 - odds.misses[Miss.OFF_TABLE]))


def test_the_damage_is_what_the_shares_are_worth() -> None:
    odds, _ = worked_out()
    worth = sum(value * share for value, share in odds.sections.items()) + 10 * odds.centre
    assert odds.damage.value == pytest.approx(worth)
    assert 0.0 < odds.damage.error < 1.0


def test_every_section_and_every_reason_is_listed_even_if_it_never_came() -> None:
    odds, _ = worked_out(throws=1)
    assert list(odds.sections) == [1, 2, 3, 4, 5]
    assert list(odds.misses) == list(TODAYS_MISSES)


def test_the_same_seed_gives_the_same_numbers_and_places() -> None:
    (one, places), (other, other_places) = worked_out(), work_out()
    assert one == other
    assert np.array_equal(places, other_places)


def test_another_seed_gives_others() -> None:
    assert worked_out(seed=1)[0] != worked_out(seed=2)[0]


def test_places_are_seen_from_the_target() -> None:
    _, places = worked_out()
    assert places.shape[1] == 2
    assert np.abs(np.median(places, axis=0)).max() < 150.0


def test_a_white_die_shows_its_symbol_less_often() -> None:
    white, _ = work_out_odds(Skill.REGULAR, table(), DICE[DieColour.WHITE], 150, 1)
    red, _ = worked_out()
    assert white.symbol < 0.28
    assert 0.34 < red.symbol < 0.6


def test_progress_ends_where_it_was_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_work, "LANES", 64)
    told: list[int] = []
    work_out_odds(Skill.REGULAR, table(), RED, 100, 1, progress=told.append)
    assert told[1:] == [64, 36]
    assert sum(told) == throws_in_all(100)


def test_sets_of_requirements_that_are_shared_out_have_the_odds_they_have_alone() -> None:
    told: list[int] = []
    sets = ((), ("box_bounce",), ("wink", "jump"))
    asked = (Skill.REGULAR, table(), RED, 20, 1)
    with Posting() as executor:
        shared = odds_of_each(*asked, sets=sets).results(executor, told.append)
    assert shared == [work_out_odds(*asked, dare=dare_of(ids))[0] for ids in sets]
    assert sum(told) == 3 * throws_in_all(20)


@pytest.mark.parametrize("throws", [0, -3, 1_000_001])
def test_a_number_of_throws_that_tells_nothing_is_refused(throws: int) -> None:
    with pytest.raises(OddsError, match="from 1 to 1,000,000"):
        worked_out(throws)


def test_without_a_target_there_are_no_odds() -> None:
    with pytest.raises(OddsError, match="no target"):
        work_out_odds(Skill.REGULAR, Table(), RED, 1, 1)
