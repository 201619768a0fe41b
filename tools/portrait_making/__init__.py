'''Draws portraits in ink and colour pencil, and writes them as SVG.

A portrait is a module named after its character, in the folder of its group (`fighter/heroes/`,
`delve/monsters/`…), with one function; it is found by being there:

    """Vampire Hamster: a tiny cape, a wheel, and two very large teeth."""

    def draw(pen: Pen, mood: Mood) -> None:
        """It runs on a wheel."""
        pen.ground()                                     # the shadow on the table, first
        pen.shape(ellipse((200, 250), 110, 100), TAN)    # fill, hatching, shadow, ink outline
        eyes(pen, mood, (160, 220), (240, 220), size=30, glad=Gladness.GLOATING)
        mouth(pen, mood, (200, 290), width=60, fangs=2)
        signs(pen, mood, (70, 90), (330, 90))            # sweat, rays or stars, last

The sheet is 400 by 400 points, y down, light from the upper left. Stay on it: characters that stand
are drawn at 96 %, and the tests see that nothing touches its edge in any mood. What comes later
lies on top: far things first, then the body, the head, the face, and what is in front.

- `curves`: places are (x, y), or `sharp(x, y)` for a corner; `around(centre, reach, degrees)`.
- `shapes`: outlines. `blob`, `ellipse`, `polygon`, `box`, `limb` (a tube along a spine), `spike`,
  `star`; `shaggy` and `scalloped` give any of them fur or wool; `mirrored`, `turned`.
- `pen`: `shape` fills and outlines one, `line` is a swelling stroke, `strokes` many thin ones at
  little cost, `dots` round ones; `with pen.placed(dx, dy, turn=…, scale=…, flip=…, about=…):` moves
  all that is drawn inside.
- `faces`: `eyes`, `brows`, `mouth`, `cheeks`, `signs` take the mood and do the right thing.
- `anatomy`, `textures`, `props`: limbs, horns, wings; fur, feathers, speckles; things to hold.
- `pencils`: the colours. Take these; `mixed(BLUE, WHITE, 0.3)` gives shades between.

What makes a good one: one strong idea, that of the line on its card, and one prop that tells it; a
silhouette nobody else has; a big head, big eyes, few large shapes before many small ones. The mood
moves more than the face: lift the arms when GLAD, tilt and shrink when HURT. Heroes are also DOWN:
the whole sheet is turned, and only the eyes and the mouth need to know.

Things (`delve/tiles/`, `delve/table/`) have no moods: each is a public function `torch(pen)`, a few
of them in a module. They are drawn half as large again as written, so stay between 75 and 325; they
are seen at 64 points, so draw one object, large, with few lines.

Costs: a shape is 400 to 900 bytes, most of them strokes of its pencil; `hatch=None` leaves those
out where nobody misses them (eyes, teeth, small things), `Hatch(spacing=11)` makes them fewer. A
picture stays below 25 kB, better 15.

Look at what you draw, large and small, in all moods:

    python -m tools.make_portraits owlbear --sheet owlbear.png --size 400
'''
