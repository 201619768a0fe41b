"""The sign of a requirement, drawn anywhere."""

from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.requirement_icons import requirement_icon


def draw_requirement(canvas: Canvas, requirement: str, box: Box) -> None:
    """The sign of a requirement, as large as fits into the box."""
    side = min(box.width, box.height)
    rect = canvas.rect(centred(box.middle, (side, side)))
    canvas.surface.blit(requirement_icon(requirement, max(1, rect.width)), rect)
