"""Cards as they are drawn: all of them can be read, in every language and at every text size."""

from collections.abc import Iterator

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.state import Carried, Member
from dexterity.session.shipped import fighter_box
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.fighter.cards.face import CardFace, draw_detail
from dexterity.ui.screens.fighter.cards.foe_card import foe_card
from dexterity.ui.screens.fighter.cards.hero_card import hero_card, small_hero_card
from dexterity.ui.screens.fighter.cards.item_card import item_card, small_item_card
from dexterity.ui.screens.fighter.cards.room_card import room_card
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import member_mood
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, portrait_path
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import UNTOUCHED, Placeable
from dexterity.values.colour import DieColour
from tests.kit import hands

SCARRED = Member(HeroId("murka"), 4, (DieColour.GREEN,), (Carried(ItemId("spiked_elbow_pad")),))


def showcase(language: Language) -> Showcase:
    return Showcase(fighter_box(), hands.texts(language))


def large_cards(show: Showcase) -> Iterator[Placeable]:
    yield from (hero_card(show, Member(hero), player="Ada") for hero in show.box.heroes)
    yield hero_card(show, SCARRED)
    yield from (foe_card(show, foe) for foe in (*show.box.monsters, *show.box.bosses))
    yield from (item_card(show, item) for item in show.box.items)
    yield from (room_card(show, room) for room in show.box.rooms)


def small_cards(show: Showcase) -> Iterator[Placeable]:
    yield from (small_hero_card(show, Member(hero), player="Ada") for hero in show.box.heroes)
    yield from (small_item_card(show, item, price=True) for item in show.box.items)


def canvas(text_size: float = 1.0) -> Canvas:
    made = Canvas(pygame.Surface((1280, 720)), text_size)
    made.texts = []
    return made


def assert_all_read(drawn: Canvas) -> None:
    assert drawn.texts
    for written in drawn.texts:
        assert written.allowed.holds(written.drawn, slack=1.5), written


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_small_cards_hold_all_that_is_written_on_them(language: Language, text_size: float) -> None:
    on = canvas(text_size)
    for content in small_cards(showcase(language)):
        card = CardFace("card", content)
        width = 240.0 * text_size
        card.place(Box(0.0, 0.0, width, card.wanted(on, width)[1]), on)
        card.draw(on, UNTOUCHED)
    assert_all_read(on)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_every_card_fits_the_stage_when_one_lingers_on_it(
    language: Language, text_size: float
) -> None:
    on = canvas(text_size)
    for content in large_cards(showcase(language)):
        draw_detail(on, "card", content, Box(600.0, 600.0, 80.0, 80.0))
    assert_all_read(on)
    assert on.texts is not None
    assert all(STAGE.holds(written.drawn, slack=1.5) for written in on.texts)


def test_a_scar_is_told_and_what_it_took_is_not() -> None:
    show, on = showcase(Language.ENGLISH), canvas()
    draw_detail(on, "card", hero_card(show, SCARRED), Box(0.0, 0.0, 10.0, 10.0))
    said = {written.text for written in on.texts or ()}
    assert show.texts.say("fighter_screens.scarred") in said
    assert show.texts.say("fighter.ability.instinctive_agility.text") not in said
    assert "4 of 7 health" in said


def test_a_card_is_pressed_by_pointer_and_by_key() -> None:
    pressed: list[str] = []
    card = CardFace("card", Label("words"), on_press=lambda: pressed.append("pressed"))
    card.box = Box(0.0, 0.0, 100.0, 50.0)
    card.release((50.0, 25.0))
    card.release((150.0, 25.0))
    assert card.intend(Intention.CONFIRM)
    assert pressed == ["pressed", "pressed"]


def test_a_card_that_neither_does_nor_tells_anything_is_passed_by() -> None:
    assert not CardFace("card", Label("words")).can_focus
    assert CardFace("card", Label("words"), detail=lambda: Label("more")).can_focus


def test_heroes_look_as_they_feel() -> None:
    well, hurt = Member(HeroId("murka")), Member(HeroId("murka"), 3)
    down = Member(HeroId("murka"), 0, down=True)
    assert [member_mood(each) for each in (well, hurt, down)] == [Mood.CALM, Mood.HURT, Mood.DOWN]


def test_somebody_without_a_portrait_is_drawn_as_a_shape() -> None:
    assert portrait_path(Sitter.MONSTER, "nobody", Mood.CALM) is None
    on, foe = canvas(), FoeId("owlbear")
    draw_detail(on, "card", foe_card(showcase(Language.ENGLISH), foe), Box(0.0, 0.0, 1.0, 1.0))
    assert_all_read(on)
