"""What there is to choose on the sheet in each phase."""

from dexterity.rules.pen.actions import GrowWall, PickSquare, PlaceWall
from dexterity.rules.pen.state import Phase
from dexterity.session.pen.match import PenMatch
from dexterity.ui.screens.pen.placing import Option, Placing


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


def growing_options(match: PenMatch) -> list[Option]:
    """The squares that magic walls can still get in this turn."""
    if match.state.phase is not Phase.FLICK:
        return []
    growths = (one for one in match.game.actions(match.state) if isinstance(one, GrowWall))
    return [Option((one.square,), one) for one in growths]
