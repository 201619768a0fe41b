"""What is asked of the sentences that effects have, in whichever game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

Effect = TypeVar("Effect")


def effect_of(kind: type[Effect], parts: Mapping[str, Any], **others: Any) -> Effect:
    """An effect of that kind, made of these parts by their names, but for some others."""
    return kind(**{one.name: parts[one.name] for one in fields(kind)} | others)  # type: ignore[arg-type]


def assert_each_has_a_sentence(
    effects: Iterable[Effect], sentence: Callable[[Effect], str]
) -> None:
    """A whole one, and one of its own."""
    said = [sentence(effect) for effect in effects]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not any("{" in told for told in said)
