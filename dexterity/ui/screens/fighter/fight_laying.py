"""The table of a fight, laid for what the party is waiting for."""

from typing import TYPE_CHECKING

from dexterity.rules.fighter.state import Phase
from dexterity.session.box_place import BoxPlace, why_not_there
from dexterity.ui.throwing.scene import Scene

if TYPE_CHECKING:
    from dexterity.ui.screens.fighter.fight import FightScreen


class FightLaying:
    """Lays it phase by phase, and remembers the box from throw to throw."""

    def __init__(self, fight: "FightScreen") -> None:
        self._fight = fight
        self._stood: BoxPlace | None = None
        """Where somebody has put the box in this fight."""

    def lay(self, phase: Phase) -> None:
        """There is a die in the hand only where one is to be thrown."""
        self._fight.table.empty_handed = phase is not Phase.THROW
        match phase:
            case Phase.THROW:
                self._lay_throw()
            case Phase.JUDGED:
                self._lay_judged()
            case _:
                self._lay_bare()

    def _lay_throw(self) -> None:
        fight, table = self._fight, self._fight.table
        stood = table.box or self._stood
        fight.lay(fight.awaited, same_player=False)
        table.go_on()
        turn = table.turn
        if stood is not None and turn.places_box and why_not_there(stood, turn.table()) is None:
            fight.placing = None
            table.put_box(stood)

    def _lay_judged(self) -> None:
        """As it lies there; a throw that nobody here has seen fly has no marks."""
        table, state = self._fight.table, self._fight.campaign.state
        attack = None if state.fight is None else state.fight.attack
        if table.scene is Scene.VERDICT:
            return
        if table.last is not None and attack is not None and table.last.verdict == attack.verdict:
            table.show_judged(table.last)
        else:
            table.last = None
            self._lay_bare()

    def _lay_bare(self) -> None:
        fight = self._fight
        self._stood = fight.table.box or self._stood
        fight.lay(fight.awaited)
        fight.table.go_on()
        fight.make_ready()
