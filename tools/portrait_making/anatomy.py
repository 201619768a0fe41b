"""Parts of bodies: arms, hands, paws, feet, horns, ears, wings, tails, hair."""

from collections.abc import Sequence

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import BONE, PINK, Pencil
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, spike


def arm(
    pen: Pen,
    *spine: Spot,
    sleeve: Pencil,
    skin: Pencil | None = None,
    width: float = 34,
    hand: float = 19,
) -> None:
    """An arm from the shoulder to its fist, which is in the colour of the skin if it has one."""
    count = len(spine) - 1
    pen.shape(limb(spine, [width - width * 0.25 * n / count for n in range(count + 1)]), sleeve)
    if skin is not None:
        fist(pen, spine[-1], skin, size=hand)


def fist(pen: Pen, at: Spot, skin: Pencil, *, size: float = 19) -> None:
    """A closed hand."""
    pen.shape(ellipse(at, size, size * 0.94), skin, line=5.5)
    x, y = at[0], at[1]
    pen.strokes(
        *(
            [(x + size * d, y + size * 0.1), (x + size * d * 1.2, y + size * 0.72)]
            for d in (-0.3, 0.15, 0.58)
        )
    )


def open_hand(
    pen: Pen, at: Spot, skin: Pencil, *, size: float = 19, turn: float = 0, fingers: int = 4
) -> None:
    """Spread fingers, pointing up before it is turned."""
    spread = 30
    for number in range(fingers):
        angle = -90 + turn + spread * (number - (fingers - 1) / 2)
        tip = around(at, size * 1.75, angle)
        pen.shape(
            limb((around(at, size * 0.4, angle), tip), (size * 0.55, size * 0.5)), skin, line=5
        )
    pen.shape(ellipse(at, size * 0.95), skin, line=5)
    pen.shape(ellipse(around(at, size * 0.3, -90 + turn), size * 0.72), skin, line=0, hatch=None)


def paw(
    pen: Pen, at: Spot, fur: Pencil, *, size: float = 24, claws: Pencil = BONE, turn: float = 0
) -> None:
    """A round paw with three claws, pointing down before it is turned."""
    pen.shape(ellipse(at, size, size * 0.85, turn), fur, line=6)
    for lean in (-34, 0, 34):
        angle = 90 + turn + lean
        root, tip = around(at, size * 0.62, angle), around(at, size * 1.25, angle)
        pen.shape(spike(root, tip, size * 0.36), claws, line=3.6, hatch=None)


def foot(pen: Pen, at: Spot, leather: Pencil, *, size: float = 30, flip: bool = False) -> None:
    """A shoe that stands on the ground at its sole, pointing left, or right when flipped."""
    x, y = at[0], at[1]
    with pen.placed(flip=flip, about=at):
        pen.shape(
            blob(
                sharp(x + size * 0.6, y),
                (x + size * 0.62, y - size * 0.75),
                (x, y - size * 0.85),
                (x - size * 0.75, y - size * 0.55),
                (x - size * 1.05, y - size * 0.2),
                sharp(x - size * 0.95, y),
            ),
            leather,
            line=6,
        )


def horn(
    pen: Pen,
    base: Spot,
    tip: Spot,
    *,
    width: float = 34,
    bend: float = 12,
    pencil: Pencil = BONE,
    rings: int = 3,
) -> None:
    """A bent horn with rings."""
    pen.shape(spike(base, tip, width, bend), pencil)
    x, y = tip[0] - base[0], tip[1] - base[1]
    length = (x * x + y * y) ** 0.5 or 1.0
    across = -y / length, x / length
    marks = []
    for number in range(1, rings + 1):
        along = number * 0.5 / (rings + 0.5)
        off, half = bend * 4 * along * (1 - along), width * 0.3 * (1 - along)
        middle = base[0] + x * along + across[0] * off, base[1] + y * along + across[1] * off
        marks.append(
            [
                (middle[0] - across[0] * half, middle[1] - across[1] * half),
                (middle[0] + x * 0.04, middle[1] + y * 0.04),
                (middle[0] + across[0] * half, middle[1] + across[1] * half),
            ]
        )
    pen.strokes(*marks)


def round_ear(pen: Pen, at: Spot, fur: Pencil, *, size: float = 30, inside: Pencil = PINK) -> None:
    """As of a bear, a mouse or a monkey."""
    pen.shape(ellipse(at, size), fur)
    pen.shape(ellipse((at[0], at[1] + size * 0.08), size * 0.55), inside, line=3.5, shade=0)


def pointed_ear(
    pen: Pen,
    base: Spot,
    tip: Spot,
    skin: Pencil,
    *,
    width: float = 44,
    bend: float = 8,
    inside: Pencil = PINK,
) -> None:
    """As of a cat, an elf, an imp or a goblin."""
    pen.shape(spike(base, tip, width, bend), skin)
    inner_base = base[0] + (tip[0] - base[0]) * 0.16, base[1] + (tip[1] - base[1]) * 0.16
    inner_tip = base[0] + (tip[0] - base[0]) * 0.8, base[1] + (tip[1] - base[1]) * 0.8
    pen.shape(spike(inner_base, inner_tip, width * 0.5, bend * 0.8), inside, line=0, hatch=None)


def bat_wing(
    pen: Pen,
    root: Spot,
    *,
    reach: float = 120,
    rise: float = 80,
    pencil: Pencil = PINK,
    flip: bool = False,
) -> None:
    """Spread to the right of its root, or to the left when flipped."""
    x, y = root[0], root[1]
    tip = x + reach * 0.55, y - rise
    tails = [
        (x + reach, y - rise * 0.25),
        (x + reach * 0.68, y + rise * 0.2),
        (x + reach * 0.32, y + rise * 0.42),
    ]
    with pen.placed(flip=flip, about=root):
        pen.shape(
            blob(
                sharp(x, y - 10),
                (x + reach * 0.22, y - rise * 0.55),
                sharp(*tip),
                (x + reach * 0.82, y - rise * 0.72),
                sharp(*tails[0]),
                (x + reach * 0.8, y - rise * 0.1),
                sharp(*tails[1]),
                (x + reach * 0.48, y + rise * 0.18),
                sharp(*tails[2]),
                (x + reach * 0.14, y + rise * 0.2),
                sharp(x, y + 18),
            ),
            pencil,
        )
        for tail in tails[:2]:
            bow = (tip[0] + tail[0]) / 2, (tip[1] + tail[1]) / 2 - 6
            pen.line(tip, bow, tail, width=4)
        pen.line(tip, (x + reach * 0.3, y - rise * 0.3), tails[2], width=4)


def feather_wing(
    pen: Pen,
    root: Spot,
    *,
    reach: float = 120,
    rise: float = 70,
    pencil: Pencil = BONE,
    flip: bool = False,
) -> None:
    """Spread to the right of its root, or to the left when flipped.

    A negative rise lets it hang.
    """
    x, y = root[0], root[1]
    with pen.placed(flip=flip, about=root):
        for number in (3, 2, 1, 0):
            share = number / 3
            tip = x + reach * (1 - share * 0.38), y - rise + share * (rise * 0.6 + 60)
            middle = (x + tip[0]) / 2 + 4, (y + tip[1]) / 2 - 16
            feather = limb((root, middle, tip), (26, 40, 18))
            pen.shape(feather, pencil, line=5.5)


def tail(
    pen: Pen,
    *spine: Spot,
    pencil: Pencil,
    widths: Sequence[float] | None = None,
    tip: Pencil | None = None,
) -> None:
    """Along its spine, thinner towards its end; with a devil's point if it has one."""
    count = len(spine) - 1
    pen.shape(limb(spine, widths or [18 - 9 * n / count for n in range(count + 1)]), pencil, line=6)
    if tip is not None:
        end, before = spine[-1], spine[-2]
        x, y = end[0] - before[0], end[1] - before[1]
        length = (x * x + y * y) ** 0.5 or 1.0
        ux, uy = x / length, y / length
        pen.shape(
            polygon(
                (end[0] + ux * 30, end[1] + uy * 30),
                (end[0] - uy * 17 - ux * 6, end[1] + ux * 17 - uy * 6),
                (end[0] + ux * 2, end[1] + uy * 2),
                (end[0] + uy * 17 - ux * 6, end[1] - ux * 17 - uy * 6),
            ),
            tip,
            line=5.5,
        )


def strands(pen: Pen, *locks: Sequence[Spot], pencil: Pencil, width: float = 16) -> None:
    """Locks of hair, each along its own spine and pointed at its end."""
    for lock in locks:
        count = len(lock) - 1
        pen.shape(
            limb(lock, [width * (1 - 0.75 * n / count) for n in range(count + 1)]), pencil, line=5
        )
