import { type Allowance, allowanceOf, PLANS, TRIAL_DAYS, type UserPlan } from '#domain/account/plans.ts';
import { DAY } from '#domain/time/when.ts';

export interface AllowanceRow {
  name: string;
  babies: string;
  trends: string;
  summaryExports: string;
  planners: string;
}

const PLANNERS = { sample: '1-day sample', kit: 'Planner Kit', all: 'All' };

/** An arbitrary start of a plan. The table shows what a plan allows a number of days after its start. */
const BEGINNING = Date.UTC(2026, 0, 1);

function after(days: number, plan: UserPlan): Allowance {
  const createdAt = new Date(BEGINNING).toISOString();
  return allowanceOf({ plan, createdAt, planSince: createdAt }, BEGINNING + days * DAY);
}

/** What each plan allows, by the same rules that the app uses. */
export function allowanceRows(): AllowanceRow[] {
  return [
    row(`Free, first ${TRIAL_DAYS} days`, after(0, 'free')),
    row('Free, afterwards', after(TRIAL_DAYS, 'free')),
    ...PLANS.map(({ planId, name }) =>
      row(planId === 'starter' ? `${name}, 3 months` : name, after(TRIAL_DAYS, planId)),
    ),
  ];
}

function row(name: string, { babies, trends, summaryExports, planners }: Allowance): AllowanceRow {
  return {
    name,
    babies: babies === Infinity ? 'Unlimited' : String(babies),
    trends: yesOrNo(trends),
    summaryExports: yesOrNo(summaryExports),
    planners: PLANNERS[planners],
  };
}

function yesOrNo(allowed: boolean): string {
  return allowed ? 'Yes' : 'No';
}
