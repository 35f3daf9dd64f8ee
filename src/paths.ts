import type { KindName } from '#domain/kinds/registry.ts';
import type { Month } from '#domain/time/calendar-month.ts';
import type { PeriodLength } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';

interface LogQuery {
  day?: Day | undefined;
  /** The only kind to show. */
  kind?: KindName | undefined;
  /** The kind to add one of. */
  add?: KindName;
  /** The id of the record to change. */
  edit?: string;
  /** What notes of any day are searched for. */
  find?: string;
}

interface SummariesQuery {
  week?: Day | undefined;
  days?: PeriodLength | undefined;
  curve?: GrowthMeasure | undefined;
}

/** Every link is built here; `paths.test.ts` holds them against the route table. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  shop: '/shop',
  account: '/account',
  blog: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  dashboard: '/app',
  /** Starts the demo, also where nothing but the link is followed: in a new tab, or before React is there. */
  demo: '/app?demo',
  log: (query: LogQuery = {}) => withQuery('/app/log', { ...query }),
  calendar: (query: { month?: Month } = {}) => withQuery('/app/calendar', query),
  rhythm: (query: { from?: Day; to?: Day } = {}) => withQuery('/app/calendar', { view: 'rhythm', ...query }),
  /** `week` is the first day; a week is shown unless `days` asks for more, and the weight unless `curve` does. */
  summaries: ({ week, days, curve }: SummariesQuery = {}) =>
    withQuery('/app/summaries', {
      week,
      days: days === undefined || days === 7 ? undefined : String(days),
      curve: curve === 'weight-for-age' ? undefined : curve,
    }),
  profile: '/app/profile',
  crib: '/app/crib',
} as const;

/** Whether an address's `search` is that of the demo's link. */
export function asksForDemo(search: string): boolean {
  return new URLSearchParams(search).has('demo');
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
