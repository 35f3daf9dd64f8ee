import { kindOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';

/**
 * Formats the identity of an event as text: kind, baby, time, type and amount. Imports compare fingerprints to detect a
 * file that was imported before, or a row that a file repeats. The note is left out, because parents edit notes.
 */
export function fingerprint({ kind, record }: CareRecord): string {
  return [kind, record.babyId, ...kindOf(kind).identity(record)].join('|');
}

/** Splits the fingerprint of a growth entry into one fingerprint for each measure. Empty for another kind. */
export function measurePrints(print: string): string[] {
  const [kind, babyId, date, ...measures] = print.split('|');
  if (kind !== 'growth') return [];
  return measures.flatMap((measure, at) => {
    const alone = measures.map((_, other) => (other === at ? measure : ''));
    return measure ? [[kind, babyId, date, ...alone].join('|')] : [];
  });
}

/** What a log already holds. An import skips the same entries. */
export interface Held {
  ids: ReadonlySet<string>;
  babyIds: ReadonlySet<string>;
  /** The ids of removed babies. A new entry about a removed baby would be hidden, and deleted with the baby. */
  removed: ReadonlySet<string>;
  /**
   * The ids of records by fingerprint. A record is listed under its current fingerprint and under the one at its
   * import.
   */
  fingerprints: ReadonlyMap<string, readonly string[]>;
  /** The records of known kinds, by id. */
  entries: ReadonlyMap<string, CareRecord>;
  /** The fingerprints of imported records that a parent deleted, on this phone or the other one. */
  deleted: ReadonlySet<string>;
}
