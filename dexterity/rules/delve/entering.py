"""The last one who has not passed goes down: health is counted, and what tiles ask is named."""

from dexterity.rules.delve.cards.power import Armour, BeatNamed, BeatNamedStrength
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import DelveBegun, NamerPicked
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.rounds import end_delve
from dexterity.rules.delve.state import Delve, Phase


def enter(draft: DelveDraft, player: PlayerId) -> None:
    """All that the adventurer has left goes along."""
    armour = sum(power.health for _, power in draft.having(Armour))
    whole = draft.cards.adventurers[draft.state.adventurer].health + armour
    # Nobody is dead before the first card, whatever was given away.
    health = max(1, whole - draft.options.less_health(player))
    draft.change(delver=player, decides=player, delve=Delve(health))
    draft.tell(DelveBegun(player, health, len(draft.state.dungeon)))
    if draft.state.dungeon:
        go_on_naming(draft)
    else:
        # Nobody is there to be named, met or beaten.
        end_delve(draft)


def go_on_naming(draft: DelveDraft) -> None:
    """What has to be named before the first card, then that card."""
    delve = draft.delve
    named_strength = delve.named_strength is not None
    if delve.named is None and any(draft.having(BeatNamed)):
        draft.change(phase=Phase.NAME_MONSTER)
    elif not named_strength and any(draft.having(BeatNamedStrength)):
        _ask_for_strength(draft)
    else:
        draft.change(phase=Phase.TURN_CARD, decides=draft.delver)


def pick_namer(draft: DelveDraft, player: PlayerId) -> None:
    """That player decides next."""
    (tile, _), *_ = draft.having(BeatNamedStrength)
    draft.change(phase=Phase.NAME_STRENGTH, decides=player)
    draft.change_delve(namer=player)
    draft.tell(NamerPicked(player, tile))


def possible_namers(draft: DelveDraft) -> tuple[PlayerId, ...]:
    """Everybody else at the table, those who are out of the game too."""
    players = map(PlayerId, range(len(draft.state.seats)))
    return tuple(player for player in players if player != draft.delver)


def _ask_for_strength(draft: DelveDraft) -> None:
    namers = possible_namers(draft)
    if len(namers) == 1:
        pick_namer(draft, namers[0])
    else:
        draft.change(phase=Phase.PICK_NAMER)
