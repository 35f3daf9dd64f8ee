import type { calendar } from './en/calendar.ts';
import type { call } from './en/call.ts';
import type { care } from './en/care.ts';
import type { crib } from './en/crib.ts';
import type { activity } from './en/data/activity.ts';
import type { addresses } from './en/data/addresses.ts';
import type { advice } from './en/data/advice.ts';
import type { backup } from './en/data/backup.ts';
import type { clinician } from './en/data/clinician.ts';
import type { fever } from './en/data/fever.ts';
import type { files } from './en/data/files.ts';
import type { imports } from './en/data/imports.ts';
import type { kinds } from './en/data/kinds.ts';
import type { mapping } from './en/data/mapping.ts';
import type { meals } from './en/data/meals.ts';
import type { medicine } from './en/data/medicine.ts';
import type { night } from './en/data/night.ts';
import type { report } from './en/data/report.ts';
import type { rows } from './en/data/rows.ts';
import type { share } from './en/data/share.ts';
import type { sharing } from './en/data/sharing.ts';
import type { stash } from './en/data/stash.ts';
import type { tables } from './en/data/tables.ts';
import type { trash } from './en/data/trash.ts';
import type { visitpages } from './en/data/visitpages.ts';
import type { faults } from './en/faults.ts';
import type { fields } from './en/fields.ts';
import type { figures } from './en/figures.ts';
import type { first } from './en/first.ts';
import type { forms } from './en/forms.ts';
import type { guide } from './en/guide.ts';
import type { lock } from './en/lock.ts';
import type { log } from './en/log.ts';
import type { owner } from './en/owner.ts';
import type { profile } from './en/profile.ts';
import type { recovery } from './en/recovery.ts';
import type { refusals } from './en/refusals.ts';
import type { signs } from './en/signs.ts';
import type { account } from './en/site/account.ts';
import type { blog } from './en/site/blog.ts';
import type { features } from './en/site/features.ts';
import type { home } from './en/site/home.ts';
import type { pricing } from './en/site/pricing.ts';
import type { privacy } from './en/site/privacy.ts';
import type { shop } from './en/site/shop.ts';
import type { site } from './en/site/site.ts';
import type { support } from './en/site/support.ts';
import type { terms } from './en/site/terms.ts';
import type { storage } from './en/storage.ts';
import type { summaries } from './en/summaries.ts';
import type { taps } from './en/taps.ts';
import type { trouble } from './en/trouble.ts';
import type { ui } from './en/ui.ts';
import type { update } from './en/update.ts';
import type { welcome } from './en/welcome.ts';

/**
 * The catalogs of a language. English defines their shape. An entry is a text, a function, or a group of entries. A
 * function returns a text or the parts of a sentence. A language does not compile if it lacks an entry or has an entry
 * with other parameters.
 */
export interface Words {
  account: Said<typeof account>;
  activity: Said<typeof activity>;
  addresses: Said<typeof addresses>;
  advice: Said<typeof advice>;
  backup: Said<typeof backup>;
  blog: Said<typeof blog>;
  calendar: Said<typeof calendar>;
  call: Said<typeof call>;
  care: Said<typeof care>;
  clinician: Said<typeof clinician>;
  crib: Said<typeof crib>;
  faults: Said<typeof faults>;
  features: Said<typeof features>;
  fever: Said<typeof fever>;
  files: Said<typeof files>;
  fields: Said<typeof fields>;
  figures: Said<typeof figures>;
  first: Said<typeof first>;
  forms: Said<typeof forms>;
  guide: Said<typeof guide>;
  home: Said<typeof home>;
  imports: Said<typeof imports>;
  kinds: Said<typeof kinds>;
  lock: Said<typeof lock>;
  log: Said<typeof log>;
  mapping: Said<typeof mapping>;
  meals: Said<typeof meals>;
  medicine: Said<typeof medicine>;
  night: Said<typeof night>;
  owner: Said<typeof owner>;
  pricing: Said<typeof pricing>;
  privacy: Said<typeof privacy>;
  profile: Said<typeof profile>;
  recovery: Said<typeof recovery>;
  refusals: Said<typeof refusals>;
  report: Said<typeof report>;
  rows: Said<typeof rows>;
  share: Said<typeof share>;
  sharing: Said<typeof sharing>;
  shop: Said<typeof shop>;
  signs: Said<typeof signs>;
  site: Said<typeof site>;
  stash: Said<typeof stash>;
  storage: Said<typeof storage>;
  summaries: Said<typeof summaries>;
  support: Said<typeof support>;
  taps: Said<typeof taps>;
  tables: Said<typeof tables>;
  terms: Said<typeof terms>;
  trash: Said<typeof trash>;
  trouble: Said<typeof trouble>;
  ui: Said<typeof ui>;
  update: Said<typeof update>;
  visitpages: Said<typeof visitpages>;
  welcome: Said<typeof welcome>;
}

/** Loads the catalogs of a language, by name. Each language's `catalogs.ts` exports it as `catalogs`. */
export type Catalogs = { readonly [C in Catalog]: () => Promise<Pick<Words, C>> };

/**
 * The name of a catalog, one lower-case word. A language's `pricing.ts`, for example, exports the catalog `pricing`.
 */
export type Catalog = keyof Words;

/** The shape of a catalog in any language. The type of an English text is widened to `string`. */
export type Said<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...told: infer Told) => string
      ? (...told: Told) => string
      : T[K] extends (...told: never[]) => unknown
        ? T[K]
        : T[K] extends readonly (infer Item)[]
          ? readonly Said<Item>[]
          : Said<T[K]>;
};
