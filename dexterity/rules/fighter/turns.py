"""Whose turn it is in a fight, the dice that come back, and defeat."""

from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.draft import FighterDraft
from dexterity.rules.fighter.effects import CampaignLost, Defeat, DiceTakenBack, TurnBegun
from dexterity.rules.fighter.state import Phase


def pass_turn(draft: FighterDraft) -> None:
    """To the left, over those who play dead; or everything is lost."""
    if not draft.state.standing:
        lose(draft, Defeat.ALL_DOWN)
        return
    following = draft.left_of(draft.fight.turn)
    draft.change(phase=Phase.CHOOSE)
    draft.change_fight(turn=following, attack=None)
    draft.tell(TurnBegun(following))
    check_boss_dice(draft)


def check_boss_dice(draft: FighterDraft) -> None:
    """Against the boss no dice come back: when the last one has counted, it is over. What could
    help has to be used before."""
    if draft.foe.boss and not draft.fight.left and not draft.state.white_dice:
        lose(draft, Defeat.NO_DICE)


def lose(draft: FighterDraft, why: Defeat) -> None:
    """The campaign ends here."""
    draft.change(phase=Phase.OVER)
    draft.tell(CampaignLost(why))


def fetch_dice(draft: FighterDraft, *, free: bool) -> None:
    """The coloured dice leave the target; white ones lie there until the rest."""
    lying = tuple(die for die in draft.fight.lying if die.colour is Colour.WHITE)
    draft.change_fight(spent=(), lying=lying)
    draft.tell(DiceTakenBack(free))
