"""What there is to choose on the sheet in each phase."""

from dexterity.content.texts import Texts
from dexterity.rules.pen.actions import GrowWall, PickSquare, PlaceWall, Refusal
from dexterity.rules.pen.rebus.deeds import DrawWall, Shape
from dexterity.rules.pen.state import Phase
from dexterity.session.matches import PenMatch
from dexterity.ui.screens.pen.placing import Option, Placing
from dexterity.ui.screens.pen.story_words import refusal_caption


def placing_for(match: PenMatch) -> Placing | None:
    """For the phase that a match is in; None where nothing on the sheet is chosen."""
    game, state = match.game, match.state
    match state.phase:
        case Phase.WALL:
            walls = [Option(squares, PlaceWall(squares)) for squares in game.possible_walls(state)]
            return Placing(walls, match.why_not)
        case Phase.SQUARE:
            squares = [Option((one,), PickSquare(one)) for one in game.legal_squares(state)]
            return Placing(squares, match.why_not)
        case _:
            return None


def has_magic_walls(match: PenMatch) -> bool:
    """Whether there is a card in the match that draws one."""
    cards = (*match.game.cards.events.values(), *match.game.cards.fatras.values())
    return any(DrawWall(Shape.MAGIC) in card.rebus.deeds for card in cards)


def why_not_grow(match: PenMatch, texts: Texts) -> str:
    """Why no magic wall can get a square now, in a sentence."""
    growing = [wall for wall in match.state.walls if wall.growing]
    if not growing:
        return texts.say("pen_screens.grow_none")
    if any(not wall.grown for wall in growing):
        return texts.say("pen_screens.grow_no_room")
    return refusal_caption(Refusal.GROWN_ALREADY, texts)


def growing_options(match: PenMatch) -> list[Option]:
    """The squares that magic walls can still get in this turn."""
    growths = match.game.actions_of(match.state, GrowWall)
    return [Option((one.square,), one) for one in growths]
