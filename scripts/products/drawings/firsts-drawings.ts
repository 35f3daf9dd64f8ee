import { body, type Drawing, face, patch, stroke, union } from './drawing.ts';
import {
  arc,
  blob,
  circle,
  ellipse,
  heart,
  joined,
  placed,
  polyline,
  rounded,
  roundRect,
  smooth,
  star,
  turn,
} from './drawn-path.ts';

const FOOT = [
  blob([50, 38], [62, 42], [64, 58], [60, 76], [52, 90], [42, 86], [42, 70], [36, 56], [38, 42]),
  ellipse(38, 30, 5, 6.5),
  ellipse(47, 25, 5, 7),
  ellipse(55.5, 26, 4.5, 6),
  ellipse(62, 30, 4, 5.5),
  ellipse(67, 37, 3.5, 4.5),
];

const ticks = (xs: number[], from: number, to: number) =>
  xs.map((x) => polyline([x, from], [x, to])).join('');

export const FIRSTS_DRAWINGS = {
  scale: [
    body(joined(smooth([12, 34], [30, 46], [70, 46], [88, 34]), polyline([88, 34], [12, 34])), 'white'),
    body(roundRect(45, 42, 10, 12, 2), 'lineStrong'),
    body(rounded(12, [26, 52], [74, 52], [84, 90], [16, 90]), 'growthSoft'),
    body(circle(50, 71, 13), 'white'),
    stroke(polyline([50, 71], [57, 64]), 'growth', 3.4),
    body(circle(50, 22, 12), 'skin'),
    stroke(arc(46, 22, 2.8, 20, 160) + arc(54, 22, 2.8, 20, 160), 'night', 2.2),
    stroke(arc(50, 25, 2.4, 25, 155), 'night', 2),
  ],
  ruler: [
    body(placed(roundRect(2, 34, 96, 30, 6), turn(-35, 50, 50)), 'lampGlow'),
    stroke(placed(ticks([14, 32, 50, 68, 86], 36, 50), turn(-35, 50, 50)), 'night', 2.6),
    stroke(placed(ticks([23, 41, 59, 77], 36, 44), turn(-35, 50, 50)), 'night', 2.2),
  ],
  footprints: [
    ...FOOT.map((path) =>
      body(
        placed(path, ([x, y]) => turn(-10, 30, 50)([x * 0.8 - 12, y * 0.8 + 10])),
        'skin',
      ),
    ),
    ...FOOT.map((path) =>
      body(
        placed(path, ([x, y]) => turn(10, 70, 50)([112 - x * 0.8, y * 0.8])),
        'skin',
      ),
    ),
  ],
  tooth: [
    body(
      blob(
        [50, 24],
        [66, 14],
        [84, 24],
        [84, 48],
        [74, 70],
        [68, 90],
        [58, 84],
        [50, 64],
        [42, 84],
        [32, 90],
        [26, 70],
        [16, 48],
        [16, 24],
        [34, 14],
      ),
      'white',
    ),
    ...face(50, 44, 10),
  ],
  hat: [
    body(joined(arc(50, 62, 34, 180, 360), polyline([84, 66], [16, 66])), 'sleepSoft'),
    stroke(smooth([40, 32], [34, 46], [34, 62]) + smooth([60, 32], [66, 46], [66, 62]), 'sleep', 2.4),
    body(roundRect(10, 62, 80, 20, 10), 'sleep'),
    ...union('lampGlow', circle(42, 22, 8), circle(52, 16, 8), circle(58, 24, 8), circle(49, 27, 8)),
  ],
  onesie: [
    body(
      joined(
        smooth([36, 14], [42, 24], [50, 26], [58, 24], [64, 14]),
        smooth([64, 14], [78, 20], [94, 38]),
        polyline([82, 50], [74, 44]),
        smooth([74, 44], [74, 62], [74, 72]),
        smooth([74, 72], [64, 78], [60, 90]),
        polyline([40, 90]),
        smooth([40, 90], [36, 78], [26, 72]),
        smooth([26, 72], [26, 62], [26, 44]),
        polyline([18, 50], [6, 38]),
        smooth([6, 38], [22, 20], [36, 14]),
      ),
      'leaf',
    ),
    body(star(50, 52, 14, 6.5), 'lampGlow'),
    patch(circle(45, 84, 2), 'night'),
    patch(circle(55, 84, 2), 'night'),
  ],
  sock: [
    body(
      blob([30, 22], [58, 22], [58, 50], [74, 62], [84, 76], [74, 90], [48, 86], [32, 70], [30, 46]),
      'sky',
    ),
    patch(blob([72, 62], [84, 74], [74, 88], [64, 86], [66, 72]), 'sleep'),
    body(roundRect(24, 10, 40, 17, 7), 'sleepSoft'),
    stroke(polyline([31, 40], [57, 40]) + polyline([31, 50], [58, 50]), 'sleep', 2.8),
  ],
  rattle: [
    stroke(polyline([42, 58], [26, 74]), 'night', 12),
    stroke(polyline([42, 58], [26, 74]), 'growthSoft', 6),
    body(circle(20, 80, 12), 'growthSoft'),
    patch(circle(20, 80, 4.6), 'white'),
    body(circle(62, 38, 29), 'lampGlow'),
    stroke(smooth([36, 46], [54, 56], [78, 60]), 'lamp', 5),
    ...face(64, 34, 8),
  ],
  blocks: [
    body(roundRect(28, 8, 42, 42, 6), 'growthSoft'),
    body(roundRect(6, 50, 42, 42, 6), 'diaperSoft'),
    body(roundRect(50, 50, 42, 42, 6), 'feedSoft'),
    stroke(polyline([41, 40], [49, 17], [57, 40]) + polyline([44, 33], [54, 33]), 'growth', 4.4),
    stroke(polyline([21, 60], [21, 82]), 'diaper', 4.4),
    stroke(
      joined(polyline([21, 60], [27, 60]), arc(27, 65.5, 5.5, -90, 90), polyline([21, 71])),
      'diaper',
      4.4,
    ),
    stroke(
      joined(polyline([21, 71], [28, 71]), arc(28, 76.5, 5.5, -90, 90), polyline([21, 82])),
      'diaper',
      4.4,
    ),
    stroke(arc(71, 71, 10.5, 45, 315), 'feed', 4.4),
  ],
  balloon: [
    stroke(smooth([50, 72], [44, 80], [54, 86], [48, 96]), 'lineStrong', 2.8),
    body(rounded(2, [50, 66], [57, 75], [43, 75]), 'blush'),
    body(ellipse(50, 38, 29, 32), 'blush'),
    stroke(smooth([30, 36], [33, 24], [42, 16]), 'white', 3.6),
    ...face(50, 42, 8),
  ],
  cake: [
    body(roundRect(47, 18, 6, 22, 2.5), 'sky'),
    body(blob([50, 4], [55, 12], [50, 18], [45, 12]), 'lamp'),
    body(roundRect(14, 46, 72, 44, 8), 'growthSoft'),
    body(
      joined(
        polyline([14, 62], [14, 48]),
        arc(24, 48, 10, 180, 270),
        arc(76, 48, 10, 270, 360),
        polyline([86, 62]),
        arc(77, 62, 9, 0, 180),
        arc(59, 62, 9, 0, 180),
        arc(41, 62, 9, 0, 180),
        arc(23, 62, 9, 0, 180),
      ),
      'white',
    ),
    stroke(polyline([6, 90], [94, 90]), 'night', 4),
    ...face(50, 77, 7),
  ],
  camera: [
    body(roundRect(32, 18, 30, 18, 6), 'lineStrong'),
    body(roundRect(8, 30, 84, 56, 12), 'accentSoft'),
    body(circle(50, 58, 21), 'accent'),
    body(circle(50, 58, 12), 'sky'),
    stroke(arc(50, 58, 7, 190, 265), 'white', 3),
    body(circle(80, 43, 4), 'lamp'),
  ],
  rainbow: [
    ...(['blush', 'lamp', 'leaf', 'sky'] as const).flatMap((ink, index) => [
      stroke(arc(50, 70, 39 - index * 8, 180, 360), 'night', 12 - (index ? 1 : 0)),
      stroke(arc(50, 70, 39 - index * 8, 180, 360), ink, 8),
    ]),
    ...union('white', circle(10, 74, 8), circle(21, 70, 9), circle(31, 75, 7.5)),
    ...union('white', circle(69, 75, 7.5), circle(79, 70, 9), circle(90, 74, 8)),
  ],
  trophy: [
    stroke(arc(24, 32, 12, 90, 270) + arc(76, 32, 12, -90, 90), 'night', 10),
    stroke(arc(24, 32, 12, 90, 270) + arc(76, 32, 12, -90, 90), 'lamp', 4.6),
    body(
      joined(polyline([24, 14], [76, 14]), smooth([76, 14], [74, 46], [50, 62], [26, 46], [24, 14])),
      'lampGlow',
    ),
    body(roundRect(44, 60, 12, 16, 2), 'lamp'),
    body(roundRect(28, 75, 44, 15, 5), 'cocoa'),
    body(heart(50, 35, 24), 'blush'),
  ],
  home: [
    body(roundRect(66, 16, 12, 24, 2), 'blush'),
    body(rounded(4, [20, 44], [80, 44], [80, 90], [20, 90]), 'cream'),
    body(rounded(6, [50, 8], [96, 50], [4, 50]), 'accent'),
    body(joined(polyline([40, 90], [40, 72]), arc(50, 72, 10, 180, 360), polyline([60, 90])), 'lamp'),
    body(heart(50, 40, 12), 'blush'),
  ],
} satisfies Record<string, Drawing>;
