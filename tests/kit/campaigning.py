"""Campaigns on their way, as the gallery poses them, driven like any screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import Member, SeatId, State
from dexterity.session.matches import Campaign
from dexterity.session.settings import Settings
from dexterity.ui.screens.fighter.campaign_screen import CampaignScreen
from dexterity.ui.screens.fighter.routes import to_phase
from dexterity.ui.screens.posing.fighter import Change, campaign_of, party_of
from tests.kit.screens import Driver, Room, driven

CALM = Settings(first_start_done=True, reduced_motion=True)


@contextmanager
def campaigning(
    folder: Path,
    change: Change,
    *,
    persons: int = 1,
    size: int = 3,
    told: tuple[Effect, ...] = (),
    settings: Settings = CALM,
) -> Iterator[Driver]:
    """The screen of the phase that the change leads to."""
    with driven(folder, settings) as driver:
        app = driver.app
        campaign = campaign_of(party_of(persons, size), change)
        app.go(Room(app, "title"))
        app.go(to_phase(app, campaign, told))
        driver.tick(2)
        yield driver


def campaign_in(driver: Driver) -> Campaign:
    """The campaign of the screen on top."""
    screen = driver.app.screen
    assert isinstance(screen, CampaignScreen)
    return screen.campaign


def with_member(state: State, seat: int, **changed: object) -> State:
    """One of the party is otherwise."""
    party = [*state.party]
    party[seat] = _changed(party[seat], changed)
    return replace(state, party=tuple(party))


def _changed(member: Member, changed: dict[str, object]) -> Member:
    return replace(member, **changed)  # type: ignore[arg-type]  # checked by what it is made for


def has(driver: Driver, seat: int, item: str) -> bool:
    """Whether the hero of a seat carries a thing."""
    return any(
        thing.item == item for thing in campaign_in(driver).state.party[SeatId(seat)].carried
    )
