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
 * Returns whether the log or an earlier row has a record, for each of `records` in order: versions of one entry by
 * creation. Files with our ids or an app's own keys are trusted. Two diapers of one minute stay two, and our own
 * deleted records may be restored. Records of other files are identified by fingerprint: a repetition is one event. An
 * imported record that the parent deleted stays deleted if a longer export repeats it.
 *
 * Of two files of ours the later one may have a corrected version of an entry, which then counts.
 *
 * A record of our own file may exist here under another id, if two phones imported the same foreign log. It then
 * matches one record here that the file itself does not contain. Further matches are excluded: its twin in the file is
 * another event.
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
  /** Any of several versions may be the event in the log. */
  function judgeOwn(draft: CareDraft, { record: { id } }: CareRecord, print: string): Verdict {
    if (held.ids.has(id) || (!knownHere.has(id) && standsHere(print))) knownHere.add(id);
    if (inFile.get(id) !== draft) return 'repeated';
    return knownHere.has(id) ? 'known' : 'fresh';
  }
  return (draft, entry) => {
    const print = fingerprint(entry);
    if (draft.fields.id !== undefined) return judgeOwn(draft, entry, print);
    const { importKey: key = print } = entry.record;
    const { formerKeys = [] } = draft;
    const repeated = [key, ...formerKeys].some((one) => seen.has(one));
    const isHeld = (one: string) => held.fingerprints.has(one) || held.deleted.has(one);
    seen.add(key);
    if (isEmpty(entry) || [print, key, ...formerKeys].some(isHeld)) return 'known';
    return repeated ? 'repeated' : 'fresh';
  };
}

/** The drafts of our own files by id, the last version of each. A draft of another app has no id. */
function latestById(records: readonly ReadRecord[]): Map<string, CareDraft> {
  return new Map(records.flatMap(({ draft }) => (draft.fields.id ? [[draft.fields.id, draft]] : [])));
}
