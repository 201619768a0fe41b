"""Tells what an action brought about, around the fights; fights tell theirs at the table."""

from collections.abc import Iterable, Iterator
from typing import Final

from dexterity.rules.fighter import effects as came
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import SeatId, State
from dexterity.session.fighter.words import fighter_words
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import hero_name

SEEN_ELSEWHERE: Final = (
    came.RoomsOffered,
    came.FoeRevealed,
    came.TurnBegun,
    came.DieTaken,
    came.DiePutBack,
    came.DiceTakenBack,
    came.ThrowJudged,
    came.AbilityWoken,
    came.ThrownAgain,
    came.SecondStrike,
    came.ArmourUsed,
    came.FoeHurt,
    came.FatalBlow,
    came.FoeHealed,
    came.ItemSnatched,
    came.CampaignWon,
    came.CampaignLost,
)
"""On a page of their own, or at the table."""


def seat_name(show: Showcase, state: State, seat: SeatId) -> str:
    """What the hero at a seat is called."""
    return hero_name(show, state.party[seat].hero)


def refusal_words(show: Showcase, refusal: str) -> str:
    """Why not, as the end of a sentence."""
    return show.texts.say(f"fighter_screens.refusal.{refusal}")


def told_words(show: Showcase, state: State, effects: Iterable[Effect]) -> tuple[str, ...]:
    """A sentence for each effect that is not seen elsewhere, each once."""
    heroes = tuple(member.hero for member in state.party)
    words = fighter_words(show.box, heroes, show.texts, "fighter_screens")
    return words.sentences(one for one in effects if not isinstance(one, SEEN_ELSEWHERE))


def since_beaten(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What followed from a monster's defeat, that one included; all if none was beaten."""
    known = list(effects)
    beaten = [at for at, effect in enumerate(known) if isinstance(effect, came.FoeBeaten)]
    yield from known[beaten[-1] if beaten else 0 :]
