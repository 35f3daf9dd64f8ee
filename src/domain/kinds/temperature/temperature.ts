import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';

const TIME = instant();

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

export type Temperature = EntryOf<'temperature', typeof TIME, typeof FIELDS>;

export type ToldTemperature = { code: 'temperature' } & Pick<Temperature, 'celsius' | 'site'>;

export const temperature = defineKind({
  name: 'temperature',
  table: 'temperatures',
  offAtFirst: true,
  time: TIME,
  fields: FIELDS,
  // A parent who doubts a reading measures again within minutes, often at another site. Such entries are not
  // duplicates.
  variant: ['celsius', 'site'],
  identity: ({ at, celsius }) => [at, celsius],
  describe: ({ celsius, site }) => ({ code: 'temperature', celsius, site }) as const,
  totals: countEntries(TIME, 'temperatures'),
});
