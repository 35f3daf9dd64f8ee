import { DAY } from '#domain/time/when.ts';

/** The plans that are sold, in the specification's words, and what each allows in the app. */

export type PlanId = 'starter' | 'plus' | 'lifetime';
export type UserPlan = 'free' | PlanId;

export interface Plan {
  planId: PlanId;
  name: string;
  price: string;
  frequency: string;
  /** The same plan paid for a year at once. */
  yearly?: { price: string; frequency: string };
  description: string;
  features: string[];
  cta: string;
  popular: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    planId: 'starter',
    name: 'Starter',
    price: '$29',
    frequency: 'one-time',
    description: 'The paper planner, and the app for the first three months.',
    features: [
      'PDF planner for GoodNotes or print',
      'Basic web app access for 3 months',
      '1 baby profile',
      'PDF and CSV exports',
    ],
    cta: 'Choose Starter',
    popular: false,
  },
  {
    planId: 'plus',
    name: 'Plus',
    price: '$6',
    frequency: 'per month',
    yearly: { price: '$49', frequency: 'per year' },
    description: 'Everything the app can do. $49 for a year at once saves $23, over 30%.',
    features: [
      'Full web app access',
      'Unlimited baby profiles',
      'Unlimited exports',
      'Calendar and trends',
      'Priority support',
      'Future templates',
    ],
    cta: 'Choose Plus',
    popular: true,
  },
  {
    planId: 'lifetime',
    name: 'Lifetime Bundle',
    price: '$89',
    frequency: 'one-time',
    description: 'Pay once, keep it for this baby and the next.',
    features: ['All Plus features', 'Lifetime web access', 'All current and future planners'],
    cta: 'Choose Lifetime',
    popular: false,
  },
];

export const TRIAL_DAYS = 14;
const STARTER_MONTHS = 3;

/** The plan that is sold under this id; undefined for `free` and for anything else. */
export function planOf(planId: string): Plan | undefined {
  return PLANS.find((plan) => plan.planId === planId);
}

/** True where whoever is on `plan` would lose something by changing to `other`: they are listed from the least to the most. */
export function holdsMoreThan(plan: UserPlan, other: UserPlan): boolean {
  const rank = (id: UserPlan) => PLANS.findIndex(({ planId }) => planId === id);
  return rank(plan) > rank(other);
}

/** True for what a user may be on: `free`, or a plan that is sold. */
export function isUserPlan(text: string): text is UserPlan {
  return text === 'free' || planOf(text) !== undefined;
}

/** What somebody may do now. Logging, exporting everything and deleting are not here: no plan takes them away. */
export interface Allowance {
  /** Up to how many baby profiles another may be added; those beyond stay, to read, to log and to export. */
  babies: number;
  /** Calendar, trends and growth curves. */
  trends: boolean;
  /** PDF and CSV summaries. */
  summaryExports: boolean;
  /** Which of the planners are part of the plan: the free 1-day sample, the Planner Kit, or all of them. */
  planners: 'sample' | 'kit' | 'all';
  /** Whole days left of the free trial; 0 when it is over, or no longer matters. */
  trialDaysLeft: number;
}

const EVERYTHING: Allowance = {
  babies: Infinity,
  trends: true,
  summaryExports: true,
  planners: 'all',
  trialDaysLeft: 0,
};
const AFTER_TRIAL: Allowance = {
  babies: 1,
  trends: false,
  summaryExports: false,
  planners: 'sample',
  trialDaysLeft: 0,
};

/**
 * What a plan allows at `now` (epoch ms). `createdAt` and `planSince` are ISO timestamps; the free trial runs
 * 14 days from `createdAt` and brings no planner, Starter 3 months from `planSince` and is as free afterwards, but for its
 * planner, which was bought for good. A time before the account was made counts as that moment: a clock that is set back
 * makes no trial longer.
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

/** When Starter ends for a user, epoch ms; null on every other plan, which has no end of its own. */
export function planEnd(user: { plan: UserPlan; planSince: string | null }): number | null {
  return user.plan === 'starter' && user.planSince !== null ? starterEnd(user.planSince) : null;
}

/** The demo shows all of it. */
export const DEMO_ALLOWANCE: Allowance = EVERYTHING;

function starterEnd(planSince: string): number {
  const end = new Date(planSince);
  const date = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + STARTER_MONTHS);
  // 30 November plus three months is 28 February, not 2 March.
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.getTime();
}
