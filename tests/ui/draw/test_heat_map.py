"""The heat map: drawn without a display, the same from the same seed, another for each target."""

from functools import cache
from hashlib import sha256

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.content.language import Language
from dexterity.hand.tosses import Floats
from dexterity.rules.referee import judge
from dexterity.session.odds import Odds, Question, odds_of
from dexterity.session.tally import Tally
from dexterity.ui.draw.heat_map import SIZE_PX, draw_heat_map, view_of
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2
from tests.kit.blind import printed_blind
from tests.kit.hands import PLAIN_TOSS, RED, table, target, texts
from tests.kit.landings import landing

Pixels = npt.NDArray[np.uint8]

DRAWN_BLIND = """
from tests.ui.draw.test_heat_map import digest, drawn
import pygame
print(digest(drawn()), pygame.display.get_init())
"""


def made_up_odds(name: str) -> Odds:
    tally = Tally()
    for drawing in ("3 3 / 3 3", "5 5 / 4 4", ". . / . .", "h h / h h", "b b / b b"):
        tally.count(judge(landing(drawing)))
    question = Question(Skill.REGULAR, table(name), RED, (), tally.throws, 1)
    return odds_of(tally, question, PLAIN_TOSS)


def made_up_places(dice: int) -> Floats:
    return np.random.default_rng(1).normal((0.0, -40.0), (40.0, 60.0), (dice, 2))


@cache
def drawn(name: str = "classic", language: Language = Language.ENGLISH, dice: int = 400) -> Pixels:
    odds, places = made_up_odds(name), made_up_places(dice)
    surface = draw_heat_map(table(name), odds, places, texts(language))
    return np.asarray(pygame.surfarray.array3d(surface), dtype=np.uint8)


def digest(pixels: Pixels) -> str:
    return sha256(pixels.tobytes()).hexdigest()


def light_at(place_mm: Vec2) -> float:
    x, y = map(round, view_of(target()).pixel(place_mm))
    return float(drawn()[x - 5 : x + 5, y - 5 : y + 5].mean())


def test_the_picture_has_its_size_and_is_no_blank() -> None:
    assert drawn().shape == (*SIZE_PX, 3)
    assert drawn().std() > 20.0


def test_another_target_is_another_picture_in_french_and_without_dice_too() -> None:
    assert np.mean(drawn() != drawn("pike", Language.FRENCH, dice=0)) > 0.3


def test_holes_are_darker_than_the_sections_around_them() -> None:
    bounds = target().holes[0].shape.bounds()
    middle_y = (bounds.bottom_mm + bounds.top_mm) / 2
    inside, beside = (bounds.left_mm + bounds.right_mm) / 2, bounds.left_mm - 8.0
    assert light_at((inside, middle_y)) < 0.5 * light_at((beside, middle_y))


def test_it_is_drawn_the_same_again_and_without_a_display() -> None:
    assert printed_blind(DRAWN_BLIND) == f"{digest(drawn())} False\n"
