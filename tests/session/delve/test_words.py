"""What came of an action in a match, in both languages: every effect has its sentence."""

from dataclasses import replace
from itertools import chain
from typing import Any, get_args

import pytest

from dexterity.content.language import Language
from dexterity.rules.delve import effects as came
from dexterity.rules.delve.actions import Refusal
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId, parity_of
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Ending, Facing, Laid
from dexterity.rules.referee import judge
from dexterity.session.course import SEEN
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.words import delve_words
from dexterity.session.shipped import delve_box
from dexterity.session.words import EffectWords
from tests.kit.delving import tiles
from tests.kit.effect_sentences import (
    assert_each_has_a_sentence,
    assert_no_text_is_left_over,
    effects_from,
)
from tests.kit.hands import texts
from tests.kit.landings import landing

BOX = delve_box()
ADA, BLAISE = PlayerId(0), PlayerId(1)
ORC, TORCH = MonsterId("orc"), TileId("torch")


def facing(monster: str = "orc", strength: int | None = 3, identity: str | None = None) -> Facing:
    """The fourth card of a dungeon; counts as itself, if nothing else is told."""
    counts_as = MonsterId(monster if identity is None else identity)
    return Facing(MonsterId(monster), 4, strength, parity_of(strength), counts_as)


MISS, HIT = judge(landing(". . / . .")), judge(landing("2 2 / 2 ."))

SOME: dict[str, Any] = {
    "round": 2,
    "adventurer": AdventurerId("mage"),
    "first": BLAISE,
    "player": ADA,
    "winner": BLAISE,
    "monster": ORC,
    "tile": TORCH,
    "size": 3,
    "forced": False,
    "health": 7,
    "monsters": 5,
    "strength": 6,
    "facing": facing(),
    "soothed": 1,
    "amount": 2,
    "verdict": HIT,
    "beaten": False,
    "damage": 3,
    "lessened_by": (),
    "success": True,
    "saved_by": None,
    "monsters_left": 0,
    "cards": (Aside(ORC, TORCH, ADA),),
    "successes": 1,
    "failures": 1,
    "ending": Ending.TWO_SUCCESSES,
}
"""What effects are made of."""

some = effects_from(SOME)


def words(language: Language = Language.ENGLISH) -> EffectWords[Effect]:
    return delve_words(BOX, ("Ada", "Blaise"), texts(language))


@pytest.mark.parametrize("language", Language)
def test_every_effect_has_a_sentence_of_its_own(language: Language) -> None:
    assert_each_has_a_sentence(map(some, get_args(Effect)), words(language).sentence)


DIFFERENT: list[list[Effect]] = [
    [some(kind, **{key: value}) for value in values]
    for kind, key, values in (
        (came.MonsterDrawn, "monster", (ORC, HIDDEN)),
        (came.MonsterAdded, "monster", (ORC, HIDDEN)),
        (came.MonsterSetAside, "monster", (ORC, HIDDEN)),
        (came.PlayerPassed, "forced", (False, True)),
        (came.DelveBegun, "monsters", (0, 5)),
        (
            came.MonsterMet,
            "facing",
            (
                facing(),
                facing("ally", None),
                facing("shapeshifter", 3, "orc"),
                replace(facing("count", 8), identity=None),
            ),
        ),
        (came.MonsterIgnored, "tile", (TORCH, None)),
        (came.NextIgnored, "tile", (TORCH, None)),
        (came.ThrowMade, "beaten", (False, True)),
        (came.ThrowMade, "verdict", (HIT, MISS)),
        (came.MonsterStruck, "damage", (0, 3)),
        (came.MonsterStruck, "health", (1, 0)),
        (came.MonsterStruck, "lessened_by", ((), (TORCH,), tiles("family_crown elven_harp"))),
        (came.DelveEnded, "success", (False, True)),
        (came.DelveEnded, "saved_by", (None, TileId("omnipotence"))),
        (came.AsideRevealed, "cards", ((), (Aside(ORC, TORCH, ADA),))),
        (came.GameEnded, "ending", Ending),
    )
]
"""Effects of a kind that are told in different words."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("effects", DIFFERENT)
def test_what_differs_is_told_differently(language: Language, effects: list[Effect]) -> None:
    assert_each_has_a_sentence(effects, words(language).sentence)


def test_no_text_is_left_over() -> None:
    rest = came.RestRevealed((Laid(ORC, ADA),))
    failed = some(came.DelveEnded, success=False, health=0)
    effects = chain(map(some, get_args(Effect)), *DIFFERENT, [rest, failed])
    assert_no_text_is_left_over(lambda texts: delve_words(BOX, ("Ada", "Blaise"), texts), effects)


@pytest.mark.parametrize("language", Language)
def test_every_adventurer_monster_and_tile_has_its_name(language: Language) -> None:
    say = words(language)
    assert all(say.named(AdventurerId, one) for one in BOX.adventurers)
    assert say.named(MonsterId, HIDDEN) not in {say.named(MonsterId, one) for one in BOX.monsters}
    for adventurer in BOX.adventurers.values():
        for id_, tile in adventurer.value.tiles.items():
            assert say.named(TileId, id_) == tile.names.said_in(language)


def test_each_sentence_says_who_or_which_tile_did_it() -> None:
    told = came.MonsterBeaten(facing(), TORCH)
    assert words().sentence(told) == "Torch settles it: the Orc is beaten."
    assert words(Language.FRENCH).sentence(told) == (
        "Grâce à «\u202fTorche\u202f», le monstre Orc est vaincu."
    )
    rest = came.RestRevealed((Laid(ORC, ADA), Laid(MonsterId("lich"), BLAISE)))
    assert words().sentence(rest) == (
        "Who was still waiting down there: Orc (by Ada), Lich (by Blaise)."
    )
    aside = came.AsideRevealed((Aside(ORC, TORCH, ADA), Aside(MonsterId("lich"), TORCH, BLAISE)))
    assert words().sentence(aside) == (
        "What was set aside in this round: Orc (with Torch, by Ada), Lich (with Torch, by Blaise)."
    )


@pytest.mark.parametrize("language", Language)
def test_a_hidden_card_is_never_called_by_an_id(language: Language) -> None:
    for kind in get_args(came.Secret):
        said = words(language).sentence(some(kind, monster=HIDDEN))
        assert "hidden" not in said
        assert words(language).named(MonsterId, ORC) not in said


@pytest.mark.parametrize("language", Language)
def test_every_refusal_has_words(language: Language) -> None:
    assert all(
        texts(language).say(f"{DelveCourse.refusals}.{reason}") for reason in (*Refusal, SEEN)
    )
