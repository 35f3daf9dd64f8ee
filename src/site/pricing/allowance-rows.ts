import { type Allowance, allowanceOf, PLANS, TRIAL_DAYS, type UserPlan } from '#domain/account/plans.ts';
import { DAY } from '#domain/time/when.ts';
import { words } from '#words/now.ts';

export interface AllowanceRow {
  name: string;
  babies: string;
  trends: string;
  sharing: string;
  summaryExports: string;
  planners: string;
}

/** An arbitrary start of a plan. The table shows what a plan allows a number of days after its start. */
const BEGINNING = Date.UTC(2026, 0, 1);

function after(days: number, plan: UserPlan): Allowance {
  const createdAt = new Date(BEGINNING).toISOString();
  return allowanceOf({ plan, createdAt, planSince: createdAt }, BEGINNING + days * DAY);
}

/** Returns what each plan allows, by the same rules that the app uses. */
export function allowanceRows(): AllowanceRow[] {
  const { allows } = words.pricing;
  return [
    row(allows.firstDays(TRIAL_DAYS), after(0, 'free')),
    row(allows.afterwards, after(TRIAL_DAYS, 'free')),
    ...PLANS.map(({ planId }) => {
      const name = words.site.plan.names[planId];
      return row(planId === 'starter' ? allows.starter(name) : name, after(TRIAL_DAYS, planId));
    }),
  ];
}

function row(name: string, { babies, trends, sharing, summaryExports, planners }: Allowance): AllowanceRow {
  const { allows } = words.pricing;
  return {
    name,
    babies: babies === Infinity ? allows.unlimited : String(babies),
    trends: yesOrNo(trends),
    sharing: yesOrNo(sharing),
    summaryExports: yesOrNo(summaryExports),
    planners: allows.planner[planners],
  };
}

function yesOrNo(allowed: boolean): string {
  const { yes, no } = words.pricing.allows;
  return allowed ? yes : no;
}
