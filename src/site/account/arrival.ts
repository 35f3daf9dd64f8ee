import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Plan } from '#domain/account/plans.ts';
import { planOf } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';

/** Why a visitor came to the account page. Parsed from the navigation's state, which is untrusted. */
export interface Arrival {
  /** Where to go afterwards: the page they wanted, else the dashboard. Always a path of this app. */
  destination: string;
  /** The plan they chose before they had an account. */
  plan: Plan | undefined;
  /** Whether they chose yearly payment. */
  yearly: boolean;
  /** Whether they come to create an account: from a sign-up link, or with a chosen plan. */
  isNew: boolean;
}

/**
 * The visitor's arrival. The first render uses the default, as the prerendered page does, so that hydration keeps typed
 * values. The next render uses the real arrival. A header link to the current page does not change it.
 */
export function useArrival(): Arrival {
  const [state] = useState<unknown>(useLocation().state);
  const isAsWritten = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return readArrival(isAsWritten ? null : state);
}

const neverChanges = () => () => {};

/** Parses a navigation's state. Defaults to the dashboard and no plan if parts are missing or invalid. */
export function readArrival(state: unknown): Arrival {
  const { from, planId, yearly, signUp } = isRecord(state) ? state : {};
  const plan = typeof planId === 'string' ? planOf(planId) : undefined;
  return {
    destination: pathOf(from) ?? paths.dashboard,
    plan,
    yearly: yearly === true,
    isNew: plan !== undefined || signUp === true,
  };
}

/**
 * The path of a router's location. Undefined for paths that could leave this app: "//other.example", and control
 * characters, which a browser drops from an address.
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
