"""A game on its way from one state to the next, and all that happens meanwhile."""

from dataclasses import dataclass
from random import Random
from typing import Any

from dexterity.luck import luck_for
from dexterity.rules.changing import changed
from dexterity.rules.game import Draft
from dexterity.rules.pen.board import Board
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import CharacterDied, Effect, HealthGained, HealthLost, Source
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.passage import Passage, passage_of
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.rules.pen.state import HEALTH, Pawn, Phase, State


@dataclass(slots=True)
class PenDraft(Draft[State, Effect]):
    """The cards, the sheet, and what was agreed on."""

    cards: Cards
    board: Board
    options: Options

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def edition(self) -> Edition:
        """Of the rules."""
        return self.options.edition

    @property
    def passage(self) -> Passage:
        """The ways as they are now."""
        return passage_of(self.board, self.state, self.edition)

    def pawn(self, player: PlayerId) -> Pawn:
        """Who plays, and how the character fares."""
        return self.state.pawns[player]

    def square_of(self, player: PlayerId) -> Square:
        """The square that a character is in."""
        return square_at(self.pawn(player).place_mm)

    def change_pawn(self, player: PlayerId, **parts: Any) -> None:
        """Other parts of a player."""
        pawns = [self.pawn(each) for each in PLAYERS]
        pawns[player] = changed(pawns[player], **parts)
        self.change(pawns=tuple(pawns))

    def luck(self, purpose: str) -> Random:
        """Luck that was never asked before."""
        used = self.state.luck_used
        self.change(luck_used=used + 1)
        return luck_for(self.state.seed, "pen", purpose, used)

    def hurt(self, player: PlayerId, amount: int, source: Source) -> None:
        """Health is lost, down to nothing."""
        before = self.pawn(player).health
        if not before:
            return
        health = max(0, before - amount)
        self.change_pawn(player, health=health)
        self.tell(HealthLost(player, before - health, health, source))
        if not health:
            self.tell(CharacterDied(player))

    def heal(self, player: PlayerId, amount: int, source: Source) -> None:
        """Health comes back, up to what everybody has at first; to the dead it does not."""
        before = self.pawn(player).health
        health = min(HEALTH, before + amount)
        if before and health > before:
            self.change_pawn(player, health=health)
            self.tell(HealthGained(player, health - before, health, source))
