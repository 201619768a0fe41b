"""What the computer does in a seat of a game of Pen."""

from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.players.pen.choosing import Choice, choose
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.state import State
from dexterity.values.skill import Skill


def computer_choice(
    game: PenGame, state: State, level: Skill, seed: int, way: WayName = WayName.FLICK
) -> Choice:
    """A push or an action of who is waited for, who knows only what a player may know.

    The same seed and state give the same; `seed` may be that of the whole game.
    """
    steps = state.flicks, state.luck_used, len(state.filled), len(state.discard), state.turn
    luck = luck_for(seed, "pen computer", *steps, state.phase)
    return choose(game, game.seen_by(state, state.decides), level, luck, way)
