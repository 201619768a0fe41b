"""A line of a card that begins with a medal."""

from dexterity.rules.challenge.medal import Medal
from dexterity.ui.canvas.theme import BODY, Lettering
from dexterity.ui.screens.challenge.signs import draw_medal
from dexterity.ui.screens.dare.sign_line import SIDE, SignLine


def medal_line(
    name: str,
    medal: Medal | None,
    words: str,
    *,
    lettering: Lettering = BODY,
    side: float = SIDE,
    steady: bool = False,
) -> SignLine:
    """A medal and what it asks for; `steady`: it was won with a steady hand."""
    # The medal is part of the name: another one is another picture.
    return SignLine(
        f"{name}/{medal}", lambda canvas, box: draw_medal(canvas, medal, box, steady=steady), words,
        lettering=lettering, side=side,
    )  # fmt: skip
