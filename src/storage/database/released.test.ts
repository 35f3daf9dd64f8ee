import Dexie from 'dexie';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { withAccounts } from '#storage/accounts/accounts-db.ts';
import { readQuarantined } from '#storage/backup/backup.ts';
import { openUserRecords } from './open-log.ts';
import { RecordsDb } from './records-db.ts';

interface Released {
  version: number;
  /** The primary key and the indexes by store name, as Dexie writes them. */
  stores: Record<string, string>;
  rows: Record<string, object[]>;
}

const files = Object.entries(
  import.meta.glob<Released>('./released/*.json', { eager: true, import: 'default' }),
);
const releasesOf = (what: 'records' | 'accounts') =>
  files
    .filter(([file]) => file.includes(`/${what}-`))
    .map(([, release]) => release)
    .sort((a, b) => a.version - b.version);
const [records, accounts] = [releasesOf('records'), releasesOf('accounts')];

let kept = 0;
afterAll(() => console.info(`${files.length} released schemas opened, ${kept} rows kept to the last field`));

describe('the schema', () => {
  test('equals that of the newest file in `released/` for the records', () => {
    expect(schemaOf(new RecordsDb(newId(Date.now())))).toEqual(newestOf(records));
  });

  test('equals that of the newest file in `released/` for the accounts', async () => {
    expect(await withAccounts(async (db) => schemaOf(db))).toEqual(newestOf(accounts));
  });
});

describe('a released database', () => {
  test.each(records)(
    'opens with every row and field, even unknown ones: records, version $version',
    async (release) => {
      const userId = newId(Date.now());
      await make(`weehours-records-${userId}`, release);
      const db = await openUserRecords(userId);
      await expectAllOf(release, db);
      expect(await readQuarantined(db)).toEqual([]);
      await db.delete();
    },
  );

  test.each(accounts)(
    'opens with every row and field, even unknown ones: accounts, version $version',
    async (release) => {
      await Dexie.delete('weehours-accounts');
      await make('weehours-accounts', release);
      await withAccounts((db) => expectAllOf(release, db));
      await Dexie.delete('weehours-accounts');
    },
  );
});

function schemaOf(db: Dexie) {
  const stores = db.tables.map(({ name, schema: { primKey, indexes } }) => [
    name,
    [primKey, ...indexes].map(({ src }) => src).join(', '),
  ]);
  return { version: db.verno, stores: Object.fromEntries(stores) };
}

function newestOf(releases: Released[]) {
  expect(releases.map(({ version }) => version)).toEqual(releases.map((_, index) => index + 1));
  const { version, stores } = releases.at(-1) ?? expect.fail('There is no release.');
  return { version, stores };
}

async function make(name: string, { version, stores, rows }: Released): Promise<void> {
  const old = new Dexie(name);
  old.version(version).stores(stores);
  await old.open();
  for (const table of old.tables) await table.bulkAdd(rows[table.name] ?? []);
  old.close();
}

async function expectAllOf({ stores, rows }: Released, db: Dexie): Promise<void> {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(stores).sort());
  for (const [store, all] of Object.entries(rows)) {
    const found = await db.table(store).toArray();
    expect(found.map((row) => JSON.stringify(row)).sort()).toEqual(
      all.map((row) => JSON.stringify(row)).sort(),
    );
    kept += found.length;
  }
}
