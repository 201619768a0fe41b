"""What the computer does in its seats, and what the coach says: both asked on behalf of a seat."""

from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.delve.computer import coach, computer_action
from dexterity.session.matches import DelveMatch


def computer_choice(match: DelveMatch) -> Action | None:
    """For the seat that decides; None where a die is thrown."""
    skill = match.seat.skill
    if skill is None:
        raise ValueError("persons think for themselves")
    return computer_action(match.game, match.state, match.course.decides, skill, match.state.seed)


def odds_for(game: DelveGame, seen: State, player: PlayerId) -> float | None:
    """The share of dungeons that a seat would survive; its view alone is looked at, and luck that
    is always the same."""
    told = coach(game, seen, player, seed=0)
    return None if told is None else told.share
