"""The things of the table as pymunk bodies and shapes."""

import numpy as np
import pymunk

from dexterity.physics.arrays import Floats
from dexterity.physics.scene.props import Box, Paddle, Pose, Post, Wheel, rectangle
from dexterity.values.vectors import Vec2


def die_body(mass_g: float, half_mm: float) -> pymunk.Body:
    """Of its true mass, so that a wheel that it strikes takes the blow."""
    return pymunk.Body(mass_g, mass_g * (2 * half_mm) ** 2 / 6)


def die_shape(body: pymunk.Body, half_mm: float, group: int) -> pymunk.Shape:
    """`group`: its own, so that looking ahead of a die does not find the die itself."""
    shape = pymunk.Poly.create_box(body, (2 * half_mm, 2 * half_mm))
    shape.elasticity, shape.friction = 0.5, 0.5
    shape.filter = pymunk.ShapeFilter(group=group)
    return shape


def pusher_body() -> pymunk.Body:
    """A tool that goes its way whatever it meets."""
    return pymunk.Body(body_type=pymunk.Body.KINEMATIC)


def pusher_shape(body: pymunk.Body, size_mm: Vec2) -> pymunk.Shape:
    return pymunk.Poly.create_box(body, size_mm)


def standing_shape(body: pymunk.Body, prop: Box | Post, origin: Floats) -> pymunk.Shape:
    x, y = prop.place_mm[0] + float(origin[0]), prop.place_mm[1] + float(origin[1])
    if isinstance(prop, Post):
        return pymunk.Circle(body, prop.radius_mm, (x, y))
    return pymunk.Poly(body, rectangle((x, y), prop.size_mm, prop.turn_rad))


def add_paddle(space: pymunk.Space, prop: Paddle, origin: Floats) -> pymunk.Body:
    body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    space.add(body, pymunk.Poly.create_box(body, prop.size_mm))
    pose = prop.path.pose(0.0)
    body.position = (pose.place_mm[0] + float(origin[0]), pose.place_mm[1] + float(origin[1]))
    body.angle = pose.turn_rad
    return body


def add_wheel(space: pymunk.Space, prop: Wheel, origin: Floats) -> pymunk.Body:
    hub = (prop.place_mm[0] + float(origin[0]), prop.place_mm[1] + float(origin[1]))
    body = pymunk.Body(prop.mass_g, prop.mass_g * prop.arm_mm**2 / 3)
    body.position, body.angle, body.angular_velocity = hub, prop.turn_rad, prop.spin_rad_s
    space.add(body)
    for arm in range(prop.arms):
        turn = 2 * np.pi * arm / prop.arms
        middle = (prop.arm_mm / 2 * float(np.cos(turn)), prop.arm_mm / 2 * float(np.sin(turn)))
        corners = rectangle(middle, (prop.arm_mm, prop.thickness_mm), turn)
        shape = pymunk.Poly(body, corners)
        shape.elasticity, shape.friction = 0.5, 0.5
        space.add(shape)
    motor = pymunk.SimpleMotor(space.static_body, body, -prop.spin_rad_s)
    motor.max_force = prop.torque_g_mm2_s2
    space.add(pymunk.PivotJoint(space.static_body, body, hub), motor)
    return body


def send_paddle(body: pymunk.Body, now: Pose, then: Pose, origin: Floats, step_s: float) -> None:
    """Let a paddle's body reach its next pose by the step's end."""
    x, y = now.place_mm[0] + float(origin[0]), now.place_mm[1] + float(origin[1])
    body.position, body.angle = (x, y), now.turn_rad
    body.velocity = (
        (then.place_mm[0] - now.place_mm[0]) / step_s,
        (then.place_mm[1] - now.place_mm[1]) / step_s,
    )
    body.angular_velocity = (then.turn_rad - now.turn_rad) / step_s
