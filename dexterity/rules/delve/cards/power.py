"""What tiles can do: the closed vocabulary that their file is written in.

To beat and to ignore are the same: the monster is discarded and does no damage.
"""

from dataclasses import dataclass

from dexterity.rules.delve.cards.monster import MonsterId, Parity

# --- before the first monster -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Armour:
    """So much more health to go down with. Losing the tile later does not take it away again."""

    health: int


@dataclass(frozen=True, slots=True)
class BeatNamed:
    """Whoever goes down names an identity before the first card, and beats all of it."""


@dataclass(frozen=True, slots=True)
class BeatNamedStrength:
    """Another player, picked by whoever goes down, names one of these strengths: it is beaten."""

    strengths: tuple[int, ...]


# --- at every monster, by themselves ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeatStrengths:
    """Beats all that are so strong."""

    low: int = 0
    high: int | None = None
    """None: and stronger."""
    heals: bool = False
    """Its strength is gained as health."""


@dataclass(frozen=True, slots=True)
class BeatParity:
    """Beats all odd or all even ones."""

    parity: Parity


@dataclass(frozen=True, slots=True)
class BeatIdentities:
    """Beats these monsters."""

    identities: tuple[MonsterId, ...]
    heals: bool = False
    """Its strength is gained as health."""
    next_too: bool = False
    """The monster after it is ignored, whatever it is."""
    soothes: int = 0
    """All later damage is so much less."""
    once: bool = False
    """It is gone then."""


@dataclass(frozen=True, slots=True)
class BeatWhenWeak:
    """Beats these strengths while there is less health than that."""

    strengths: tuple[int, ...]
    below: int


@dataclass(frozen=True, slots=True)
class BeatRepeats:
    """Beats every monster of an identity but the first, even if that one was ignored."""


@dataclass(frozen=True, slots=True)
class Lessen:
    """All damage is so much less."""

    amount: int


@dataclass(frozen=True, slots=True)
class LessenWhenWeak:
    """While there is less health than that, odd and even monsters do no more damage than this."""

    below: int
    odd: int
    even: int


@dataclass(frozen=True, slots=True)
class ReviveHalf:
    """Instead of dying: half of the health before the hit, rounded down, if that is any."""


@dataclass(frozen=True, slots=True)
class WinIfDifferent:
    """After the last card all is well, even for the dead, if no identity came twice."""


# --- if wanted ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeatOnce:
    """Beats the monster that was just turned, and is gone."""

    parity: Parity | None = None
    """Only such a monster."""
    heals: bool = False
    """Its strength is gained as health."""
    costs_tile: bool = False
    """Another tile has to go, too."""


@dataclass(frozen=True, slots=True)
class BeatStreak:
    """Beats a monster of this parity, and from then on all of them, up to the first of the other
    one that nothing else beats: then it is gone. Until it is used no monster takes it away."""

    parity: Parity


@dataclass(frozen=True, slots=True)
class Swap:
    """The monster that was just turned goes, the deck's top card comes; then the tile is gone."""


@dataclass(frozen=True, slots=True)
class Revive:
    """Once, with nothing left: so much health."""

    health: int


Power = (
    Armour
    | BeatNamed
    | BeatNamedStrength
    | BeatStrengths
    | BeatParity
    | BeatIdentities
    | BeatWhenWeak
    | BeatRepeats
    | Lessen
    | LessenWhenWeak
    | ReviveHalf
    | WinIfDifferent
    | BeatOnce
    | BeatStreak
    | Swap
    | Revive
)
