import { expect, test } from 'vitest';
import { type VisitRange, visitPeriod } from './visit-request.ts';

const today = '2026-05-06';
const dates = { from: '2026-04-01', to: '2026-04-10' };

test.each<[VisitRange, string, string]>([
  ['7', '2026-04-30', today],
  ['14', '2026-04-23', today],
  ['30', '2026-04-07', today],
  ['90', '2026-02-06', today],
  ['dates', '2026-04-01', '2026-04-10'],
])('visitPeriod of %s has the days from %s to %s', (range, from, to) => {
  expect(visitPeriod(range, dates, today)).toEqual({ from, to });
});

test('visitPeriod cuts off future days', () => {
  expect(visitPeriod('dates', { from: '2026-05-01', to: '2026-06-01' }, today)).toEqual({
    from: '2026-05-01',
    to: today,
  });
});

test.each([
  ['', '2026-04-10', 'from', { code: 'noDays' }],
  ['2026-04-10', '', 'to', { code: 'noDays' }],
  ['2026-04-10', '2026-04-01', 'to', { code: 'daysReversed' }],
  ['2026-05-07', '2026-05-08', 'from', { code: 'daysInFuture' }],
  ['2025-05-05', '2026-05-06', 'from', { code: 'tooManyDays', limit: 366 }],
])('visitPeriod from %s to %s reports the error at “%s”', (from, to, field, fault) => {
  expect(visitPeriod('dates', { from, to }, today)).toEqual({
    errors: { [field]: fault },
  });
});
