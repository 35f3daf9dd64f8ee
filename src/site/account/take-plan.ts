import type { Plan } from '#domain/plans.ts';
import { choosePlan } from '#session/account.ts';
import { checkoutFor } from '#site/checkout.ts';
import { toastUpgrade } from '#site/toast-upgrade.ts';
import { toast } from '#ui/toast.ts';

/** Puts whoever has just come in on the plan that they chose before, and goes on to where it is paid for. */
export async function takePlan(plan: Plan, yearly: boolean): Promise<void> {
  const result = await choosePlan(plan.planId, Date.now());
  if (!result.success) {
    toast({
      title: `${plan.name} was not set`,
      description: `${result.error} Choose it again under Pricing.`,
    });
    return;
  }
  toastUpgrade(plan);
  const checkout = checkoutFor(plan.planId, yearly);
  if (checkout) location.assign(checkout);
}
