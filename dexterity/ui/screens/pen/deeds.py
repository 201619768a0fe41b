"""The buttons of the moment: all that whoever decides can do just now."""

from typing import TYPE_CHECKING

from dexterity.hand.ways.held import Phase as HandPhase
from dexterity.hand.ways.held import WayName
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.state import Phase
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.screens.pen.placing import Placing
from dexterity.ui.screens.pen.play_page import Doable
from dexterity.ui.screens.pen.spots_to_choose import has_magic_walls

if TYPE_CHECKING:
    from dexterity.ui.screens.pen.play import PenScreen


def deeds_of(screen: "PenScreen") -> list[Doable]:
    """Those that matter most last, at the foot."""
    match = screen.match
    if screen.telling.busy:
        return [Doable("go_on", "go_on", screen.go_on, Icon.PLAY, main=True, hint="go_on_hint")]
    undo = Doable("undo", "undo", screen.undo, Icon.UNDO, enabled=match.can_undo, hint="undo_hint")
    if match.computer_acts or match.result is not None:
        return [undo]
    if match.state.phase is Phase.REACT:
        return [undo, _act(screen, "let_happen", do.LetHappen(), Icon.CHECK)]
    if screen.placing is not None:
        return [undo, *_placing(screen, screen.placing)]
    return [undo, *_growing(screen), *_flick(screen)]


def _act(screen: "PenScreen", name: str, action: do.Action, icon: Icon) -> Doable:
    return Doable(name, name, lambda: screen.do(action), icon, main=True)


def _placing(screen: "PenScreen", placing: Placing) -> list[Doable]:
    place = Doable("place", "place", screen.place, Icon.CHECK, main=True)
    turn = Doable("turn_wall", "turn_wall", placing.turn, Icon.AGAIN, enabled=placing.turns)
    stop = [Doable("grow", "grow_stop", screen.grow, Icon.CLOSE)] if screen.growing else []
    turns = [turn] if screen.match.state.phase is Phase.WALL else []
    return [*stop, *turns, place]


def _growing(screen: "PenScreen") -> list[Doable]:
    """The same in every turn, whether or not a wall grows: to forget it is a part of the rule, and
    a button that comes and goes, or lights up, would remind everybody."""
    if not has_magic_walls(screen.match):
        return []
    return [Doable("grow", "grow", screen.grow, Icon.UP, hint="grow_hint")]


def _flick(screen: "PenScreen") -> list[Doable]:
    match = screen.match
    if not match.course.awaits_flick:
        if match.state.pawns[match.state.turn].flicks_missed:
            return [_act(screen, "pass", do.PassFlick(), Icon.PLAY)]
        return [_act(screen, "spin", do.SpinArrow(), Icon.AGAIN)]
    hand = screen.table.hand
    held = hand.held.hand
    cancel = Doable("cancel", "cancel", screen.let_be, Icon.CLOSE, enabled=hand.begun)
    if held.way is not WayName.STEADY:
        # A button would flick without skill; only a steady hand's error makes up for that.
        return [cancel]
    aims = held.phase is HandPhase.AIMING
    flick = Doable("flick", "next_step" if aims else "flick", screen.confirm, Icon.HAND, main=True)
    return [cancel, flick]
