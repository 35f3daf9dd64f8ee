import type { Month } from '#domain/calendar-month.ts';
import type { CareKind } from '#domain/care-record.ts';
import type { Day } from '#domain/when.ts';

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
  log: (query: { day?: Day; add?: CareKind; edit?: string } = {}) => withQuery('/app/log', query),
  calendar: (query: { month?: Month } = {}) => withQuery('/app/calendar', query),
  summaries: (query: { week?: Day } = {}) => withQuery('/app/summaries', query),
  profile: '/app/profile',
  crib: '/app/crib',
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
