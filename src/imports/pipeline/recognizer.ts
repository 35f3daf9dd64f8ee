import type { CareRecord } from '#domain/log/care-record.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import type { CareDraft } from '#imports/rows/import-format.ts';
import { MEASURES } from '#imports/rows/row-measures.ts';
import type { ReadRecord } from './raw-row.ts';

export type Verdict = 'fresh' | 'known' | 'repeated';

function isEmpty({ kind, record }: CareRecord): boolean {
  return kind === 'growth' && MEASURES.every((measure) => record[measure] === null);
}

/**
 * Returns a function that decides whether a record is new, is in the log, or repeats an earlier row. Call it for each
 * of `records` in order. The versions of one entry must be in order of writing.
 *
 * A record with an id of Wee Hours, or with its own app's key, is identified by it. Two diapers of the same minute
 * therefore stay two, and a deleted record of a Wee Hours file may be restored. All other records are identified by
 * fingerprint, so a repeated row is one event. If the parent deleted an imported record and a longer export repeats it,
 * it stays deleted.
 *
 * If several Wee Hours files have versions of an entry, the latest version counts.
 *
 * A record of a Wee Hours file may be in this log under another id. This happens if two phones imported the same log of
 * another app. The record then matches one record of this log that is not in the file. Each record of this log is
 * matched only once, because a second equal record in the file is another event.
 */
export function recognizer(
  held: Held,
  records: readonly ReadRecord[],
): (draft: CareDraft, entry: CareRecord) => Verdict {
  const seen = new Set<string>();
  const inFile = latestById(records);
  const taken = new Set<string>();
  const standsHere = (print: string) => {
    const other = held.fingerprints.get(print)?.find((id) => !inFile.has(id) && !taken.has(id));
    if (other !== undefined) taken.add(other);
    return other !== undefined;
  };
  const knownHere = new Set<string>();
  /** Judges a version of an entry from a Wee Hours file. Any version of the entry may match the event in the log. */
  function judgeOwn(draft: CareDraft, { record: { id } }: CareRecord, print: string): Verdict {
    if (held.ids.has(id) || (!knownHere.has(id) && standsHere(print))) knownHere.add(id);
    if (inFile.get(id) !== draft) return 'repeated';
    return knownHere.has(id) ? 'known' : 'fresh';
  }
  return (draft, entry) => {
    const print = fingerprint(entry);
    if (draft.fields.id !== undefined) return judgeOwn(draft, entry, print);
    const { importKey: key = print } = entry.record;
    const { formerKeys = [], isEitherHalf } = draft;
    const repeated = [key, ...formerKeys].some((one) => seen.has(one));
    const isHeld = (one: string) => held.fingerprints.has(one) || held.deleted.has(one);
    seen.add(key);
    const own = isEitherHalf ? [key] : [print, key];
    if (isEmpty(entry) || [...own, ...formerKeys].some(isHeld)) return 'known';
    return repeated ? 'repeated' : 'fresh';
  };
}

/** Finds the last version of each entry in Wee Hours files, by id. Drafts of other apps have no id. */
function latestById(records: readonly ReadRecord[]): Map<string, CareDraft> {
  return new Map(records.flatMap(({ draft }) => (draft.fields.id ? [[draft.fields.id, draft]] : [])));
}
