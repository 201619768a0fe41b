"""What the computer does in a seat of Delve, its throws, and what the coach of a seat can tell."""

from typing import Final

from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.players.delve.choosing import Choice, choose
from dexterity.players.delve.survival import Survival, survival
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.computer_throw import computer_throw as any_throw
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.throw import Throw
from dexterity.values.skill import Skill

COACH_SAMPLES: Final = 200
"""Good for 7 points of a hundred either way, in a tenth of a second."""


def computer_action(
    game: DelveGame, state: State, player: PlayerId, level: Skill, seed: int
) -> Action | None:
    """What the player whose decision it is does; None where a die is thrown.

    Only what that seat may know is looked at. The same seed and the same view give the same;
    `seed` may be that of the whole game.
    """
    return computer_choice(game, state, player, level, seed).action


def computer_choice(
    game: DelveGame, state: State, player: PlayerId, level: Skill, seed: int
) -> Choice:
    """The same, with how much thought went into it."""
    seen = game.seen_by(state, player)
    return choose(game, seen, level, luck_for(seed, "delve computer", *_moment(seen)))


def coach(game: DelveGame, state: State, player: PlayerId, seed: int) -> Survival | None:
    """How likely this seat thinks that a delve ends well: the one that goes on, or one that it
    would begin now; None between rounds."""
    seen = game.seen_by(state, player)
    luck = luck_for(seed, "delve coach", player, *_moment(seen))
    return survival(game, seen, player, samples=COACH_SAMPLES, luck=luck)


def _moment(seen: State) -> tuple[str | int, ...]:
    """What tells one decision of a game from every other."""
    met = 0 if seen.delve is None else len(seen.delve.met)
    piles = len(seen.deck), len(seen.dungeon), len(seen.tiles), met
    return (seen.round, seen.phase, seen.decides, *piles)


def computer_throw(skill: Skill, seed: int, way: WayName = WayName.FLICK) -> Throw:
    """One throw with the errors of a person who throws in that way; the same seed, the same."""
    throw = DelveThrow()
    return any_throw(throw.table(), throw.die, throw.dare, skill, seed, way=way)
