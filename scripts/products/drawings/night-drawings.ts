import { body, type Drawing, face, patch, stroke, union } from './drawing.ts';
import {
  arc,
  blob,
  circle,
  crescent,
  type DrawnPath,
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

/** Maps a point of public/mark.svg, a small moon in a crescent, to our units. */
const markPoint = ([x, y]: readonly [number, number]) => {
  const [turnedX, turnedY] = turn(-14, 32, 34.5)([x, y]);
  return [(turnedX - 6) * (100 / 52), (turnedY - 8) * (100 / 52)] as const;
};
const markCradle = placed(crescent(32, 32, 23, { cx: 32, cy: 20, r: 22 }), markPoint);
const markMoon = placed(circle(32, 23, 11), markPoint);

/** Draws the mark in two inks. The mark's line, 3 units wide in the SVG, rounds the tips. */
export function markIn(cradle: 'night' | 'cream' | 'accent'): Drawing {
  return [
    { path: markCradle, fill: cradle, line: cradle, width: (3 * 100) / 52 },
    { path: markMoon, fill: 'lamp' },
  ];
}

const CLOUD = [
  circle(28, 60, 17),
  circle(45, 45, 20),
  circle(64, 50, 16),
  circle(77, 62, 15),
  roundRect(24, 56, 56, 21, 10),
];

function zee(x: number, y: number, size: number): DrawnPath {
  return polyline([x, y], [x + size, y], [x, y + size * 1.1], [x + size, y + size * 1.1]);
}

function sunRays(): DrawnPath {
  return Array.from({ length: 8 }, (_, index) => {
    const ray = turn(index * 45, 50, 50);
    return polyline(ray([50, 17]), ray([50, 8]));
  }).join('');
}

export const NIGHT_DRAWINGS = {
  moon: [
    body(crescent(49, 53, 38, { cx: 66, cy: 39, r: 31 }), 'lampGlow'),
    patch(circle(34, 70, 4.2), 'blush'),
    stroke(arc(27, 60, 4.4, 20, 160), 'night', 2.6),
    stroke(arc(45, 74, 4, -20, 120), 'night', 2.6),
    body(star(72, 32, 12, 5.5), 'lamp'),
  ],
  star: [body(star(50, 53, 43, 23), 'lamp'), ...face(50, 52, 8)],
  smallStars: [
    body(star(36, 60, 27, 13), 'lamp'),
    body(star(73, 30, 18, 8.5), 'lampGlow'),
    body(star(76, 73, 13, 6), 'lampGlow'),
  ],
  sun: [stroke(sunRays(), 'lamp', 6.5), body(circle(50, 50, 27), 'lampGlow'), ...face(50, 48, 8)],
  cloud: [...union('white', ...CLOUD), ...face(51, 57, 9)],
  dreams: [
    ...union('sleepSoft', ...CLOUD.map((puff) => placed(puff, ([x, y]) => [x, y + 12]))),
    stroke(zee(31, 62, 14), 'sleep', 4.4),
    stroke(zee(55, 46, 12), 'sleep', 4),
    stroke(zee(74, 26, 10), 'sleep', 3.6),
    stroke(zee(87, 10, 7), 'sleep', 3.2),
  ],
  baby: [
    body(
      joined(
        smooth([21, 50], [16, 68], [26, 88], [50, 95], [74, 88], [84, 68], [79, 50]),
        smooth([79, 50], [50, 62], [21, 50]),
      ),
      'sky',
    ),
    body(circle(50, 37, 28), 'skin'),
    stroke(smooth([49, 9], [56, 13], [55, 20], [48, 20], [47, 15]), 'cocoa', 3),
    ...face(50, 39, 9),
    stroke(smooth([22, 58], [44, 72], [74, 82]), 'night', 2.6),
    stroke(smooth([78, 58], [66, 68], [54, 74]), 'night', 2.6),
    patch(heart(36, 82, 9), 'white'),
  ],
  crib: [
    body(roundRect(18, 60, 64, 16, 3), 'diaperSoft'),
    body(circle(36, 50, 13), 'skin'),
    stroke(arc(32, 50, 3, 20, 160) + arc(41, 50, 3, 20, 160), 'night', 2.2),
    stroke(arc(36.5, 53.5, 2.6, 25, 155), 'night', 2.2),
    body(joined(smooth([44, 64], [52, 46], [66, 42], [82, 50]), polyline([82, 68], [44, 68])), 'sleepSoft'),
    body(roundRect(16, 60, 68, 7, 3.5), 'cocoa'),
    stroke(polyline([30, 66], [30, 82]) + polyline([43, 66], [43, 82]), 'cocoa', 4.5),
    stroke(polyline([57, 66], [57, 82]) + polyline([70, 66], [70, 82]), 'cocoa', 4.5),
    body(roundRect(16, 80, 68, 7, 3.5), 'cocoa'),
    body(roundRect(9, 26, 9, 66, 4.5), 'cocoa'),
    body(roundRect(82, 26, 9, 66, 4.5), 'cocoa'),
  ],
  nightLight: [
    patch(circle(50, 42, 40), 'lampGlow'),
    body(rounded(5, [34, 20], [66, 20], [80, 56], [20, 56]), 'lamp'),
    body(roundRect(45, 56, 10, 22, 3), 'cocoa'),
    body(roundRect(29, 77, 42, 11, 5.5), 'cocoa'),
    stroke(polyline([66, 56], [66, 68]), 'night', 2.4),
    body(circle(66, 70, 2.6), 'white'),
  ],
  sheep: [
    body(ellipse(36, 82, 4.5, 9), 'night'),
    body(ellipse(62, 82, 4.5, 9), 'night'),
    ...union(
      'white',
      circle(28, 44, 12),
      circle(44, 36, 13),
      circle(61, 37, 13),
      circle(75, 47, 12),
      circle(77, 62, 12),
      circle(63, 69, 12),
      circle(46, 70, 12),
      circle(30, 63, 13),
      ellipse(52, 53, 24, 18),
    ),
    body(placed(ellipse(20, 44, 10, 5), turn(-14, 20, 44)), 'skin'),
    body(placed(ellipse(58, 44, 10, 5), turn(14, 58, 44)), 'skin'),
    body(blob([39, 34], [53, 41], [51, 57], [39, 64], [27, 57], [25, 41]), 'skin'),
    ...union('white', circle(34, 33, 6), circle(43, 33, 6)),
    ...face(39, 49, 6.5),
  ],
  bear: [
    body(circle(24, 28, 13), 'cocoa'),
    body(circle(76, 28, 13), 'cocoa'),
    patch(circle(24, 28, 6.5), 'skin'),
    patch(circle(76, 28, 6.5), 'skin'),
    body(ellipse(50, 54, 38, 35), 'cocoa'),
    body(ellipse(50, 66, 17, 14), 'skin'),
    stroke(arc(31, 48, 4.6, 20, 160), 'night', 2.8),
    stroke(arc(69, 48, 4.6, 20, 160), 'night', 2.8),
    patch(ellipse(50, 60, 5, 3.6), 'night'),
    stroke(polyline([50, 62], [50, 68]) + arc(50, 67, 5, 25, 155), 'night', 2.4),
    patch(circle(22, 60, 4.6), 'blush'),
    patch(circle(78, 60, 4.6), 'blush'),
  ],
  bunny: [
    body(blob([33, 46], [26, 26], [29, 8], [39, 10], [45, 28], [44, 46]), 'white'),
    body(blob([67, 46], [74, 26], [71, 8], [61, 10], [55, 28], [56, 46]), 'white'),
    patch(blob([35, 38], [31, 24], [33, 15], [38, 20], [40, 38]), 'growthSoft'),
    patch(blob([65, 38], [69, 24], [67, 15], [62, 20], [60, 38]), 'growthSoft'),
    body(ellipse(50, 64, 32, 28), 'white'),
    ...face(50, 62, 10),
    patch(ellipse(50, 65.5, 2.8, 2), 'blush'),
  ],
  book: [
    body(
      joined(smooth([50, 30], [34, 22], [12, 25]), polyline([12, 76]), smooth([12, 76], [34, 73], [50, 81])),
      'white',
    ),
    body(
      joined(smooth([50, 30], [66, 22], [88, 25]), polyline([88, 76]), smooth([88, 76], [66, 73], [50, 81])),
      'cream',
    ),
    body(crescent(30, 48, 11, { cx: 35, cy: 44, r: 9 }), 'lamp'),
    stroke(smooth([60, 42], [70, 38], [80, 38]) + smooth([60, 53], [70, 49], [80, 49]), 'lineStrong', 2.4),
    stroke(smooth([60, 64], [70, 60], [80, 60]) + smooth([20, 66], [30, 64], [40, 66]), 'lineStrong', 2.4),
  ],
  lullaby: [
    body(ellipse(28, 76, 14, 11), 'sleepSoft'),
    body(ellipse(72, 68, 14, 11), 'sleepSoft'),
    body(rounded(3, [38, 28], [87, 18], [87, 32], [38, 42]), 'sleep'),
    stroke(polyline([40.5, 76], [40.5, 30]) + polyline([84.5, 68], [84.5, 22]), 'night', 4),
  ],
  bath: [
    body(circle(30, 30, 9), 'sky'),
    body(circle(47, 21, 6), 'sky'),
    body(circle(60, 32, 7.5), 'sky'),
    body(
      blob([16, 50], [24, 40], [36, 44], [48, 37], [60, 44], [72, 39], [84, 50], [70, 56], [30, 56]),
      'white',
    ),
    body(
      joined(
        polyline([10, 50], [90, 50]),
        smooth([90, 50], [84, 74], [70, 83], [30, 83], [16, 74], [10, 50]),
      ),
      'diaperSoft',
    ),
    body(ellipse(28, 87, 6, 4), 'cocoa'),
    body(ellipse(72, 87, 6, 4), 'cocoa'),
  ],
  duck: [
    ...union(
      'lampGlow',
      joined(
        smooth([8, 50], [9, 66], [18, 81], [40, 89], [64, 87], [80, 76], [84, 60], [78, 50]),
        smooth([78, 50], [60, 54], [36, 58], [20, 58], [8, 50]),
      ),
      circle(59, 37, 23),
    ),
    body(blob([78, 36], [90, 36], [96, 41], [89, 47], [78, 46]), 'lamp'),
    stroke(arc(66, 34, 4, 20, 160), 'night', 2.8),
    patch(circle(59, 44, 4.2), 'blush'),
    stroke(smooth([32, 66], [42, 76], [56, 75], [64, 66]), 'night', 2.8),
  ],
  coffee: [
    stroke(smooth([38, 26], [33, 19], [40, 13], [36, 6]), 'lineStrong', 3),
    stroke(smooth([56, 26], [51, 19], [58, 13], [54, 6]), 'lineStrong', 3),
    stroke(arc(72, 54, 13, -80, 90), 'night', 11),
    stroke(arc(72, 54, 13, -80, 90), 'white', 5.5),
    body(
      joined(
        polyline([18, 34], [76, 34]),
        smooth([76, 34], [74, 66], [64, 82], [30, 82], [20, 66], [18, 34]),
      ),
      'white',
    ),
    ...face(47, 56, 8),
  ],
  mobile: [
    stroke(polyline([50, 4], [50, 18]) + arc(50, 42, 36, 195, 345), 'cocoa', 5),
    stroke(
      polyline([16, 33], [16, 54]) + polyline([50, 8], [50, 56]) + polyline([84, 33], [84, 54]),
      'lineStrong',
      2.4,
    ),
    body(star(16, 64, 13, 6.5), 'lamp'),
    body(heart(50, 70, 27), 'blush'),
    body(crescent(82, 64, 13, { cx: 88, cy: 59, r: 10 }), 'lampGlow'),
  ],
  love: [body(heart(50, 52, 80), 'growthSoft'), ...face(50, 46, 9)],
} satisfies Record<string, Drawing>;
