"""What is known at a moment and worth a line beside the table."""

from collections.abc import Iterator
from typing import Final

from dexterity.rules.delve.actions import UseTile
from dexterity.rules.delve.cards.monster import HIDDEN
from dexterity.rules.delve.cards.power import Swap
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.state import Delve, Phase
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.monster_card import beaten_words

EXPLAINED: Final = frozenset({Phase.NAME_MONSTER, Phase.PICK_NAMER, Phase.NAME_STRENGTH})


def notes_of(moment: Moment, game: DelveGame, *, decides: bool) -> list[str]:
    """`decides`: whether somebody at the screen has a choice that is to be explained."""
    phase = moment.seen.phase
    told = [*_of_delve(moment, moment.seen.delve)] if moment.seen.delve is not None else []
    if not decides:
        return told
    if phase is Phase.BID:
        return [moment.show.say("note.bid" if moment.seen.deck else "note.bid_empty")]
    if phase is Phase.PLACE:
        able = len(game.actions(moment.seen)) > 1
        return [moment.show.say("note.place" if able else "note.must_add"), *_of_drawn(moment)]
    if phase in EXPLAINED:
        told.append(moment.show.say(f"note.{phase}"))
    return [*told, *_of_blow(moment, game), *_of_swap(moment, game)]


def _of_delve(moment: Moment, delve: Delve) -> Iterator[str]:
    show = moment.show
    if delve.named is not None:
        yield show.say("note.named", monster=show.monster(delve.named))
    if delve.named_strength is not None:
        yield show.say("note.named_strength", strength=delve.named_strength)
    if delve.soothed:
        yield show.say("note.soothed", amount=delve.soothed)
    if delve.ignores_next:
        yield show.say("note.ignores_next")


def _of_drawn(moment: Moment) -> Iterator[str]:
    """What a card tells whoever holds it: what it does, if it is special, and what beats it."""
    show, drawn = moment.show, moment.seen.drawn
    if drawn is None or drawn == HIDDEN:
        return
    if show.card(drawn).special:
        yield from show.monster_does(drawn)
    yield from beaten_words(show, drawn, moment.against)


def _of_blow(moment: Moment, game: DelveGame) -> Iterator[str]:
    blow, delve = game.blow(moment.seen), moment.seen.delve
    waits = moment.seen.phase in (Phase.USE_TILE, Phase.THROW)
    if blow is not None and delve is not None and waits:
        left = delve.health - blow.damage
        number = moment.show.texts.number
        before, after = number(delve.health), number(left)
        yield moment.show.say("note.blow", damage=blow.damage, before=before, after=after)


def _of_swap(moment: Moment, game: DelveGame) -> Iterator[str]:
    """Whoever sends a monster away wants to know from how many another one comes."""
    show, hero, deck = moment.show, moment.adventurer, moment.seen.deck
    for action in game.actions_of(moment.seen, UseTile):
        if isinstance(show.power(hero, action.tile), Swap):
            yield show.say("note.swap", tile=show.tile(hero, action.tile), count=len(deck))
