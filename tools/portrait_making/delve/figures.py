"""The squat figure most of Delve's characters share: a large head on a short body."""

from tools.portrait_making.anatomy import foot
from tools.portrait_making.curves import Curve, Spot
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import Pencil
from tools.portrait_making.shapes import blob, limb


def by_mood(mood: Mood, calm: float, glad: float, hurt: float) -> float:
    """How far something is lifted or turned; who is down lies as when calm."""
    return {Mood.GLAD: glad, Mood.HURT: hurt}.get(mood, calm)


def head(at: Spot, across: float, down: float, jaw: float = 0.8) -> Curve:
    """By its two radii, and how wide the jaw is as a share of the skull."""
    x, y = at[0], at[1]
    return blob(
        (x, y - down),
        (x + across * 0.74, y - down * 0.72),
        (x + across, y - down * 0.05),
        (x + across * jaw, y + down * 0.68),
        (x + across * jaw * 0.45, y + down),
        (x - across * jaw * 0.45, y + down),
        (x - across * jaw, y + down * 0.68),
        (x - across, y - down * 0.05),
        (x - across * 0.74, y - down * 0.72),
    )


def legs(
    pen: Pen,
    *,
    cloth: Pencil,
    leather: Pencil,
    middle: float = 200,
    apart: float = 72,
    top: float = 318,
    width: float = 38,
    size: float = 32,
) -> None:
    """Two short ones, toes outwards."""
    for side in (-1, 1):
        x = middle + side * apart / 2
        pen.shape(limb(((x, top), (x, 358)), (width, width * 0.86)), cloth)
        foot(pen, (x + side * 4, 380), leather, size=size, flip=side > 0)


def torso(top: float, bottom: float, shoulders: float, hem: float, *, middle: float = 200) -> Curve:
    """A coat from the shoulders to its hem, both given by half their width."""
    return blob(
        (middle - shoulders * 0.6, top),
        (middle + shoulders * 0.6, top),
        (middle + shoulders, top + 22),
        (middle + hem, bottom - 12),
        (middle + hem * 0.7, bottom + 4),
        (middle, bottom + 10),
        (middle - hem * 0.7, bottom + 4),
        (middle - hem, bottom - 12),
        (middle - shoulders, top + 22),
    )
