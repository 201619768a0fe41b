"""What comes of being in another place."""

from math import dist
from typing import Final

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import CharacterMoved, Source
from dexterity.rules.pen.home import is_home
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.spots import pick_up, spots_for
from dexterity.values import Vec2

PLAGUE_DAMAGE: Final = 1


def stand(draft: PenDraft, player: PlayerId, place_mm: Vec2) -> None:
    """A character is there now, and falls ill where the plague is, unless it has won by that."""
    draft.change_pawn(player, place_mm=place_mm)
    if draft.edition is Edition.FIRST or not is_home(draft, player):
        catch_plague(draft, player)


def catch_plague(draft: PenDraft, player: PlayerId) -> None:
    """Hurts who stands where the plague is."""
    if draft.square_of(player) in draft.state.plague:
        draft.hurt(player, PLAGUE_DAMAGE, Source.PLAGUE)


def appear(draft: PenDraft, player: PlayerId, place_mm: Vec2) -> None:
    """A character gets somewhere at once, with whatever it carries, and takes what lies there."""
    draft.tell(CharacterMoved(player, draft.pawn(player).place_mm, place_mm))
    stand(draft, player, place_mm)
    for spot in spots_for(draft.board, draft.state, player):
        if dist(spot.place_mm, place_mm) <= spot.radius_mm:
            pick_up(draft, player, spot.id)
