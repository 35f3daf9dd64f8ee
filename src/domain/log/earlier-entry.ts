import type { Field } from '#domain/kinds/fields.ts';
import { type KindName, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import { HOUR } from '#domain/time/when.ts';
import type { CareRecord } from './care-record.ts';

/** A field that ties an entry to an earlier one, such as a spit-up to its feed. */
export type EarlierField = Extract<Field, { is: 'entry' }>;

/**
 * Returns the latest of the records that can be tied to an entry at the instant `at` (epoch ms). It began by then, and
 * ended at most the field's hours before.
 */
export function latestBefore<K extends KindName>(
  field: Pick<EarlierField, 'hours'> & { kind: K },
  records: readonly RecordOf<K>[],
  at: number,
): RecordOf<K> | undefined {
  const { time } = kindOf(field.kind);
  return records
    .filter((record) => time.startOf(record) <= at && time.endOf(record) >= at - field.hours * HOUR)
    .sort((a, b) => time.startOf(b) - time.startOf(a))[0];
}

/** Returns the earlier entry that an entry is tied to, with its field. Undefined if there is none among `entries`. */
export function earlierEntryOf(
  { kind, record }: CareRecord,
  entries: ReadonlyMap<string, CareRecord>,
): CareRecord | undefined {
  for (const [name, field] of Object.entries(kindOf(kind).fields)) {
    if (field.is !== 'entry') continue;
    const earlier = entries.get(String((record as object as Record<string, unknown>)[name]));
    if (earlier?.kind === field.kind) return earlier;
  }
  return undefined;
}
