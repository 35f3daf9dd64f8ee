import type { Plan } from '#domain/account/plans.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Says that whoever is signed in is on a plan now, which opens no less than theirs did. */
export function toastUpgrade(plan: Plan): void {
  toast({
    title: `Upgraded to ${plan.name}!`,
    description: 'You now have access to all your new features.',
  });
}

/** Says that whoever is signed in is on a plan that opens less than theirs did. */
export function toastLowerPlan(plan: Plan): void {
  toast({ title: `You are on ${plan.name} now`, description: 'Your log is as it was.' });
}
