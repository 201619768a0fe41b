"""The end of a delve: what it is worth, what was set aside, and who is next."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import WinIfDifferent
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import (
    AsideRevealed,
    DelveEnded,
    FailureTaken,
    GameEnded,
    PlayerEliminated,
    RestRevealed,
    SuccessWon,
)
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import SUCCESSES_TO_WIN, Ending, Laid, Phase


def saving_tile(draft: DelveDraft) -> TileId | None:
    """The tile that would make a success of it even for the dead, as things stand."""
    identities = draft.delve.identities
    if len(set(identities)) < len(identities):
        return None
    return next((tile for tile, _ in draft.having(WinIfDifferent)), None)


def is_lost(draft: DelveDraft) -> bool:
    """Whether nothing can save the delver any more, whatever is still down there."""
    return not draft.delve.alive and saving_tile(draft) is None


def end_delve(draft: DelveDraft) -> None:
    """The delver comes back, one way or the other."""
    alive, rest = draft.delve.alive, draft.state.dungeon[::-1]
    saved_by = None if alive else saving_tile(draft)
    success = alive or saved_by is not None
    draft.change_delve(facing=None)
    draft.tell(DelveEnded(draft.delver, success, draft.delve.health, saved_by, len(rest)))
    _reveal(draft, rest)
    _score(draft, success)
    _go_on(draft)


def _reveal(draft: DelveDraft, rest: tuple[Laid, ...]) -> None:
    """All that was laid face down in the round is turned."""
    aside = draft.state.aside
    if rest:
        draft.tell(RestRevealed(rest))
    draft.tell(AsideRevealed(aside))
    draft.show_all(*(laid.monster for laid in rest), *(one.monster for one in aside))


def _score(draft: DelveDraft, success: bool) -> None:
    player = draft.delver
    seat = draft.state.seats[player]
    if success:
        draft.change_seat(player, successes=seat.successes + 1)
        draft.tell(SuccessWon(player, seat.successes + 1))
        return
    draft.change_seat(player, failures=seat.failures + 1)
    draft.tell(FailureTaken(player, seat.failures + 1))
    if draft.state.seats[player].eliminated:
        draft.tell(PlayerEliminated(player))


def _go_on(draft: DelveDraft) -> None:
    player, standing = draft.delver, draft.state.standing
    if draft.state.seats[player].successes >= SUCCESSES_TO_WIN:
        _end_game(draft, player, Ending.TWO_SUCCESSES)
    elif len(standing) == 1:
        _end_game(draft, standing[0], Ending.LAST_STANDING)
    else:
        draft.change(phase=Phase.ADVENTURER, decides=_next_first(standing, player))


def _next_first(standing: tuple[PlayerId, ...], delver: PlayerId) -> PlayerId:
    """The delver or, who is out, the next one on the left."""
    return next((player for player in standing if player >= delver), standing[0])


def _end_game(draft: DelveDraft, winner: PlayerId, ending: Ending) -> None:
    draft.change(phase=Phase.OVER, winner=winner, ending=ending)
    draft.tell(GameEnded(winner, ending))
