import type { Plan } from '#domain/plans.ts';
import { toast } from '#ui/toast.ts';

/** Says that whoever is signed in is on a plan now. */
export function toastUpgrade(plan: Plan): void {
  toast({
    title: `Upgraded to ${plan.name}!`,
    description: 'You now have access to all your new features.',
  });
}
