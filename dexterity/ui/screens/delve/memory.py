"""A person's own memory: the cards that this seat itself has laid and set aside in the round."""

from collections.abc import Callable

from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.ui.canvas.theme import BODY, LABEL
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.delve.pictures import monster_path
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Placeable


def knows_cards(seen: State, player: PlayerId) -> bool:
    """Whether there is anything to remember."""
    laid = any(one.by == player for one in seen.dungeon)
    return laid or any(one.by == player for one in seen.aside)


def asking_dialog(
    show: DelveShowcase, name: str, look: Callable[[], None], close: Callable[[], None]
) -> Dialog:
    """Others may be looking: they are asked not to."""
    return Dialog(
        show.say("memory_title", name=name),
        Label(show.say("memory_ask", name=name), BODY, name="memory/ask"),
        [
            Button("memory/close", show.say("close"), close),
            Button("memory/look", show.say("memory_look", name=name), look, main=True),
        ],
    )


def memory_dialog(
    show: DelveShowcase, seen: State, player: PlayerId, name: str, close: Callable[[], None]
) -> Dialog:
    """What this player may know; the dungeon in the order in which it will be met."""
    return Dialog(
        show.say("memory_title", name=name),
        Column(*_dungeon(show, seen, player), *_aside(show, seen, player), gap=8.0),
        [Button("memory/close", show.say("close"), close, main=True)],
    )


def _dungeon(show: DelveShowcase, seen: State, player: PlayerId) -> list[Placeable]:
    lines: list[Placeable] = [
        Label(show.say("memory_dungeon", count=len(seen.dungeon)), LABEL, name="memory/dungeon")
    ]
    for rank, laid in enumerate(reversed(seen.dungeon), start=1):
        if laid.by == player and laid.monster != HIDDEN:
            words = show.say("memory_rank", rank=rank, monster=show.monster(laid.monster))
            lines.append(_line(f"memory/{rank}", laid.monster, words))
    return lines


def _aside(show: DelveShowcase, seen: State, player: PlayerId) -> list[Placeable]:
    mine = [one for one in seen.aside if one.by == player and one.monster != HIDDEN]
    if not mine:
        return []
    lines: list[Placeable] = [Label(show.say("memory_aside"), LABEL, name="memory/aside")]
    for at, one in enumerate(mine):
        tile, monster = show.tile(seen.adventurer, one.tile), show.monster(one.monster)
        words = show.say("aside_card", monster=monster, tile=tile)
        lines.append(_line(f"memory/aside/{at}", one.monster, words))
    return lines


def _line(name: str, monster: MonsterId, words: str) -> SignLine:
    path = monster_path(monster)
    return SignLine(f"{name}/{monster}", lambda canvas, box: canvas.image(path, box), words)
