import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';

export const SYMPTOM_TIME = instant();

const WHAT = ['spit-up', 'vomit', 'rash', 'cough', 'stuffy', 'other'] as const;

const SIZES = ['small', 'medium', 'large'] as const;

/** What comes up again after a feed. Only this has a size and a feed. */
const COMES_UP = { name: 'what', of: ['spit-up', 'vomit'] };

const FIELDS = {
  what: { is: 'choice', of: WHAT, column: 'symptom', shown: true },
  size: { is: 'choice', of: SIZES, optional: true, onlyWith: COMES_UP, column: 'symptom_size', shown: true },
  feedId: {
    is: 'entry',
    kind: 'feed',
    hours: 2,
    optional: true,
    onlyWith: COMES_UP,
    column: 'symptom_feed_id',
    shown: true,
  },
} as const satisfies Fields;

export type Symptom = EntryOf<'symptom', typeof SYMPTOM_TIME, typeof FIELDS>;

export const symptom = defineKind({
  name: 'symptom',
  table: 'symptoms',
  offAtFirst: true,
  time: SYMPTOM_TIME,
  fields: FIELDS,
  variant: ['what'],
  identity: ({ at, what, size }) => [at, what, size],
  totals: countEntries(SYMPTOM_TIME, 'symptoms'),
});
