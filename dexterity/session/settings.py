"""Everything a player can set, as one value that is always sound."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, get_type_hints

from msgspec import Meta, ValidationError, convert

from dexterity.content.language import Language
from dexterity.content.names import why_not_text
from dexterity.errors import SettingsError
from dexterity.hand.feel import (
    DEFAULT_LOFT_RAD,
    LEAST_LOFT_RAD,
    LEAST_SENSITIVITY,
    MOST_LOFT_RAD,
    MOST_SENSITIVITY,
)
from dexterity.hand.ways.held import WayName
from dexterity.session.aim_aid import AimAid
from dexterity.units import DEGREE
from dexterity.values.skill import Skill

LEAST_TEXT_SIZE, MOST_TEXT_SIZE = 1.0, 2.0
"""Smaller than drawn is unreadable; larger than twice, and French no longer fits its buttons."""

SLOWEST_GAME, FASTEST_GAME = 0.25, 2.0
"""Slower: a throw takes longer than anyone waits. Faster: a flight is over before it is seen."""

LONGEST_PLAYER_NAME: Final = 24
"""Characters; what fits beside a score at the largest text size."""

MOST_OTHER_NAMES: Final = 5
"""Besides the player's own: as many as sit at one screen in the largest game."""

MOST_GAMES: Final = 10
"""That can be known; twice as many as there are."""

PlayerName = Annotated[str, Meta(max_length=LONGEST_PLAYER_NAME)]
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of an intention or of a key; only the window knows which there are."""
Keys = Annotated[tuple[Word, ...], Meta(max_length=8)]
Bindings = Annotated[Mapping[Word, Keys], Meta(max_length=200)]


@dataclass(frozen=True, slots=True)
class Settings:
    """One player's choices. A value out of its range raises a SettingsError."""

    language: Language = Language.ENGLISH
    player_name: PlayerName = ""
    other_names: Annotated[tuple[PlayerName, ...], Meta(max_length=MOST_OTHER_NAMES)] = ()
    """Of those who sat in the other seats last; empty for a seat that nobody had."""
    way: WayName = WayName.FLICK
    left_handed: bool = False
    sensitivity: Annotated[float, Meta(ge=LEAST_SENSITIVITY, le=MOST_SENSITIVITY)] = 1.0
    loft_deg: Annotated[float, Meta(ge=LEAST_LOFT_RAD / DEGREE, le=MOST_LOFT_RAD / DEGREE)] = (
        DEFAULT_LOFT_RAD / DEGREE
    )
    """The loft that every die is picked up with."""
    steady_skill: Skill = Skill.REGULAR
    """Whose error a steady hand has."""
    aim_aid: AimAid = AimAid.SHORT
    practice_aid: AimAid = AimAid.FULL
    """The aim aid of the practice table and of the guide, where nothing is at stake."""
    text_size: Annotated[float, Meta(ge=LEAST_TEXT_SIZE, le=MOST_TEXT_SIZE)] = 1.0
    reduced_motion: bool = False
    colour_safe: bool = False
    """Larger marks and more contrast, on top of what never relies on colour alone."""
    captions: bool = False
    """Words for the sounds that matter."""
    game_speed: Annotated[float, Meta(ge=SLOWEST_GAME, le=FASTEST_GAME)] = 1.0
    master_volume: Share = 0.8
    effects_volume: Share = 1.0
    """Dice, table and target."""
    muted: bool = False
    full_screen: bool = False
    key_bindings: Bindings = field(default_factory=dict)
    """The keys of each intention that the player has chosen; all others have those of the game."""
    first_start_done: bool = False
    known_games: Annotated[tuple[Word, ...], Meta(max_length=MOST_GAMES)] = ()
    """Those of which somebody has begun a match, or the lesson."""

    def __post_init__(self) -> None:
        for part in fields(self):
            checked(part.name, getattr(self, part.name))
        object.__setattr__(self, "key_bindings", MappingProxyType(dict(self.key_bindings)))

    @property
    def loft_rad(self) -> float:
        """The loft as the hand takes it."""
        return self.loft_deg * DEGREE


def checked(name: str, value: object) -> Any:
    """The value of a setting in its own type; a SettingsError where it is none."""
    try:
        found = convert(value, setting_types()[name])
    except ValidationError as error:
        raise SettingsError(name, f"{error}.") from error
    names = {"player_name": (found,), "other_names": found}.get(name, ())
    # A name that is not given yet is a name too.
    reasons = (why_not_text(given, LONGEST_PLAYER_NAME) for given in names if given)
    reason = next((reason for reason in reasons if reason is not None), None)
    if reason is not None:
        raise SettingsError(name, f"it {reason}.")
    return found


@cache
def setting_types() -> Mapping[str, Any]:
    """What each setting is, with its bounds."""
    return MappingProxyType(get_type_hints(Settings, include_extras=True))
