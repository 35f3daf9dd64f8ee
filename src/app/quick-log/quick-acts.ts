import { recordsOf } from '#app/forms/new-conflicts.ts';
import type { Baby } from '#domain/baby.ts';
import { type CareKind, type CareRecord, describeRecord, instantOfRecord } from '#domain/care-record.ts';
import type { DiaperType } from '#domain/diaper.ts';
import { bottleNow, diaperNow, earlier } from '#domain/quick-record.ts';
import {
  backdateTimer,
  pauseTimer,
  resumeTimer,
  type Side,
  startOf,
  startTimer,
  switchSide,
  type Timer,
  type TimerKind,
} from '#domain/timer.ts';
import type { Units } from '#domain/units.ts';
import { clockAt, MINUTE } from '#domain/when.ts';
import { formatClock } from '#domain/when-words.ts';
import { authorNow } from '#storage/device.ts';
import { addRecord, deleteRecords, updateRecord } from '#storage/records.ts';
import type { RecordsDb } from '#storage/records-db.ts';
import { storageProblem } from '#storage/storage-error.ts';
import {
  addTimer,
  changeTimer,
  discardTimer,
  finishTimer,
  restoreTimer,
  unfinishTimer,
} from '#storage/timers.ts';
import { toast } from '#ui/toast.ts';

/** What one tap does: writes, and says for which baby, with the ways to mend it. */

/** Where the taps happen: whose log, which baby, how the family measures, and how an entry is opened in its form. */
export interface Here {
  db: RecordsDb;
  baby: Baby;
  zone: string;
  units: Units;
  adjust: (kind: CareKind, id: string) => void;
}

/** A mistake is often noticed late and with one eye: twice the usual time, and longer while touched. */
const MEND_MS = 12_000;
const MINUTES_AGO = [
  { minutes: 5, label: '5 min ago', short: '5' },
  { minutes: 10, label: '10 min ago', short: '10' },
  { minutes: 15, label: '15 min ago', short: '15' },
  { minutes: 30, label: '30 min ago' },
];
/** A second tap on the same button this soon is more often a trembling thumb than a second diaper. */
const DOUBLE_TAP_MS = 2000;

let lastTap = { what: '', at: Number.NEGATIVE_INFINITY };

export function logDiaper(here: Here, type: DiaperType): Promise<void> {
  const entry = {
    kind: 'diaper' as const,
    record: diaperNow(type, here.baby.babyId, here.zone, authorNow()),
  };
  return logOnce(here, `${here.baby.babyId} diaper ${type}`, entry);
}

/** `amountOz` in US fluid ounces. */
export function logBottle(here: Here, amountOz: number): Promise<void> {
  const entry = {
    kind: 'feed' as const,
    record: bottleNow(amountOz, here.baby.babyId, here.zone, authorNow()),
  };
  return logOnce(here, `${here.baby.babyId} bottle ${amountOz}`, entry);
}

async function logOnce(here: Here, what: string, entry: CareRecord): Promise<void> {
  const again = lastTap.what === what && instantOfRecord(entry) - lastTap.at < DOUBLE_TAP_MS;
  if (again) {
    toast({
      title: `Two for ${here.baby.name}?`,
      description: `${describeRecord(entry, here.units)} is already saved once.`,
      duration: MEND_MS,
      action: { label: 'Yes, log two', onAct: () => void save(here, entry) },
    });
    return;
  }
  lastTap = { what, at: instantOfRecord(entry) };
  await save(here, entry);
}

async function save(here: Here, entry: CareRecord): Promise<void> {
  await attempt(async () => {
    await addRecord(here.db, entry.kind, entry.record);
    saySaved(here, entry, entry);
  });
}

/** `first` is the entry as it was tapped: "10 min ago" always means before that tap. */
function saySaved(here: Here, entry: CareRecord, first: CareRecord): void {
  const { kind, record } = entry;
  toast({
    title: `Saved for ${here.baby.name}`,
    description: `${describeRecord(entry, here.units)}, ${formatClock(clockAt(instantOfRecord(entry), here.zone))}`,
    duration: MEND_MS,
    action: {
      label: 'Undo',
      onAct: () =>
        void attempt(async () => {
          await deleteRecords(here.db, [{ kind, id: record.id }], authorNow());
          lastTap = { what: '', at: Number.NEGATIVE_INFINITY };
          toast({
            title: `Taken back for ${here.baby.name}`,
            description: describeRecord(entry, here.units),
          });
        }),
    },
    more: [
      ...MINUTES_AGO.map(({ minutes, ...words }) => ({
        ...words,
        onAct: () =>
          void attempt(async () => {
            const moved = earlier(first, minutes);
            await updateRecord(here.db, moved.kind, record as never, moved.record as never, authorNow());
            saySaved(here, moved, first);
          }),
      })),
      { label: 'Adjust', onAct: () => here.adjust(kind, record.id) },
    ],
  });
}

export async function startFeed(here: Here, side: Side): Promise<void> {
  await start(here, 'feed', side);
}

export async function startSleep(here: Here): Promise<void> {
  await start(here, 'sleep', null);
}

async function start(here: Here, kind: TimerKind, side: Side | null): Promise<void> {
  await attempt(async () => {
    const timer = startTimer(here.baby.babyId, kind, side, authorNow());
    const running = await addTimer(here.db, timer);
    sayStarted(here, running, startOf(timer));
  });
}

function sayStarted(here: Here, timer: Timer, tappedAt: number): void {
  const what = timer.kind === 'sleep' ? 'Asleep' : `Feeding, ${timer.segments.at(-1)?.side}`;
  toast({
    title: `${what}: ${here.baby.name}`,
    description: `Since ${formatClock(clockAt(startOf(timer), here.zone))}`,
    duration: MEND_MS,
    action: {
      label: 'Undo',
      onAct: () => void attempt(() => discardTimer(here.db, timer.id)),
    },
    more: MINUTES_AGO.map(({ minutes, ...words }) => ({
      ...words,
      onAct: () =>
        void attempt(async () => {
          const at = tappedAt - minutes * MINUTE;
          const moved = await changeTimer(here.db, timer.id, (now) => backdateTimer(now, at, authorNow()));
          if (moved) sayStarted(here, moved, tappedAt);
        }),
    })),
  });
}

export async function changeSide(here: Here, timer: Timer): Promise<void> {
  await attempt(() => changeTimer(here.db, timer.id, (now) => switchSide(now, authorNow())));
}

/** Pauses what runs, goes on with what is paused. */
export async function pauseOrResume(here: Here, timer: Timer): Promise<void> {
  const act = timer.segments.at(-1)?.endedAt === null ? pauseTimer : resumeTimer;
  await attempt(() => changeTimer(here.db, timer.id, (now) => act(now, authorNow())));
}

/** Moves the beginning of a timer to `startedAt`, epoch milliseconds. */
export async function moveStart(here: Here, timer: Timer, startedAt: number): Promise<void> {
  await attempt(() => changeTimer(here.db, timer.id, (now) => backdateTimer(now, startedAt, authorNow())));
}

export async function discard(here: Here, timer: Timer): Promise<void> {
  await attempt(async () => {
    await discardTimer(here.db, timer.id);
    toast({
      title: `Timer discarded for ${here.baby.name}`,
      description: 'Nothing was logged.',
      duration: MEND_MS,
      action: { label: 'Undo', onAct: () => void attempt(() => restoreTimer(here.db, timer)) },
    });
  });
}

/** Stops a timer and saves what it came to, ended at `endAt` (epoch milliseconds). */
export async function stopAndSave(here: Here, timer: Timer, endAt: number): Promise<void> {
  await attempt(async () => {
    const finished = await finishTimer(here.db, timer.id, (now) => recordsOf(now, endAt, here.zone));
    const last = finished?.records.at(-1);
    if (!finished || !last) return;
    toast({
      title: `Saved for ${here.baby.name}`,
      description: finished.records.map((entry) => describeRecord(entry, here.units)).join(' · '),
      duration: MEND_MS,
      action: {
        label: 'Undo',
        onAct: () => void attempt(() => unfinishTimer(here.db, finished, authorNow())),
      },
      more: [{ label: 'Adjust', onAct: () => here.adjust(last.kind, last.record.id) }],
    });
  });
}

/** Nothing is shown as saved before it is; what failed is said, and the tap can be made again. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { title, message } = storageProblem(error);
    lastTap = { what: '', at: Number.NEGATIVE_INFINITY };
    toast({ title, description: message, duration: Number.POSITIVE_INFINITY });
  }
}
