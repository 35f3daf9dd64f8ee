import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type KindName, kindNames, kindOf, mapKinds } from '#domain/kinds/registry.ts';
import { emptyLog, type LogPart, logParts } from '#domain/log/family-log.ts';
import { storeOf } from '#domain/log/log-stores.ts';
import { newId } from '#domain/record.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { backupFile } from '#exports/backup-file.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { openBackup, readBackup } from '#imports/backup/backup-file.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { addRecord, deleteRecords, readDays } from '#storage/log/records.ts';
import { aDiaper, aFeed, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { type Act, LOG_BEFORE, READS, WRITES } from '#testing/faults/acts.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { applyFile, readFamilyLog, readQuarantined, revertFile } from './backup.ts';

const author = { device: 'd', now: Date.parse('2026-05-06T20:00:00Z') };
const owner = { userId: 'user-1', preferences: {} };

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

/** Values to damage a field with. {@link damaged} skips the pairs of field and value that are valid. */
const nonsense = fc.constantFrom<unknown>(
  undefined,
  null,
  7.5,
  -1,
  '',
  'soon',
  true,
  [],
  {},
  1e300,
  Number.NaN,
);

/** Generates a record with one field missing or of the wrong type. */
function damaged(kind: KindName) {
  const record: Record<string, unknown> = { ...anEntry(kind) };
  // `kind` is not damaged: in `entries`, a row with an unknown kind is a valid other entry.
  const fields = Object.keys(record).filter((field) => field !== 'id' && field !== 'kind');
  return fc
    .tuple(fc.constantFrom(...fields), nonsense)
    .filter(([field, value]) => !makesSense(kind, field, value))
    .map(([field, value]) => ({ ...record, id: newId(Date.now()), [field]: value }));
}

function makesSense(kind: KindName, field: string, value: unknown): boolean {
  if (['note', 'updatedBy'].includes(field)) return typeof value === 'string';
  if (field === 'babyId') return value === 'soon';
  const { is, optional, orNull } = kindOf(kind).fields[field] ?? {};
  if ((optional && value === undefined) || (orNull && value === null)) return true;
  if (is === 'measure') return value === 7.5 || value === 1e300;
  if (is === 'list') return Array.isArray(value);
  if (is === 'text') return typeof value === 'string';
  if (is === 'key' || is === 'entry') return value === 'soon';
  if (is === 'mark' || is === 'flag') return value === true;
  return /(At|^at)$/.test(field) && (value === 7.5 || value === -1);
}

const byId = (one: object, other: object) => (keyOfRow(one) < keyOfRow(other) ? -1 : 1);
const keyOfRow = (row: object) => String((row as { id?: unknown }).id);

let damages = 0;
afterAll(() =>
  console.info(
    `${damages} records damaged among 499 others: the others shown, these set aside, none changed`,
  ),
);

test.each(kindNames())(
  'damaged rows of the kind %s are not shown or exported, and stay in their store',
  async (kind) => {
    const part = storeOf(kind);
    await db.table(part).bulkPut(Array.from({ length: 499 }, (_, nth) => anEntry(kind, { id: `${nth}` })));
    // Each log has several damaged rows, because a read of 500 rows takes long.
    await fc.assert(
      fc.asyncProperty(fc.array(damaged(kind), { minLength: 5, maxLength: 10 }), async (rows) => {
        await db.table(part).bulkPut(rows);
        const day = await readDays(db, 'baby-1', [], TEST_DAY, TEST_DAY);
        expect(day[kind]).toHaveLength(499);
        const sums = Object.values(summarizeDay(day, TEST_DAY, TEST_ZONE)).filter(
          (sum) => typeof sum === 'number',
        );
        expect(sums.every((sum) => Number.isFinite(sum))).toBe(true);
        expect((await readAllRecords(db))[kind]).toHaveLength(499);
        const setAside = await readQuarantined(db);
        expect(setAside.map(({ row }) => row).toSorted(byId)).toEqual(rows.toSorted(byId));
        expect(setAside.every((one) => one.part === part)).toBe(true);
        await db.table(part).bulkDelete(rows.map(({ id }) => id));
        damages += rows.length;
      }),
      { numRuns: 10 },
    );
  },
);

/**
 * One invalid row for each part of a log. The acts must find these rows. The entries therefore have the baby and the
 * import that the acts use, and the timer has that baby.
 */
const DAMAGED: Record<LogPart, object> = {
  ...mapKinds((kind) => ({ ...anEntry(kind), id: `damaged ${kind}`, importId: 'run', zone: 'Mars/Olympus' })),
  babies: { babyId: 'damaged', name: 7, removedAt: 1 },
  feed: { ...aFeed(), id: 'damaged', importId: 'run', startedAt: 'soon' },
  diaper: { ...aDiaper(), id: 'damaged', importId: 'run', type: 'purple' },
  sleep: { ...aSleep(), id: 'damaged', importId: 'run', zone: 'Mars/Olympus' },
  growth: { id: 'damaged', babyId: 'baby-1', importId: 'run', date: TEST_DAY },
  others: { id: 'damaged', babyId: 'baby-1', importId: 'run', kind: 'from-the-future', day: TEST_DAY },
  family: { id: 'damaged', kind: 'from-the-future' },
  timers: { id: 'damaged', babyId: 'baby-1', kind: 'sleep', segments: null },
  trash: { id: 'damaged', deleted: { kind: 'feed' }, deletedAt: author.now, deletedBy: 'd' },
  imports: { id: 'damaged', importedAt: 5 },
};
const SET_ASIDE = logParts().map((part) => ({ part: storeOf(part), row: DAMAGED[part] }));

async function fill(withDamaged: boolean): Promise<void> {
  for (const table of db.tables) await table.bulkPut(LOG_BEFORE[table.name] ?? []);
  if (withDamaged) for (const { part, row } of SET_ASIDE) await db.table(part).put(row);
}

describe('the quarantine', () => {
  // These count or delete damaged rows too, or send them to a phone that may be able to read them.
  const TAKE_ALL = [
    'eraseLog',
    'countLog',
    'countRecords',
    'leftOfImport',
    'readQuarantined',
    'readWholeLog',
  ];
  const acts = Object.entries({ ...READS, ...WRITES })
    .filter(([name]) => !TAKE_ALL.includes(name))
    .flatMap(([name, ways]) => ways.map((act, way) => [name, way + 1, act] as [string, number, Act]));

  test.each(acts)(
    'does not change the result of %s (%i), and keeps its damaged rows',
    async (_name, _way, act) => {
      await fill(false);
      const without = { answer: await act(db), log: sortedLog(await readFamilyLog(db)) };
      for (const table of db.tables) await table.clear();
      await fill(true);
      const held = await act(db);
      expect({ answer: withoutDamaged(held), log: sortedLog(await readFamilyLog(db)) }).toEqual(without);
      expect(await readQuarantined(db)).toEqual(SET_ASIDE);
    },
  );

  test('is part of every backup, and of a log after the backup is applied', async () => {
    await fill(true);
    const content = { log: await readFamilyLog(db), preferences: {}, setAside: await readQuarantined(db) };
    for (const passphrase of [null, 'moonlight']) {
      const file = await backupFile(content, { created: 1, day: TEST_DAY, passphrase, iterations: 1 });
      const read = await readBackup(await openBackup(file, file.name), passphrase ?? '');
      for (const act of ['replace', 'merge'] as const) {
        const fresh = await openUserRecords(newId(Date.now()));
        await applyFile(fresh, { act, ...read, created: 1 }, owner, author);
        expect(await readQuarantined(fresh)).toEqual(SET_ASIDE);
        expect((await readFamilyLog(fresh)).feed).toEqual(sortedLog(content.log).feed);
        await fresh.delete();
      }
    }
  });

  describe('quarantined rows of a backup that are valid in this version', () => {
    const feed = aFeed({ id: 'read-again', updatedBy: 'device-1' });
    async function read() {
      const setAside = [{ part: 'feeds' as const, row: { ...feed } }];
      const content = { log: emptyLog(), preferences: {}, setAside };
      const file = await backupFile(content, { created: 1, day: TEST_DAY, passphrase: null, iterations: 1 });
      return readBackup(await openBackup(file, file.name), '');
    }

    test.each(['replace', 'merge'] as const)('become entries of the log: %s', async (act) => {
      await addRecord(db, 'diaper', aDiaper());
      await applyFile(db, { act, ...(await read()), created: 1 }, owner, author);
      expect((await readAllRecords(db)).feed).toEqual([feed]);
    });

    test('stay deleted if they were deleted on this phone', async () => {
      await addRecord(db, 'feed', feed);
      await deleteRecords(db, [{ kind: 'feed', id: feed.id }], author);
      await applyFile(db, { act: 'merge', ...(await read()), created: 1 }, owner, author);
      expect((await readAllRecords(db)).feed).toEqual([]);
      expect(await db.trash.count()).toBe(1);
    });

    test('are replaced by the entry that was there before when the file is reverted', async () => {
      const edited = { ...feed, note: 'mended', updatedAt: author.now - 1 };
      await addRecord(db, 'feed', edited);
      await applyFile(db, { act: 'replace', ...(await read()), created: 1 }, owner, author);
      await revertFile(db, author.now, owner.userId, { ...author, now: author.now + 1 });
      expect((await readAllRecords(db)).feed).toEqual([edited]);
    });
  });

  test('does not let a row of a backup replace a valid row with the same key', async () => {
    const feed = aFeed({ id: 'damaged' });
    await db.feeds.put(feed);
    const setAside = [{ part: 'feeds' as const, row: DAMAGED.feed }];
    await applyFile(db, { act: 'merge', log: emptyLog(), setAside, created: 1 }, owner, author);
    expect(await db.feeds.toArray()).toEqual([feed]);
  });

  test('is not in the table of everything', async () => {
    await fill(true);
    const csv = recordsCsv({ ...(await readAllRecords(db)), babies: await listBabies(db) });
    expect(csv).toContain('Juniper');
    expect(csv).not.toContain('damaged');
  });
});

/** Removes ids of damaged rows from the result of `readHeld`, which lists every id in use. */
function withoutDamaged(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('ids' in answer)) return answer;
  const held = answer as { ids: Set<string>; babyIds: Set<string> };
  for (const id of held.ids) if (id.startsWith('damaged')) held.ids.delete(id);
  held.babyIds.delete('damaged');
  return held;
}
