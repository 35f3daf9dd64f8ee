import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { type Heard, noteHeard, readPhones } from './phones.ts';

const NOW = 100 * DAY;
const ben = { device: 'ben', name: 'Ben' };

let db: RecordsDb;
beforeEach(async () => {
  db = await openSharedLog();
});
afterEach(() => db.close());

const note = (...heard: Heard[]) => db.transaction('rw', db.sync, () => noteHeard(db, heard));

describe('the phones of a log', () => {
  test('have the name of their digest, and the time of their last letter', async () => {
    await note({ copy: 'b', at: NOW - 10, phone: ben });
    await note({ copy: 'b', at: NOW - 5 }, { copy: 'b', at: NOW - 8 });
    expect(await readPhones(db, NOW)).toEqual([{ ...ben, heardAt: NOW - 5, isRemoved: false }]);
  });

  test('are unknown before their first digest', async () => {
    await note({ copy: 'b', at: NOW });
    expect(await readPhones(db, NOW)).toEqual([]);
  });

  test('count once after they joined again, with their latest name', async () => {
    await note(
      { copy: 'b', at: NOW - 9, phone: ben },
      { copy: 'c', at: NOW - 3, phone: { ...ben, name: 'Benno' } },
    );
    await note({ copy: 'a', at: NOW - 1, phone: { device: 'crib', name: 'Crib' } });
    expect((await readPhones(db, NOW)).map(({ name }) => name)).toEqual(['Crib', 'Benno']);
  });

  test('are left out after 35 days without a letter', async () => {
    await note({ copy: 'b', at: NOW - 35 * DAY, phone: ben });
    expect(await readPhones(db, NOW)).toEqual([]);
  });
});
