import { readDosesOutsideLimits } from '#app/medicine/read-dose-facts.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isDecidedAlike } from '#domain/kinds/dose/dose-question.ts';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { type LogState, timeOfState } from '#domain/sync/log-state.ts';
import { DAY } from '#domain/time/when.ts';
import { showAdvice } from '#session/open-advice.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';
import type { Change } from '#storage/sync/apply-states.ts';

/**
 * Shows the advice on what other phones wrote from `since` on, about care of the last day before `now`. Both are epoch
 * milliseconds. Each phone shows the advice on a fever. Two phones may have logged doses that are too close. Neither
 * could ask before it saved. An edit that gives no new advice shows none.
 */
export async function adviseArrived(
  db: RecordsDb,
  changes: readonly Change[],
  { now, since }: { now: number; since: number },
): Promise<void> {
  const recent = changes.flatMap(({ state, before }) => {
    const entry = entryOf(state);
    const isRecent = entry && timeOfState(state) >= since && instantOfRecord(entry) > now - DAY;
    return isRecent ? [{ entry, before: before && entryOf(before) }] : [];
  });
  if (recent.length === 0) return;
  const babies = await listBabies(db);
  for (const { entry, before } of recent) {
    const baby = babies.find(({ babyId }) => babyId === entry.record.babyId);
    if (!baby) continue;
    if (hasNewAdvice(entry, before, baby)) showAdvice({ kind: entry.kind, id: entry.record.id });
    if (entry.kind !== 'dose' || (before?.kind === 'dose' && isDecidedAlike(entry.record, before.record)))
      continue;
    for (const { id } of await readDosesOutsideLimits(db, entry.record)) showAdvice({ kind: 'dose', id });
  }
}

/** Returns the entry of a state. Undefined if it is deleted, or no entry. */
function entryOf(state: LogState): CareRecord | undefined {
  return state.of === 'entry' && !state.deletion && isKnown(state.content) ? state.content : undefined;
}

function hasNewAdvice(entry: CareRecord, before: CareRecord | undefined, baby: Baby): boolean {
  const known = before ? adviceFor(before, baby) : [];
  return adviceFor(entry, baby).some((code) => !known.includes(code));
}
