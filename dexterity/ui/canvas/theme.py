"""The look of pages: letters, pencils, pens and distances, all in points of the stage."""

from dataclasses import dataclass, replace
from typing import Final

from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.draw.colours import BONE, FAINT_INK, INK, PAPER, WASHES, Colour, section_colour

SMALLEST_TARGET: Final = 44.0
"""Points that a fingertip needs. Less: neighbours are pressed."""
GAP: Final = 14.0
"""Between things that belong together."""
WIDE_GAP: Final = 28.0
"""Between things that do not."""
PADDING: Final = 18.0
"""Between the border of a card and what is written on it."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """How something is written."""

    size: float = 20.0
    """Points at a text size of 100 %."""
    weight: Weight = Weight.REGULAR
    colour: Colour = INK

    def in_colour(self, colour: Colour) -> "Lettering":
        """The same in another ink."""
        return replace(self, colour=colour)


HEADING: Final = Lettering(34.0, Weight.BOLD)
SUBHEADING: Final = Lettering(24.0, Weight.SEMIBOLD)
BODY: Final = Lettering(20.0)
LABEL: Final = Lettering(20.0, Weight.SEMIBOLD)
NOTE: Final = Lettering(17.0, Weight.ITALIC, FAINT_INK)
"""FAINT_INK on paper has a contrast of 5.2: letters may not be fainter."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a box is drawn: its ground, the pencil on it, and the pen around it."""

    ground: Colour | None = BONE
    """Opaque paper that hides what is below; None draws on what is there."""
    pencil: Colour | None = None
    pressure: float = 0.5
    """Of the pencil, 0 to 1."""
    spacing: float = 5.0
    """Between the pencil's strokes."""
    ink: Colour | None = INK
    line: float = 1.5
    """How wide the pen is."""
    twice: bool = False
    """The pen goes round a second time, as for something that matters."""
    dashed: bool = False
    shadow: bool = False
    """Short strokes to the right and below: it lies on top of what is around."""


STRAW: Final = section_colour(1)
AMBER: Final = section_colour(2)
ORANGE: Final = section_colour(3)
CORAL: Final = section_colour(4)
SKY: Final = WASHES[1].colour

CARD: Final = Look(ground=BONE, line=1.6, twice=True, shadow=True)
PLAIN_BUTTON: Final = Look(pencil=STRAW, pressure=0.42, shadow=True)
MAIN_BUTTON: Final = Look(pencil=ORANGE, pressure=0.55, line=1.9, twice=True, shadow=True)
FIELD: Final = Look(ground=BONE, line=1.3)
CHOSEN: Final = Look(ground=None, pencil=SKY, pressure=0.45, line=1.3)
HOVERED_ROW: Final = Look(ground=None, pencil=STRAW, pressure=0.35, ink=None)
QUIET: Final = Look(ground=PAPER, ink=FAINT_INK, line=1.2, dashed=True)
"""What cannot be used now; its writing is in FAINT_INK."""
NOTICE: Final = Look(ground=BONE, pencil=STRAW, pressure=0.5, line=1.4, shadow=True)
FOCUS: Final = Look(ground=None, pencil=None, line=2.2)
"""The second outline around what the keyboard is at."""


def hovered(look: Look) -> Look:
    """The same with a mouse over it: the pencil is pressed harder."""
    return replace(look, pressure=min(0.8, look.pressure + 0.22), spacing=look.spacing * 0.85)


def pressed(look: Look) -> Look:
    """The same pushed down: no shadow, and hatched closely."""
    return replace(
        look, pressure=min(0.85, look.pressure + 0.3), spacing=look.spacing * 0.7, shadow=False
    )
