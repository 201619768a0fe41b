"""Matches of the other games of somebody else, for pictures of the list that has them all."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from dexterity.session.fighter.campaign_course import CampaignCourse
from dexterity.session.fighter.fighter_options import fighter_options
from dexterity.session.fighter.lesson import GOOD
from dexterity.session.matches import Campaign
from dexterity.session.shipped import fighter_box
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.games import GAMES
from dexterity.ui.screens.posing import delve, fighter, fights, pen
from dexterity.ui.screens.posing.samples import NEWEST
from dexterity.ui.screens.replay.replays import ReplaysScreen
from dexterity.ui.scripted.player import ScriptedPlayer

SEED: Final = 2
THROWS: Final = 4
MOST_ACTIONS: Final = 60
"""In which so many throws are made; they take about a dozen."""


def after_games(make: Maker) -> Maker:
    """A screen, when Pen and Delve were played to their ends, and a campaign was begun."""

    def after(frame: Frame) -> Screen:
        campaign_left(frame, days_ago=1)
        pen.finished(frame, days_ago=2)
        delve.finished(frame, days_ago=3)
        return make(frame)

    return after


def campaign_left(frame: Frame, *, days_ago: int) -> Campaign:
    """A campaign on record, left in its first fights."""
    party, services = fighter.party_of(), frame.services
    begun = (NEWEST - timedelta(days=days_ago)).astimezone()
    options = fighter_options(fighter_box(), party.options, party.seats)
    campaign = Campaign.begin(CampaignCourse, options, SEED, services.folders.records,
                              services.tell, begun=begun)  # fmt: skip
    for _ in range(MOST_ACTIONS):
        if campaign.course.tale.throws >= THROWS:
            break
        if campaign.course.throw is None:
            campaign.do(campaign.game.actions(campaign.state)[0])
        else:
            campaign.make_throw(fights.thrown(campaign, GOOD))
    return campaign


def list_only(game: str) -> Callable[[ScriptedPlayer], None]:
    """Leaves only the records of a game in the list, by keys."""

    def script(player: ScriptedPlayer) -> None:
        player.app.screen.form.focus("game")
        for _ in range([*GAMES].index(game) + 1):
            player.intend(Intention.RIGHT)

    return script


def choose_last(player: ScriptedPlayer) -> None:
    """The oldest record, by keys; among the samples it is one that cannot be shown."""
    screen = player.app.screen
    if not isinstance(screen, ReplaysScreen):
        raise TypeError(f"no list: {screen.name}")
    screen.form.focus("list")
    for _ in screen.records.lines[1:]:
        player.intend(Intention.DOWN)
