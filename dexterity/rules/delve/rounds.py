"""The end of a delve: what it is worth, what was set aside, and who is next."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import WinIfDifferent
from dexterity.rules.delve.course import Course
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


def saving_tile(course: Course) -> TileId | None:
    """The tile that would make a success of it even for the dead, as things stand."""
    identities = course.delve.identities
    if len(set(identities)) < len(identities):
        return None
    return next((tile for tile, _ in course.having(WinIfDifferent)), None)


def is_lost(course: Course) -> bool:
    """Whether nothing can save the delver any more, whatever is still down there."""
    return not course.delve.alive and saving_tile(course) is None


def end_delve(course: Course) -> None:
    """The delver comes back, one way or the other."""
    alive, rest = course.delve.alive, course.state.dungeon[::-1]
    saved_by = None if alive else saving_tile(course)
    success = alive or saved_by is not None
    course.change_delve(facing=None)
    course.tell(DelveEnded(course.delver, success, course.delve.health, saved_by, len(rest)))
    _reveal(course, rest)
    _score(course, success)
    _go_on(course)


def _reveal(course: Course, rest: tuple[Laid, ...]) -> None:
    """All that was laid face down in the round is turned."""
    aside = course.state.aside
    if rest:
        course.tell(RestRevealed(rest))
    course.tell(AsideRevealed(aside))
    course.show_all(*(laid.monster for laid in rest), *(one.monster for one in aside))


def _score(course: Course, success: bool) -> None:
    player = course.delver
    seat = course.state.seats[player]
    if success:
        course.change_seat(player, successes=seat.successes + 1)
        course.tell(SuccessWon(player, seat.successes + 1))
        return
    course.change_seat(player, failures=seat.failures + 1)
    course.tell(FailureTaken(player, seat.failures + 1))
    if course.state.seats[player].eliminated:
        course.tell(PlayerEliminated(player))


def _go_on(course: Course) -> None:
    player, standing = course.delver, course.state.standing
    if course.state.seats[player].successes >= SUCCESSES_TO_WIN:
        _end_game(course, player, Ending.TWO_SUCCESSES)
    elif len(standing) == 1:
        _end_game(course, standing[0], Ending.LAST_STANDING)
    else:
        course.change(phase=Phase.ADVENTURER, decides=_next_first(standing, player))


def _next_first(standing: tuple[PlayerId, ...], delver: PlayerId) -> PlayerId:
    """The delver or, who is out, the next one on the left."""
    return next((player for player in standing if player >= delver), standing[0])


def _end_game(course: Course, winner: PlayerId, ending: Ending) -> None:
    course.change(phase=Phase.OVER, winner=winner, ending=ending)
    course.tell(GameEnded(winner, ending))
