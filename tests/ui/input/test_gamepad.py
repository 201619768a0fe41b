"""A gamepad is a keyboard of its own: buttons, cross and stick."""

import pygame
import pytest

from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.gamepad import FIRST_REPEAT_S, NEXT_REPEAT_S, GamepadReader


def stick(axis: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value)


def keys(reader: GamepadReader, event: pygame.Event, at_s: float = 0.0) -> list[str]:
    return [pressed.key for pressed in reader.read(event, at_s)]


def test_buttons_have_names() -> None:
    reader = GamepadReader()
    assert keys(reader, pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) == ["pad a"]
    assert keys(reader, pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=14)) == [
        "pad right"
    ]
    assert keys(reader, pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=99)) == []


def test_the_cross_points_up_for_plus_one() -> None:
    up = pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 1))
    assert keys(GamepadReader(), up) == ["pad up"]


def test_a_stick_counts_once_until_it_comes_back() -> None:
    reader = GamepadReader()
    pushes = [0.3, 0.7, 0.95, 0.5, 0.7, 0.1, 0.8]
    assert [keys(reader, stick(0, push)) for push in pushes] == [
        [], ["pad right"], [], [], [], [], ["pad right"],
    ]  # fmt: skip


def test_a_direction_that_is_held_repeats() -> None:
    reader = GamepadReader()
    keys(reader, stick(1, -1.0))
    assert [*reader.repeats(0.5 * FIRST_REPEAT_S)] == []
    assert [*reader.repeats(FIRST_REPEAT_S)] == [KeyPressed("pad up", repeated=True)]
    assert [*reader.repeats(FIRST_REPEAT_S + 0.5 * NEXT_REPEAT_S)] == []
    reader.forget()
    assert [*reader.repeats(99.0)] == []


@pytest.mark.parametrize("left", [2, 4], ids=["as most makers count", "as others do"])
def test_triggers_count_when_they_are_pulled_and_sticks_beside_them_do_not(left: int) -> None:
    reader, other = GamepadReader(), 6 - left
    rests = [stick(left, -1.0), stick(5, -1.0), stick(other, 0.02)]
    assert [keys(reader, event) for event in rests] == [[], [], []]
    assert keys(reader, stick(5, 0.9)) == ["pad rt"]
    assert keys(reader, stick(left, 0.9)) == ["pad lt"]
    assert keys(reader, stick(left, 1.0)) == []
    assert keys(reader, stick(other, 1.0)) == []
    assert keys(reader, stick(other, -1.0)) == []
    repeated = [pressed.key for pressed in reader.repeats(FIRST_REPEAT_S)]
    assert sorted(repeated) == ["pad lt", "pad rt"]
    assert keys(reader, stick(5, -1.0)) == []
    assert keys(reader, stick(5, 1.0)) == ["pad rt"]


def test_a_gamepad_that_is_pulled_out_at_once_does_no_harm() -> None:
    reader = GamepadReader()
    assert keys(reader, pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid="")) == []
    assert keys(reader, pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0)) == []
    assert keys(reader, stick(0, 1.0)) == ["pad right"]
