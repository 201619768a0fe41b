"""Names that are kept: in the order of the seats, and never lost to an empty field."""

from dexterity.session.kept_names import is_name, kept_names, with_names
from dexterity.session.settings import Settings


def test_whoever_played_last_is_offered_next_time() -> None:
    settings = with_names(Settings(player_name="Ada"), ["Ada", "Grace"])
    assert kept_names(settings, 2) == ["Ada", "Grace"]
    assert kept_names(settings, 4) == ["Ada", "Grace", "", ""]


def test_an_empty_field_leaves_the_name_that_was_there() -> None:
    before = with_names(Settings(), ["Ada", "Grace", "Mary"])
    after = with_names(before, ["", " ", "Emmy "])
    assert kept_names(after, 3) == ["Ada", "Grace", "Emmy"]


def test_what_is_no_name_is_not_kept() -> None:
    assert with_names(Settings(), ["x" * 25, "bell\a"]) == Settings()
    assert not is_name("")


def test_the_seat_of_somebody_unnamed_stays_between_others() -> None:
    assert with_names(Settings(), ["", "", "Mary"]).other_names == ("", "Mary")


def test_there_are_no_more_than_the_largest_game_has_seats() -> None:
    names = [f"Player {number}" for number in range(9)]
    assert kept_names(with_names(Settings(), names), 9) == [*names[:6], "", "", ""]
