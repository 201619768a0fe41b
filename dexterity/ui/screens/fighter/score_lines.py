"""The final score, line by line, so that everybody can add it up."""

from collections.abc import Iterator

from dexterity.rules.fighter.options import POINTS
from dexterity.rules.fighter.score import (
    POINTS_A_WHITE_DIE,
    POINTS_LOST_A_HERO,
    POINTS_WITHOUT_SCARS,
)
from dexterity.rules.fighter.state import State
from dexterity.ui.screens.fighter.cards.showcase import Showcase

ScoreLine = tuple[str, int]
"""What it is for, and how much."""


def score_lines(show: Showcase, state: State) -> tuple[ScoreLine, ...]:
    """All that counts; what comes to nothing is told where it could have been something."""
    return tuple(_lines(show, state))


def _lines(show: Showcase, state: State) -> Iterator[ScoreLine]:
    def say(key: str, **words: str | int) -> str:
        return show.texts.say(f"fighter_screens.end_{key}", **words)

    yield say("gold"), state.gold
    yield say("dice", count=state.white_dice), POINTS_A_WHITE_DIE * state.white_dice
    if state.scars_taken:
        yield say("scars", count=state.scars_taken), -state.scars_taken
    else:
        yield say("unscarred"), POINTS_WITHOUT_SCARS
    out = sum(member.out for member in state.party)
    if out:
        yield say("out", count=out), -POINTS_LOST_A_HERO * out
    difficulty = show.texts.say(f"fighter_screens.{state.difficulty}")
    yield say("difficulty", difficulty=difficulty), POINTS[state.difficulty]
