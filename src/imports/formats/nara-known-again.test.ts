import { describe, expect, test } from 'vitest';
import type { CareRecord } from '#domain/log/care-record.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import { prepareRead, readImport, tell } from '#testing/read-import.ts';

/** Reads Nara's entry t-1 at 8 in the morning, with these seconds at each side and this amount in the bottle. */
async function entry(changes: { first?: string; left?: number; right?: number; bottle?: number }) {
  const { first = 'LEFT', left = '', right = '', bottle = '' } = changes;
  const cells = {
    Type: 'Combo Feed',
    'Start Date/time (Epoch)': Date.parse('2026-05-06T13:00:00Z'),
    'Time Zone': 'America/Chicago',
    '[Combo Feed] Begin Side': first,
    '[Combo Feed] Left Duration (Seconds)': left,
    '[Combo Feed] Right Duration (Seconds)': right,
    '[Combo Feed] Volume': bottle,
    '[Combo Feed] Volume Unit': 'FLOZ',
    _activityKey: 't-1',
  };
  return readImport(`${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`);
}

/** Makes a log that has these records, each under the key that `keyOf` returns. */
function holding(records: readonly CareRecord[], keyOf: (record: CareRecord, at: number) => string): Held {
  const prints = records.flatMap((record, at) => [fingerprint(record), keyOf(record, at)]);
  return {
    ids: new Set(),
    babyIds: new Set(),
    removed: new Set(),
    fingerprints: new Map(prints.map((print) => [print, ['x']])),
    entries: new Map(),
    deleted: new Set(),
  };
}

type Entry = Parameters<typeof entry>[0];

/** Returns the records that the second export adds to a log with the first. */
async function brought(first: Entry, second: Entry, keyOf?: (record: CareRecord, at: number) => string) {
  const { records } = prepareRead(await entry(first));
  const held = holding(records, keyOf ?? (({ record }) => record.importKey ?? ''));
  return prepareRead(await entry(second), { held }).records.map(tell);
}

describe('a Nara entry that was changed between two exports', () => {
  test.each<[string, Entry, Entry, string[]]>([
    ['no change', { left: 600, bottle: 2 }, { left: 600, bottle: 2 }, []],
    [
      'a side added before the other',
      { right: 600, bottle: 2 },
      { left: 300, right: 600, bottle: 2 },
      ['2026-05-06 08:00–08:05 left'],
    ],
    [
      'a side added after the other',
      { left: 600, bottle: 2 },
      { left: 600, right: 300, bottle: 2 },
      ['2026-05-06 08:10–08:15 right'],
    ],
    [
      'a breastfeed added before a bottle',
      { bottle: 2 },
      { left: 600, bottle: 2 },
      ['2026-05-06 08:00–08:10 left'],
    ],
    ['a side removed', { left: 600, right: 300, bottle: 2 }, { right: 300, bottle: 2 }, []],
    ['the first side changed', { left: 600, right: 300 }, { first: 'RIGHT', left: 600, right: 300 }, []],
    ['the side corrected', { left: 600 }, { right: 660 }, []],
  ])('imports only what is new: %s', async (_, first, second, records) =>
    expect(await brought(first, second)).toEqual(records),
  );

  test.each<[string, Entry, Entry]>([
    ['unchanged', { left: 600, right: 300, bottle: 2 }, { left: 600, right: 300, bottle: 2 }],
    ['longer by a side', { right: 600, bottle: 2 }, { left: 300, right: 660, bottle: 2 }],
    ['shorter by a side', { left: 600, right: 300, bottle: 2 }, { right: 330, bottle: 2.5 }],
  ])('is not duplicated if an earlier version used positions as keys: %s', async (_, first, second) =>
    expect(await brought(first, second, (_record, at) => `nara t-1 ${at}`)).toEqual([]),
  );
});
