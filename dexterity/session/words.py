"""The sentence of an effect, from its class and its fields.

The key of its text is its class, and the placeholders are its fields: `WallGrown(player, ...)` is
told by `wall_grown = "{player} feeds the magic wall a square."` What a field holds is told by its
type, and what has fields itself by the same rule. Where the catalogue has a text of its own for
what a field holds, that one is said:

- `foe_beaten_epic` where `epic` is true,
- `campaign_lost_no_dice` where a field is that word of its enumeration,
- `shop_opened_no_wares` where there are none: None, nothing in it, or no more than 0.

Fields have their say in their order, one after the other. What no such text can say is an
exception.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from types import NoneType
from typing import Any, Generic, TypeVar, cast, get_args, get_origin

from dexterity.content.cards import Card
from dexterity.content.texts import Texts, placeholders

Effect = TypeVar("Effect")
Id = TypeVar("Id")

Naming = Callable[[Any], str]
"""What something is called."""

Exceptions = Mapping[type, Callable[["EffectWords[Any]", Any], str]]
"""The sentences of effects of a class, where there is more to it than the rule."""


@dataclass(frozen=True, slots=True)
class EffectWords(Generic[Effect]):
    """Tells what came of an action."""

    texts: Texts
    catalogue: str
    """The texts of effects are in the `effect` of this."""
    names: Mapping[Any, Naming]
    """What is called how, by the types of fields."""
    exceptions: Exceptions
    each_once: bool = False
    """Whether nothing is said twice in a row of effects."""

    def told(self, effects: Iterable[Effect]) -> str:
        """All of them, one after the other, none of which runs into the next."""
        return " ".join(map(ended, self.sentences(effects)))

    def sentences(self, effects: Iterable[Effect]) -> tuple[str, ...]:
        """Of all that have something to say."""
        said = tuple(filter(None, map(self.sentence, effects)))
        return tuple(dict.fromkeys(said)) if self.each_once else said

    def sentence(self, effect: Effect) -> str:
        """Nothing where what was told before says it all."""
        exception = self.exceptions.get(type(effect))
        return self.by_rule(effect) if exception is None else exception(self, effect)

    def by_rule(self, effect: Effect, variant: str = "", **words: str | int) -> str:
        """As the rule has it, with words for what is no field."""
        key, parts = self.key(effect, variant), fields(cast("Any", effect))
        wanted = placeholders(self.texts.templates[key]) - words.keys()
        told = {
            part.name: self.named(part.type, getattr(effect, part.name))
            for part in parts
            if part.name in wanted
        }
        return self.texts.say(key, **told, **words)

    def key(self, effect: Effect, variant: str = "") -> str:
        """Under which the catalogue has the text that fits best."""
        class_ = re.sub(r"(?<!^)(?=[A-Z])", "_", type(effect).__name__).lower()
        key = f"{self.catalogue}.effect.{class_}" + (f"_{variant}" if variant else "")
        for part in fields(cast("Any", effect)):
            own = f"{key}_{suffix(part.name, part.type, getattr(effect, part.name))}"
            key = own if own in self.texts.templates else key
        return key

    def named(self, kind: Any, value: Any) -> str:
        """What a field of a type holds, in words."""
        if kind in self.names:
            return self.names[kind](value)
        if kind is int:
            return self.texts.number(value)
        if NoneType in get_args(kind):
            (only,) = (one for one in get_args(kind) if one is not NoneType)
            return "" if value is None else self.named(only, value)
        if get_origin(kind) is tuple:
            return ", ".join(self.named(get_args(kind)[0], one) for one in value)
        if is_dataclass(value):
            return self.by_rule(cast("Effect", value))
        raise TypeError(f"nobody knows what {kind} is called")

    def say(self, key: str, /, **words: str | int) -> str:
        """Another text of the catalogue."""
        return self.texts.say(f"{self.catalogue}.{key}", **words)


def suffix(name: str, kind: Any, value: object) -> str:
    """What a field may add to a key."""
    if isinstance(value, StrEnum):
        return value
    # An id is a number, too, and the first player is somebody.
    none = value is None or value == () or (kind is int and cast("int", value) <= 0)
    return f"no_{name}" if none else name if value is True else ""


def ended(words: str) -> str:
    """With a full stop, if it has none."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def names_on(cards: Mapping[Id, Card[Any]], texts: Texts) -> Callable[[Id], str]:
    """What cards are called."""
    return lambda card: cards[card].names.said_in(texts.language)


def names_under(key: str, texts: Texts) -> Naming:
    """What a catalogue calls words, under a key like `requirement.{}.name`."""
    return lambda word: texts.say(key.format(word))
