"""How this player throws, as the settings have it: the way, and the next way or aim aid."""

from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.way import Way
from dexterity.session.settings import Settings
from dexterity.ui.throwing.hand_plane import full_pull_mm

Choice = TypeVar("Choice", bound=StrEnum)


def way_of(settings: Settings) -> Way:
    """The way of throwing that the player has chosen, in the room that the stage offers."""
    return way_named(settings.way, sensitivity=settings.sensitivity, full_pull_mm=full_pull_mm())


def with_next_way(settings: Settings) -> Settings:
    """The same with the next way of throwing."""
    return replace(settings, way=after(settings.way))


def with_next_aid(settings: Settings) -> Settings:
    """The same with the next level of the aim aid."""
    return replace(settings, aim_aid=after(settings.aim_aid))


def after(choice: Choice) -> Choice:
    """The next of its kind; the first after the last."""
    choices = list(type(choice))
    return choices[(choices.index(choice) + 1) % len(choices)]


def way_key(way: WayName) -> str:
    """The catalogue's key for the name of a way."""
    return f"throwing.{way}"
