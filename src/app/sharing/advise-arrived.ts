import { isOutsideLimits } from '#app/medicine/read-dose-facts.ts';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { DAY } from '#domain/time/when.ts';
import { showAdvice } from '#session/open-advice.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';

/**
 * Shows the advice on what other phones logged in the last day before `now`, in epoch milliseconds. A fever is said on
 * every phone. Two doses that two phones logged apart may be too close, and no phone could ask before it saved them.
 */
export async function adviseArrived(db: RecordsDb, states: readonly LogState[], now: number): Promise<void> {
  const entries = states.flatMap((state) =>
    state.of === 'entry' && !state.deletion && isKnown(state.content) ? [state.content] : [],
  );
  const recent = entries.filter((entry) => instantOfRecord(entry) > now - DAY);
  if (recent.length === 0) return;
  const babies = await listBabies(db);
  for (const entry of recent) {
    const baby = babies.find(({ babyId }) => babyId === entry.record.babyId);
    if (!baby) continue;
    if (adviceFor(entry, baby).length > 0 || (await isDoseOutsideLimits(db, entry)))
      showAdvice({ kind: entry.kind, id: entry.record.id });
  }
}

async function isDoseOutsideLimits(db: RecordsDb, { kind, record }: CareRecord): Promise<boolean> {
  return kind === 'dose' && isOutsideLimits(db, record);
}
