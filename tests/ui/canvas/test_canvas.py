"""Drawing in points: the same at every size, steady from frame to frame, and nothing cut off."""

import pygame
import pytest

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import DRAWN_WINDOWS, Canvas
from dexterity.ui.canvas.icons import ICON_LINES, Icon
from dexterity.ui.canvas.layer import Layer
from dexterity.ui.canvas.letters import LETTER_WINDOWS, Align
from dexterity.ui.canvas.theme import BODY, CARD, MAIN_BUTTON


def canvas(size_px: tuple[int, int] = (1280, 720), text_size: float = 1.0) -> Canvas:
    made = Canvas(pygame.Surface(size_px, depth=32), text_size)
    made.texts = []
    made.begin()
    return made


def pixels(drawn: Canvas) -> bytes:
    return pygame.image.tobytes(drawn.surface, "RGB")


def test_the_paper_goes_on_outside_the_stage() -> None:
    window = pygame.Surface((1024, 768), depth=32)
    Canvas(window).begin()
    for place in [(2, 2), (1000, 760), (512, 384)]:
        assert min(window.get_at(place)[:3]) > 200


def test_the_same_thing_is_drawn_alike_each_time_and_another_name_otherwise() -> None:
    box = Box(100, 100, 200, 60)
    first, again, other = canvas(), canvas(), canvas()
    first.box(box, MAIN_BUTTON, "play")
    again.box(box, MAIN_BUTTON, "play")
    other.box(box, MAIN_BUTTON, "quit")
    assert pixels(first) == pixels(again)
    assert pixels(first) != pixels(other)


@pytest.mark.parametrize("size_px", [(640, 360), (1024, 768), (2560, 1440)])
def test_a_box_is_where_its_points_are(size_px: tuple[int, int]) -> None:
    drawn = canvas(size_px)
    before = pixels(drawn)
    bare = drawn.surface.copy()
    box = Box(400, 200, 300, 150)
    drawn.box(box, CARD, "card")
    assert pixels(drawn) != before
    outside = [(300, 275), (800, 275), (550, 150), (550, 400)]
    for place in outside:
        at = tuple(round(part) for part in drawn.px(place))
        assert drawn.surface.get_at(at) == bare.get_at(at)


def test_texts_are_noted_with_the_room_they_had() -> None:
    drawn = canvas()
    drawn.text("A short one", Box(10, 10, 400, 60))
    drawn.text("Donaudampfschifffahrt", Box(10, 100, 40, 30))
    assert drawn.texts is not None
    fits, not_so = drawn.texts
    assert fits.allowed.holds(fits.drawn)
    assert not not_so.allowed.holds(not_so.drawn)


def test_a_text_outside_the_stage_has_no_room() -> None:
    drawn = canvas()
    drawn.text("A sentence that leaves", Box(1200, 10, 300, 60))
    assert drawn.texts is not None
    assert not drawn.texts[0].allowed.holds(drawn.texts[0].drawn)


@pytest.mark.parametrize(("align", "left"), [(Align.LEFT, 100.0), (Align.RIGHT, 500.0)])
def test_lines_stand_where_they_are_told(align: Align, left: float) -> None:
    drawn = canvas().text("x", Box(100, 100, 400, 50), BODY, align=align)
    assert (drawn.left if align is Align.LEFT else drawn.right) == pytest.approx(left)


def test_nothing_is_drawn_outside_a_clip() -> None:
    drawn = canvas()
    with drawn.clipped(Box(0, 0, 100, 100)):
        before = drawn.surface.get_at((300, 300))
        drawn.box(Box(50, 50, 400, 400), MAIN_BUTTON, "x")
    assert drawn.surface.get_at((300, 300)) == before
    assert drawn.surface.get_clip() == drawn.surface.get_rect()


def test_everything_is_drawn_anew_at_another_size() -> None:
    drawn = canvas()
    drawn.box(Box(10, 10, 100, 50), CARD, "a")
    assert not drawn.fit(pygame.Surface((1280, 720), depth=32), 1.0)
    assert drawn.fit(pygame.Surface((800, 600), depth=32), 1.0)
    assert drawn.fit(pygame.Surface((800, 600), depth=32), 1.5)


def test_a_small_window_keeps_no_more_than_some_windows_full() -> None:
    drawn = canvas((640, 360))
    for number in range(40):
        drawn.box(Box(0.0, 0.0, 1200.0, 700.0), CARD, name=f"page {number}")
        drawn.text(f"{number} " * 500, Box(0.0, 0.0, 1200.0, 700.0))
    windows = drawn.kept_px / (640 * 360)
    assert DRAWN_WINDOWS - 2 < windows <= DRAWN_WINDOWS + LETTER_WINDOWS


@pytest.mark.parametrize("icon", list(Icon))
def test_every_sign_can_be_drawn_and_stays_in_its_square(icon: Icon) -> None:
    assert all(0.0 <= part <= 1.0 for line in ICON_LINES[icon] for at in line for part in at)
    drawn = canvas()
    before = pixels(drawn)
    drawn.icon(icon, Box(100, 100, 24, 24))
    assert pixels(drawn) != before


def test_a_layer_is_painted_only_when_its_key_changes() -> None:
    drawn, layer, painted = canvas(), Layer(), []

    def paint(on: Canvas) -> None:
        painted.append(1)
        on.text("Hello", Box(10, 10, 200, 40))

    for key in ("a", "a", "b"):
        layer.draw(drawn, key, Box(0, 0, 300, 100), paint)
    assert len(painted) == 2
    assert drawn.texts is not None
    assert [written.text for written in drawn.texts] == ["Hello"] * 3


def test_a_layer_shows_the_picture_that_would_have_been_painted_directly() -> None:
    direct, layered, box = canvas(), canvas(), Box(100, 100, 300, 90)
    direct.box(box, CARD, "card")
    Layer().draw(layered, 1, box.inset(-16), lambda on: on.box(box, CARD, "card"))
    one, other = direct.surface, layered.surface
    differences = [
        abs(a - b)
        for x in range(80, 440, 3)
        for y in range(80, 220, 3)
        for a, b in zip(one.get_at((x, y))[:3], other.get_at((x, y))[:3], strict=True)
    ]
    assert max(differences) <= 12
