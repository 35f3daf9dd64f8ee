import { SUMMARIES_TABS, type SummariesTab } from '#paths.ts';

/**
 * Reads the tab from an address. Addresses of earlier versions have no tab. If such an address names a curve, it leads
 * to the growth tab.
 */
export function tabFrom(query: URLSearchParams): SummariesTab {
  const tab = SUMMARIES_TABS.find((one) => one === query.get('tab'));
  return tab ?? (query.has('curve') ? 'growth' : 'overview');
}
