import type { Plan } from '#domain/account/plans.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

/** Announces a new plan that is not lower than the one before. */
export function toastUpgrade(plan: Plan): void {
  const { upgraded, opened, names } = words.site.plan;
  toast({ title: upgraded(names[plan.planId]), description: opened });
}

/** Announces a new plan that is lower than the one before. */
export function toastLowerPlan(plan: Plan): void {
  const { lowered, logStays, names } = words.site.plan;
  toast({ title: lowered(names[plan.planId]), description: logStays });
}
