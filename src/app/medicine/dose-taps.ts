import { type EntryDone, entryDone } from '#app/acts/add-entry.ts';
import { attempt } from '#app/acts/confirm.ts';
import type { TapTarget } from '#app/quick-log/correct-tap.ts';
import { confirmTap, logOnce, saveTap } from '#app/quick-log/entry-taps.ts';
import { DAYS_AROUND } from '#domain/kinds/dose/dose-check.ts';
import { doseFacts } from '#domain/kinds/dose/dose-question.ts';
import { doseNow, type Medicine } from '#domain/kinds/dose/medicine.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { DoseFact } from '#domain/question.ts';
import { addDays } from '#domain/time/when.ts';
import { authorNow } from '#storage/browser/device.ts';
import { readKind, updateRecord } from '#storage/log/records.ts';
import type { ToastAction } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { readMedicines } from './use-medicines.ts';

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
    const asked = await attempt(() => factsAbout(target, entry as DoseEntry));
    if (!asked) return false;
    if (asked.facts.length === 0) return saveDose(target, asked.entry);
    ask(asked);
    return false;
  });
}

/** Saves a dose, also one outside the limits. The toast offers to mark it as refused. */
export function saveDose(target: TapTarget, entry: CareRecord): Promise<EntryDone | false> {
  return saveTap(target, entry, refusal);
}

async function factsAbout({ db, baby, zone }: TapTarget, entry: DoseEntry): Promise<AskedDose> {
  const { day } = entry.record;
  const [medicines, doses] = await Promise.all([
    readMedicines(db),
    readKind(db, 'dose', baby.babyId, addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)),
  ]);
  return { entry, facts: doseFacts(entry.record, doses, medicines, { zone, now: entry.record.at }) };
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
