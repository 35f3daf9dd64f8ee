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

const APPLE = blob(
  [50, 36],
  [34, 30],
  [18, 42],
  [20, 66],
  [34, 88],
  [50, 86],
  [66, 88],
  [80, 66],
  [82, 42],
  [66, 30],
);

export const MEAL_DRAWINGS = {
  bottle: [
    body(joined(smooth([44, 22], [43, 12], [47, 6], [53, 6], [57, 12], [56, 22])), 'skin'),
    body(roundRect(33, 20, 34, 13, 4), 'lamp'),
    body(roundRect(28, 33, 44, 60, 13), 'white'),
    patch(
      joined(
        smooth([30, 56], [40, 52], [52, 58], [70, 53]),
        polyline([70, 82]),
        arc(59, 80.5, 11, 0, 90),
        arc(41, 80.5, 11, 90, 180),
      ),
      'lampGlow',
    ),
    stroke(
      polyline([64, 44], [70, 44]) + polyline([64, 54], [70, 54]) + polyline([64, 64], [70, 64]),
      'night',
      2.4,
    ),
    ...face(48, 70, 7.5),
  ],
  milkDrop: [body(drop(50, 58, 30), 'white'), ...face(50, 63, 9)],
  pump: [
    body(
      joined(smooth([10, 18], [26, 24], [38, 38]), polyline([48, 30]), smooth([48, 30], [38, 18], [22, 6])),
      'feedSoft',
    ),
    body(roundRect(36, 28, 26, 20, 6), 'lamp'),
    body(roundRect(26, 46, 44, 47, 12), 'white'),
    patch(
      joined(polyline([28, 68], [68, 68], [68, 82]), arc(58, 81.5, 10, 0, 90), arc(38, 81.5, 10, 90, 180)),
      'lampGlow',
    ),
    stroke(
      polyline([60, 58], [68, 58]) + polyline([60, 70], [68, 70]) + polyline([60, 80], [68, 80]),
      'night',
      2.4,
    ),
    stroke(smooth([62, 38], [76, 36], [82, 46], [80, 62], [88, 72]), 'sleep', 4),
  ],
  bowl: [
    stroke(polyline([66, 46], [84, 16]), 'night', 8),
    stroke(polyline([66, 46], [84, 16]), 'diaperSoft', 3.4),
    body(placed(ellipse(86, 13, 6, 9), turn(30, 86, 13)), 'diaperSoft'),
    ...union('lampGlow', circle(34, 44, 11), circle(50, 39, 13), circle(66, 45, 10)),
    body(
      joined(
        polyline([12, 48], [88, 48]),
        smooth([88, 48], [80, 74], [62, 86], [38, 86], [20, 74], [12, 48]),
      ),
      'sky',
    ),
    ...face(50, 64, 9),
  ],
  avocado: [
    body(
      blob([50, 7], [62, 15], [70, 36], [82, 58], [76, 82], [50, 94], [24, 82], [18, 58], [30, 36], [38, 15]),
      'diaper',
    ),
    patch(
      blob(
        [50, 14],
        [58, 21],
        [65, 40],
        [75, 60],
        [70, 78],
        [50, 87],
        [30, 78],
        [25, 60],
        [35, 40],
        [42, 21],
      ),
      'lampGlow',
    ),
    body(circle(50, 66, 17), 'cocoa'),
    stroke(arc(50, 66, 10, 195, 260), 'skin', 3),
    ...face(50, 36, 6),
  ],
  banana: [
    body(
      joined(
        smooth([74, 16], [82, 42], [68, 70], [40, 84], [16, 82]),
        smooth([16, 82], [20, 72], [38, 68], [56, 52], [62, 34], [63, 18]),
      ),
      'lampGlow',
    ),
    body(rounded(2, [62, 20], [63, 7], [72, 6], [75, 18]), 'cocoa'),
    stroke(smooth([70, 30], [70, 48], [58, 64], [38, 75]), 'lamp', 2.6),
  ],
  apple: [
    body(APPLE, 'blush'),
    stroke(smooth([50, 36], [50, 24], [56, 14]), 'cocoa', 5),
    body(blob([55, 26], [64, 12], [80, 12], [74, 26]), 'leaf'),
    stroke(smooth([28, 50], [31, 42], [37, 39]), 'white', 3.6),
    ...face(50, 60, 8),
  ],
  bib: [
    body(
      joined(
        arc(50, 30, 20, 215, -35),
        smooth(
          [66.4, 18.5],
          [80, 22],
          [84, 44],
          [80, 74],
          [50, 92],
          [20, 74],
          [16, 44],
          [20, 22],
          [33.6, 18.5],
        ),
      ),
      'growthSoft',
    ),
    stroke(smooth([24, 68], [50, 83], [76, 68]), 'growth', 2.4),
    body(heart(50, 66, 17), 'blush'),
  ],
  cup: [
    stroke(arc(22, 58, 11, 90, 270) + arc(78, 58, 11, -90, 90), 'night', 10),
    stroke(arc(22, 58, 11, 90, 270) + arc(78, 58, 11, -90, 90), 'sleepSoft', 4.6),
    body(roundRect(42, 8, 16, 16, 5), 'sleepSoft'),
    body(joined(smooth([26, 36], [28, 24], [50, 20], [72, 24], [74, 36])), 'sleep'),
    body(rounded(11, [24, 35], [76, 35], [71, 90], [29, 90]), 'sleepSoft'),
    ...face(50, 60, 8),
  ],
  carrot: [
    body(blob([46, 32], [30, 22], [34, 8], [46, 18]), 'leaf'),
    body(blob([54, 32], [70, 22], [66, 8], [54, 18]), 'leaf'),
    body(blob([50, 32], [43, 16], [50, 4], [57, 16]), 'leaf'),
    body(blob([50, 30], [68, 34], [70, 50], [58, 80], [50, 95], [42, 80], [30, 50], [32, 34]), 'lamp'),
    stroke(
      polyline([58, 70], [52, 72]) + polyline([40, 66], [46, 68]) + polyline([54, 82], [50, 83]),
      'night',
      2.4,
    ),
    ...face(50, 46, 7),
  ],
} satisfies Record<string, Drawing>;
