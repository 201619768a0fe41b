"""The focus: where keys take it, and that it is seen."""

from tests.kit.screens import Driver


def test_tab_goes_through_all_in_order_and_round(driver: Driver) -> None:
    order = driver.reachable
    assert order[:5] == ["volume", "way", "tick", "throw", "ask"]
    seen = []
    for _ in range(len(order) + 1):
        driver.key("tab")
        seen.append(driver.focused)
    assert seen == [*order, order[0]]
    driver.key("shift+tab")
    assert driver.focused == order[-1]


def test_arrows_go_where_they_point(driver: Driver) -> None:
    driver.focus("tick")
    driver.key("down")
    assert driver.focused == "throw"
    driver.key("right")
    assert driver.focused == "ask"
    driver.key("down")
    assert driver.focused.startswith("icon")
    driver.key("up")
    assert driver.focused in {"throw", "ask"}
    driver.hat(0, 1)
    assert driver.focused == "tick"


def test_the_focus_is_seen(driver: Driver) -> None:
    before = driver.window.surface.copy()
    driver.focus("throw")
    box = driver.widget("throw").box.inset(-4.0)
    scale = driver.app.canvas.scale
    ring = [
        (round(x * scale), round(box.top * scale)) for x in range(int(box.left), int(box.right))
    ]
    darkened = [
        sum(before.get_at(at)[:3]) - sum(driver.window.surface.get_at(at)[:3]) > 60
        for x, y in ring
        for at in ((x, y - 1), (x, y), (x, y + 1))
    ]
    assert sum(darkened) > len(ring) / 2
