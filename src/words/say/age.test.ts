import { expect, test } from 'vitest';
import { speechIn } from '#testing/speech.ts';
import { formatAge } from './age.ts';

test.each([
  ['2026-05-06', '2026-05-06', '0 days'],
  ['2026-05-05', '2026-05-06', '1 day'],
  ['2026-04-23', '2026-05-06', '13 days'],
  ['2026-04-22', '2026-05-06', '2 weeks'],
  ['2026-04-21', '2026-05-06', '2 weeks 1 day'],
  ['2026-01-06', '2026-05-06', '4 months'],
  ['2026-01-07', '2026-05-06', '3 months'],
  ['2025-08-31', '2026-02-28', '6 months'],
  ['2025-05-07', '2026-05-06', '11 months'],
  ['2025-05-06', '2026-05-06', '1 year'],
  ['2025-03-01', '2026-05-06', '1 year 2 months'],
  ['2026-05-07', '2026-05-06', 'not born yet'],
])('after a birth on %s, the age on %s is “%s”', (birthDate, day, age) => {
  expect(formatAge(birthDate, day, speechIn('en-US'))).toBe(age);
});
