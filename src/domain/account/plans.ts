import { DAY } from '#domain/time/when.ts';

/** The plans that are sold, and what each allows in the app. The prices are those of the specification. */

export type PlanId = 'starter' | 'plus' | 'lifetime';
export type UserPlan = 'free' | PlanId;

export interface Plan {
  planId: PlanId;
  price: string;
  frequency: 'once' | 'monthly';
  /** The price of the same plan with yearly payment. */
  yearlyPrice?: string;
  popular: boolean;
}

export const PLANS: readonly Plan[] = [
  { planId: 'starter', price: '$29', frequency: 'once', popular: false },
  { planId: 'plus', price: '$6', frequency: 'monthly', yearlyPrice: '$49', popular: true },
  { planId: 'lifetime', price: '$89', frequency: 'once', popular: false },
];

export const TRIAL_DAYS = 14;
const STARTER_MONTHS = 3;

/** Returns the sold plan with this id. Undefined for `free` and for any other text. */
export function planOf(planId: string): Plan | undefined {
  return PLANS.find((plan) => plan.planId === planId);
}

/**
 * Returns whether a user on `plan` would lose features by changing to `other`. `PLANS` lists the plans from least to
 * most.
 */
export function holdsMoreThan(plan: UserPlan, other: UserPlan): boolean {
  const rank = (id: UserPlan) => PLANS.findIndex(({ planId }) => planId === id);
  return rank(plan) > rank(other);
}

/** Returns whether a text is a plan that a user may be on: `free` or a sold plan. */
export function isUserPlan(text: string): text is UserPlan {
  return text === 'free' || planOf(text) !== undefined;
}

/** What a user may do now. Logging, full exports and deleting are absent, because every plan includes them. */
export interface Allowance {
  /**
   * A baby can be added while there are fewer profiles than this. Existing profiles beyond it can still be read, logged
   * to and exported.
   */
  babies: number;
  /** Calendar, trends and growth curves. */
  trends: boolean;
  /** Sharing the log with a further phone. Joining a shared log is always allowed. */
  sharing: boolean;
  /** PDF and CSV summaries. */
  summaryExports: boolean;
  /** The planners in the plan: the free 1-day sample, the Planner Kit, or all of them. */
  planners: 'sample' | 'kit' | 'all';
  /** Days left of the free trial, rounded up. 0 after the trial, and on Plus and Lifetime. */
  trialDaysLeft: number;
}

const EVERYTHING: Allowance = {
  babies: Infinity,
  trends: true,
  sharing: true,
  summaryExports: true,
  planners: 'all',
  trialDaysLeft: 0,
};
const AFTER_TRIAL: Allowance = {
  babies: 1,
  trends: false,
  sharing: false,
  summaryExports: false,
  planners: 'sample',
  trialDaysLeft: 0,
};

/**
 * Returns what a plan allows at `now` (epoch ms). `createdAt` and `planSince` are ISO timestamps. The free trial runs
 * 14 days from `createdAt` and includes no planners beyond those of the plan. Starter runs 3 months from `planSince`.
 * After that it allows as much as `free`, but the user keeps the planner that was part of it. A time before `createdAt`
 * counts as `createdAt`, so setting the clock back does not extend the trial.
 */
export function allowanceOf(
  user: { plan: UserPlan; createdAt: string; planSince: string | null },
  now: number,
): Allowance {
  if (user.plan === 'plus' || user.plan === 'lifetime') return EVERYTHING;
  const planners = user.plan === 'starter' ? 'kit' : 'sample';
  const trialLeft = Date.parse(user.createdAt) + TRIAL_DAYS * DAY - Math.max(now, Date.parse(user.createdAt));
  if (trialLeft > 0) return { ...EVERYTHING, planners, trialDaysLeft: Math.ceil(trialLeft / DAY) };
  const end = planEnd(user);
  return { ...AFTER_TRIAL, planners, summaryExports: end !== null && now < end };
}

/** Returns when Starter ends for a user, in epoch ms. Null on every other plan. */
export function planEnd(user: { plan: UserPlan; planSince: string | null }): number | null {
  return user.plan === 'starter' && user.planSince !== null ? starterEnd(user.planSince) : null;
}

/** The demo allows everything. */
export const DEMO_ALLOWANCE: Allowance = EVERYTHING;

function starterEnd(planSince: string): number {
  const end = new Date(planSince);
  const date = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + STARTER_MONTHS);
  // 30 November plus three months is 28 February, not 2 March.
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.getTime();
}
