"""Temporary until the session tells."""

from dexterity.rules.pen.actions import Refusal
from dexterity.rules.pen.effects import Effect
from dexterity.content.texts import Texts
from dexterity.session.pen.match import PenMatch


def effect_caption(effect: Effect, match: PenMatch, texts: Texts) -> str:
    return type(effect).__name__


def refusal_caption(refusal: Refusal, texts: Texts) -> str:
    return refusal.value
