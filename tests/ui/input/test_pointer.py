"""Mouse and fingers become pointers; everything that goes down comes up or is cancelled."""

import pygame
import pytest

from dexterity.ui.canvas.stage import Stage
from dexterity.ui.input.events import Closed, Event, FocusLost, Phase, Pointer, PointerKind, Wheel
from dexterity.ui.input.pointer import STRAY_MOUSE_S
from dexterity.ui.input.reader import Reader

STAGE = Stage((1280, 720))


def mouse(kind: int, x: int, y: int, button: int = 1) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    return pygame.Event(kind, pos=(x, y), button=button, touch=False)


def finger(kind: int, x: float, y: float, finger_id: int = 5) -> pygame.Event:
    return pygame.Event(
        kind, touch_id=9, finger_id=finger_id, x=x / 1280, y=y / 720, dx=0.0, dy=0.0
    )


def pointers(events: list[Event]) -> list[Pointer]:
    return [event for event in events if isinstance(event, Pointer)]


def phases(events: list[Event]) -> list[tuple[int, Phase]]:
    return [(event.id, event.phase) for event in pointers(events)]


def test_a_mouse_hovers_presses_moves_and_lets_go() -> None:
    reader, told = Reader(), []
    for at, event in enumerate(
        [
            mouse(pygame.MOUSEMOTION, 10, 20),
            mouse(pygame.MOUSEBUTTONDOWN, 10, 20),
            mouse(pygame.MOUSEMOTION, 30, 40),
            mouse(pygame.MOUSEBUTTONUP, 30, 40),
        ]
    ):
        told += reader.read([event], at / 512, STAGE)
    assert [event.phase for event in pointers(told)] == [
        Phase.HOVER,
        Phase.DOWN,
        Phase.MOVE,
        Phase.UP,
    ]
    assert pointers(told)[-1] == Pointer(0, PointerKind.MOUSE, Phase.UP, 3 / 512, (30.0, 40.0), 1)


def test_places_are_points_of_the_stage_whatever_the_window() -> None:
    event = mouse(pygame.MOUSEMOTION, 512, 384)
    (pointer,) = pointers(Reader().read([event], 0.0, Stage((1024, 768))))
    assert pointer.place == pytest.approx((640.0, 360.0))


def test_every_move_of_a_pump_is_told_and_each_has_its_own_time() -> None:
    reader = Reader()
    reader.read([], 0.9, STAGE)
    moves = [mouse(pygame.MOUSEMOTION, x, 5) for x in range(10)]
    told = pointers(reader.read(moves, 1.0, STAGE))
    assert [pointer.place[0] for pointer in told] == [*range(10)]
    times = [pointer.at_s for pointer in told]
    assert times == sorted(set(times))
    assert 0.9 < times[0] < times[-1] <= 1.0


def test_moves_before_and_after_letting_go_are_not_mixed_up() -> None:
    reader = Reader()
    reader.read([mouse(pygame.MOUSEBUTTONDOWN, 0, 0)], 0.0, STAGE)
    pump = [
        mouse(pygame.MOUSEMOTION, 1, 0),
        mouse(pygame.MOUSEMOTION, 2, 0),
        mouse(pygame.MOUSEBUTTONUP, 2, 0),
        mouse(pygame.MOUSEMOTION, 3, 0),
    ]
    told = pointers(reader.read(pump, 1.0, STAGE))
    assert [(event.phase, event.place[0]) for event in told] == [
        (Phase.MOVE, 1.0),
        (Phase.MOVE, 2.0),
        (Phase.UP, 2.0),
        (Phase.HOVER, 3.0),
    ]


def test_a_stray_mouse_after_a_finger_is_not_heard() -> None:
    reader = Reader()
    tap = [finger(pygame.FINGERDOWN, 50, 60), finger(pygame.FINGERUP, 50, 60)]
    assert phases(reader.read(tap, 1.0, STAGE)) == [(1, Phase.DOWN), (1, Phase.UP)]
    stray = [mouse(pygame.MOUSEBUTTONDOWN, 50, 60), mouse(pygame.MOUSEBUTTONUP, 50, 60)]
    assert reader.read(stray, 1.0 + 0.9 * STRAY_MOUSE_S, STAGE) == []
    assert reader.read([], 1.009 + STRAY_MOUSE_S, STAGE) == []
    assert len(reader.read(stray, 1.01 + STRAY_MOUSE_S, STAGE)) == 2


def test_a_mouse_that_is_a_touch_in_disguise_is_not_heard() -> None:
    disguised = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=True)
    assert Reader().read([disguised], 0.0, STAGE) == []


def test_two_fingers_are_two_pointers_and_numbers_are_used_again() -> None:
    reader = Reader()
    both = [finger(pygame.FINGERDOWN, 1, 1, 70), finger(pygame.FINGERDOWN, 2, 2, 80)]
    assert phases(reader.read(both, 0.0, STAGE)) == [(1, Phase.DOWN), (2, Phase.DOWN)]
    reader.read([finger(pygame.FINGERUP, 1, 1, 70)], 0.1, STAGE)
    third = reader.read([finger(pygame.FINGERDOWN, 3, 3, 90)], 0.2, STAGE)
    assert phases(third) == [(1, Phase.DOWN)]


def test_a_finger_that_was_never_down_is_not_heard() -> None:
    assert Reader().read([finger(pygame.FINGERMOTION, 3, 3)], 0.0, STAGE) == []


def test_losing_the_focus_cancels_all_and_what_follows_is_not_heard() -> None:
    reader = Reader()
    reader.read([mouse(pygame.MOUSEBUTTONDOWN, 10, 10)], 0.0, STAGE)
    lost = reader.read([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.1, STAGE)
    assert phases(lost) == [(0, Phase.CANCEL)]
    assert isinstance(lost[-1], FocusLost)
    later = [mouse(pygame.MOUSEMOTION, 20, 20), mouse(pygame.MOUSEBUTTONUP, 20, 20)]
    assert phases(reader.read(later, 0.2, STAGE)) == [(0, Phase.HOVER)]


def test_leaving_the_window_lets_go_of_nothing() -> None:
    reader = Reader()
    reader.read([mouse(pygame.MOUSEBUTTONDOWN, 10, 10)], 0.0, STAGE)
    assert reader.read([pygame.Event(pygame.WINDOWLEAVE)], 0.1, STAGE) == []
    outside = reader.read([mouse(pygame.MOUSEMOTION, -40, 10)], 0.2, STAGE)
    assert phases(outside) == [(0, Phase.MOVE)]


def test_the_right_button_is_button_3() -> None:
    (pointer,) = pointers(Reader().read([mouse(pygame.MOUSEBUTTONDOWN, 1, 1, 3)], 0.0, STAGE))
    assert pointer.button == 3


def test_the_wheel_turns_where_the_mouse_is() -> None:
    reader = Reader()
    pump = [
        mouse(pygame.MOUSEMOTION, 100, 200),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5),
    ]
    assert reader.read(pump, 0.0, STAGE)[-1] == Wheel(0.5, (100.0, 200.0))


def test_closing_the_window_is_told() -> None:
    assert Reader().read([pygame.Event(pygame.QUIT)], 0.0, STAGE) == [Closed()]
