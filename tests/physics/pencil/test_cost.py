"""Many flicks at once are what the computer aims with: they must not keep anybody waiting."""

from random import Random
from time import thread_time

from dexterity.physics.pencil import feel
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.values import Push
from tests.kit.pencils import GRAIN, paper, random_push, random_walls

FLICKS, WALLS, ROUNDS = 500, 100, 3
MOST_S = 0.5
"""Of one core; here 0.04 s are enough, so a busy machine has some to spare."""


def test_500_flicks_from_one_position_cost_under_half_a_second_of_one_core() -> None:
    luck = Random(8)
    sheet = paper(*random_walls(luck, WALLS))
    pushes = [
        Push((0.0, 0.0), push.direction_rad, push.speed_mm_s, push.bend_rad_mm, push.lean_rad)
        for push in (random_push(luck, feel.MOST_SPEED_MM_S) for _ in range(FLICKS))
    ]
    flick(pushes[0], sheet, GRAIN)
    took = []
    for _ in range(ROUNDS):
        start_s = thread_time()
        strokes = flick_many(pushes, sheet, GRAIN)
        took.append(thread_time() - start_s)
        assert len(strokes) == FLICKS
    assert min(took) < MOST_S
