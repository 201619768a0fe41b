"""Places and ways as tuples of numbers."""

Vec2 = tuple[float, float]
Vec3 = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
"""w, x, y, z; turns the die's own axes into the table's."""
