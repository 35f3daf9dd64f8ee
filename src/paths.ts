import type { AddressAct } from '#domain/account/address-act.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import type { Month } from '#domain/time/calendar-month.ts';
import type { PeriodLength } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';

interface LogQuery {
  day?: Day | undefined;
  /** The only kind to show. */
  kind?: KindName | undefined;
  /** The kind to add. */
  add?: KindName;
  /** The id of the record to edit. */
  edit?: string;
  /** The search term for the notes of all days. */
  find?: string;
  /**
   * The act to log when the address opens. With the id of its `baby` and the family's `key` it is logged without a
   * question.
   */
  now?: AddressAct;
  baby?: string;
  key?: string;
}

/** The tabs of the summaries, in display order. The first is the default. */
export const SUMMARIES_TABS = ['overview', 'growth', 'share'] as const;
export type SummariesTab = (typeof SUMMARIES_TABS)[number];

/** The sections of the profile, in display order. Each is a screen below `/app/profile`. */
export const PROFILE_SECTIONS = [
  'account',
  'babies',
  'units',
  'appearance',
  'kinds',
  'data',
  'security',
  'about',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

interface SummariesQuery {
  tab?: SummariesTab | undefined;
  week?: Day | undefined;
  days?: PeriodLength | undefined;
  curve?: GrowthMeasure | undefined;
}

/** The folder of the public pages in the language of the interface: `/es`, or empty for the main language. */
let folder = '';

/** Makes all links to public pages lead into a language's folder. */
export function linkInto(ofLanguage: string): void {
  folder = ofLanguage;
}

/** Builds every link. `paths.test.ts` checks them against the route table. */
export const paths = {
  get home() {
    return folder || '/';
  },
  get features() {
    return `${folder}/features`;
  },
  get pricing() {
    return `${folder}/pricing`;
  },
  get shop() {
    return `${folder}/shop`;
  },
  get account() {
    return `${folder}/account`;
  },
  /** Opens the account page with its sign-up form, even before React has loaded. */
  get signUp() {
    return `${folder}/account?new`;
  },
  get blog() {
    return `${folder}/blog`;
  },
  article: (slug: string) => `${folder}/blog/${encodeURIComponent(slug)}`,
  get support() {
    return `${folder}/support`;
  },
  get privacy() {
    return `${folder}/privacy`;
  },
  get terms() {
    return `${folder}/terms`;
  },
  dashboard: '/app',
  /** Starts the demo, even if the link opens in a new tab or before React has loaded. */
  demo: '/app?demo',
  log: (query: LogQuery = {}) => withQuery('/app/log', { ...query }),
  /** `show` is the kind that a phone shows in the cells of the month. */
  calendar: ({ month, show }: { month?: Month | undefined; show?: KindName | undefined } = {}) =>
    withQuery('/app/calendar', { month, show: show === 'feed' ? undefined : show }),
  rhythm: (query: { from?: Day; to?: Day } = {}) => withQuery('/app/calendar', { view: 'rhythm', ...query }),
  /**
   * `week` is the first day of the period, which is `days` long. Defaults: the overview, seven days and the weight
   * curve.
   */
  summaries: ({ tab, week, days, curve }: SummariesQuery = {}) =>
    withQuery('/app/summaries', {
      tab: tab === 'overview' ? undefined : tab,
      week,
      days: days === undefined || days === 7 ? undefined : String(days),
      curve: curve === 'weight-for-age' ? undefined : curve,
    }),
  profile: '/app/profile',
  profileSection: (section: ProfileSection) => `/app/profile/${section}`,
  /** The panel that makes and opens backups. */
  backup: '/app/profile/data#backup',
  /** The panel that shares the log with another phone. */
  sharing: '/app/profile/data#sharing',
  crib: '/app/crib',
  stash: '/app/stash',
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
