"""Campaigns that computer heroes play unseen, through the real rules and physics."""

import pytest

from dexterity.players import throw_book
from dexterity.players.practised import PLAIN, practised
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter.chronicle import Chronicle, balance_of
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.trial import Run, begin, play
from dexterity.session.shipped import fighter_box
from dexterity.values.skill import Skill


@pytest.fixture(scope="module")
def played() -> tuple[list[Run], Chronicle]:
    """Two campaigns to their ends, side by side."""
    toss, chronicle = practised()[Skill.REGULAR][PLAIN].toss, Chronicle()
    options = Options((HeroId("brad"), HeroId("edith")), Difficulty.HELLISH)
    runs = [begin(game_of(fighter_box(), options), seed) for seed in (5, 6)]
    with pytest.MonkeyPatch.context() as patch:
        # Aiming at several requirements takes seconds, and is tested elsewhere.
        patch.setattr(throw_book, "quick_toss", lambda *_, **__: toss)
        play(runs, ThrowBook(Skill.REGULAR), chronicle.note)
    return runs, chronicle


@pytest.mark.long
def test_they_all_come_to_an_end(played: tuple[list[Run], Chronicle]) -> None:
    runs, _ = played
    assert all(run.result is not None for run in runs)
    assert all(run.state.throws > 0 for run in runs)


@pytest.mark.long
def test_the_chronicle_has_counted_what_the_rules_counted(
    played: tuple[list[Run], Chronicle],
) -> None:
    runs, chronicle = played
    assert chronicle.rooms.total() == sum(len(run.state.walked) for run in runs)
    met = sum(len(run.state.beaten) + len(run.state.fled_from) for run in runs)
    lost = sum(not run.state.won for run in runs)
    assert chronicle.foes.total() == met + lost
    assert chronicle.fatal_foes.total() == lost
    assert 0 < chronicle.throws["hit"] <= sum(run.state.throws for run in runs)


@pytest.mark.long
def test_the_balance_is_that_of_the_results(played: tuple[list[Run], Chronicle]) -> None:
    runs, _ = played
    balance = balance_of(runs)
    results = [result for run in runs if (result := run.result) is not None]
    assert balance.games == 2
    assert balance.won == sum(result.won for result in results) / 2
    assert balance.throws == sum(run.state.throws for run in runs) / 2


def test_campaigns_that_go_on_have_no_balance_yet() -> None:
    options = Options((HeroId("brad"), HeroId("edith")))
    with pytest.raises(ValueError, match="over"):
        balance_of([begin(game_of(fighter_box(), options), 1)])
