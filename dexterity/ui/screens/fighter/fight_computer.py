"""A hero that nobody plays decides: it thinks for a moment, beside the frames, and then it does."""

from collections.abc import Callable
from functools import partial
from typing import Final

from dexterity.rules.fighter.actions import Action
from dexterity.session.fighter.campaign import Campaign
from dexterity.ui.screens.thinking import Thinking

THINKS_S: Final = 1.2
"""At least. Faster: nobody has seen whose turn it is."""
READS_S: Final = 2.6
"""The same before a throw counts: everybody reads what it came to."""

Advise = Callable[[Campaign], Action | None]


class ComputerMind:
    """Thinks about the campaign as it stands."""

    def __init__(self, campaign: Campaign, advise: Advise) -> None:
        self._campaign, self._advise = campaign, advise
        self._thinking: Thinking[Action | None] = Thinking()

    def hurry(self) -> None:
        """Somebody has seen enough."""
        self._thinking.hurry()

    def update(self, elapsed_s: float, least_s: float = THINKS_S) -> Action | None:
        """It is a computer's decision, and time goes by; what it has decided, once it has.

        `least_s`: for how long it thinks at least.
        """
        campaign = self._campaign
        think = partial(self._advise, campaign)
        return self._thinking.update(elapsed_s, campaign.state, think, least_s)

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        self._thinking.close()
