import { body, type Drawing, face, patch, stroke, union } from './drawing.ts';
import {
  arc,
  blob,
  circle,
  drop,
  ellipse,
  heart,
  joined,
  placed,
  polyline,
  rounded,
  roundRect,
  smooth,
  turn,
} from './drawn-path.ts';

const SWIRL = [
  ellipse(50, 78, 36, 13),
  ellipse(50, 58, 27, 13),
  ellipse(50, 40, 18, 11),
  blob([40, 32], [44, 20], [54, 8], [62, 18], [60, 34]),
];

export const CARE_DRAWINGS = {
  diaper: [
    body(
      joined(
        smooth([8, 24], [50, 29], [92, 24]),
        smooth([92, 24], [92, 38], [88, 50]),
        smooth([88, 50], [72, 60], [65, 82]),
        smooth([65, 82], [50, 89], [35, 82]),
        smooth([35, 82], [28, 60], [12, 50]),
        smooth([12, 50], [8, 38], [8, 24]),
      ),
      'white',
    ),
    stroke(smooth([20, 50], [34, 62], [40, 81]) + smooth([80, 50], [66, 62], [60, 81]), 'diaper', 2.2),
    body(roundRect(4, 30, 20, 13, 5), 'diaperSoft'),
    body(roundRect(76, 30, 20, 13, 5), 'diaperSoft'),
    ...face(50, 51, 8.5),
  ],
  wet: [body(drop(50, 58, 30), 'sky'), ...face(50, 63, 9)],
  dirty: [...union('cocoa', ...SWIRL), ...face(50, 60, 9)],
  mixed: [
    ...union('cocoa', ...SWIRL.map((coil) => placed(coil, ([x, y]) => [x * 0.68 - 2, y * 0.68 + 30]))),
    body(drop(72, 42, 19), 'sky'),
    ...face(32, 71, 6.5),
  ],
  wipes: [
    body(blob([34, 38], [30, 22], [42, 24], [48, 10], [58, 20], [70, 16], [66, 38]), 'white'),
    body(roundRect(10, 38, 80, 48, 12), 'diaperSoft'),
    body(roundRect(27, 32, 46, 12, 6), 'white'),
    ...face(50, 62, 9),
  ],
  cream: [
    body(roundRect(38, 6, 24, 16, 5), 'diaper'),
    body(
      joined(
        polyline([34, 22], [66, 22]),
        smooth([66, 22], [70, 50], [76, 82]),
        polyline([24, 82]),
        smooth([24, 82], [30, 50], [34, 22]),
      ),
      'white',
    ),
    body(roundRect(20, 81, 60, 12, 4), 'diaperSoft'),
    body(heart(50, 54, 24), 'blush'),
  ],
  pacifier: [
    stroke(arc(50, 76, 15, 0, 360), 'night', 10),
    stroke(arc(50, 76, 15, 0, 360), 'lamp', 4.6),
    body(joined(smooth([42, 44], [36, 26], [40, 12], [50, 8], [60, 12], [64, 26], [58, 44])), 'skin'),
    body(
      blob(
        [50, 42],
        [70, 38],
        [88, 46],
        [88, 60],
        [70, 68],
        [50, 66],
        [30, 68],
        [12, 60],
        [12, 46],
        [30, 38],
      ),
      'sleepSoft',
    ),
    body(ellipse(50, 60, 14, 9), 'sleep'),
  ],
  soap: [
    body(
      blob([16, 62], [26, 52], [40, 56], [52, 48], [64, 56], [76, 52], [86, 62], [70, 68], [30, 68]),
      'white',
    ),
    body(roundRect(22, 58, 56, 32, 12), 'growthSoft'),
    stroke(polyline([34, 74], [66, 74]), 'growth', 2.6),
    body(circle(26, 34, 10), 'sky'),
    body(circle(52, 22, 13), 'sky'),
    body(circle(76, 38, 8), 'sky'),
    stroke(arc(52, 22, 7, 195, 260) + arc(26, 34, 5, 195, 260), 'white', 2.6),
  ],
  thermometer: [
    body(placed(roundRect(42, 4, 16, 74, 8), turn(38, 50, 50)), 'white'),
    stroke(placed(polyline([50, 26], [50, 74]), turn(38, 50, 50)), 'blush', 5.5),
    body(placed(circle(50, 82, 13), turn(38, 50, 50)), 'blush'),
    stroke(
      placed(
        polyline([54, 20], [58, 20]) + polyline([54, 32], [58, 32]) + polyline([54, 44], [58, 44]),
        turn(38, 50, 50),
      ),
      'night',
      2.4,
    ),
  ],
  medicine: [
    body(roundRect(36, 6, 28, 18, 5), 'white'),
    body(roundRect(26, 24, 48, 68, 12), 'lamp'),
    body(roundRect(26, 42, 48, 34, 2), 'white'),
    stroke(polyline([50, 50], [50, 68]) + polyline([41, 59], [59, 59]), 'growth', 6),
  ],
  bandage: [
    body(placed(roundRect(8, 34, 84, 32, 16), turn(-35, 50, 50)), 'skin'),
    stroke(
      placed(polyline([35, 34], [35, 66]) + polyline([65, 34], [65, 66]), turn(-35, 50, 50)),
      'night',
      2.4,
    ),
    patch(placed(heart(50, 51, 20), turn(-35, 50, 50)), 'blush'),
  ],
  doctor: [
    stroke(smooth([24, 10], [18, 30], [26, 50], [44, 54], [56, 44], [60, 26], [54, 10]), 'night', 7),
    stroke(smooth([24, 10], [18, 30], [26, 50], [44, 54], [56, 44], [60, 26], [54, 10]), 'sleep', 2.4),
    stroke(smooth([40, 55], [40, 78], [56, 90], [74, 80], [76, 64]), 'night', 7),
    stroke(smooth([40, 55], [40, 78], [56, 90], [74, 80], [76, 64]), 'sleep', 2.4),
    body(circle(76, 54, 14), 'lampGlow'),
    body(heart(76, 55, 13), 'blush'),
  ],
  tummyTime: [
    body(roundRect(6, 74, 88, 12, 6), 'diaperSoft'),
    body(blob([40, 74], [46, 56], [66, 48], [86, 56], [90, 74]), 'leaf'),
    body(ellipse(86, 72, 8, 6), 'skin'),
    body(ellipse(38, 74, 13, 6), 'skin'),
    body(circle(34, 46, 24), 'skin'),
    stroke(smooth([33, 23], [39, 27], [38, 33], [32, 33], [31, 28]), 'cocoa', 2.8),
    ...face(33, 47, 8),
  ],
  stroller: [
    body(joined(arc(46, 44, 34, 180, 270), polyline([46, 44])), 'sky'),
    body(
      joined(
        polyline([12, 44], [84, 44]),
        smooth([84, 44], [78, 66], [64, 72], [32, 72], [18, 66], [12, 44]),
      ),
      'accentSoft',
    ),
    stroke(smooth([80, 60], [88, 40], [96, 30]), 'night', 5),
    body(circle(32, 84, 9), 'white'),
    body(circle(66, 84, 9), 'white'),
    patch(circle(32, 84, 2.6), 'night'),
    patch(circle(66, 84, 2.6), 'night'),
    stroke(polyline([46, 44], [24, 18]), 'night', 2.4),
  ],
  calendar: [
    body(rounded(8, [12, 18], [88, 18], [88, 90], [12, 90]), 'white'),
    body(
      joined(
        polyline([12, 40], [12, 26]),
        arc(20, 26, 8, 180, 270),
        arc(80, 26, 8, 270, 360),
        polyline([88, 40]),
      ),
      'accent',
    ),
    stroke(polyline([32, 10], [32, 26]) + polyline([68, 10], [68, 26]), 'night', 6),
    body(heart(50, 66, 34), 'blush'),
  ],
} satisfies Record<string, Drawing>;
