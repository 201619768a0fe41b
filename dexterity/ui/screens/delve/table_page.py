"""The table while bids are made: deck, dungeon, adventurer, tiles, and the drawn card."""

from typing import Final

from dexterity.rules.delve.cards.monster import HIDDEN
from dexterity.rules.delve.state import Phase
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.delve.adventurer_card import adventurer_face, health_with
from dexterity.ui.screens.delve.moment import Do, Moment
from dexterity.ui.screens.delve.monster_card import card_view, monster_face
from dexterity.ui.screens.delve.pictures import TableArt
from dexterity.ui.screens.delve.table_parts import UPPER, pile, players_column, tile_grid
from dexterity.ui.widgets.layout import Row, placed
from dexterity.ui.widgets.widget import Widget

SHARES: Final = (0.3, 0.36, 0.34)


def table_page(
    moment: Moment, ruler: Ruler, *, draw: Do | None = None, add: Do | None = None
) -> list[Widget]:
    """`draw` and `add`: what pressing the deck or the dungeon does, where that can be done."""
    show, seen = moment.show, moment.seen
    deck = show.say("deck", count=len(seen.deck))
    dungeon = show.say("dungeon", count=len(seen.dungeon))
    health = health_with(show, seen.adventurer, seen.tiles)
    upper = Row(
        _deck(moment, deck, draw),
        pile("dungeon", TableArt.DOOR, dungeon, add, show.say("dungeon_hint")),
        adventurer_face(show, seen.adventurer, show.say("health", health=health), moment.hero),
        shares=SHARES,
    )
    return [
        *players_column(moment, ruler),
        *placed(upper, UPPER, ruler),
        *tile_grid(moment, ruler),
    ]


def _deck(moment: Moment, words: str, draw: Do | None) -> Widget:
    """The deck; the drawn card lies on it as long as somebody looks at it."""
    show, drawn = moment.show, moment.seen.drawn
    if drawn is not None and moment.seen.phase is Phase.PLACE:
        return monster_face(show, "drawn", card_view(show, drawn), against=moment.against)
    return pile("deck", TableArt.BACK, words, draw, _deck_hint(moment))


def _deck_hint(moment: Moment) -> str:
    """What the deck is, and which special monsters have turned up so far."""
    show, specials = moment.show, moment.seen.specials
    if not specials:
        return show.say("deck_hint")
    known = ", ".join(show.monster(one) for one in specials if one != HIDDEN)
    joined = show.say("specials_known", monsters=known) if known else show.say("specials_in")
    return f"{show.say('deck_hint')} {joined}"
