"""The heroes of a campaign, and the last one whom they met."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.records.following import Following
from dexterity.session.records.record import Record
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, draw_portrait
from dexterity.ui.screens.keepsakes.repeating import Repeating
from dexterity.ui.screens.replay.stills.drawing import Drawing, one_by_one

AT_ONCE: Final = 12
"""Actions that are done again in a frame: a tenth of a millisecond each."""
FOE_SHARE: Final = 0.58
"""Of the height; the heroes stand before it, in what is left and a little of it."""
OVERLAP: Final = 0.06
MOST_HERO_SHARE: Final = 0.25
"""Of the width for one hero: two of them are not larger than their monster."""


def draw_campaign(path: Path, canvas: Canvas, box: Box) -> Drawing:
    """Whoever has won is glad of it."""
    reading = Repeating(path, _begun, courses_of, at_once=AT_ONCE)
    while reading.under_way:
        reading.advance()
        yield
    if not reading.frames:
        return False
    last, foe = reading.frames[-1], last_foe(reading.frames)
    heroes, monster = moods_of(last)
    pieces = []
    if foe is not None:
        sitter = Sitter.BOSS if foe in last.game.cards.bosses else Sitter.MONSTER
        place = Box(box.left, box.top, box.width, FOE_SHARE * box.height)
        pieces.append(partial(draw_portrait, canvas, sitter, foe, monster, place))
    party = [member.hero for member in last.state.party]
    pieces += [
        partial(draw_portrait, canvas, Sitter.HERO, hero, heroes, place)
        for hero, place in zip(party, places_of(len(party), box), strict=True)
    ]
    yield from one_by_one(pieces)
    return True


def _begun(record: Record) -> CampaignCourse:
    return CampaignCourse.begin(record.header)


def courses_of(record: Record, first: CampaignCourse) -> Iterator[CampaignCourse]:
    """How it stood at the beginning and after each action, up to what the rules do not know."""
    following = Following(first)
    yield first
    for action in record.actions:
        if following.course.why_not(action) is not None:
            return
        following.go(action)
        yield following.course


def last_foe(courses: Sequence[CampaignCourse]) -> FoeId | None:
    """Nobody, where the party has not met anybody yet."""
    fights = (course.state.fight for course in reversed(courses))
    return next((fight.foe for fight in fights if fight is not None), None)


def moods_of(course: CampaignCourse) -> tuple[Mood, Mood]:
    """Of the heroes, and of the one whom they met."""
    result = course.result
    if result is None:
        return Mood.CALM, Mood.CALM
    return (Mood.GLAD, Mood.HURT) if result.won else (Mood.DOWN, Mood.GLAD)


def places_of(heroes: int, box: Box) -> list[Box]:
    """Side by side at the foot of a box."""
    high = (1.0 - FOE_SHARE + OVERLAP) * box.height
    wide = min(box.width / heroes, MOST_HERO_SHARE * box.width)
    left, y = box.middle[0] - wide * heroes / 2, box.bottom - high / 2
    side = min(wide, high)
    return [centred((left + wide * (at + 0.5), y), (side, side)) for at in range(heroes)]
