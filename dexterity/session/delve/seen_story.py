"""The story of a match as somebody may know it: what has come to light since is told openly."""

from collections.abc import Iterator, Sequence

from dexterity.rules.delve import effects as came
from dexterity.rules.delve.effects import Effect, told_to
from dexterity.rules.delve.player import PlayerId


def seen_story(
    effects: Sequence[Effect], player: PlayerId | None, *, over: bool
) -> tuple[Effect, ...]:
    """All that has happened, without the cards that the one who reads may not know yet.

    None is somebody who only looks on. Once a game is over nothing of it is a secret.
    """
    if over:
        return tuple(effects)
    open_ = frozenset(_come_to_light(effects))
    return tuple(
        effect if number in open_ else told_to(effect, player)
        for number, effect in enumerate(effects)
    )


def _come_to_light(effects: Sequence[Effect]) -> Iterator[int]:
    """The places of effects whose card everybody has seen since.

    A card is drawn and placed by two effects, one right after the other's, so that a drawn one is
    known as soon as its place is. The dungeon is a pile: who came last is met first.
    """
    drawn, from_deck = 0, False
    pile: list[tuple[int, int]] = []
    aside: list[tuple[int, int]] = []
    for number, effect in enumerate(effects):
        match effect:
            case came.RoundBegun():
                pile, aside = [], []
            case came.MonsterDrawn():
                drawn = number
            case came.MonsterAdded():
                pile.append((drawn, number))
            case came.MonsterSetAside():
                aside.append((drawn, number))
            case came.MonsterSwapped():
                from_deck = True
            case came.MonsterMet():
                # What a match found in the dungeon when it began has no place in its story.
                yield from pile.pop() if pile and not from_deck else ()
                from_deck = False
            case came.RestRevealed():
                yield from (place for places in pile for place in places)
            case came.AsideRevealed():
                yield from (place for places in aside for place in places)
            case _:
                pass
