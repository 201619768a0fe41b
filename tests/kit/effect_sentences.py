"""What is asked of the sentences that effects have, in whichever game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.session.words import EffectWords
from tests.kit.hands import texts

Effect = TypeVar("Effect")


def effects_from(parts: Mapping[str, Any]) -> Callable[..., Any]:
    """What makes an effect of any kind of these parts by their names, but for some others."""

    def some(kind: type[Any], **others: Any) -> Any:
        return kind(**{one.name: parts[one.name] for one in fields(kind)} | others)

    return some


def assert_each_has_a_sentence(
    effects: Iterable[Effect], sentence: Callable[[Effect], str]
) -> None:
    """A whole one, and one of its own."""
    said = [sentence(effect) for effect in effects]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not any("{" in told for told in said)


class Asked(dict[str, str]):
    """A catalogue that remembers what was said of it."""

    def __init__(self, templates: Mapping[str, str]) -> None:
        super().__init__(templates)
        self.said: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.said.add(key)
        return super().__getitem__(key)


def assert_no_text_is_left_over(
    words_in: Callable[[Texts], EffectWords[Effect]], effects: Iterable[Effect]
) -> None:
    """A text whose key no effect leads to would never be read."""
    asked = Asked(texts(Language.ENGLISH).templates)
    words = words_in(Texts(Language.ENGLISH, asked))
    for effect in effects:
        words.sentence(effect)
    group = f"{words.catalogue}.effect."
    assert {key for key in asked if key.startswith(group)} - asked.said == set()
