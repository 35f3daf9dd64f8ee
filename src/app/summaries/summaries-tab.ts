import { PERIOD_LENGTHS, type PeriodLength } from '#domain/time/period.ts';
import { SUMMARIES_TABS, type SummariesTab } from '#paths.ts';

/**
 * Reads the tab from an address. Addresses of earlier versions have no tab. If such an address names a curve, it leads
 * to the growth tab.
 */
export function tabFrom(query: URLSearchParams): SummariesTab {
  const tab = SUMMARIES_TABS.find((one) => one === query.get('tab'));
  return tab ?? (query.has('curve') ? 'growth' : 'overview');
}

/** Returns the period that a query of the summaries names. Links between the tabs keep it. */
export function periodInQuery(query: URLSearchParams): {
  week: string | undefined;
  days: PeriodLength | undefined;
} {
  return {
    week: query.get('week') ?? undefined,
    days: PERIOD_LENGTHS.find((days) => String(days) === query.get('days')),
  };
}
