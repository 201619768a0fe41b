"""A campaign on its way from one state to the next, and all that happens meanwhile."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from dexterity.rules.changing import changed
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import Foe, Trait
from dexterity.rules.fighter.cards.hero import Hero
from dexterity.rules.fighter.cards.item import Item, ItemId
from dexterity.rules.fighter.cards.room import Room
from dexterity.rules.fighter.effects import (
    DiceGained,
    Effect,
    GoldGained,
    HeroFell,
    HeroHealed,
    HeroHurt,
    Source,
)
from dexterity.rules.fighter.state import Attack, Fight, Member, Phase, SeatId, State
from dexterity.rules.game import Draft

Conflicts = tuple[tuple[str, str], ...]
"""The pairs of requirements that cannot be met in one throw."""


@dataclass(slots=True)
class FighterDraft(Draft[State, Effect]):
    """The cards, and what nobody can do in one throw."""

    cards: Cards
    conflicts: Conflicts = ()
    excuses: Conflicts = ()
    """What else counts as impossible to who runs."""

    # --- what is there --------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def fight(self) -> Fight:
        """The fight that goes on; to ask for it elsewhere is our own slip."""
        if self.state.fight is None:
            raise LookupError("there is no fight")
        return self.state.fight

    @property
    def attack(self) -> Attack:
        """The die that is being thrown; to ask for it elsewhere is our own slip."""
        if self.fight.attack is None:
            raise LookupError("there is no attack")
        return self.fight.attack

    @property
    def foe(self) -> Foe:
        """Whom the party fights."""
        return self.cards.foe(self.fight.foe)

    @property
    def trait(self) -> Trait | None:
        """What makes it worse, if nothing has calmed it."""
        return None if self.fight.calmed else self.foe.trait

    @property
    def room(self) -> Room | None:
        """Where the party is; nowhere when it meets the boss."""
        return None if self.state.room is None else self.cards.rooms[self.state.room]

    def member(self, seat: SeatId) -> Member:
        """Who sits there."""
        return self.state.party[seat]

    def hero(self, seat: SeatId) -> Hero:
        """The sheet of who sits there."""
        return self.cards.heroes[self.member(seat).hero]

    def bearer(self, item: ItemId) -> SeatId | None:
        """Who carries a thing."""
        seats = (SeatId(n) for n, member in enumerate(self.state.party) if member.has(item))
        return next(seats, None)

    def item(self, item: ItemId) -> Item:
        """The card."""
        return self.cards.items[item]

    # --- what changes ---------------------------------------------------------------------------

    def change_fight(self, **parts: Any) -> None:
        """Other parts of the fight."""
        self.change(fight=changed(self.fight, **parts))

    def change_attack(self, **parts: Any) -> None:
        """Other parts of the attack."""
        self.change_fight(attack=changed(self.attack, **parts))

    def change_member(self, seat: SeatId, **parts: Any) -> None:
        """Other parts of one of the party."""
        self.change_party(lambda at, member: changed(member, **parts) if at == seat else member)

    def change_party(self, made: Callable[[SeatId, Member], Member]) -> None:
        """Everybody, one after the other."""
        party = enumerate(self.state.party)
        self.change(party=tuple(made(SeatId(seat), member) for seat, member in party))

    # --- what happens again and again -----------------------------------------------------------

    def gain_gold(self, amount: int, source: Source) -> None:
        """Coins for the chest."""
        if amount > 0:
            self.change(gold=self.state.gold + amount)
            self.tell(GoldGained(amount, source))

    def heal(self, seats: Iterable[SeatId], amount: int, source: Source) -> None:
        """Up to what each can have; who plays dead gets nothing."""
        for seat in seats:
            member = self.member(seat)
            gained = min(amount, member.most_health - member.health)
            if member.stands and gained > 0:
                self.change_member(seat, health=member.health + gained)
                self.tell(HeroHealed(seat, gained, source))

    def hurt(self, seat: SeatId, amount: int) -> None:
        """A hero suffers, and plays dead if that was too much."""
        member = self.member(seat)
        if not member.stands or amount <= 0:
            return
        health = max(0, member.health - amount)
        self.change_member(seat, health=health, down=health == 0)
        self.tell(HeroHurt(seat, amount, health))
        if health == 0:
            self.tell(HeroFell(seat))

    def left_of(self, seat: SeatId) -> SeatId:
        """The next who stands, to the left; the same again if nobody else does."""
        size = len(self.state.party)
        around = (SeatId((seat + step) % size) for step in range(1, size + 1))
        return next(next_ for next_ in around if self.member(next_).stands)

    def gain_dice(self, amount: int, source: Source) -> None:
        """White dice for the chest, as many as there are."""
        gained = min(amount, self.state.white_dice_left)
        if gained > 0:
            self.change(white_dice=self.state.white_dice + gained)
            self.tell(DiceGained(gained, source))
