"""The ways from one screen of Fighter to the next, each imported when somebody goes there.

Whoever takes an action through a `Campaign` goes on with `frame.swap(after(frame, campaign,
effects))` as soon as its own screen is no longer the one for the campaign's phase.
"""

# ruff: noqa: PLC0415 -- Imported inside: a rest leads to a room and a room to a rest, and pages
# that lead to one another make no circle.

from typing import TYPE_CHECKING

from dexterity.rules.fighter.effects import Effect, FoeRevealed
from dexterity.rules.fighter.state import Phase
from dexterity.session.matches import Campaign
from dexterity.ui.frame.screen import Frame, Screen

if TYPE_CHECKING:
    from dexterity.session.fighter.party import Party

Told = tuple[Effect, ...]


def to_set_up(frame: Frame) -> Screen:
    """Who goes, who plays whom, and how brave they are."""
    from dexterity.ui.screens.fighter.set_up import SetUpScreen

    return SetUpScreen(frame)


def set_out(frame: Frame, party: "Party", seed: int) -> Screen:
    """A new campaign: the one place where they begin."""
    from dexterity.session.fighter.campaign_course import CampaignCourse
    from dexterity.session.fighter.fighter_options import fighter_options
    from dexterity.session.shipped import fighter_box

    services = frame.services
    options = fighter_options(fighter_box(), party.options, party.seats)
    records = services.folders.records
    campaign = Campaign.begin(CampaignCourse, options, seed, records, services.tell)
    return to_phase(frame, campaign)


def after(frame: Frame, campaign: Campaign, effects: Told, before: Told = ()) -> Screen:
    """Where an action leads: to whoever was met, or to the screen of the phase.

    `before`: what had happened just before, and is still to be told.
    """
    if any(isinstance(effect, FoeRevealed) for effect in effects):
        return to_reveal(frame, campaign, effects)
    return to_phase(frame, campaign, (*before, *effects))


def to_phase(  # noqa: PLR0911 - one for each phase
    frame: Frame, campaign: Campaign, told: Told = ()
) -> Screen:
    """The screen for what the party is waiting for; `told`: what has led to it."""
    match campaign.state.phase:
        case Phase.PATH:
            from dexterity.ui.screens.fighter.path import PathScreen

            return PathScreen(frame, campaign, told)
        case Phase.GIVE:
            from dexterity.ui.screens.fighter.give import GiveScreen

            return GiveScreen(frame, campaign, told)
        case Phase.SCARS:
            from dexterity.ui.screens.fighter.scars import ScarsScreen

            return ScarsScreen(frame, campaign, told)
        case Phase.REST:
            from dexterity.ui.screens.fighter.rest import RestScreen

            return RestScreen(frame, campaign, told)
        case Phase.SHOP:
            from dexterity.ui.screens.fighter.shop import ShopScreen

            return ShopScreen(frame, campaign, told)
        case Phase.CHOOSE | Phase.THROW | Phase.JUDGED:
            return to_fight(frame, campaign)
        case Phase.OVER:
            from dexterity.ui.screens.fighter.end import EndScreen

            return EndScreen(frame, campaign)


def to_reveal(frame: Frame, campaign: Campaign, told: Told = ()) -> Screen:
    """Whoever lives in the room, or the boss; then the fight."""
    from dexterity.ui.screens.fighter.reveal import RevealScreen

    return RevealScreen(frame, campaign, told)


def to_fight(frame: Frame, campaign: Campaign) -> Screen:
    """The table."""
    from dexterity.ui.screens.fighter.fight import FightScreen

    return FightScreen(frame, campaign)


def to_lesson(frame: Frame) -> Screen:
    """A first fight, explained step by step."""
    from dexterity.ui.screens.fighter.lesson import to_lesson as lesson

    return lesson(frame)
