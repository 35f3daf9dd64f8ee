import type { Plan } from '#domain/account/plans.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

/** Announces a new plan that is not lower than the one before. */
export function toastUpgrade(plan: Plan): void {
  const { upgraded, opened } = words.site.plan;
  toast({ title: upgraded(plan.name), description: opened });
}

/** Announces a new plan that is lower than the one before. */
export function toastLowerPlan(plan: Plan): void {
  const { lowered, logStays } = words.site.plan;
  toast({ title: lowered(plan.name), description: logStays });
}
