from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from dexterity.rules.changing import changed


@dataclass(frozen=True, slots=True)
class Purse:
    owner: str
    coins: int = 0
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    least: int
    most: int

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError("the wrong way round")


PURSE = Purse("Ada", 3, ("cellar",))


def test_a_changed_value_is_what_replace_makes_of_it() -> None:
    assert changed(PURSE, coins=5, keys=()) == replace(PURSE, coins=5, keys=())


def test_the_value_itself_stays_as_it_is() -> None:
    changed(PURSE, coins=5)
    assert Purse("Ada", 3, ("cellar",)) == PURSE


def test_a_changed_value_is_as_frozen_as_any() -> None:
    with pytest.raises(FrozenInstanceError):
        changed(PURSE, coins=5).coins = 6  # type: ignore[misc]


def test_a_part_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(KeyError):
        changed(PURSE, coin=5)


def test_a_class_that_checks_its_parts_is_left_to_its_init() -> None:
    with pytest.raises(TypeError, match="Checked"):
        changed(Checked(1, 2), least=3)
