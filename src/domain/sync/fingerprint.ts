import { kindOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';

/**
 * The identity of an event: kind, baby, time, type and amount. It detects files that are imported twice and rows that
 * an export repeats. The note is left out, because parents edit notes.
 */
export function fingerprint({ kind, record }: CareRecord): string {
  return [kind, record.babyId, ...kindOf(kind).identity(record)].join('|');
}

/** The fingerprints of growth entries with only one of this one's measures each; empty for another kind. */
export function measurePrints(print: string): string[] {
  const [kind, babyId, date, ...measures] = print.split('|');
  if (kind !== 'growth') return [];
  return measures.flatMap((measure, at) => {
    const alone = measures.map((_, other) => (other === at ? measure : ''));
    return measure ? [[kind, babyId, date, ...alone].join('|')] : [];
  });
}

/** What a log already holds, so that an import skips it. */
export interface Held {
  ids: ReadonlySet<string>;
  babyIds: ReadonlySet<string>;
  /** Those in the trash. A new entry about one would be hidden, and deleted with it. */
  removed: ReadonlySet<string>;
  /** The ids of the records, by their current fingerprints and those of their first import. */
  fingerprints: ReadonlyMap<string, readonly string[]>;
  /** The fingerprints of imported records, from here or the other phone, that the parent deleted. */
  deleted: ReadonlySet<string>;
}
