import type { LogTarget } from '#app/acts/confirm.ts';
import { newConflicts } from '#app/acts/new-conflicts.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { speech } from '#words/now.ts';
import { conflictWords } from '#words/say/conflict.ts';

/**
 * Finds the first of `entries` that has conflicts. Returns the entry, its conflicts and a label. Returns null if none
 * has any.
 */
export async function searchConflicts(
  target: LogTarget,
  entries: readonly CareRecord[],
): Promise<{ entry: CareRecord; conflicts: Conflict[]; label: string } | null> {
  for (const entry of entries) {
    const [first, ...more] = await newConflicts(target, entry);
    if (!first) continue;
    const conflicts: [Conflict, ...Conflict[]] = [first, ...more];
    return { entry, conflicts, label: conflictWords(conflicts, target.zone, speech) };
  }
  return null;
}
