"""What an effect looks and sounds like: a beat of the little show after each action."""

from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve import effects as told
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.player import PlayerId
from dexterity.session.words import EffectWords
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.sound.cues import Cue

SHORT_S: Final = 0.9
"""Of a bid. Shorter: nobody has seen who did what."""
USUAL_S: Final = 1.7
LONG_S: Final = 2.6
"""Of what decides a delve. Longer: players press it away."""

SEEN_ANYWAY: Final = (
    told.TurnBegun,
    told.RestRevealed,
    told.AsideRevealed,
    told.SuccessWon,
    told.FailureTaken,
    told.PlayerEliminated,
    told.GameEnded,
)
"""Told by the page that comes next."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that is seen to happen."""

    effect: Effect
    caption: str
    lasts_s: float
    cue: Cue
    lit: tuple[TileId, ...] = ()
    """The tiles that act."""
    number: str = ""
    """What rises from the adventurer."""
    hero: Mood | None = None
    """How the adventurer feels about it."""
    monster: Mood | None = None


def beat_of(effect: Effect, viewer: PlayerId | None, words: EffectWords[Effect]) -> Beat | None:
    """How an effect is shown; None for what is seen anyway."""
    if isinstance(effect, SEEN_ANYWAY):
        return None
    if isinstance(effect, told.MonsterDrawn) and effect.player == viewer:
        return None
    hero, monster = moods_of(effect)
    return Beat(
        effect,
        words.sentence(effect),
        lasts_of(effect),
        cue_of(effect),
        tiles_of(effect),
        number_of(effect),
        hero,
        monster,
    )


def tiles_of(effect: Effect) -> tuple[TileId, ...]:
    """The tiles that have to do with it."""
    if isinstance(effect, told.MonsterStruck):
        return effect.lessened_by
    if isinstance(effect, told.DelveEnded):
        return () if effect.saved_by is None else (effect.saved_by,)
    tile = getattr(effect, "tile", None)
    return () if tile is None else (tile,)


def number_of(effect: Effect) -> str:
    """How health changes."""
    match effect:
        case told.MonsterStruck(damage=damage) if damage:
            return f"−{damage}"
        case told.HealthGained(amount=amount):
            return f"+{amount}"
        case told.DelverRevived(health=health):
            return f"+{health}"
        case _:
            return ""


def moods_of(effect: Effect) -> tuple[Mood | None, Mood | None]:  # noqa: PLR0911 - one for each
    """The adventurer's, then the monster's."""
    match effect:
        case told.MonsterBeaten() | told.MonsterIgnored() | told.MonsterSwapped():
            return Mood.GLAD, Mood.HURT
        case told.ThrowMade(beaten=True):
            return Mood.GLAD, Mood.HURT
        case told.MonsterStruck(damage=damage):
            return (Mood.HURT, Mood.GLAD) if damage else (Mood.GLAD, Mood.CALM)
        case told.DelverFell():
            return Mood.DOWN, Mood.GLAD
        case told.DelveEnded(success=success):
            return (Mood.GLAD, Mood.HURT) if success else (Mood.DOWN, Mood.GLAD)
        case told.DelverRevived() | told.HealthGained():
            return Mood.GLAD, None
        case _:
            return None, None


def lasts_of(effect: Effect) -> float:
    """For how long it is seen, in seconds."""
    match effect:
        case told.MonsterDrawn() | told.TileSpent() | told.TileLost():
            return SHORT_S
        case told.RoundBegun() | told.DelveBegun() | told.DelveEnded() | told.ThrowMade():
            return LONG_S
        case _:
            return USUAL_S


def cue_of(effect: Effect) -> Cue:  # noqa: PLR0911 - one for each sound
    """What is heard."""
    match effect:
        case told.MonsterDrawn() | told.MonsterMet() | told.RoundBegun():
            return Cue.PAGE
        case told.MonsterAdded() | told.MonsterSetAside():
            return Cue.PICK_UP
        case told.MonsterBeaten() | told.ThrowMade(beaten=True) | told.DelverRevived():
            return Cue.CHEER
        case told.MonsterStruck(damage=damage) if damage:
            return Cue.BONES
        case told.DelveEnded(success=success):
            return Cue.WIN if success else Cue.FAIL
        case told.DelverFell():
            return Cue.FAIL
        case told.HealthGained():
            return Cue.COIN
        case _:
            return Cue.PENCIL
