"""How often the same players have met, in each game."""

from pathlib import Path

from dexterity.session.kept_tally import KeptTally
from dexterity.session.notice import Notice

PAIR = ("Ada", "Grace")


def tally(folder: Path, game: str = "pen", names: tuple[str, ...] = PAIR) -> KeptTally:
    return KeptTally(folder / "progress.json", game, names, lambda notice: None)


def test_matches_are_kept_for_each_game(tmp_path: Path) -> None:
    tally(tmp_path).enter(0)
    tally(tmp_path).enter(None)
    tally(tmp_path, "delve").enter(1)
    pen, delve = tally(tmp_path).now(), tally(tmp_path, "delve").now()
    assert (pen.won, pen.drawn, pen.met) == ((1, 0), 1, 2)
    assert (delve.won, delve.drawn) == ((0, 1), 0)


def test_four_at_a_table_are_others_than_two_of_them(tmp_path: Path) -> None:
    four = (*PAIR, "Emmy", "Sophie")
    tally(tmp_path, "delve", four).enter(3)
    assert tally(tmp_path, "delve", four[::-1]).now().won == (1, 0, 0, 0)
    assert tally(tmp_path, "delve").now().met == 0


def test_a_damaged_file_is_told_of_and_counted_anew(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_text("coffee")
    notices: list[Notice] = []
    kept = KeptTally(tmp_path / "progress.json", "pen", PAIR, notices.append)
    kept.enter(0)
    assert len(notices) == 1
    assert kept.now().won == (1, 0)
