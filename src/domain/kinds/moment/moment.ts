import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { dayOnly } from '#domain/kinds/time-shape.ts';

export const MOMENT_TIME = dayOnly();

export const MOMENTS = ['first', 'tooth', 'vaccine', 'visit', 'note'] as const;

/**
 * The twenty milk teeth in the order of the Universal Numbering System, whose letters are A to T. They begin at the
 * baby's upper right second molar and end at the lower right one.
 */
export const TEETH = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
] as const;

export const MOMENT_FIELDS = {
  what: { is: 'choice', of: MOMENTS, column: 'moment', shown: true },
  /** What happened, in the parent's words. Only a tooth may lack it. */
  title: { is: 'text', limit: 120, optional: true, column: 'title', shown: true },
  /** When it happened. Parents often remember only the day, so the kind has a day and no instant. */
  clock: { is: 'clock', optional: true, column: 'clock', shown: true },
  tooth: { is: 'choice', of: TEETH, optional: true, column: 'tooth', shown: true },
  /** The tooth came in, or it came out. */
  way: { is: 'choice', of: ['in', 'out'], optional: true, column: 'tooth_way', shown: true },
  doseNumber: {
    is: 'measure',
    unit: 'number',
    limits: [1, 10],
    optional: true,
    column: 'dose_number',
    shown: true,
  },
  /** The lot of a vaccine, as on its label. */
  lot: { is: 'text', limit: 40, optional: true, column: 'lot', shown: true },
  /** Whom the family visited. */
  who: { is: 'text', limit: 120, optional: true, column: 'visited', shown: true },
  /** The day of the next visit. */
  next: { is: 'day', optional: true, column: 'next_visit', shown: true },
  /** The key of a picture in the store `photos`. */
  photoId: { is: 'key', optional: true, column: 'photo_id' },
} as const satisfies Fields;

/** A first time, a tooth, a vaccine, a visit, or a note that belongs to no other entry. */
export type MomentEntry = EntryOf<'moment', typeof MOMENT_TIME, typeof MOMENT_FIELDS>;

export const moment = defineKind({
  name: 'moment',
  table: 'moments',
  offAtFirst: true,
  time: MOMENT_TIME,
  fields: MOMENT_FIELDS,
  identity: ({ day, what, title, tooth, way, doseNumber }) => [day, what, title, tooth, way, doseNumber],
  totals: countEntries(MOMENT_TIME, 'moments'),
});
