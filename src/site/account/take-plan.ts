import { holdsMoreThan, type Plan, planOf } from '#domain/account/plans.ts';
import { choosePlan } from '#session/choose-plan.ts';
import { userIn, useSession } from '#session/session.ts';
import { checkoutFor } from '#site/checkout.ts';
import { toastUpgrade } from '#site/toast-plan.ts';
import { toast } from '#ui/feedback/toast.ts';
import { speech, words } from '#words/now.ts';
import { describeRefusal } from '#words/say/refusals.ts';

/**
 * Sets the plan that a visitor chose before signing in, and opens its payment page if there is one. If the account has
 * a higher plan, it keeps that plan. The visitor could not see it when choosing.
 */
export async function takePlan(plan: Plan, yearly: boolean): Promise<void> {
  const { kept, notSet } = words.account.plan;
  const { names } = words.site.plan;
  const held = planOf(userIn(useSession.getState())?.plan ?? 'free');
  if (held && holdsMoreThan(held.planId, plan.planId)) {
    toast({ title: kept.title(names[held.planId]), description: kept.description(names[plan.planId]) });
    return;
  }
  const result = await choosePlan(plan.planId, Date.now());
  if (!result.success) {
    toast({
      title: notSet.title(names[plan.planId]),
      description: notSet.description(describeRefusal(result.error, speech)),
    });
    return;
  }
  toastUpgrade(plan);
  const checkout = checkoutFor(plan.planId, yearly);
  if (checkout) location.assign(checkout);
}
