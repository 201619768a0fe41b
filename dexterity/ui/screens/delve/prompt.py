"""The one sentence that says whose turn it is and what to do next."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.state import Phase, State
from dexterity.ui.screens.delve.moment import Moment


def prompt_words(moment: Moment, *, thinks: bool, can_choose: bool, paying: TileId | None) -> str:
    """For whoever decides. `can_choose`: whether there is more than one thing to do."""
    seen, say = moment.seen, moment.show.say
    name, shown = moment.name(seen.decides), card_in_question(seen)
    if thinks:
        return say("thinks", name=name)
    if paying is not None:
        return say("prompt.pay", name=name, tile=moment.show.tile(seen.adventurer, paying))
    monster = "" if shown is None else moment.show.monster(shown)
    return say(f"prompt.{_key(seen, can_choose=can_choose)}", name=name, monster=monster)


def card_in_question(seen: State) -> MonsterId | None:
    """The card that a decision is about: the one that was drawn, or that was turned."""
    if seen.delve is None or seen.delve.facing is None:
        return seen.drawn
    return seen.delve.facing.monster


def _key(seen: State, *, can_choose: bool) -> str:
    match seen.phase:
        case Phase.BID if not seen.deck:
            return "bid_empty"
        case Phase.PLACE if not can_choose:
            return "must_add"
        case phase:
            return str(phase)
