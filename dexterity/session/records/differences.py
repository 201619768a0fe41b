"""In what a match on record can differ from the same match now."""

from dataclasses import dataclass

from dexterity.rules.pen.actions import MakeFlick
from dexterity.rules.referee import Verdict
from dexterity.session.records.record import Action, Score
from dexterity.values.landing import Aftermath, Landing


@dataclass(frozen=True, slots=True)
class LandingDiffers:
    """The same launch now ends elsewhere, or otherwise."""

    step: int
    recorded: Landing
    found: Landing


@dataclass(frozen=True, slots=True)
class VerdictDiffers:
    """The referee now says something else of the landing on record."""

    step: int
    recorded: Verdict
    found: Verdict


@dataclass(frozen=True, slots=True)
class FlightDiffers:
    """It ends the same, but not one flight is like the other bit for bit."""

    step: int
    recorded: str
    found: str


@dataclass(frozen=True, slots=True)
class AftermathDiffers:
    """The same launch now does something else to what lay there."""

    step: int
    recorded: Aftermath
    found: Aftermath


@dataclass(frozen=True, slots=True)
class EndDiffers:
    """The same push now draws a stroke that ends elsewhere, or comes over something else."""

    step: int
    recorded: MakeFlick
    found: MakeFlick


@dataclass(frozen=True, slots=True)
class StrokeDiffers:
    """It ends the same, but the two strokes are not alike bit for bit."""

    step: int
    recorded: str
    found: str


@dataclass(frozen=True, slots=True)
class ScoreDiffers:
    """The rules now count something else from what is on record."""

    step: int
    recorded: Score
    found: Score


@dataclass(frozen=True, slots=True)
class RulesRefuse:
    """The rules now do not allow what was done; what follows cannot be gone through."""

    step: int
    recorded: Action
    found: str
    """The catalogue's key for why."""


Difference = (
    LandingDiffers
    | VerdictDiffers
    | FlightDiffers
    | AftermathDiffers
    | EndDiffers
    | StrokeDiffers
    | ScoreDiffers
    | RulesRefuse
)
