import { type EntryDone, entryDone } from '#app/acts/add-entry.ts';
import { attempt } from '#app/acts/confirm.ts';
import type { TapTarget } from '#app/quick-log/correct-tap.ts';
import { confirmTap, logOnce, saveTap } from '#app/quick-log/entry-taps.ts';
import { doseNow, type Medicine } from '#domain/kinds/dose/medicine.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { DoseFact } from '#domain/question.ts';
import { authorNow } from '#storage/browser/device.ts';
import { updateRecord } from '#storage/log/records.ts';
import type { ToastAction } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { readDoseFacts } from './read-dose-facts.ts';

/** A dose outside the limits of the parent, before it is saved. */
export interface AskedDose {
  entry: DoseEntry;
  facts: DoseFact[];
}

type DoseEntry = { kind: 'dose'; record: RecordOf<'dose'> };

/**
 * Logs a dose of the usual amount, given now. If the dose is outside the limits of the parent, saves nothing and calls
 * `ask`. Resolves to true if the dose is saved.
 */
export function logDose(
  target: TapTarget,
  medicine: Medicine,
  ask: (asked: AskedDose) => void,
): Promise<boolean> {
  const record = doseNow(medicine, target.baby.babyId, target.zone, authorNow());
  return logOnce(target, `dose ${medicine.id}`, { kind: 'dose', record }, async (_, entry) => {
    const dose = entry as DoseEntry;
    const at = { zone: target.zone, now: dose.record.at };
    const facts = await attempt(() => readDoseFacts(target.db, dose.record, at));
    if (!facts) return false;
    if (facts.length === 0) return saveDose(target, dose);
    ask({ entry: dose, facts });
    return false;
  });
}

/** Saves a dose, also one outside the limits. The toast offers to mark it as refused. */
export function saveDose(target: TapTarget, entry: CareRecord): Promise<EntryDone | false> {
  return saveTap(target, entry, refusal);
}

/** Marks the dose as refused. It then starts no interval. */
function refusal(target: TapTarget, done: EntryDone, tapped: CareRecord): ToastAction[] {
  const refuse = async () => {
    const { record } = tapped as DoseEntry;
    const { after } = await updateRecord(target.db, 'dose', record, { given: false }, authorNow());
    const entry: CareRecord = { kind: 'dose', record: after };
    confirmTap(target, entryDone(target, words.first.taps.saved, entry, done.undo), []);
  };
  return [{ label: words.medicine.refused, onAct: () => void attempt(refuse) }];
}
