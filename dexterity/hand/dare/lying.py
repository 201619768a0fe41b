"""A die laid down flat, as near as can be to how it was picked up."""

from math import sqrt

from dexterity.values.vectors import Quaternion, Vec3


def laid_flat(orientation: Quaternion) -> Quaternion:
    """Turned by the least that brings one of its faces level; which one is up stays as it was."""
    axes = [_turned(orientation, axis) for axis in ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0))]
    most = max(axes, key=lambda axis: abs(axis[2]))
    up: Vec3 = most if most[2] > 0.0 else (-most[0], -most[1], -most[2])
    # Half way between where the axis is and the vertical, that is the least turn there is.
    w, x, y = 1.0 + up[2], up[1], -up[0]
    length = sqrt(w * w + x * x + y * y)
    return _product((w / length, x / length, y / length, 0.0), orientation)


def _turned(q: Quaternion, v: Vec3) -> Vec3:
    _, x, y, z = _product(_product(q, (0.0, *v)), (q[0], -q[1], -q[2], -q[3]))
    return x, y, z


def _product(a: Quaternion, b: Quaternion) -> Quaternion:
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by + ay * bw + az * bx - ax * bz,
        aw * bz + az * bw + ax * by - ay * bx,
    )
