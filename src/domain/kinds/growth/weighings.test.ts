import { expect, test } from 'vitest';
import { weighingsOf, weightOn } from './weighings.ts';

const measures = [
  { date: '2026-03-25', weightKg: 3.4 },
  { date: '2026-03-28', weightKg: 3.16 },
  { date: '2026-03-30', weightKg: null },
  { date: '2026-04-05', weightKg: 3.45 },
  { date: '2026-04-25', weightKg: 4 },
];

test.each([
  ['2026-03-24', null],
  ['2026-03-25', 3.4],
  ['2026-04-15', 3.725],
  ['2026-04-25', 4],
  ['2026-05-25', 4],
  ['2026-05-26', null],
])('the weight on %s is %s', (day, kg) => {
  const weight = weightOn(weighingsOf(measures, '2026-06-01'), day);
  if (kg === null) expect(weight).toBeNull();
  else expect(weight).toBeCloseTo(kg, 3);
});

test('ignores later weighings', () => {
  expect(weighingsOf(measures, '2026-04-04')).toEqual([
    { date: '2026-03-25', weightKg: 3.4 },
    { date: '2026-03-28', weightKg: 3.16 },
  ]);
});
