import type { Plan } from '#domain/account/plans.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Announces a new plan that is not lower than the one before. */
export function toastUpgrade(plan: Plan): void {
  toast({
    title: `Upgraded to ${plan.name}!`,
    description: 'You now have access to all your new features.',
  });
}

/** Announces a new plan that is lower than the one before. */
export function toastLowerPlan(plan: Plan): void {
  toast({ title: `You are on ${plan.name} now`, description: 'Your log is as it was.' });
}
