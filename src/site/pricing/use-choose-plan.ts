import { useNavigate } from 'react-router-dom';
import type { Plan } from '#domain/plans.ts';
import { paths } from '#paths.ts';
import { choosePlan, useSession } from '#session/session.ts';
import { toastUpgrade } from '#site/toast-upgrade.ts';
import { toast } from '#ui/toast.ts';

/** Puts a user on the plan; sends anybody else to sign up first, with the plan in the navigation's state. */
export function useChoosePlan(onError: (error: string | undefined) => void): (plan: Plan) => Promise<void> {
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.status === 'signed-in');

  return async (plan) => {
    if (!signedIn) {
      toast({
        title: 'Redirecting to Sign Up',
        description: `You've selected the ${plan.name} plan. Create an account to continue.`,
      });
      await navigate(paths.account, { state: { planId: plan.planId } });
      return;
    }
    onError(undefined);
    const result = await choosePlan(plan.planId, Date.now());
    if (!result.success) {
      onError(result.error);
      return;
    }
    toastUpgrade(plan);
    await navigate(paths.dashboard);
  };
}
