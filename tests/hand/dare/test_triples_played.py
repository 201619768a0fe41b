"""What a room, a monster and a weapon of our own cards can ask for at once can be hit with."""

from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest

from dexterity.hand.dare.choice import conflicts_in, dare_of
from dexterity.rules.fighter.cards.item import Weapon
from dexterity.session.shipped import fighter_box
from tests.hand.dare.test_pairs_played import hand_for, hits

GROUPS = 26
"""Shared among the workers."""

Triple = tuple[str, ...]

HARDLY_HIT: frozenset[Triple] = frozenset(
    {
        ("box_bounce", "card", "elbow"),
        ("box_bounce", "card", "head"),
        ("box_bounce", "elbow", "pinkies"),
        ("box_bounce", "elbow", "ricochet"),
        ("box_bounce", "nose", "pinkies"),
        ("card", "elbow", "head"),
        ("elbow", "head", "pinkies"),
        ("elbow", "nose", "pinkies"),
        ("from_afar", "head", "pinkies"),
        ("head", "nose", "pinkies"),
        ("jump", "nose", "spinning_top"),
    }
)
"""At most one in some hundred throws of the surest hand does all three: most ask a die to touch two
things on its way, and to do a third. In a fight the weapon may be left in the bag."""

HARDLY_HIT_WITH_A_THIRD: tuple[str, str] = ("card", "nose")
"""A die that a card pushes from the tip of a nose hits now and then, whatever else is asked."""


@cache
def composed() -> tuple[Triple, ...]:
    """Every three different ones that do not exclude each other, whatever cards ask for them."""
    box = fighter_box()
    rooms = {card.value.requirement for card in box.rooms.values()}
    foes = {card.value.requirement for card in (*box.monsters.values(), *box.bosses.values())}
    uses = (card.value.use for card in box.items.values())
    weapons = {use.requirement for use in uses if isinstance(use, Weapon)}
    asked = {frozenset(three) for three in product(rooms, foes, weapons) if None not in three}
    triples = sorted(tuple(sorted(one for one in three if one)) for three in asked)
    return tuple(three for three in triples if len(three) == 3 and not conflicts_in(three))


def hardly_hit() -> frozenset[Triple]:
    return HARDLY_HIT | {three for three in composed() if {*HARDLY_HIT_WITH_A_THIRD} <= {*three}}


def not_hit(triples: Sequence[Triple]) -> list[Triple]:
    return [three for three in triples if not any(hits(hand_for(dare_of(three))))]


def test_a_few_triples_of_our_cards_can_be_hit_with() -> None:
    """All of them are among the long tests."""
    assert hardly_hit().issubset(composed())
    assert 5 * len(hardly_hit()) < len(composed())
    sure = [three for three in composed() if three not in hardly_hit()]
    chosen = sure[:: len(sure) // 3]
    assert len(chosen) >= 3
    assert not_hit(chosen) == []


@pytest.mark.long
@pytest.mark.parametrize("group", range(GROUPS))
def test_every_triple_of_our_cards_can_be_hit_with(group: int) -> None:
    assert {*not_hit(composed()[group::GROUPS])} - hardly_hit() == set()
