import { addEntry, type EntryDone, entryDone, showNewAdvice } from '#app/acts/add-entry.ts';
import { attempt, confirm } from '#app/acts/confirm.ts';
import { authorOfTap } from '#app/early-taps/tap-time.ts';
import { paintTap } from '#app/paint-order.tsx';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import { type CareRecord, instantOfRecord, timesOf } from '#domain/log/care-record.ts';
import { bottleNow, diaperNow, earlier, type OfferedBottle } from '#domain/log/quick-record.ts';
import { authorNow } from '#storage/browser/device.ts';
import { updateRecord } from '#storage/log/records.ts';
import type { ToastAction } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { minutesAgo, offerToSettle, type TapTarget } from './correct-tap.ts';
import { dedupeTap } from './dedupe-tap.ts';
import { sayRarely } from './say-rarely.ts';

/** Acts of the tiles that log an entry at once. Each resolves to true if the entry is saved. */

export function logDiaper(target: TapTarget, type: UsedDiaperType): Promise<boolean> {
  const record = diaperNow(type, target.baby.babyId, target.zone, authorOfTap());
  return logOnce(target, `diaper ${type}`, { kind: 'diaper', record });
}

/** A second tap on another amount raises the question too, because the tiles may show others after a tap. */
export function logBottle(target: TapTarget, bottle: OfferedBottle): Promise<boolean> {
  const record = bottleNow(bottle, target.baby.babyId, target.zone, authorOfTap());
  return logOnce(target, 'bottle', { kind: 'feed', record });
}

/** Saves an entry that was tapped. Resolves to false if it is not saved, and the parent knows it. */
type Save = (target: TapTarget, entry: CareRecord) => Promise<EntryDone | false>;

/**
 * Logs an entry with `save`. A second tap on the same group of tiles, `button`, raises a question instead. Resolves to
 * true if the entry is saved.
 */
export function logOnce(
  target: TapTarget,
  button: string,
  entry: CareRecord,
  save: Save = saveTap,
): Promise<boolean> {
  return dedupeTap(
    target,
    button,
    () => save(target, entry),
    (first) => {
      // The parent confirmed that both entries are right, so the log must not ask again.
      const record = { ...entry.record, keptWith: [first.entry.record.id] };
      const log = () => void save(target, { ...entry, record } as CareRecord);
      void sayRarely(({ askForSecondEntry }) => askForSecondEntry(target, first, entry, log));
    },
  );
}

/** Returns the toast buttons that correct an entry, besides "Adjust". `tapped` is the entry as the tap logged it. */
type Corrections = (target: TapTarget, done: EntryDone, tapped: CareRecord) => ToastAction[];

/** Saves an entry. Shows the toast after the check mark on the tile. */
export async function saveTap(
  target: TapTarget,
  entry: CareRecord,
  corrections: Corrections = earlierTimes,
): Promise<EntryDone | false> {
  const saving = attempt(() => addEntry(target, entry));
  const checked = paintTap(target.db, saving);
  const done = await saving;
  if (done) void checked.then(() => confirmTap(target, done, corrections(target, done, entry)));
  return done;
}

/** Confirms an entry in a toast with buttons that correct it, and with buttons for its details. */
export function confirmTap(target: TapTarget, done: EntryDone, corrections: readonly ToastAction[]): void {
  const more = [...corrections, { label: words.first.taps.adjust, onAct: () => target.adjust(done.entry) }];
  const offer = confirm({ ...done, more });
  void offerToSettle(target, [done.entry], offer);
  const change = async (changes: object) => {
    const { kind, record } = done.entry;
    // Writes only the changes, so that those of another tab stay.
    const { after } = await updateRecord(target.db, kind, record, changes, authorNow());
    const entry = { kind, record: after } as CareRecord;
    showNewAdvice(target, entry, done.entry);
    confirmTap(target, entryDone(target, words.first.taps.saved, entry, done.undo), corrections);
  };
  void sayRarely(({ offerDetails }) => offerDetails({ ...done, more }, change, offer));
}

/** "10 min ago" always counts from the time of the tap. */
function earlierTimes(target: TapTarget, done: EntryDone, tapped: CareRecord): ToastAction[] {
  return minutesAgo(instantOfRecord(tapped), async (_, minutes) => {
    const { kind, record } = earlier(tapped, minutes);
    // Writes only the times, so that changes of another tab stay.
    const { after } = await updateRecord(target.db, kind, record, timesOf(record), authorNow());
    const entry = { kind, record: after } as CareRecord;
    const moved = entryDone(target, words.first.taps.saved, entry, done.undo);
    confirmTap(target, moved, earlierTimes(target, done, tapped));
  });
}
