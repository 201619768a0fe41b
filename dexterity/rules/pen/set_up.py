"""The beginning of a game: shuffled piles, and walls that players wanted for fun."""

from collections.abc import Mapping

from dexterity.luck import luck_for
from dexterity.rules.pen.agenda import task_of
from dexterity.rules.pen.board import Board
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import EventDrawn
from dexterity.rules.pen.options import FIRST_HEALTH, Options
from dexterity.rules.pen.piles import Pile, lay_down, shuffled, without
from dexterity.rules.pen.player import other
from dexterity.rules.pen.rebus.deeds import DrawWall, Shape
from dexterity.rules.pen.state import POTION_USES, Pawn, Phase, Stage, State


def first_state(cards: Cards, board: Board, options: Options, seed: int) -> State:
    """Both on their crosses, nothing drawn yet."""
    first, second = (
        Pawn(cell.start.middle_mm, FIRST_HEALTH[conceded])
        for cell, conceded in zip(board.sheet.cells, options.concessions, strict=True)
    )
    return State(
        seed=seed,
        phase=Phase.FLICK,
        stage=Stage.TURN,
        turn=options.first,
        decides=options.first,
        pawns=(first, second),
        events=shuffled(_all(cards.events), luck_for(seed, "pen", "first events")),
        fatras=shuffled(_all(cards.fatras), luck_for(seed, "pen", "first fatras")),
        potions=(POTION_USES,) * len(board.sheet.potions),
    )


def _all(cards: Mapping[CardId, Card]) -> Pile:
    return tuple(id_ for id_, card in cards.items() for _ in range(card.count))


def lay_out_walls(draft: PenDraft) -> None:
    """The first two sudden walls of the pile, one for each player, before the first turn."""
    first = draft.options.first
    for player in (first, other(first)):
        walls = (id_ for id_ in draft.state.events if _is_sudden_wall(draft, id_))
        card = next(walls, None)
        if card is not None:
            task = task_of(draft, card, player)
            draft.change(events=without(draft.state.events, card))
            lay_down(draft, card)
            draft.change(agenda=(*draft.state.agenda, task))
            draft.tell(EventDrawn(player, card, task.players))


def _is_sudden_wall(draft: PenDraft, id_: CardId) -> bool:
    """One that dice call to anywhere; others are drawn beside a character, who is still at home."""
    card = draft.cards[id_]
    drawn = (deed for deed in card.rebus.deeds if isinstance(deed, DrawWall))
    sudden = any(deed.shape is not Shape.FROM_POSITION for deed in drawn)
    return card.type is CardType.WALL and sudden
