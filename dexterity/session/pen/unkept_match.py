"""A match that leaves no record: an author tries a sheet."""

from dexterity.rules.pen.options import Options
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.match import PenMatch
from dexterity.session.pen.pen_options import pen_game, pen_options
from dexterity.session.pen.shipped_box import shipped_box
from dexterity.session.seat import Seats


def unkept_match(sheet: Sheet, seats: Seats, seed: int) -> PenMatch:
    """With all cards of the game; a TableError where the sheet cannot be played."""
    cards = shipped_box()
    game = pen_game(pen_options(cards, sheet, Options(), seats), cards)
    return PenMatch(cards, game, seats, game.start(seed))
