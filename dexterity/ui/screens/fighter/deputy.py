"""Computer heroes around the fights: who decides what, and a pause for thought before it."""

from collections.abc import Callable
from typing import Final

from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.state import Phase
from dexterity.session.fighter import computer_hero
from dexterity.session.matches import Campaign

THINKS_S: Final = 1.6
"""Faster: nobody has seen who decides, or read what there was to decide."""

FOR_ALL: Final = frozenset({Phase.GIVE, Phase.REST, Phase.SHOP})
"""What concerns the whole party: persons decide it among themselves, whoever leads. A computer
that shops with their gold, or trades away their swords, would spoil the game for them."""

Advise = Callable[[Campaign], Action | None]


def persons(campaign: Campaign) -> int:
    """How many of the party are played by somebody at the screen."""
    return sum(not seat.is_computer for seat in campaign.seats)


def computer_decides(campaign: Campaign) -> bool:
    """Whether nobody at the screen has a say in what is next."""
    if campaign.state.phase is Phase.OVER:
        return False
    if campaign.state.phase in FOR_ALL:
        return persons(campaign) == 0
    return campaign.computer_acts


def advised(campaign: Campaign) -> Action | None:
    """What a computer hero would do. Around the fights that is a few sums over what hands have
    practised: less than a frame."""
    return computer_hero.advised(campaign, ThrowBook(computer_hero.skill_of(campaign.seat)))


class Deputy:
    """Decides where no person does, one action at a time."""

    def __init__(self, campaign: Campaign, advise: Advise = advised) -> None:
        self._campaign, self._advise, self._since_s = campaign, advise, 0.0

    def update(self, elapsed_s: float) -> Action | None:
        """What is done now; None while it is thought about, or where persons decide."""
        if not computer_decides(self._campaign):
            self._since_s = 0.0
            return None
        self._since_s += elapsed_s
        if self._since_s < THINKS_S:
            return None
        self._since_s = 0.0
        return self._advise(self._campaign)
