import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import type { Day } from '#domain/time/when.ts';

/** What a visit report says about visits and vaccines. */
export interface VisitMoments {
  /** The day of the last visit before the report's last day. Null if none was logged. */
  lastVisit: Day | null;
  /** The vaccines after the last visit, or all of them, the earliest first. */
  vaccines: MomentEntry[];
}

/**
 * Finds the last visit before `lastDay` and the vaccines since then, up to `lastDay`. A visit on `lastDay` is the one
 * that the report is for. A vaccine on the day of the last visit was given there, so it is left out.
 */
export function visitMoments(moments: readonly MomentEntry[], lastDay: Day): VisitMoments {
  const inOrder = moments.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const lastVisit = inOrder.findLast(({ what, day }) => what === 'visit' && day < lastDay)?.day ?? null;
  const isSince = ({ day }: MomentEntry) => day <= lastDay && (lastVisit === null || day > lastVisit);
  return { lastVisit, vaccines: inOrder.filter((one) => one.what === 'vaccine' && isSince(one)) };
}

/** Returns the day of the next visit on or after `today`, as entered with an earlier visit. Null if there is none. */
export function nextVisit(moments: readonly MomentEntry[], today: Day): Day | null {
  const days = moments.flatMap(({ what, next }) => (what === 'visit' && next && next >= today ? next : []));
  return days.toSorted()[0] ?? null;
}
