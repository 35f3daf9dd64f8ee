import { holdsMoreThan, type Plan, planOf } from '#domain/account/plans.ts';
import { choosePlan } from '#session/choose-plan.ts';
import { userIn, useSession } from '#session/session.ts';
import { checkoutFor } from '#site/checkout.ts';
import { toastUpgrade } from '#site/toast-plan.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Sets the plan that a visitor chose before signing in, and continues to its payment page. Keeps a higher plan of the
 * account, because the visitor could not see that plan when choosing.
 */
export async function takePlan(plan: Plan, yearly: boolean): Promise<void> {
  const current = userIn(useSession.getState())?.plan ?? 'free';
  if (holdsMoreThan(current, plan.planId)) {
    toast({
      title: `You are on ${planOf(current)?.name}`,
      description: `It holds more than ${plan.name}, so it stays as it is.`,
    });
    return;
  }
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
