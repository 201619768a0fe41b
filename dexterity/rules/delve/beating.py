"""Which tile beats a monster by itself, and which one might be used on it.

The order in which things act on a monster that was turned, here once for all:

1. What came before it: after an ally, a pact or a leash it is ignored whatever it is. It was met
   and its identity counts, but no tile acts on it, and it does nothing of what it does.
2. Tiles that beat it by themselves. Of several, one that also heals, soothes or takes care of the
   next one goes first: nobody would want it otherwise. A streak that goes on comes last.
3. Tiles that may be used, if any would be of use: where no tile beats it by itself and it would
   hurt, or would give health. One exception: a monster may be sent away, even if a tile beats it,
   where its identity would spoil that all have to be different.
4. What a monster without strength does.
5. A throw, if that was agreed upon, where damage is left.
6. Damage. First what caps it, then what is taken off it; never less than nothing.
"""

from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import Power
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.facing import blow_of
from dexterity.rules.delve.rounds import saving_tile
from dexterity.rules.delve.state import Facing


def beating_tile(draft: DelveDraft, facing: Facing) -> TileId | None:
    """The tile that beats a monster by itself; of equals, the first on the table."""
    able = [(tile, power) for tile, power in draft.powers if _beats(draft, tile, power, facing)]
    return max(able, key=lambda each: _precedence(each[1]))[0] if able else None


def usable_tiles(draft: DelveDraft, facing: Facing) -> tuple[TileId, ...]:
    """Those that the delver may want to use on a monster."""
    beaten = beating_tile(draft, facing) is not None
    hurts = not beaten and draft.delve.alive and blow_of(draft, facing).damage > 0
    heals = not beaten and draft.delve.alive and (facing.strength or 0) > 0
    return tuple(
        tile
        for tile, power in draft.powers
        if _is_of_use(draft, tile, power, facing, hurts=hurts, heals=heals)
    )


def _beats(draft: DelveDraft, tile: TileId, power: Power, facing: Facing) -> bool:  # noqa: PLR0911 - one for each
    delve, strength, identity = draft.delve, facing.strength, facing.identity
    match power:
        case can.BeatNamed():
            return identity is not None and identity == delve.named
        case can.BeatNamedStrength():
            return strength is not None and strength == delve.named_strength
        case can.BeatStrengths(low, high):
            return strength is not None and low <= strength and (high is None or strength <= high)
        case can.BeatParity(parity):
            return facing.parity is parity
        case can.BeatIdentities(identities):
            return identity in identities
        case can.BeatWhenWeak(strengths, below):
            return strength in strengths and delve.health < below
        case can.BeatRepeats():
            return _repeats(draft, facing)
        case can.BeatStreak(parity):
            return tile in delve.streak and facing.parity is parity
        case _:
            return False


def _precedence(power: Power) -> int:
    match power:
        case can.BeatStreak():
            return 0
        case can.BeatStrengths(heals=True) | can.BeatIdentities(heals=True):
            return 2
        case can.BeatIdentities(next_too=next_too, soothes=soothes):
            return 2 if next_too or soothes else 1
        case _:
            return 1


def _is_of_use(
    draft: DelveDraft, tile: TileId, power: Power, facing: Facing, *, hurts: bool, heals: bool
) -> bool:
    match power:
        case can.BeatOnce(parity):
            wanted = hurts or (power.heals and heals)
            payable = not power.costs_tile or len(draft.state.tiles) > 1
            return wanted and payable and parity in (None, facing.parity)
        case can.BeatStreak(parity):
            return hurts and facing.parity is parity and tile not in draft.delve.streak
        case can.Swap():
            return bool(draft.state.deck) and (hurts or _spoils(draft, facing))
        case _:
            return False


def _repeats(draft: DelveDraft, facing: Facing) -> bool:
    return facing.identity is not None and facing.identity in draft.delve.identities


def _spoils(draft: DelveDraft, facing: Facing) -> bool:
    return saving_tile(draft) is not None and _repeats(draft, facing)
