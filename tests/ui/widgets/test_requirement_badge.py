"""Badges of requirements: told by sign and name, pressed by anything, ticked or crossed after."""

from functools import cache, partial

import pygame

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.hand.dare.choice import ORDER
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import SMALLEST_TARGET
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.requirement_badge import RequirementBadge, met_by
from dexterity.ui.widgets.widget import UNTOUCHED, Touch
from dexterity.values.landing import Finding
from tests.kit import hands


@cache
def texts_in(language: Language) -> Texts:
    return hands.texts(language)


def a_canvas(text_size: float = 1.0) -> Canvas:
    canvas = Canvas(pygame.Surface((1280, 720)), text_size)
    canvas.begin()
    return canvas


def badges(*ids: str) -> tuple[list[str], list[RequirementBadge]]:
    said: list[str] = []
    texts, canvas = texts_in(Language.ENGLISH), a_canvas()
    made = [RequirementBadge(id_, texts, partial(said.append, id_)) for id_ in ids]
    for at, badge in enumerate(made):
        width, height = badge.wanted(canvas, 300.0)
        badge.place(Box(20.0 + 310.0 * at, 20.0, width, height), canvas)
    return said, made


def test_a_press_tells_which_one() -> None:
    said, (jump, blind) = badges("jump", "blind")
    blind.release(blind.box.middle)
    assert jump.intend(Intention.CONFIRM)
    assert not jump.intend(Intention.BACK)
    jump.release((900.0, 600.0))
    assert said == ["blind", "jump"]


def test_the_hint_says_what_is_asked_for_and_how() -> None:
    _, (jump,) = badges("jump")
    texts = texts_in(Language.ENGLISH)
    assert texts.say("requirement.jump.rule") in jump.hint
    assert texts.say("requirement.jump.how") in jump.hint
    assert jump.can_focus


def test_what_was_judged_is_met_or_not() -> None:
    findings = (Finding("jump", False, 20.0, 0.0), Finding("wink", True, 1.0, 0.0))
    assert met_by(findings) == {"jump": False, "wink": True}


def test_met_and_unmet_differ_by_more_than_colour() -> None:
    _, (jump,) = badges("jump")
    greys = []
    for met in (True, False):
        jump.met = met
        canvas = a_canvas()
        jump.draw(canvas, UNTOUCHED)
        sign = pygame.transform.grayscale(canvas.surface.subsurface(canvas.rect(jump.box)))
        greys.append(pygame.surfarray.array3d(sign)[..., 0].astype(int))
    assert (abs(greys[0] - greys[1]) > 100).sum() > 30


def test_every_name_fits_in_both_languages_at_any_size() -> None:
    for language in Language:
        for text_size in (1.0, 1.5):
            canvas = a_canvas(text_size)
            for requirement in ORDER:
                canvas.texts = []
                badge = RequirementBadge(requirement, texts_in(language), lambda: None)
                width, height = badge.wanted(canvas, 400.0)
                badge.place(Box(100.0, 100.0, width, height), canvas)
                badge.draw(canvas, Touch(focused=True, hovered=True))
                (written,) = canvas.texts
                assert badge.box.holds(written.drawn, slack=1.5)
                assert min(width, height) >= SMALLEST_TARGET
