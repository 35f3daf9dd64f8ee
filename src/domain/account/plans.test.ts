import { expect, test } from 'vitest';
import { allowanceOf, holdsMoreThan, PLANS, planOf, type UserPlan } from './plans.ts';

const createdAt = '2026-01-01T08:00:00.000Z';
const at = (iso: string) => Date.parse(iso);

test('orders the plans by what they allow', () => {
  const plans: UserPlan[] = ['free', 'starter', 'plus', 'lifetime'];
  for (const [index, plan] of plans.entries()) {
    for (const [at, other] of plans.entries()) expect(holdsMoreThan(plan, other)).toBe(index > at);
  }
});

test('sells three plans at the announced prices', () => {
  expect(PLANS.map(({ planId, price }) => [planId, price])).toEqual([
    ['starter', '$29'],
    ['plus', '$6'],
    ['lifetime', '$89'],
  ]);
  expect(PLANS.filter(({ popular }) => popular).map(({ planId }) => planId)).toEqual(['plus']);
  expect(planOf('free')).toBeUndefined();
});

const EVERYTHING = { babies: Infinity, trends: true, sharing: true, summaryExports: true } as const;
const ONE_BABY = { babies: 1, trends: false, sharing: false } as const;

test.each([
  [
    'free, first minute',
    'free',
    null,
    '2026-01-01T08:01:00Z',
    { ...EVERYTHING, planners: 'sample', trialDaysLeft: 14 },
  ],
  [
    'free, with a clock that was set back before the account was made',
    'free',
    null,
    '2025-06-01T00:00:00Z',
    { ...EVERYTHING, planners: 'sample', trialDaysLeft: 14 },
  ],
  [
    'free, last minute of the trial',
    'free',
    null,
    '2026-01-15T07:59:00Z',
    { ...EVERYTHING, planners: 'sample', trialDaysLeft: 1 },
  ],
  [
    'free, after the trial',
    'free',
    null,
    '2026-01-15T08:00:00Z',
    { ...ONE_BABY, summaryExports: false, planners: 'sample', trialDaysLeft: 0 },
  ],
  [
    'starter',
    'starter',
    '2026-02-01T00:00:00Z',
    '2026-04-30T00:00:00Z',
    { ...ONE_BABY, summaryExports: true, planners: 'kit', trialDaysLeft: 0 },
  ],
  [
    'starter, after three months',
    'starter',
    '2026-02-01T00:00:00Z',
    '2026-05-01T00:00:00Z',
    { ...ONE_BABY, summaryExports: false, planners: 'kit', trialDaysLeft: 0 },
  ],
  [
    'starter from 30 November, on 28 February',
    'starter',
    '2026-11-30T00:00:00Z',
    '2027-02-28T00:00:00Z',
    { ...ONE_BABY, summaryExports: false, planners: 'kit', trialDaysLeft: 0 },
  ],
  [
    'starter in the first days',
    'starter',
    '2026-01-02T00:00:00Z',
    '2026-01-03T08:00:00Z',
    { ...EVERYTHING, planners: 'kit', trialDaysLeft: 12 },
  ],
  [
    'plus, years later',
    'plus',
    '2026-02-01T00:00:00Z',
    '2031-05-01T00:00:00Z',
    { ...EVERYTHING, planners: 'all', trialDaysLeft: 0 },
  ],
  [
    'lifetime',
    'lifetime',
    '2026-02-01T00:00:00Z',
    '2044-05-01T00:00:00Z',
    { ...EVERYTHING, planners: 'all', trialDaysLeft: 0 },
  ],
] as const)('allowanceOf is right for this plan: %s', (_, plan, planSince, now, allowed) => {
  expect(allowanceOf({ plan, createdAt, planSince }, at(now))).toEqual(allowed);
});
