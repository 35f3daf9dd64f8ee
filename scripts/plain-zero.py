"""Replaces the slashed zero of the text font by a plain one.

    pip install fonttools brotli
    python3 scripts/plain-zero.py subset.woff2 src/styles/fonts/wee-text.woff2

Atkinson Hyperlegible Next has no plain zero. The script keeps the outer contour of its zero. The counter is that contour
too, scaled to the extents of the two counters beside the slash, so that the strokes keep their width in every weight.
"""

import sys
from array import array

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates


def add(points, deltas):
    return [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)]


def counter_of(outer, counters):
    """Returns the outer contour in reverse, scaled to the extents of the counters."""

    def scaled(axis):
        low, high = (pick(point[axis] for point in outer) for pick in (min, max))
        to_low, to_high = (pick(point[axis] for point in counters) for pick in (min, max))
        return [round(to_low + (point[axis] - low) * (to_high - to_low) / (high - low)) for point in outer]

    return list(zip(scaled(0), scaled(1)))[::-1]


def replace_zero(font):
    name = font.getBestCmap()[ord("0")]
    glyph = font["glyf"][name]
    (variation,) = font["gvar"].variations[name]
    if glyph.numberOfContours != 3:
        raise SystemExit("The zero has no slash, or another outline than this script knows.")
    end = glyph.endPtsOfContours[0] + 1
    points = list(glyph.coordinates)
    deltas = [delta or (0, 0) for delta in variation.coordinates]
    outer, counters = points[:end], points[end:]
    light = counter_of(outer, counters)
    bold = counter_of(add(outer, deltas), add(counters, deltas[end:]))
    glyph.coordinates = GlyphCoordinates(outer + light)
    flags = list(glyph.flags)[:end]
    glyph.flags = array("B", flags + flags[::-1])
    glyph.numberOfContours = 2
    glyph.endPtsOfContours = [end - 1, 2 * end - 1]
    glyph.recalcBounds(font["glyf"])
    change = [(to[0] - of[0], to[1] - of[1]) for of, to in zip(light, bold)]
    # The last four deltas are those of the advance width and height.
    variation.coordinates = deltas[:end] + change + deltas[-4:]


if __name__ == "__main__":
    source, target = sys.argv[1:]
    font = TTFont(source)
    replace_zero(font)
    font.flavor = "woff2"
    font.save(target)
