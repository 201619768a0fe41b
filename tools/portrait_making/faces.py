"""Faces: eyes, brows and mouths that show a mood, and the signs that fly around a head."""

from enum import Enum

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    CRIMSON,
    GOLD,
    INK,
    ROSE,
    SKY,
    UMBER,
    WHITE,
    Pencil,
)
from tools.portrait_making.shapes import blob, ellipse, polygon, star


class Gladness(Enum):
    """How eyes show it."""

    BEAMING = "beaming"
    """Shut with joy: two bows."""
    SHINING = "shining"
    """Wide open, with stars in them."""
    GLOATING = "gloating"
    """Half shut, and looking down on you."""


def eyes(
    pen: Pen,
    mood: Mood,
    *spots: Spot,
    size: float = 26,
    iris: Pencil = UMBER,
    look: tuple[float, float] = (0, 0.1),
    lid: float = 0.0,
    skin: Pencil = ROSE,
    white: Pencil = WHITE,
    glad: Gladness = Gladness.BEAMING,
) -> None:
    """Eyes of any number, from left to right; `size` is the radius of one.

    `look` is where they look, from −1 to 1 across and down; `lid` how far they are shut, 0 to 1,
    with lids in the colour of the skin.
    """
    middle = sum(spot[0] for spot in spots) / len(spots)
    for spot in spots:
        inwards = 1 if spot[0] <= middle else -1
        if mood is Mood.HURT:
            squeezed_eye(pen, spot, size, inwards=inwards)
        elif mood is Mood.DOWN:
            crossed_eye(pen, spot, size)
        elif mood is Mood.GLAD and glad is Gladness.BEAMING:
            beaming_eye(pen, spot, size)
        elif mood is Mood.GLAD and glad is Gladness.GLOATING:
            sly = (look[0], 0.35)
            half = max(lid, 0.5)
            open_eye(pen, spot, size, iris=iris, look=sly, lid=half, skin=skin, white=white)
        else:
            shines = mood is Mood.GLAD
            down = 0 if shines else lid
            open_eye(pen, spot, size, iris=iris, look=look, lid=down, skin=skin, white=white)
            if shines:
                glint = star((spot[0] + look[0] * size * 0.4, spot[1]), size * 0.5, 4, 0.35)
                pen.shape(glint, WHITE, line=0, hatch=None)


def open_eye(
    pen: Pen,
    at: Spot,
    size: float,
    *,
    iris: Pencil = UMBER,
    look: tuple[float, float] = (0, 0),
    lid: float = 0.0,
    skin: Pencil = ROSE,
    white: Pencil = WHITE,
) -> None:
    """A round eye with an iris, a pupil, a glint, and a lid if it has one."""
    pen.shape(ellipse(at, size * 0.94, size), white, line=size * 0.15 + 1.6, hatch=None, tint=0)
    centre = at[0] + look[0] * size * 0.42, at[1] + look[1] * size * 0.42
    pen.shape(ellipse(centre, size * 0.5), iris, line=size * 0.1 + 1, hatch=None, tint=0.05)
    pen.dots(centre, size=size * 0.52)
    pen.dots((centre[0] - size * 0.2, centre[1] - size * 0.22), size=size * 0.3, pencil=WHITE)
    if lid > 0:
        _lid(pen, at, size, lid, skin)


def squeezed_eye(pen: Pen, at: Spot, size: float, *, inwards: float = 1) -> None:
    """Shut against the pain, as > or <."""
    x, y, reach = at[0], at[1], size * 0.85
    tip = sharp(x + inwards * reach, y + size * 0.08)
    width = size * 0.24 + 1.6
    pen.line((x - inwards * reach, y - reach * 0.8), tip, width=width, end=0.7)
    pen.line(tip, (x - inwards * reach * 0.9, y + reach * 0.75), width=width, start=0.7)


def beaming_eye(pen: Pen, at: Spot, size: float) -> None:
    """Shut with joy, as a bow."""
    x, y = at[0], at[1]
    pen.line(
        (x - size * 0.9, y + size * 0.35),
        (x - size * 0.5, y - size * 0.35),
        (x, y - size * 0.6),
        (x + size * 0.5, y - size * 0.35),
        (x + size * 0.9, y + size * 0.35),
        width=size * 0.26 + 1.8,
        start=0.5,
        end=0.5,
    )


def crossed_eye(pen: Pen, at: Spot, size: float) -> None:
    """Out cold, as a cross."""
    x, y, reach = at[0], at[1], size * 0.72
    width = size * 0.26 + 1.6
    pen.line((x - reach, y - reach), (x + reach, y + reach), width=width, start=0.6)
    pen.line((x + reach, y - reach), (x - reach, y + reach), width=width, start=0.6)


def brows(
    pen: Pen,
    mood: Mood,
    left: Spot,
    right: Spot,
    *,
    width: float = 44,
    thick: float = 8,
    temper: float = 0.0,
    pencil: Pencil = INK,
    gloats: bool = False,
) -> None:
    """Two brows around their middles; `temper` goes from −1, worried, to 1, furious.

    In pain they are worried, when glad they rise; who gloats lowers one and lifts the other.
    """
    tempers = {Mood.HURT: -0.9, Mood.GLAD: 0.1, Mood.DOWN: -0.5}
    tilt = tempers.get(mood, temper)
    rise = 8.0 if mood is Mood.GLAD else 0.0
    for at, side in ((left, -1), (right, 1)):
        tilted, lift = tilt, rise
        if gloats and mood is Mood.GLAD:
            tilted, lift = (0.7, -2.0) if side < 0 else (-0.1, 14.0)
        slope = tilted * width * 0.32
        pen.line(
            (at[0] + side * width / 2, at[1] - lift - slope * 0.8),
            (at[0] + side * width * 0.05, at[1] - lift - width * 0.1),
            (at[0] - side * width / 2, at[1] - lift + slope),
            width=thick,
            pencil=pencil,
            start=0.4,
            end=0.8,
        )


def mouth(
    pen: Pen,
    mood: Mood,
    at: Spot,
    *,
    width: float = 60,
    smile: float = 0.3,
    fangs: int = 0,
    teeth: bool = True,
    tongue: Pencil = ROSE,
    line: float = 5.5,
) -> None:
    """A mouth around its middle; `smile` is how its corners lie when calm, −1 to 1.

    In pain it cries out, glad it grins, and out cold the tongue hangs from it. `fangs` are those
    of the upper jaw, which show when it is calm too.
    """
    if mood is Mood.HURT:
        _crying(pen, at, width, tongue)
    elif mood is Mood.GLAD:
        _grinning(pen, at, width, teeth, tongue)
    elif mood is Mood.DOWN:
        _gaping(pen, at, width, tongue, line)
    else:
        _resting(pen, at, width, smile, line)
    if fangs and mood is not Mood.DOWN:
        top = at[1] + (-width * 0.08 if mood is Mood.CALM else -width * 0.2)
        _fangs(pen, (at[0], top), width * (0.5 if mood is Mood.CALM else 0.42), fangs)


def cheeks(pen: Pen, left: Spot, right: Spot, *, size: float = 16, pencil: Pencil = ROSE) -> None:
    """Two rosy spots, in a few strokes of the pencil."""
    for at in (left, right):
        steps = [size * (step - 1.5) * 0.45 for step in range(4)]
        pen.strokes(
            *(
                [
                    (at[0] + s - size * 0.3, at[1] + size * 0.5),
                    (at[0] + s + size * 0.3, at[1] - size * 0.5),
                ]
                for s in steps
            ),
            width=size * 0.24,
            pencil=pencil,
        )


def signs(pen: Pen, mood: Mood, left: Spot, right: Spot) -> None:
    """What flies around a head, on its left and right: drops of sweat, rays of joy, or stars."""
    if mood is Mood.HURT:
        sweat(pen, (left[0] - 6, left[1] + 30), lean=-34)
        sweat(pen, right, lean=28)
        sweat(pen, (right[0] - 4, right[1] + 34), size=8, lean=40)
        _rays(pen, left, -1, CRIMSON)
    elif mood is Mood.GLAD:
        _rays(pen, left, -1, GOLD)
        _rays(pen, right, 1, GOLD)
    elif mood is Mood.DOWN:
        for at in (left, right):
            pen.shape(star(at, 17), GOLD, line=4.5)


def sweat(pen: Pen, at: Spot, *, size: float = 11, lean: float = 0) -> None:
    """A drop, flying off in the direction it leans."""
    with pen.placed(turn=lean, about=at):
        x, y = at[0], at[1]
        drop = blob(
            sharp(x, y - size * 1.5),
            (x + size * 0.8, y + size * 0.1),
            (x, y + size),
            (x - size * 0.8, y + size * 0.1),
        )
        pen.shape(drop, SKY, line=4)


def _lid(pen: Pen, at: Spot, size: float, lid: float, skin: Pencil) -> None:
    """A lid down to that share of the eye."""
    x, y, reach = at[0], at[1], size * 1.02
    edge = y - size + 2 * size * lid
    across = reach * (1 - (1 - 2 * lid) ** 2) ** 0.5
    pen.shape(
        blob(
            sharp(x - across, edge),
            around((x, y), reach, 180 + 35),
            (x, y - size * 1.04),
            around((x, y), reach, -35),
            sharp(x + across, edge),
            (x, edge + size * 0.1),
        ),
        skin,
        line=size * 0.14 + 1.4,
        hatch=None,
    )


def _resting(pen: Pen, at: Spot, width: float, smile: float, line: float) -> None:
    x, y, half = at[0], at[1], width / 2
    bend = smile * width * 0.32
    pen.line(
        (x - half, y - bend * 0.7),
        (x - half * 0.5, y + bend * 0.35),
        (x, y + bend * 0.6),
        (x + half * 0.5, y + bend * 0.3),
        (x + half, y - bend * 0.8),
        width=line,
        start=0.6,
        end=0.5,
    )
    if abs(smile) > 0.25:
        for side in (-1, 1):
            corner = (x + side * half, y - bend * 0.75)
            pen.line(
                (corner[0] - side * 3, corner[1] - 5),
                (corner[0] + side * 4, corner[1] + 5),
                width=line * 0.7,
            )


def _crying(pen: Pen, at: Spot, width: float, tongue: Pencil) -> None:
    x, y, half = at[0], at[1], width * 0.42
    pen.shape(
        blob(
            (x - half * 0.9, y - half * 0.35),
            (x - half * 0.2, y - half * 0.6),
            (x + half * 0.75, y - half * 0.45),
            (x + half, y + half * 0.4),
            (x + half * 0.2, y + half * 0.85),
            (x - half * 0.85, y + half * 0.6),
        ),
        CRIMSON,
        line=5.5,
        hatch=None,
        tint=0,
    )
    pen.shape(ellipse((x, y + half * 0.42), half * 0.55, half * 0.28), tongue, line=0, hatch=None)
    pen.strokes(
        [(x - half * 0.6, y - half * 0.3), (x + half * 0.6, y - half * 0.34)],
        width=half * 0.24,
        pencil=WHITE,
    )


def _grinning(pen: Pen, at: Spot, width: float, teeth: bool, tongue: Pencil) -> None:
    x, y, half = at[0], at[1] - width * 0.14, width * 0.56
    pen.shape(
        blob(
            sharp(x - half, y - half * 0.12),
            (x, y + half * 0.08),
            sharp(x + half, y - half * 0.16),
            (x + half * 0.72, y + half * 0.62),
            (x, y + half * 1.02),
            (x - half * 0.72, y + half * 0.66),
        ),
        CRIMSON,
        line=5.5,
        hatch=None,
        tint=0,
    )
    pen.shape(ellipse((x, y + half * 0.72), half * 0.46, half * 0.2), tongue, line=0, hatch=None)
    if teeth:
        pen.shape(
            blob(
                sharp(x - half * 0.8, y + half * 0.03),
                (x, y + half * 0.17),
                sharp(x + half * 0.8, y),
                sharp(x + half * 0.64, y + half * 0.32),
                (x, y + half * 0.44),
                sharp(x - half * 0.64, y + half * 0.34),
            ),
            WHITE,
            line=0,
            hatch=None,
            tint=0,
        )


def _gaping(pen: Pen, at: Spot, width: float, tongue: Pencil, line: float) -> None:
    x, y, half = at[0], at[1], width * 0.42
    pen.line((x - half, y - 3), (x, y + 4), (x + half, y - 4), width=line)
    pen.shape(
        blob(
            sharp(x + half * 0.05, y + 2),
            (x + half * 0.0, y + half * 0.8),
            (x + half * 0.4, y + half * 1.15),
            (x + half * 0.8, y + half * 0.75),
            sharp(x + half * 0.75, y),
        ),
        tongue,
        line=4.5,
    )


def _fangs(pen: Pen, at: Spot, half: float, count: int) -> None:
    for number in range(count):
        share = number / (count - 1) * 2 - 1 if count > 1 else 0.5
        x, size = at[0] + share * half, half * 0.24 + 3
        pen.shape(
            polygon((x - size, at[1]), (x + size, at[1]), (x, at[1] + size * 2.3)),
            WHITE,
            line=3.4,
            hatch=None,
            tint=0,
        )


def _rays(pen: Pen, at: Spot, side: float, pencil: Pencil) -> None:
    middle = -90 + side * 52
    for lean in (-34, 0, 34):
        start, end = around(at, 6, middle + lean), around(at, 32, middle + lean)
        pen.line(start, end, width=7.5, pencil=pencil, start=0.5, end=0.5)
