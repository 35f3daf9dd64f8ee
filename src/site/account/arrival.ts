import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Plan } from '#domain/account/plans.ts';
import { planOf } from '#domain/account/plans.ts';
import { paths } from '#paths.ts';

/** Why somebody came to the account page, read from the navigation's state, which may hold anything. */
export interface Arrival {
  /** Where to go afterwards: the page they wanted, else the dashboard. Always a path of this app. */
  destination: string;
  /** The plan they chose before they had an account. */
  plan: Plan | undefined;
  /** Whether they chose to pay it for a year at once. */
  yearly: boolean;
  /** Whether they were told to create an account, as whoever chose a plan was. */
  isNew: boolean;
}

/**
 * Why somebody came. A prerendered page was written for whoever comes for nothing: it is first met as that, so that React
 * takes it over with all that was typed meanwhile, and what the visitor brought along is put in right after. It stays when
 * the header's links lead to the page that one is on.
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

/** Reads a navigation's state. What is missing or makes no sense there leads to the dashboard, without a plan. */
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
 * The path of a router's location. Undefined for what could lead out of this app: "//other.example", and control characters,
 * which a browser drops from an address.
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
