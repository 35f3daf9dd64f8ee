import { kindOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';

/**
 * What makes two records the same event: kind, baby, when, what and how much. Files that are imported twice and rows
 * that an export repeats are known by it. The note is left out, since parents correct notes.
 */
export function fingerprint({ kind, record }: CareRecord): string {
  return [kind, record.babyId, ...kindOf(kind).identity(record)].join('|');
}

/** From the fingerprint of a growth entry those of entries with just one of its measures each; none for another kind. */
export function measurePrints(print: string): string[] {
  const [kind, babyId, date, ...measures] = print.split('|');
  if (kind !== 'growth') return [];
  return measures.flatMap((measure, at) => {
    const alone = measures.map((_, other) => (other === at ? measure : ''));
    return measure ? [[kind, babyId, date, ...alone].join('|')] : [];
  });
}

/** What a log knows already, to pass over what an import brings again. */
export interface Held {
  ids: ReadonlySet<string>;
  babyIds: ReadonlySet<string>;
  /** Those of them that lie in the trash: what was written about one would not be seen, and go with it. */
  removed: ReadonlySet<string>;
  /** The ids of the records, by their fingerprints as they are now and as they were first imported. */
  fingerprints: ReadonlyMap<string, readonly string[]>;
  /** The fingerprints of records that an import brought, here or on the other phone, and that the parent deleted. */
  deleted: ReadonlySet<string>;
}
