"""What can be done just now: buttons, and tiles to press."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import Revive
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.state import Phase, State
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.screens.delve.moment import TileDeed
from dexterity.ui.screens.delve.prompt import card_in_question
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.widgets.button import Button

Take = Callable[[Action], None]


@dataclass(frozen=True, slots=True)
class Deeds:
    """Made from what the one who decides may see; the rules allow the same to every view."""

    show: DelveShowcase
    game: DelveGame
    seen: State
    names: tuple[str, ...]
    take: Take
    pay: Callable[[TileId | None], None]
    """A tile is to be used for which another one has to go; None: or not."""
    throw: Callable[[], None]
    paying: TileId | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that the rules allow."""
        return self.game.actions(self.seen)

    # --- tiles --------------------------------------------------------------------------------

    def tiles(self) -> dict[TileId, TileDeed]:
        """What pressing a tile does."""
        return dict(self._tiles())

    def _tiles(self) -> Iterator[tuple[TileId, TileDeed]]:
        for action in self.actions:
            match action:
                case do.SetAside(tile):
                    yield tile, self._deed(action, "set_aside_with", tile)
                case do.LoseTile(tile):
                    yield tile, self._deed(action, "give_up", tile)
                case do.UseTile(tile, None) if self.paying is None:
                    yield tile, self._deed(action, "use", tile)
                case do.UseTile(tile, cost) if self.paying == tile and cost is not None:
                    yield cost, self._deed(action, "pay_with", cost)
                case do.UseTile(tile) if self.paying is None:
                    yield tile, TileDeed(partial(self.pay, tile), self._words("use", tile))
                case _:
                    pass

    def _deed(self, action: Action, key: str, tile: TileId) -> TileDeed:
        return TileDeed(partial(self.take, action), self._words(key, tile))

    def _words(self, key: str, tile: TileId) -> str:
        monster = card_in_question(self.seen)
        named = "" if monster is None else self.show.monster(monster)
        tile_name = self.show.tile(self.seen.adventurer, tile)
        return self.show.say(f"deed.{key}", tile=tile_name, monster=named)

    # --- buttons ------------------------------------------------------------------------------

    def buttons(self) -> list[Button]:
        """Those that matter most last, at the foot."""
        if self.paying is not None:
            stop = partial(self.pay, None)
            return [Button("pay/stop", self.show.say("deed.stop"), stop, icon=Icon.CLOSE)]
        return [*self._buttons()]

    def _buttons(self) -> Iterator[Button]:
        named = self.seen.phase in (Phase.PICK_NAMER, Phase.NAME_STRENGTH)
        for action in self.actions if named else reversed(self.actions):
            match action:
                case do.DrawMonster():
                    yield self._button("draw", action, Icon.PLAY, main=True)
                case do.Pass():
                    yield self._button("pass", action, Icon.CLOSE, main=not self.seen.deck)
                case do.AddToDungeon():
                    yield self._button("add", action, Icon.DOWN, main=True)
                case do.TurnCard():
                    yield self._button("turn", action, Icon.PLAY, main=True)
                case do.UseTile(tile):
                    yield from self._use(tile, action)
                case do.Decline():
                    yield self._button(self._declined, action, Icon.CLOSE)
                case do.PickNamer(player):
                    words = self.show.say("deed.pick", name=self.names[player])
                    yield Button(f"pick/{player}", words, partial(self.take, action))
                case do.NameStrength(strength):
                    words = self.show.say("deed.strength", strength=strength)
                    yield Button(f"strength/{strength}", words, partial(self.take, action))
                case _:
                    pass
        if self.seen.phase is Phase.THROW:
            words = self.show.say("deed.throw")
            yield Button("throw", words, self.throw, icon=Icon.DIE, main=True,
                         hint=self.show.say("deed.throw_hint"))  # fmt: skip

    @property
    def _declined(self) -> str:
        match self.seen.phase:
            case Phase.REVIVE:
                return "stay_down"
            case Phase.THROW:
                return "no_throw"
            case _:
                return "no_tile"

    def _button(self, key: str, action: Action, icon: Icon, *, main: bool = False) -> Button:
        say = self.show.say
        return Button(key, say(f"deed.{key}"), partial(self.take, action), icon=icon, main=main,
                      hint=say(f"deed.{key}_hint"))  # fmt: skip

    def _use(self, tile: TileId, action: do.UseTile) -> Iterator[Button]:
        """One button for each tile, however many others could go with it."""
        costs = [one for one in self.actions if isinstance(one, do.UseTile) and one.tile == tile]
        if action != costs[0]:
            return
        name = self.show.tile(self.seen.adventurer, tile)
        power = self.show.power(self.seen.adventurer, tile)
        key = "deed.revive" if isinstance(power, Revive) else "deed.use_button"
        deed = partial(self.take, action) if action.cost is None else partial(self.pay, tile)
        yield Button(f"use/{tile}", self.show.say(key, tile=name), deed, icon=Icon.HAND, main=True,
                     hint=self._words("use", tile))  # fmt: skip
