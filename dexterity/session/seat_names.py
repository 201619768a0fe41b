"""What those who played are called, in the language of whoever reads a record now."""

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.records.record import Options
from dexterity.session.seat import Seat
from dexterity.session.shipped import fighter_box


def seat_names(options: Options, texts: Texts) -> tuple[str, ...]:
    """By seat; a computer of a party goes by the name of its hero."""
    seats = options.seats
    if not isinstance(options, FighterOptions):
        return tuple(seat.name for seat in seats)
    pairs = zip(seats, options.heroes, strict=True)
    return tuple(_name_in_party(seat, HeroId(hero), texts) for seat, hero in pairs)


def thrower_name(who: str, options: Options, texts: Texts) -> str:
    """Who threw, by the name that is written in the record."""
    names = [seat.name for seat in options.seats]
    return seat_names(options, texts)[names.index(who)] if who in names else who


def _name_in_party(seat: Seat, hero: HeroId, texts: Texts) -> str:
    """What was written is kept for heroes of a box that is not here any more."""
    known = fighter_box().heroes.get(hero) if seat.is_computer else None
    return seat.name if known is None else known.names.said_in(texts.language)
