"""What is kept is bounded, and what was wanted lately stays."""

from dexterity.ui.canvas.shelf import Shelf


class Maker:
    """Makes numbers, and remembers for which keys."""

    def __init__(self, most: float) -> None:
        self.shelf: Shelf[int, int] = Shelf(most, weigh=float)
        self.made: list[int] = []

    def want(self, number: int) -> int:
        return self.shelf.get(number, lambda: self._make(number))

    def _make(self, number: int) -> int:
        self.made.append(number)
        return number


def test_a_thing_is_made_once() -> None:
    maker = Maker(3)
    assert [maker.want(1) for _ in range(3)] == [1, 1, 1]
    assert maker.made == [1]


def test_it_knows_what_is_there_without_making_it() -> None:
    maker = Maker(3)
    maker.want(1)
    assert 1 in maker.shelf
    assert 2 not in maker.shelf
    assert maker.made == [1]


def test_what_was_not_wanted_for_longest_goes_first() -> None:
    maker = Maker(5)
    for number in (1, 2, 1, 3):
        maker.want(number)
    maker.want(1)
    assert maker.made == [1, 2, 3]
    maker.want(2)
    assert maker.made == [1, 2, 3, 2]


def test_one_thing_too_heavy_is_still_served() -> None:
    maker = Maker(10)
    for number in (4, 5, 99):
        assert maker.want(number) == number
    assert len(maker.shelf) == 1


def test_what_has_no_room_any_more_goes_at_once() -> None:
    maker = Maker(10)
    for number in (1, 2, 3, 4):
        maker.want(number)
    assert maker.shelf.weight == 10
    maker.shelf.keep_at_most(7)
    assert (len(maker.shelf), maker.shelf.weight) == (2, 7)
