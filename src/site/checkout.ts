import type { PlanId } from '#domain/account/plans.ts';

const PAGES: Record<PlanId, string | undefined> = {
  starter: import.meta.env.VITE_CHECKOUT_URL_STARTER,
  plus: import.meta.env.VITE_CHECKOUT_URL_PLUS,
  lifetime: import.meta.env.VITE_CHECKOUT_URL_LIFETIME,
};

/** Returns the hosted payment page of a plan. Undefined if the deployer did not set VITE_CHECKOUT_URL_<PLAN>. */
export function checkoutFor(planId: PlanId, yearly: boolean): string | undefined {
  const ofYear = planId === 'plus' && yearly ? import.meta.env.VITE_CHECKOUT_URL_PLUS_YEARLY : undefined;
  return ofYear || PAGES[planId] || undefined;
}
