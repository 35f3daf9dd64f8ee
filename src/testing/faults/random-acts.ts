import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import { startTimer, switchSide, type Timer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { partOfRow, storeOf } from '#domain/log/log-stores.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { newId } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby, removeBaby, restoreBaby } from '#storage/log/change-babies.ts';
import { tableOf } from '#storage/log/kind-stores.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { addRecord, deleteRecords, readDays, updateRecord } from '#storage/log/records.ts';
import {
  addTimer,
  changeTimer,
  discardTimer,
  finishTimer,
  listTimers,
  unfinishTimer,
} from '#storage/log/timers.ts';
import { listTrash, purgeTrash, restoreAll, restoreRecords } from '#storage/log/trash.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '../builders.ts';
import { anEntry } from '../made-up/an-entry.ts';
import { PlainLog } from './plain-log.ts';

/**
 * The number of acts in each of the two tests. In the full fault suite they add up to a million, and in CI to a
 * twentieth of it.
 */
const ACTS = { all: 500_000, some: 25_000 }[process.env.WEE_HOURS_FAULTS ?? ''] ?? 2500;
const NOW = Date.parse('2026-05-06T20:00:00Z');
const DAY = 24 * 3_600_000;
const BABIES = ['ada', 'bo'];

interface World {
  db: RecordsDb;
  log: PlainLog;
  author: { device: string; now: number };
  /** The last finished timer, and its records. */
  finished: { timer: Timer; records: CareRecord[] } | null;
}

type Step = (world: World) => Promise<void>;

/** Few ids, so that several acts change the same entry. Each id has one baby and one kind. */
const places = fc.record({ kind: fc.constantFrom(...kindNames()), nth: fc.integer({ min: 0, max: 5 }) });
const idOf = ({ kind, nth }: { kind: KindName; nth: number }) => `${kind}-${nth}`;
const babyOf = (nth: number) => BABIES[nth % 2] ?? '';

function entryOf(place: { kind: KindName; nth: number }, note: string, { author }: World): CareRecord {
  const stamp = { createdAt: author.now, updatedAt: author.now, updatedBy: author.device };
  const record = anEntry(place.kind, { id: idOf(place), babyId: babyOf(place.nth), note, ...stamp });
  return { kind: place.kind, record } as CareRecord;
}

const notes = fc.constantFrom('', 'sleepy', 'öfter', '=1+1');
const timers = fc.record({ babyId: fc.constantFrom(...BABIES), kind: fc.constantFrom('feed', 'sleep') });
const timerId = ({ babyId, kind }: { babyId: string; kind: string }) => `${babyId}-${kind}`;

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(places, notes).map(
    ([place, note]): Step =>
      async (world) => {
        const entry = entryOf(place, note, world);
        await addRecord(world.db, entry.kind, entry.record);
        world.log.add(entry);
      },
  ),
  fc.tuple(places, notes).map(
    ([place, note]): Step =>
      async (world) => {
        const shown = entryOf(place, '', world);
        await updateRecord(world.db, shown.kind, shown.record, { note }, world.author);
        world.log.update(shown, note, world.author);
      },
  ),
  fc.array(places, { minLength: 1, maxLength: 3 }).map(
    (all): Step =>
      async ({ db, log, author }) => {
        await deleteRecords(
          db,
          all.map((place) => ({ kind: place.kind, id: idOf(place) })),
          author,
        );
        log.delete(all.map(idOf), author);
      },
  ),
  fc.array(places, { minLength: 1, maxLength: 3 }).map(
    (all): Step =>
      async ({ db, log, author }) => {
        await restoreRecords(db, all.map(idOf), author);
        log.restore(all.map(idOf), author);
      },
  ),
  fc.constant<Step>(async ({ db, log, author }) => {
    await restoreAll(db, author);
    log.restoreAll(author);
  }),
  fc.constant<Step>(async ({ db, log, author }) => {
    expect(await purgeTrash(db, author.now)).toBe(log.purge(author.now));
    for (const babyId of BABIES)
      await addBaby(db, { ...((await db.babies.get(babyId)) ?? aBaby({ babyId })) });
  }),
  timers.map(
    (which): Step =>
      async ({ db, log, author }) => {
        const timer = {
          ...startTimer(which.babyId, which.kind, which.kind === 'feed' ? 'left' : null, author),
          id: timerId(which),
        };
        expect(await addTimer(db, timer)).toEqual(log.start(timer));
      },
  ),
  timers.map(
    (which): Step =>
      async ({ db, log, author }) => {
        const change = (timer: Timer) => (timer.kind === 'feed' ? switchSide(timer, author) : timer);
        expect(await changeTimer(db, timerId(which), change)).toEqual(log.change(timerId(which), change));
      },
  ),
  timers.map(
    (which): Step =>
      async ({ db, log, author }) => {
        await discardTimer(db, timerId(which), author);
        log.end(timerId(which), author);
      },
  ),
  timers.map(
    (which): Step =>
      async (world) => {
        const { db, log, author } = world;
        const done = await finishTimer(
          db,
          timerId(which),
          (timer) => entriesOfTimer(timer, author.now, TEST_ZONE, author),
          author,
        );
        expect(done?.timer).toEqual(log.timers.get(timerId(which)));
        log.finish(timerId(which), done?.records ?? [], author);
        world.finished = done ?? null;
      },
  ),
  fc.constant<Step>(async (world) => {
    const { db, log, author, finished } = world;
    if (!finished) return;
    await unfinishTimer(db, finished, author);
    log.unfinish(finished.timer, finished.records, author);
    world.finished = null;
  }),
  fc.constantFrom(...BABIES).map(
    (babyId): Step =>
      async ({ db, log, author }) => {
        await removeBaby(db, aBaby({ babyId }), author);
        log.removed.set(babyId, author.now);
      },
  ),
  fc.constantFrom(...BABIES).map(
    (babyId): Step =>
      async ({ db, log, author }) => {
        await restoreBaby(db, aBaby({ babyId }), author);
        log.removed.delete(babyId);
      },
  ),
);

/**
 * The time between two acts. It is mostly up to an hour and sometimes a month. Sometimes the clock is set back a day.
 */
const passing = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3_600_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(31 * DAY, -DAY, 0) },
);

const byId = (rows: readonly { id: string }[]) => rows.map((row) => canonicalJson(row)).sort();

async function expectSame({ db, log }: World): Promise<void> {
  for (const kind of kindNames()) {
    const rows = await tableOf(db, kind).toArray();
    const ofKind = rows.filter((row) => partOfRow(storeOf(kind), row) === kind);
    expect(byId(ofKind)).toEqual(byId(log.ofKind(kind)));
  }
  expect(byId(await db.trash.toArray())).toEqual(byId([...log.trash.values()]));
  expect(byId(await db.timers.toArray())).toEqual(byId([...log.timers.values()]));
  // The screens must also show the same, without removed babies.
  const here = ({ babyId }: { babyId: string }) => !log.removed.has(babyId);
  expect(byId(await listTimers(db))).toEqual(byId([...log.timers.values()].filter(here)));
  expect(byId(await listTrash(db))).toEqual(
    byId([...log.trash.values()].filter(({ deleted }) => here(deleted.record))),
  );
  const all = await readAllRecords(db);
  const day = await readDays(db, 'ada', [], TEST_DAY, TEST_DAY);
  for (const kind of kindNames()) {
    const records = log.ofKind(kind);
    expect(byId(all[kind])).toEqual(byId(records.filter(here)));
    const tested = records.filter((record) => record.babyId === 'ada' && /^\w+-\d$/.test(record.id));
    expect(byId(day[kind])).toEqual(expect.arrayContaining(byId(tested)));
  }
}

/**
 * Runs random acts on one log after another. Runs the same acts on a {@link PlainLog} beside each log. The two must be
 * equal after every hundred acts. Reports the number of acts.
 */
export async function expectSameAfterRandomActs(actsALog: number): Promise<void> {
  const began = Date.now();
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(steps, passing), { minLength: actsALog, maxLength: actsALog }),
      async (all) => {
        const db = new RecordsDb(newId(Date.now()), { indexedDB: new IDBFactory(), IDBKeyRange });
        const world: World = { db, log: new PlainLog(), author: { device: 'd', now: NOW }, finished: null };
        await db.babies.bulkPut(BABIES.map((babyId) => aBaby({ babyId })));
        for (const [index, [step, ms]] of all.entries()) {
          world.author = { device: 'd', now: world.author.now + ms };
          await step(world);
          done += 1;
          if ((index + 1) % 100 === 0) await expectSame(world);
        }
        db.close();
      },
    ),
    { numRuns: Math.ceil(ACTS / actsALog) },
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  console.info(`${done} random acts, ${actsALog} a log, in ${seconds} s: each log held what it should`);
}
