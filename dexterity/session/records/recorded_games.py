"""Every game that leaves records, by the name that headers have for it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from dexterity.session.challenge.duel_course import DuelCourse
from dexterity.session.challenge.level_course import LevelCourse
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.practice.practice import PracticeCourse
from dexterity.session.records.record import Header, Options
from dexterity.session.records.recorded_game import Course, RecordedGame, recorded

GAMES: Final[Mapping[str, RecordedGame]] = MappingProxyType(
    {
        "practice": recorded(PracticeCourse),
        "challenge": recorded(LevelCourse),
        "duel": recorded(DuelCourse),
        "fighter": recorded(CampaignCourse),
        "pen": recorded(PenCourse),
        "delve": recorded(DelveCourse),
    }
)


class GameGlance(msgspec.Struct, frozen=True):
    """As much of any options as says whose they are."""

    game: str


def options_from(kind: type[Any], value: object) -> Options:
    """The options in a header, as msgspec asks for them; a ValueError where they are of no game."""
    if kind is not Options:
        raise NotImplementedError(f"nobody knows how to read {kind}")
    game = GAMES.get(msgspec.convert(value, GameGlance).game)
    if game is None:
        raise ValueError("there is no such game")
    return msgspec.convert(value, game.options)


def game_of(header: Header) -> RecordedGame:
    """The game that a header begins."""
    return GAMES[header.game]


def course_of(header: Header) -> Course:
    """A match before its first action; a TableError where it cannot be played here any more."""
    return game_of(header).begin(header)
