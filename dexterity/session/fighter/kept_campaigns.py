"""Campaigns that are kept as they happen: begun, found again where they were left, gone on with."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dexterity.content.fighter.box import FighterBox
from dexterity.rules.fighter.options import Options
from dexterity.session.fighter.campaign import Campaign
from dexterity.session.fighter.campaign_record import (
    CampaignCourse,
    begin_course,
    fighter_options,
    options_in,
)
from dexterity.session.fighter.shipped_box import shipped_box
from dexterity.session.match_log import MatchLog
from dexterity.session.notice import Notice
from dexterity.session.record import Header, Resumed
from dexterity.session.record_writer import RecordWriter
from dexterity.session.seat import Seat
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.session.versions import versions_here

Tell = Callable[[Notice], None]
"""Says to the player what went wrong with a record."""

LOOKED_THROUGH: Final = 10
"""Campaigns on record, the newest first, among which one that was left is looked for. A campaign
takes an evening, and a quicker one may have been finished since; more would be read for long."""


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
    cards, when = box or shipped_box(), begun or datetime.now(UTC)
    header = Header(
        options=fighter_options(cards, options, seats),
        seed=seed,
        begun=when,
        made_with=versions_here(),
    )
    course, log = begin_course(header, cards), MatchLog(RecordWriter(folder, header), tell)
    return Campaign(cards, course.game, seats, course.state, log)


def last_campaign(folder: Path, box: FighterBox | None = None) -> LastMatch[CampaignCourse]:
    """The newest campaign on record that is not over; to be read on a little at a time."""
    return LastMatch(
        folder, "fighter", lambda header: begin_course(header, box), looked_through=LOOKED_THROUGH
    )


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
    campaign = Campaign(cards, begun.game, options_in(header).seats, begun.state)
    campaign.retrace(left.record.actions)
    resumed = Resumed(now or datetime.now(UTC), versions_here())
    campaign.log = MatchLog(RecordWriter.resuming(left.path, left.record, resumed), tell)
    return campaign
