import { addEntry, type EntryDone, entryDone } from '#app/acts/add-entry.ts';
import { attempt, confirm } from '#app/acts/confirm.ts';
import { paintTap } from '#app/paint-order.tsx';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { type CareRecord, instantOfRecord, timesOf } from '#domain/log/care-record.ts';
import { bottleNow, diaperNow, earlier } from '#domain/log/quick-record.ts';
import { authorNow } from '#storage/browser/device.ts';
import { updateRecord } from '#storage/log/records.ts';
import { words } from '#words/now.ts';
import { minutesAgo, offerToSettle, type TapTarget } from './correct-tap.ts';
import { dedupeTap } from './dedupe-tap.ts';
import { sayRarely } from './say-rarely.ts';

/** Taps that log an entry at once. Each resolves to whether it is saved. */

export function logDiaper(target: TapTarget, type: DiaperType): Promise<boolean> {
  const record = diaperNow(type, target.baby.babyId, target.zone, authorNow());
  return logOnce(target, `diaper ${type}`, { kind: 'diaper', record });
}

/** `amountOz` is in US fluid ounces. A second tap on another amount also raises the question: the amounts change places after a tap. */
export function logBottle(target: TapTarget, amountOz: number): Promise<boolean> {
  const record = bottleNow(amountOz, target.baby.babyId, target.zone, authorNow());
  return logOnce(target, 'bottle', { kind: 'feed', record });
}

function logOnce(target: TapTarget, button: string, entry: CareRecord): Promise<boolean> {
  return dedupeTap(
    target,
    button,
    () => save(target, entry),
    (first) => {
      // The parent confirmed both, so the log does not ask again.
      const record = { ...entry.record, keptWith: [first.entry.record.id] };
      const log = () => void save(target, { ...entry, record } as CareRecord);
      void sayRarely(({ askForSecondEntry }) => askForSecondEntry(target, first, entry, log));
    },
  );
}

/** Saves an entry. The toast comes after the tile's check mark. */
async function save(target: TapTarget, entry: CareRecord): Promise<EntryDone | false> {
  const saving = attempt(() => addEntry(target, entry));
  const checked = paintTap(target.db, saving);
  const done = await saving;
  if (done) void checked.then(() => confirmTap(target, done, entry));
  return done;
}

/** `tapped` is the entry as tapped. "10 min ago" always counts from that tap. */
function confirmTap(target: TapTarget, done: EntryDone, tapped: CareRecord): void {
  const more = [
    ...minutesAgo(instantOfRecord(tapped), async (_, minutes) => {
      const { kind, record } = earlier(tapped, minutes);
      // Writes only its times, so that changes of another tab stay.
      const { after } = await updateRecord(target.db, kind, record, timesOf(record), authorNow());
      confirmTap(
        target,
        entryDone(target, words.first.taps.saved, { kind, record: after } as CareRecord, done.undo),
        tapped,
      );
    }),
    { label: words.first.taps.adjust, onAct: () => target.adjust(done.entry) },
  ];
  void offerToSettle(target, [done.entry], confirm({ ...done, more }));
}
