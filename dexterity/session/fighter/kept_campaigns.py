"""Campaigns that are kept as they happen: begun, found again where they were left, gone on with."""

from datetime import datetime
from pathlib import Path

from dexterity.content.fighter.box import FighterBox
from dexterity.rules.fighter.options import Options
from dexterity.session.fighter.campaign import Campaign
from dexterity.session.fighter.campaign_record import (
    CampaignCourse,
    FighterOptions,
    begin_course,
    fighter_options,
)
from dexterity.session.fighter.shipped_box import shipped_box
from dexterity.session.records.match_log import Tell, new_header, new_log, resumed_log
from dexterity.session.records.rules_lines import options_in
from dexterity.session.seat import Seat
from dexterity.session.unfinished import LastMatch, Unfinished


def begin_campaign(
    options: Options,
    seats: tuple[Seat, ...],
    seed: int,
    folder: Path,
    tell: Tell,
    *,
    box: FighterBox | None = None,
    begun: datetime | None = None,
) -> Campaign:
    """A new one; `folder` is where records are kept, and nothing is in it before the first deed."""
    cards = box or shipped_box()
    header = new_header(fighter_options(cards, options, seats), seed, begun)
    course, log = begin_course(header, cards), new_log(header, folder, tell)
    return Campaign(cards, course.game, seats, course.state, log)


def last_campaign(folder: Path, box: FighterBox | None = None) -> LastMatch[CampaignCourse]:
    """The newest campaign on record that is not over; to be read on a little at a time."""
    return LastMatch(folder, ("fighter",), lambda header: begin_course(header, box))


def resume_campaign(
    left: Unfinished[CampaignCourse],
    tell: Tell,
    *,
    box: FighterBox | None = None,
    now: datetime | None = None,
) -> Campaign:
    """A campaign from where it was left, with all that can be taken back; its record goes on."""
    cards, header = box or shipped_box(), left.record.header
    begun = begin_course(header, cards)
    campaign = Campaign(cards, begun.game, options_in(header, FighterOptions).seats, begun.state)
    campaign.retrace(left.record.actions)
    campaign.log = resumed_log(left.path, left.record, tell, now)
    return campaign
