import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { RecordsDb } from '#storage/database/records-db.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { type Act, LOG_BEFORE, READS, WRITES } from '#testing/faults/acts.ts';
import { type Breaker, type Fault, makeBreakable } from '#testing/faults/break-storage.ts';

/** Helpers that acts call. They are not acts themselves. */
const TOOLS = [
  'durableWrite',
  'idempotentWrite',
  'writeOnce',
  'withRetry',
  'getValid',
  'openDatabase',
  'keepFewSnapshots',
  'putPhoto',
  'addOwnLog',
  'deleteAdded',
  'keepMilkOf',
  'readStates',
  'writeStates',
  'readAllStates',
  'readNote',
  'listNotes',
  'nextTick',
  'renewCopy',
  'storePending',
  'noteHeard',
  'copyKeys',
  'touchDigests',
  'forgetAnswers',
];

/** Every function of this layer that takes a log. Fault injection covers only functions in the table of acts. */
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const ofALog = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([, value]) => typeof value === 'function' && /^async function \w+\(db\b/.test(String(value)))
  .map(([name]) => name)
  .filter((name) => !TOOLS.includes(name));

test('every function that takes a log is in the table of acts', () => {
  expect([...Object.keys(WRITES), ...Object.keys(READS)].sort()).toEqual(ofALog.sort());
});

interface Broken {
  db: RecordsDb;
  breaker: Breaker;
}

async function logBefore(): Promise<Broken> {
  const db = new RecordsDb(newId(Date.now()), { indexedDB: new IDBFactory(), IDBKeyRange });
  const breaker = makeBreakable(db);
  await db.open();
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.bulkAdd(LOG_BEFORE[table.name] ?? []);
  });
  return { db, breaker };
}

/** Reads the whole log as one text, without receipts. */
async function everything(db: RecordsDb): Promise<string> {
  const tables = db.tables.filter(({ name }) => name !== 'receipts');
  const stores = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()]));
  return canonicalJson(Object.fromEntries(stores));
}

const table = (acts: typeof WRITES) =>
  Object.entries(acts).flatMap(([name, ways]) =>
    ways.map((act, index) => [ways.length > 1 ? `${name} ${index + 1}` : name, act] as const),
  );

const figures = { acts: 0, failed: 0, recovered: 0 };
afterAll(() => {
  const { acts, failed, recovered } = figures;
  console.info(
    `${acts} acts, each broken at every operation: ${failed} failures that left all as it was and were put into words, ` +
      `${recovered} lost connections after which it was done once`,
  );
});

const FULL: Fault[] = ['full', 'full later'];
const LOST: Fault[] = ['lost', 'lost later', 'closed', 'unheard'];

describe.each(table(WRITES))('%s', (_, act) => {
  test('changes nothing and rejects with a message if the disk refuses an operation', async () => {
    for (const fault of FULL) await breakEach(act, fault, expectFailure);
    figures.acts += 1;
  });

  test('has its effect once if the connection is lost at any operation', async () => {
    const well = await doneWell(act);
    expect(well.after).not.toBe(well.before);
    for (const fault of LOST) await breakEach(act, fault, (outcome) => expectDoneOnce(outcome, well));
  });
});

describe.each(table(READS))('%s', (_, act) => {
  test('rejects with a message, succeeds after reconnecting, and writes nothing', async () => {
    const well = await doneWell(act);
    expect(well.after).toBe(well.before);
    await breakEach(act, 'full', expectFailure);
    for (const fault of ['lost', 'closed'] as const)
      await breakEach(act, fault, (outcome) => expectDoneOnce(outcome, well));
    figures.acts += 1;
  });
});

interface Outcome {
  before: string;
  after: string;
  /** The result of the act, or its error. */
  answer: unknown;
  failed: boolean;
}

function expectFailure({ before, after, answer, failed }: Outcome): void {
  expect(failed).toBe(true);
  expect(storageProblem(answer)).toBe('full');
  expect(after).toBe(before);
  figures.failed += 1;
}

function expectDoneOnce(outcome: Outcome, well: Outcome): void {
  expect(outcome).toEqual(well);
  figures.recovered += 1;
}

async function doneWell(act: Act): Promise<Outcome> {
  const { db } = await logBefore();
  const outcome = await outcomeOf(act, db);
  db.close();
  return outcome;
}

async function outcomeOf(act: Act, db: RecordsDb, disarm = () => {}): Promise<Outcome> {
  const before = await everything(db);
  const [answer, failed] = await act(db).then(
    (value) => [value, false] as const,
    (reason: unknown) => [reason, true] as const,
  );
  disarm();
  return { before, after: await everything(db), answer, failed };
}

/**
 * Injects the fault at the act's first operation, then the second, and so on. Stops when the act ends before the fault.
 */
async function breakEach(act: Act, fault: Fault, check: (outcome: Outcome) => void): Promise<void> {
  let happened = true;
  for (let nth = 1; happened; nth += 1) {
    const { db, breaker } = await logBefore();
    const outcome = await outcomeOf(
      async (broken) => {
        breaker.arm(fault, nth);
        return act(broken);
      },
      db,
      () => {
        happened = breaker.disarm();
      },
    );
    db.close();
    try {
      if (happened) check(outcome);
      else expect(nth, 'operations that could be broken').toBeGreaterThan(1);
    } catch (reason) {
      throw new Error(`${fault}, operation ${nth}`, { cause: reason });
    }
  }
}
