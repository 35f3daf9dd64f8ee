import { useNavigate } from 'react-router-dom';
import { holdsMoreThan, type Plan } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';
import { choosePlan } from '#session/choose-plan.ts';
import { userIn, useSession } from '#session/session.ts';
import { checkoutFor } from '#site/checkout.ts';
import { toastLowerPlan, toastUpgrade } from '#site/toast-plan.ts';
import { toast } from '#ui/feedback/toast.ts';
import { speech, words } from '#words/now.ts';
import { describeRefusal } from '#words/say/refusals.ts';

/** `yearly` is true for yearly payment. */
export type ChoosePlan = (plan: Plan, yearly: boolean) => Promise<void>;

/**
 * Returns a function that sets the plan of a user. It sends a visitor to sign up first, with the plan in the
 * navigation's state.
 */
export function useChoosePlan(onError: (error: string | undefined) => void): ChoosePlan {
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.status === 'signed-in');

  return async (plan, yearly) => {
    if (!signedIn) {
      toast({
        title: words.pricing.signUpFirst.title,
        description: words.pricing.signUpFirst.description(words.site.plan.names[plan.planId]),
      });
      await navigate(paths.account, { state: { planId: plan.planId, yearly } });
      return;
    }
    onError(undefined);
    const held = userIn(useSession.getState())?.plan ?? 'free';
    const result = await choosePlan(plan.planId, Date.now());
    if (!result.success) {
      onError(describeRefusal(result.error, speech));
      return;
    }
    if (holdsMoreThan(held, plan.planId)) toastLowerPlan(plan);
    else toastUpgrade(plan);
    const checkout = checkoutFor(plan.planId, yearly);
    if (checkout) location.assign(checkout);
    else await navigate(paths.dashboard);
  };
}
