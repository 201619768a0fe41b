"""A requirement in force: its sign, its name, and after a throw whether it was met."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.requirement_icons import requirement_icon
from dexterity.ui.canvas.theme import (
    CORAL,
    FIELD,
    SKY,
    SMALLEST_TARGET,
    STRAW,
    Lettering,
    Look,
    hovered,
    pressed,
)
from dexterity.ui.draw.colours import CENTRE, INK
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch
from dexterity.values.landing import Finding

ICON_SIDE: Final = 48.0
SIGN_SIDE: Final = 26.0
"""Of the requirement's own sign, and of the tick or cross on its corner."""

PADDING: Final = 8.0
NARROWEST: Final = 84.0
WIDEST: Final = 132.0
"""Of a badge. Narrower: names break within words. Wider: four do not fit beside a table."""

NAME: Final = Lettering(17.0)
SMALLEST: Final = 9.0
"""Points of a letter. No name of ours comes to this, even at twice the text size."""
PLAIN: Final = Look(pencil=STRAW, pressure=0.3, line=1.3)
MET: Final = Look(pencil=SKY, pressure=0.4, line=1.3)
UNMET: Final = Look(pencil=CORAL, pressure=0.32, line=1.8, twice=True)


class RequirementBadge(Pressable):
    """Tells what is asked for when one lingers on it, and shows more when it is pressed."""

    def __init__(
        self, requirement: str, texts: Texts, on_press: Callable[[], None], met: bool | None = None
    ) -> None:
        super().__init__(f"requirement/{requirement}", on_press, hint=hint_of(requirement, texts))
        self.requirement = requirement
        self.text = texts.say(f"requirement.{requirement}.name")
        self.met = met
        """Whether the last throw met it; None as long as nobody knows."""

    def wanted(self, ruler: Ruler, width: float) -> Size:
        room = min(WIDEST, max(NARROWEST, width)) - 2 * PADDING
        wide, high = ruler.measure(self.text, fitting_name(self.text, ruler, room), room)
        return (
            max(NARROWEST, wide + 2 * PADDING),
            max(SMALLEST_TARGET, ICON_SIDE + high + 2 * PADDING),
        )

    def appearance(self, touch: Touch) -> Hashable:
        return (self.requirement, self.text, self.met)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        look = PLAIN if self.met is None else MET if self.met else UNMET
        if touch.pressed or touch.hovered:
            look = pressed(look) if touch.pressed else hovered(look)
        canvas.box(self.box, look, self.name)
        picture, words = self.box.inset(PADDING).cut_top(ICON_SIDE)
        self._draw_icon(canvas, centred(picture.middle, (ICON_SIDE, ICON_SIDE)))
        lettering = fitting_name(self.text, canvas, words.width)
        canvas.text(self.text, words, lettering, align=Align.CENTRE)
        if touch.focused:
            self.draw_focus(canvas)

    def _draw_icon(self, canvas: Canvas, box: Box) -> None:
        place = canvas.rect(box)
        canvas.surface.blit(requirement_icon(self.requirement, place.width), place)
        if self.met is None:
            return
        tag = Box(box.right - 0.6 * SIGN_SIDE, box.top - 0.1 * SIGN_SIDE, SIGN_SIDE, SIGN_SIDE)
        canvas.box(tag, FIELD, f"{self.name}/sign")
        icon, colour = (Icon.CHECK, INK) if self.met else (Icon.CLOSE, CENTRE)
        canvas.icon(icon, tag.inset(4.0), width=3.0, colour=colour)


def fitting_name(name: str, ruler: Ruler, width: float) -> Lettering:
    """As large as usual, or smaller where a word would not fit: large letters, narrow columns."""
    sizes = (NAME.size - step for step in range(int(NAME.size - SMALLEST)))
    letterings = (replace(NAME, size=size) for size in sizes)
    fits = (
        lettering
        for lettering in letterings
        if max(ruler.measure(word, lettering)[0] for word in name.split(" ")) <= width
    )
    return next(fits, replace(NAME, size=SMALLEST))


def met_by(findings: Iterable[Finding]) -> Mapping[str, bool]:
    """Which requirements were met, of those that were judged."""
    return {finding.requirement: finding.passed for finding in findings}


def hint_of(requirement: str, texts: Texts) -> str:
    """What is asked for, and how it is done."""
    return "\n".join(texts.say(f"requirement.{requirement}.{part}") for part in ("rule", "how"))
