"""The rule by which an effect finds its text, on effects of nobody's game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NewType

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.session.words import EffectWords
from tests.kit.hands import texts

Seat = NewType("Seat", int)
NAMES = ("Ada", "Blaise")


class Why(StrEnum):
    FUN = "fun"
    SPITE = "spite"


@dataclass(frozen=True)
class HatThrown:
    by: Seat
    why: Why = Why.SPITE
    far: bool = False
    hats: int = 1
    whom: Seat | None = None
    lookers_on: tuple[Seat, ...] = (Seat(1),)


THROWN = HatThrown(Seat(0))


def words(told: Mapping[str, str], **others: Any) -> EffectWords[HatThrown]:
    """Knows these sentences alone."""
    templates = {f"hats.effect.{key}": text for key, text in told.items()}
    said = Texts(Language.ENGLISH, {**texts().templates, **templates, "hats.left": "{n} left."})
    words: EffectWords[HatThrown] = EffectWords(said, "hats", {Seat: NAMES.__getitem__}, {})
    return replace(words, **others)


def test_the_key_is_the_class_and_placeholders_are_fields_by_their_types() -> None:
    told = words({"hat_thrown": "{by} throws {hats} at {whom}, before {lookers_on}."})
    assert told.sentence(THROWN) == "Ada throws 1 at , before Blaise."
    many = HatThrown(Seat(1), hats=1200, whom=Seat(0), lookers_on=(Seat(0), Seat(1)))
    assert told.sentence(many) == "Blaise throws 1,200 at Ada, before Ada, Blaise."


@pytest.mark.parametrize(
    ("thrown", "key"),
    [
        (HatThrown(Seat(0), why=Why.FUN), "fun"),
        (HatThrown(Seat(0), far=True), "far"),
        (HatThrown(Seat(0), hats=0), "no_hats"),
        (HatThrown(Seat(0), hats=-1), "no_hats"),
        (HatThrown(Seat(0), whom=None), "no_whom"),
        (HatThrown(Seat(0), lookers_on=()), "no_lookers_on"),
    ],
)
def test_what_a_field_holds_may_have_a_text_of_its_own(thrown: HatThrown, key: str) -> None:
    told = words({"hat_thrown": "Whatever.", f"hat_thrown_{key}": "So it is!"})
    assert told.sentence(thrown) == "So it is!"
    other = HatThrown(Seat(1), whom=Seat(0))
    assert told.sentence(other) == "Whatever."


def test_the_first_player_is_somebody() -> None:
    told = words({"hat_thrown": "{whom}", "hat_thrown_no_whom": "nobody", "hat_thrown_no_by": "?"})
    assert told.sentence(HatThrown(Seat(0), whom=Seat(0))) == "Ada"


def test_fields_have_their_say_in_their_order() -> None:
    told = words({"hat_thrown_fun": "Fun.", "hat_thrown_fun_far": "Far!", "hat_thrown_far": "?"})
    assert told.sentence(HatThrown(Seat(0), Why.FUN)) == "Fun."
    assert told.sentence(HatThrown(Seat(0), Why.FUN, far=True)) == "Far!"


def test_an_exception_may_still_use_the_rule() -> None:
    told = words(
        {"hat_thrown_proudly": "{by} throws {what}."},
        exceptions={HatThrown: lambda words, one: words.by_rule(one, "proudly", what="a crown")},
    )
    assert told.sentence(THROWN) == "Ada throws a crown."


def test_a_field_of_a_type_that_nobody_can_name_is_our_own_slip() -> None:
    with pytest.raises(TypeError, match="Why"):
        words({"hat_thrown": "{why}"}).sentence(THROWN)


def test_effects_are_told_in_their_order_silent_ones_left_out() -> None:
    told = words(
        {"hat_thrown": "{by}"},
        exceptions={HatThrown: lambda words, one: words.by_rule(one) if one.hats else ""},
    )
    effects = [THROWN, HatThrown(Seat(1)), HatThrown(Seat(1), hats=0), THROWN]
    assert told.told(effects) == "Ada. Blaise. Ada."
    assert replace(told, each_once=True).sentences(effects) == ("Ada", "Blaise")
    assert told.say("left", n=2) == "2 left."
