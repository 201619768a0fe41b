"""How this player throws, as the settings have it: the way, and the next way or aim aid."""

from dataclasses import replace
from enum import Enum, StrEnum
from typing import TypeVar

from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.way import Way
from dexterity.session.aim_aid import AimAid
from dexterity.session.settings import Settings
from dexterity.ui.throwing.hand_plane import full_pull_mm

Choice = TypeVar("Choice", bound=StrEnum)


def way_of(settings: Settings) -> Way:
    """The way of throwing that the player has chosen, in the room that the stage offers."""
    return way_named(
        settings.way,
        sensitivity=settings.sensitivity,
        full_pull_mm=full_pull_mm(),
        error=HAND_ERRORS[settings.steady_skill],
    )


def with_next_way(settings: Settings) -> Settings:
    """The same with the next way of throwing; the assist is chosen in the settings alone."""
    skilled = (WayName.FLICK, WayName.SLINGSHOT, WayName.TIMING)
    here = skilled.index(settings.way) if settings.way in skilled else -1
    return replace(settings, way=skilled[(here + 1) % len(skilled)])


class AidSetting(Enum):
    """Which of the settings has the aim aid of a table."""

    AT_STAKE = "aim_aid"
    IN_PRACTICE = "practice_aid"

    def of(self, settings: Settings) -> AimAid:
        """How much of a throw is foreseen there."""
        practises = self is AidSetting.IN_PRACTICE
        return settings.practice_aid if practises else settings.aim_aid

    def with_next(self, settings: Settings) -> Settings:
        """The same with the next level."""
        following = after(self.of(settings))
        if self is AidSetting.IN_PRACTICE:
            return replace(settings, practice_aid=following)
        return replace(settings, aim_aid=following)


AT_STAKE, IN_PRACTICE = AidSetting


def after(choice: Choice) -> Choice:
    """The next of its kind; the first after the last."""
    choices = list(type(choice))
    return choices[(choices.index(choice) + 1) % len(choices)]


def way_key(way: WayName) -> str:
    """The catalogue's key for the name of a way."""
    return f"throwing.{way}"
