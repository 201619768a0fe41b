"""What came of an action in a campaign, in both languages: every effect has its sentence."""

from typing import Any, get_args

import pytest

from dexterity.content.language import Language
from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.actions import Refusal
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.hero import Ability, HeroId
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.effects import Defeat, Effect, Source
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.state import SeatId
from dexterity.rules.referee import judge
from dexterity.session.course import SEEN
from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.words import fighter_words
from dexterity.session.shipped import fighter_box
from dexterity.session.words import EffectWords
from dexterity.ui.screens.fighter.effect_words import SEEN_ELSEWHERE
from dexterity.values.colour import DieColour
from dexterity.values.landing import Finding
from tests.kit.effect_sentences import (
    assert_each_has_a_sentence,
    assert_no_text_is_left_over,
    effects_from,
)
from tests.kit.hands import texts
from tests.kit.landings import landing

BOX = fighter_box()
HEROES = (HeroId("wilrond"), HeroId("edith"))
HIT = judge(landing("2 2 / 2 2"))
LATE = judge(landing("2 2 / 2 2"), (Finding("jump", passed=False, measured=1.0, needed=3.0),))

SOME: dict[str, Any] = {
    "leader": SeatId(0),
    "seat": SeatId(0),
    "giver": SeatId(0),
    "taker": SeatId(1),
    "whom": SeatId(1),
    "room": RoomId("sacred_temple"),
    "foe": next(iter(BOX.monsters)),
    "item": next(iter(BOX.items)),
    "weapons": (next(iter(BOX.items)),),
    "wares": tuple(BOX.items)[:2],
    "colour": DieColour.RED,
    "amount": 3,
    "health": 4,
    "price": 2,
    "score": 1234,
    "title": 3,
    "source": Source.ITEM,
    "free": False,
    "epic": False,
    "halved": False,
    "hit": False,
    "verdict": HIT,
    "woken": None,
    "ability": Ability.SMASH,
    "why": Defeat.NO_DICE,
    "without": "jump",
}
"""What effects are made of."""

some = effects_from(SOME)


def words(language: Language = Language.ENGLISH) -> EffectWords[Effect]:
    return fighter_words(BOX, HEROES, texts(language))


@pytest.mark.parametrize("language", Language)
def test_every_effect_has_a_sentence_of_its_own(language: Language) -> None:
    assert_each_has_a_sentence(map(some, get_args(Effect)), words(language).sentence)


TURNS: list[Effect] = [
    *(some(kind, source=each) for kind in (came.GoldGained, came.GoldLost, came.HeroHealed)
      for each in Source),
    *(some(came.CampaignLost, why=each) for each in Defeat),
    *(some(came.AbilityWoken, ability=each) for each in Ability),
    some(came.FoeRevealed, foe=next(iter(BOX.bosses))),
    some(came.DieTaken, weapons=(), colour=DieColour.WHITE),
    some(came.DiceTakenBack, free=True),
    some(came.ItemUsed, whom=None),
    some(came.FoeHurt, health=-2),
    some(came.FoeHurt, halved=True),
    some(came.FoeBeaten, epic=True),
    some(came.ShopOpened, wares=()),
    some(came.ThrowJudged, verdict=LATE),
]  # fmt: skip


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("effect", TURNS)
def test_and_so_has_every_turn_that_it_can_take(effect: Effect, language: Language) -> None:
    said = words(language).sentence(effect)
    assert said.endswith((".", "!"))
    assert "{" not in said


def test_no_text_is_left_over() -> None:
    effects = [*map(some, get_args(Effect)), *TURNS]
    assert_no_text_is_left_over(lambda texts: fighter_words(BOX, HEROES, texts), effects)
    around_fights: list[Effect] = [one for one in effects if not isinstance(one, SEEN_ELSEWHERE)]
    assert_no_text_is_left_over(
        lambda texts: fighter_words(BOX, HEROES, texts, "fighter_screens"), around_fights
    )


def test_who_uses_a_thing_on_themselves_just_uses_it() -> None:
    item = next(iter(BOX.items))
    alone, on_oneself = (came.ItemUsed(SeatId(0), item, whom) for whom in (None, SeatId(0)))
    assert words().sentence(alone) == words().sentence(on_oneself)
    assert "Edith" in words().sentence(came.ItemUsed(SeatId(0), item, SeatId(1)))


def test_a_throw_says_what_the_referee_does_not() -> None:
    assert words().sentence(came.ThrowJudged(SeatId(0), HIT, hit=True, woken=None)) == ""
    assert words().sentence(came.ThrowJudged(SeatId(0), HIT, hit=False, woken=None)) == (
        "This monster would not call that a hit."
    )


def test_effects_are_told_in_their_order_and_each_once() -> None:
    hurt, begun = came.FoeHurt(3, 4), came.TurnBegun(SeatId(1))
    assert words().told([hurt, hurt, begun]) == (
        "The monster loses 3; health left: 4. Edith Grumbledore has the dice."
    )


@pytest.mark.parametrize("language", Language)
def test_every_refusal_and_difficulty_has_its_words(language: Language) -> None:
    for reason in (*Refusal, SEEN):
        assert texts(language).say(f"{CampaignCourse.refusals}.{reason}").endswith(".")
    for difficulty in Difficulty:
        assert texts(language).say(f"fighter_story.{difficulty}")


def test_what_cards_are_called_is_their_name_in_the_language() -> None:
    item, foe = ItemId("tinned_dice"), FoeId("girolzilla")
    assert words().named(ItemId, item) == "Tinned Dice"
    assert words(Language.FRENCH).named(FoeId, foe) == "Girolzilla"
