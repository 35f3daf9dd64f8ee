import { isolated } from '#domain/isolated.ts';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { type CareRecord, describeRecord, instantOfRecord, timesOf } from '#domain/log/care-record.ts';
import { bottleNow, diaperNow, earlier } from '#domain/log/quick-record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { deferLiveQueries } from '#storage/database/defer-live-queries.ts';
import { addRecord, deleteRecords, updateRecord } from '#storage/log/records.ts';
import { toast } from '#ui/feedback/toast.ts';
import { afterFrame } from '#ui/layout/after-frame.ts';
import { askForTwo, attempt, type Here, minutesAgo, offerToSettle, once, sayDone } from './quick-tap.ts';

/** Taps that log something at once: each writes, says for which baby, and offers the ways to mend it. */

/** What the last such tap logged. */
let latest: CareRecord | null = null;

/** Answers whether it is saved, as all of these do. */
export function logDiaper(here: Here, type: DiaperType): Promise<boolean> {
  const { baby, zone } = here;
  const record = diaperNow(type, baby.babyId, zone, authorNow());
  return logOnce(here, `diaper ${type}`, { kind: 'diaper', record });
}

/** `amountOz` in US fluid ounces. Of all bottles only one is meant: the amounts change places once one was tapped. */
export function logBottle(here: Here, amountOz: number): Promise<boolean> {
  const { baby, zone } = here;
  const record = bottleNow(amountOz, baby.babyId, zone, authorNow());
  return logOnce(here, 'bottle', { kind: 'feed', record });
}

function logOnce(here: Here, button: string, entry: CareRecord): Promise<boolean> {
  const act = () => {
    latest = entry;
    return save(here, entry);
  };
  return once(`${here.baby.babyId} ${button}`, act, () => latest && askWhetherTwo(here, latest, entry));
}

function askWhetherTwo(here: Here, first: CareRecord, entry: CareRecord): void {
  const [saved, second] = [first, entry].map((one) => describeRecord(one, here.units));
  const difference = second === saved ? '' : ` The second is ${second}.`;
  askForTwo(`Two for ${isolated(here.baby.name)}?`, `${saved} is already saved once.${difference}`, {
    label: 'Yes, log two',
    onAct: () => void save(here, keptWith(entry, first)),
  });
}

/** The parent said that it was two: the log does not ask again. */
function keptWith(entry: CareRecord, other: CareRecord): CareRecord {
  return { ...entry, record: { ...entry.record, keptWith: [other.record.id] } } as CareRecord;
}

/** A frame for the tile's own tick, one for the words, and then what else the entry wakes. */
async function save(here: Here, entry: CareRecord): Promise<boolean> {
  const saving = attempt(() => addRecord(here.db, entry.kind, entry.record));
  const ticked = saving.then(afterFrame);
  deferLiveQueries(here.db, ticked.then(afterFrame));
  const saved = await saving;
  if (saved) void ticked.then(() => saySaved(here, entry, entry));
  return saved;
}

/** `first` is the entry as it was tapped: "10 min ago" always means before that tap. */
function saySaved(here: Here, entry: CareRecord, first: CareRecord): void {
  const offer = sayDone({
    title: `Saved for ${isolated(here.baby.name)}`,
    description: `${describeRecord(entry, here.units)}, ${formatClock(clockAt(instantOfRecord(entry), here.zone))}`,
    action: { label: 'Undo', onAct: () => void takeBack(here, entry) },
    more: [
      ...minutesAgo(instantOfRecord(first), async (_, minutes) => {
        const { kind, record } = earlier(first, minutes);
        // Its times alone: what another tab made of the rest meanwhile stays.
        const { after } = await updateRecord(here.db, kind, record, timesOf(record), authorNow());
        saySaved(here, { kind, record: after } as CareRecord, first);
      }),
      { label: 'Adjust', onAct: () => here.adjust(entry) },
    ],
  });
  void offerToSettle(here, [entry], offer);
}

async function takeBack(here: Here, { kind, record }: CareRecord): Promise<void> {
  await attempt(async () => {
    await deleteRecords(here.db, [{ kind, id: record.id }], authorNow());
    toast({
      title: `Taken back for ${isolated(here.baby.name)}`,
      description: describeRecord({ kind, record } as CareRecord, here.units),
    });
  });
}
