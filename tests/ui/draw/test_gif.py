"""Frames become a film: as long as they say, moving, small; or a sentence says what is missing."""

import sys

import numpy as np
import pygame
import pytest

from dexterity.ui.draw import gif
from dexterity.ui.draw.gif import FRAME_MS, GifError, gif_from
from tests.kit.films import durations_ms, frame_of, open_film

SIZE = (64, 36)


def moving(count: int) -> list[pygame.Surface]:
    """A dot that goes to the right."""
    frames = []
    for at in range(count):
        frame = pygame.Surface(SIZE)
        frame.fill((240, 230, 210))
        pygame.draw.circle(frame, (200, 30, 20), (4 + 2 * at, 18), 4)
        frames.append(frame)
    return frames


def noise(count: int, side: int) -> list[pygame.Surface]:
    """What nothing can pack."""
    luck = np.random.default_rng(1)
    return [
        pygame.surfarray.make_surface(luck.integers(0, 256, (side, side, 3), np.uint8))
        for _ in range(count)
    ]


def test_every_frame_is_there_and_the_last_one_lingers() -> None:
    film = open_film(gif_from(moving(20), last_ms=1000))
    assert durations_ms(film) == [FRAME_MS] * 19 + [1000]
    assert film.size == SIZE


def test_the_first_and_the_last_frame_differ_where_something_moved() -> None:
    film = open_film(gif_from(moving(20)))
    first, last = frame_of(film, 0), frame_of(film, 19)
    red, paper = first.getpixel((4, 18)), last.getpixel((4, 18))
    assert red[0] - red[1] > 100
    assert max(paper) - min(paper) < 60
    assert first.getpixel((60, 2)) == last.getpixel((60, 2)), "the paper does not flicker"


def test_a_film_goes_round_for_ever() -> None:
    assert open_film(gif_from(moving(3))).info["loop"] == 0


def test_a_film_that_would_be_too_large_has_fewer_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = noise(4, 60)
    fine = len(gif_from(frames))
    monkeypatch.setattr(gif, "MOST_BYTES", fine * 2 // 3)
    assert len(gif_from(frames)) <= fine * 2 // 3


def test_without_pillow_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    with pytest.raises(GifError, match="pip install pillow"):
        gif_from(moving(2))
