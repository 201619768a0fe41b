"""Players are called by names that whoever reads a record understands."""

import pytest

from dexterity.content.language import Language
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Options
from dexterity.session.fighter.fighter_options import FighterOptions, fighter_options
from dexterity.session.seat import Seat
from dexterity.session.seat_names import seat_names, thrower_name
from dexterity.session.shipped import fighter_box
from dexterity.values.skill import Skill
from tests.kit import hands


def recorded(*seats: Seat) -> FighterOptions:
    """Brad and Murka, as a record of an English player has them."""
    heroes = Options((HeroId("brad"), HeroId("murka")))
    return fighter_options(fighter_box(), heroes, seats)


PARTY = recorded(Seat("Ada"), Seat("Murka Mistaxe", Skill.REGULAR))


@pytest.mark.parametrize(
    ("language", "murka"),
    [(Language.ENGLISH, "Murka Mistaxe"), (Language.FRENCH, "Murka Fend-la-Brume")],
)
def test_a_computer_is_called_by_its_hero_in_the_language_of_the_reader(
    language: Language, murka: str
) -> None:
    texts = hands.texts(language)
    assert seat_names(PARTY, texts) == ("Ada", murka)
    assert thrower_name("Murka Mistaxe", PARTY, texts) == murka


def test_what_a_person_has_written_is_never_translated() -> None:
    texts = hands.texts(Language.FRENCH)
    party = recorded(Seat("Murka Mistaxe"), Seat("Ada"))
    assert seat_names(party, texts) == ("Murka Mistaxe", "Ada")
    assert thrower_name("Somebody", party, texts) == "Somebody"
