"""Pen's cards as they are drawn: all of them can be read, in every language and text size."""

from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.content.pen.box import load_cards
from dexterity.content.pen.rebus_words import card_words
from dexterity.places import levels
from dexterity.rules.pen.cards.card import CardId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.screens.fighter.cards.face import draw_detail
from dexterity.ui.screens.pen.cards.pen_card import (
    SMALL_WIDTH,
    pen_card_face,
    small_width,
    whole_card,
)
from dexterity.ui.screens.pen.cards.rebus_strip import lay_out
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.widgets.widget import UNTOUCHED
from tests.kit import hands

LEAST_ICON = 24.0
"""Points: smaller ones could not be told from one another."""


@cache
def showcase(language: Language) -> PenShowcase:
    return PenShowcase(load_cards(levels() / "pen" / "cards"), hands.texts(language))


def cards(show: PenShowcase) -> Iterator[CardId]:
    yield from show.box.events
    yield from show.box.fatras


def canvas(text_size: float) -> Canvas:
    made = Canvas(pygame.Surface((1280, 720)), text_size)
    made.texts = []
    return made


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_small_cards_hold_all_that_is_written_on_them(language: Language, text_size: float) -> None:
    show, on, width = showcase(language), canvas(text_size), small_width(text_size)
    for id_ in cards(show):
        face = pen_card_face(show, id_)
        face.place(Box(0.0, 0.0, width, face.wanted(on, width)[1]), on)
        face.draw(on, UNTOUCHED)
        assert on.texts
        assert all(each.allowed.holds(each.drawn, slack=1.5) for each in on.texts), id_
        assert all(face.box.holds(each.drawn, slack=1.0) for each in on.texts), id_
        assert all(face.box.holds(part.box, slack=1.0) for part in face.content.widgets()), id_
        on.texts.clear()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_a_whole_card_fits_the_stage_and_says_what_it_does(
    language: Language, text_size: float
) -> None:
    show, on = showcase(language), canvas(text_size)
    for id_ in cards(show):
        draw_detail(on, "card", whole_card(show, id_), Box(600.0, 600.0, 80.0, 80.0))
        said = {each.text: each for each in on.texts or ()}
        assert {show.name(id_), show.joke(id_), card_words(show.box[id_].value, show.texts)} <= {
            *said
        }
        assert all(STAGE.holds(each.drawn, slack=1.5) for each in said.values()), id_
        assert all(each.allowed.holds(each.drawn, slack=1.5) for each in said.values()), id_
        assert on.texts is not None
        on.texts.clear()


def test_a_rebus_is_drawn_in_its_order_with_an_arrow_from_box_to_box() -> None:
    show = showcase(Language.ENGLISH)
    room = Box(0.0, 0.0, SMALL_WIDTH - 24.0, 46.0)
    for id_ in cards(show):
        boxes = show.box[id_].value.icons
        layout = lay_out(boxes, room, 36.0)
        assert [icon for icon, _ in layout.icons] == [icon for row in boxes for icon in row]
        lefts = [place.left for _, place in layout.icons]
        assert lefts == sorted(lefts)
        assert len(layout.arrows) == len(boxes) - 1
        assert all(room.holds(box, slack=0.01) for box in layout.boxes)
        assert all(place.width >= LEAST_ICON for _, place in layout.icons), id_


def test_a_small_card_tells_more_and_a_whole_one_has_told_all() -> None:
    show = showcase(Language.FRENCH)
    id_ = next(cards(show))
    assert pen_card_face(show, id_).explains
    assert not pen_card_face(show, id_, whole=True).can_focus
