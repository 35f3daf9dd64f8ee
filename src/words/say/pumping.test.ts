import { expect, test } from 'vitest';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { describePumping } from './pumping.ts';

const side = (ml: number, nursedMinutes: number) => ({ pumpedOz: ozFrom(ml, 'ml'), nursedMinutes });
const figures = {
  sessions: 3,
  oz: ozFrom(240, 'ml'),
  unmeasured: 1,
  ozPerDay: ozFrom(120, 'ml'),
  longestGap: 1170,
  sidesKnown: 2,
  left: side(100, 90),
  right: side(140, 60),
};

test('describes pumping in total and by side', () => {
  expect(describePumping(figures, METRIC_UNITS, speechIn('en-US'))).toEqual([
    'Pumping: 3 sessions, 1 without an amount, 240 ml, 120 ml on a day with pumping, at most 19 h 30 min between two.',
    'Pumped and nursed by side (amounts known for 2 of 3 sessions): left 100 ml pumped, 1 h 30 min at the breast; right 140 ml pumped, 1 h at the breast.',
  ]);
});

test('leaves out what is not known', () => {
  const unknown = { ...figures, sessions: 1, ozPerDay: null, longestGap: null, sidesKnown: 0 };
  expect(describePumping(unknown, METRIC_UNITS, speechIn('en-US'))).toEqual([
    'Pumping: 1 session, 1 without an amount.',
  ]);
});
