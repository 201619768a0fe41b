"""What events mean at a table, scene by scene."""

from typing import TYPE_CHECKING

from dexterity.ui.input.events import Event, Intended, Phase, Pointer, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.ui.show.hearing import play_cue
from dexterity.ui.sound.cues import Cue
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_hand import BY_POINTER

if TYPE_CHECKING:
    from dexterity.ui.throwing.throwing_table import ThrowingTable


def handle_at(table: "ThrowingTable", event: Event) -> bool:
    """True if it was for the table."""
    if isinstance(event, Intended) and (_switch(table, event) or _play(table, event)):
        return True
    match table.scene:
        case Scene.HAND:
            return _use_hand(table, event)
        case Scene.VERDICT:
            return _take_up(table, event)
        case Scene.FLIGHT:
            return _lead_on(table, event) or _skip(table, event)
        case Scene.WATCHING:
            return _watch(table, event)


def _switch(table: "ThrowingTable", event: Intended) -> bool:
    match event:
        case Intended(Intention.SWITCH_WAY, repeated=False):
            table.switch_way()
        case Intended(Intention.SWITCH_AID, repeated=False):
            table.switch_aid()
        case _:
            return False
    return True


def _play(table: "ThrowingTable", event: Intended) -> bool:
    """What is in the picture is paused, stepped through, sped up."""
    playback = table.playback
    if playback is None or table.calm:
        return False
    match event.intention:
        case Intention.PAUSE if not event.repeated:
            playback.toggle()
        case Intention.STEP_FORWARD:
            table.heard(playback.step(1))
        case Intention.STEP_BACK:
            table.heard(playback.step(-1))
        case Intention.FASTER:
            playback.change_speed(1)
        case Intention.SLOWER:
            playback.change_speed(-1)
        case _:
            return False
    return True


def _use_hand(table: "ThrowingTable", event: Event) -> bool:
    hand, before = table.hand, table.hand.held
    taken = hand.handle(event)
    if hand.held.pressing and not before.pressing and hand.held.phase != before.phase:
        play_cue(table.frame, Cue.PICK_UP)
    if taken and hand.begun:
        table.remark.forget()
    return taken


def _take_up(table: "ThrowingTable", event: Event) -> bool:
    """Whatever is done with the next die clears the verdict; so does a press anywhere."""
    match event:
        case Intended(Intention.THROW, repeated=False):
            table.clear()
            return True
        case Pointer(phase=Phase.DOWN) if table.hand.way.name not in BY_POINTER:
            # The needle has swept unseen: the press that clears the table must not stop it.
            table.clear()
            return True
        case Pointer(phase=Phase.DOWN) | Wheel() | Intended():
            taken = _use_hand(table, event) or isinstance(event, Pointer)
            if taken and table.scene is Scene.VERDICT:
                table.show_hand()
            return taken
        case _:
            return False


def _lead_on(table: "ThrowingTable", event: Event) -> bool:
    """A tool goes on being led while the die it struck is on its way."""
    return table.striking and isinstance(event, Pointer) and table.hand.handle(event)


def _skip(table: "ThrowingTable", event: Event) -> bool:
    if event != Intended(Intention.THROW) or table.playback is None:
        return False
    table.playback.skip()
    return True


def _watch(table: "ThrowingTable", event: Event) -> bool:
    match event:
        case Intended(Intention.BACK, repeated=False):
            table.stop_watching()
        case Intended(Intention.THROW, repeated=False) if table.playback is not None:
            table.playback.toggle()
        case _:
            return False
    return True
