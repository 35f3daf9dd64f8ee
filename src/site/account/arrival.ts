import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Plan } from '#domain/account/plans.ts';
import { planOf } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';

/**
 * What a visitor came to the account page for. It is parsed from the navigation's state and the address, which are
 * untrusted.
 */
export interface Arrival {
  /** Where to go after signing in: the page they wanted, else the dashboard. Always a path of this app. */
  destination: string;
  /** The plan they chose before they had an account. */
  plan: Plan | undefined;
  /** Whether they chose yearly payment. */
  yearly: boolean;
  /** Whether they come to create an account: from a sign-up link, or with a chosen plan. */
  isNew: boolean;
}

/**
 * Returns the visitor's arrival. The first render uses the default, as the prerendered page does. Hydration then keeps
 * typed values. The next render uses the real arrival. A header link to the current page does not change it.
 */
export function useArrival(): Arrival {
  const [{ state, search }] = useState(useLocation());
  const isAsWritten = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return isAsWritten ? readArrival(null) : readArrival(state, search);
}

const neverChanges = () => () => {};

/** Parses a navigation's state and search. Missing or invalid parts become the dashboard and no plan. */
export function readArrival(state: unknown, search = ''): Arrival {
  const { from, planId, yearly, signUp } = isRecord(state) ? state : {};
  const plan = typeof planId === 'string' ? planOf(planId) : undefined;
  return {
    destination: pathOf(from) ?? paths.dashboard,
    plan,
    yearly: yearly === true,
    isNew: plan !== undefined || signUp === true || new URLSearchParams(search).has('new'),
  };
}

/**
 * Returns the path of a router's location. Undefined for a path that could leave this app, such as "//other.example".
 * Control characters are rejected too, because a browser drops them from an address.
 */
function pathOf(location: unknown): string | undefined {
  if (!isRecord(location)) return undefined;
  const { pathname, search = '', hash = '' } = location;
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string')
    return undefined;
  const path = pathname + search + hash;
  return /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
