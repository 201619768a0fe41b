"""What `dexterity check` lets pass in a drawing is what SDL_image then shows."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from dexterity.content.drawing import check_drawing

RED, BLUE, PAPER = (255, 0, 0), (0, 0, 255), (255, 255, 255)
GRADIENT = """<defs><linearGradient id="stops"><stop stop-color="#ff0000"/>
    <stop offset="1" stop-color="#0000ff"/></linearGradient>
    <linearGradient id="fade" xlink:href="#stops" x2="96" gradientUnits="userSpaceOnUse"/>
    </defs><path d="M0 0h96v96h-96z" fill="url(#fade)"/>"""


@pytest.mark.parametrize(
    ("body", "left", "right"),
    [
        ('<path d="M0 0h48v96h-48z" fill="#ff0000"/>', RED, PAPER),
        ('<g fill="#ff0000"><rect width="48" height="96" style="fill:#0000ff"/></g>', BLUE, PAPER),
        (
            '<style>.a, .b {fill:#0000ff}</style><circle r="30" cx="80" cy="48" class="b"/>',
            PAPER,
            BLUE,
        ),
        ('<g transform="translate(48 0)"><path d="M0 0h48v96H0" fill="#ff0000"/></g>', PAPER, RED),
        (
            '<path d="M0 48H96" stroke="#ff0000" stroke-width="40" stroke-dasharray="48 48"/>',
            RED,
            PAPER,
        ),
        (GRADIENT, (234, 0, 21), (21, 0, 234)),
        (
            '<path d="M0 0h48v96h-48z" fill="#0000ff" opacity=".5" fill-opacity="0.5"/>',
            (191, 191, 255),
            PAPER,
        ),
    ],
    ids=["path", "style", "class", "transform", "dashes", "gradient", "opacity"],
)
def test_what_passes_is_shown(
    tmp_path: Path, body: str, left: tuple[int, int, int], right: tuple[int, int, int]
) -> None:
    path = tmp_path / "drawing.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 96 96" width="96" height="96">{body}</svg>',
        encoding="utf-8",
    )
    check_drawing(path)
    sheet = pygame.Surface((96, 96), depth=32)
    sheet.fill(PAPER)
    sheet.blit(pygame.image.load_sized_svg(BytesIO(path.read_bytes()), (96, 96)), (0, 0))
    for x, colour in ((8, left), (88, right)):
        assert sheet.get_at((x, 48))[:3] == pytest.approx(colour, abs=4)
