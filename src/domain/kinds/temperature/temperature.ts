import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';

export const TEMPERATURE_TIME = instant();

const SITES = ['rectal', 'armpit', 'ear', 'forehead', 'mouth'] as const;

/** The range in degrees Celsius that a form accepts. */
export const TEMPERATURE_LIMITS = [30, 43] as const;

const FIELDS = {
  celsius: {
    is: 'measure',
    unit: 'celsius',
    limits: TEMPERATURE_LIMITS,
    usual: 37,
    column: 'celsius',
    shown: true,
  },
  /** The unit of the thermometer. The app fills it in. */
  typedUnit: { is: 'choice', of: ['C', 'F'], column: 'typed_unit' },
  site: { is: 'choice', of: SITES, optional: true, remember: true, column: 'site', shown: true },
} as const satisfies Fields;

export type Temperature = EntryOf<'temperature', typeof TEMPERATURE_TIME, typeof FIELDS>;

export const temperature = defineKind({
  name: 'temperature',
  table: 'temperatures',
  offAtFirst: true,
  time: TEMPERATURE_TIME,
  fields: FIELDS,
  // A parent who doubts a reading measures again within minutes, often at another site. Such entries are not
  // duplicates.
  variant: ['celsius', 'site'],
  identity: ({ at, celsius }) => [at, celsius],
  totals: countEntries(TEMPERATURE_TIME, 'temperatures'),
});
