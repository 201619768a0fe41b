"""Careless people in whole games: no medal falls to the same pull every time, and nowhere one
campaign in three is won by who does not aim."""

from collections.abc import Sequence

import pytest

from dexterity.content.challenge.challenge import Challenge
from dexterity.hand.ways.held import WayName
from dexterity.rules.fighter.options import Difficulty
from dexterity.session.challenge.trial import try_challenge
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.trial import begin, play
from dexterity.session.shipped import fighter_box, shipped_library
from dexterity.values.skill import Skill
from tools.make_ways_tables import starts
from tools.people import CarelessAims, CarelessBook

GAMES = 10
"""Of each level. Fewer: a medal that is nearly always won falls to luck."""
CAMPAIGNS = 6
SOME_LEVELS = ("1-01-hello-table", "1-09-eye-patch", "1-11-the-ladder")
"""Among them the one whose bronze is won most often like that."""


def falls_every_time(levels: Sequence[Challenge]) -> dict[str, list[str]]:
    """By level, the medals that a sling wins which is pulled alike and let go of at once."""
    library, found = shipped_library(), dict[str, list[str]]()
    for level in levels:
        trial = try_challenge(
            level,
            library.only(level),
            Skill.REGULAR,
            GAMES,
            1,
            way=WayName.SLINGSHOT,
            who=CarelessAims,
        )
        assert trial.games == GAMES
        won = [f"{medal}" for medal, share in trial.medals.items() if share == 1.0]
        if won:
            found[level.id] = won
    return found


def test_no_medal_of_a_few_levels_falls_to_the_same_pull_every_time() -> None:
    levels = [level for level in shipped_library().challenges if level.id in SOME_LEVELS]
    assert len(levels) == len(SOME_LEVELS)
    assert falls_every_time(levels) == {}


@pytest.mark.long
def test_no_medal_at_all_falls_to_the_same_pull_every_time() -> None:
    assert falls_every_time(shipped_library().challenges) == {}


def test_who_does_not_look_throws_the_same_whatever_is_meant() -> None:
    library = shipped_library()
    level = library.challenges[0]
    trials = [
        try_challenge(level, library.only(level), skill, 4, 7, who=CarelessAims)
        for skill in (Skill.NOVICE, Skill.EXPERT)
    ]
    assert trials[0] == trials[1]


def won(way: WayName, difficulty: Difficulty, campaigns: int) -> int:
    """How many whole campaigns."""
    box, book = fighter_box(), CarelessBook(Skill.REGULAR, way)
    runs = [begin(game_of(box, one.options), one.seed) for one in starts(difficulty, campaigns)]
    play(runs, book)
    results = [run.result for run in runs]
    assert all(result is not None for result in results)
    return sum(result is not None and result.won for result in results)


@pytest.mark.long
@pytest.mark.parametrize("difficulty", [Difficulty.APPRENTICE, Difficulty.NORMAL])
@pytest.mark.parametrize("way", WayName)
def test_nowhere_one_campaign_in_three_is_won_without_care(
    way: WayName, difficulty: Difficulty
) -> None:
    assert won(way, difficulty, CAMPAIGNS) < CAMPAIGNS / 3


@pytest.mark.parametrize("difficulty", [Difficulty.APPRENTICE, Difficulty.NORMAL])
def test_a_campaign_is_not_won_by_pressing_in_a_rhythm(difficulty: Difficulty) -> None:
    assert won(WayName.TIMING, difficulty, 1) == 0
