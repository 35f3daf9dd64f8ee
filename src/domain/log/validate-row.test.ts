import { describe, expect, test } from 'vitest';
import { isKindName, mapKinds } from '#domain/kinds/registry.ts';
import { aBaby, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { anEntry, withoutOptional } from '#testing/made-up/an-entry.ts';
import { emptyLog, type LogPart, logParts } from './family-log.ts';
import { quarantinedRows } from './quarantine.ts';
import { isValidRow, validRows } from './validate-row.ts';

const versioned = { createdAt: 1, updatedAt: 2, updatedBy: 'this-device' };
const { userId: _owner, ...baby } = aBaby();
const {
  importId: _run,
  importKey: _key,
  keptWith: _kept,
  sessionId: _sitting,
  orderUnknown: _order,
  importNote: _words,
  ...feed
} = aFeed();

/** One row of each part, without optional fields. */
const ROWS: Record<LogPart, object> = {
  ...mapKinds((kind) => withoutOptional(kind, anEntry(kind))),
  babies: baby,
  feed: feed,
  others: { ...versioned, id: 'other', babyId: 'baby', kind: 'from-the-future' },
  family: { ...versioned, id: 'vitamin-d', kind: 'from-the-future' },
  timers: {
    ...versioned,
    id: 'timer',
    babyId: 'baby',
    kind: 'feed',
    segments: [{ side: 'left', startedAt: 1, endedAt: null }],
  },
  trash: { id: 'trash', deleted: { kind: 'feed', record: aFeed() }, deletedAt: 3, deletedBy: 'this-device' },
  imports: {
    id: 'run',
    source: 'Huckleberry',
    importedAt: 4,
    counts: { feed: 1, diaper: 2, sleep: 3, growth: 0 },
    babyIds: ['baby'],
  },
};

describe.each(logParts())('a row of %s', (part) => {
  const row = ROWS[part];

  test('is valid with every field, and with an unknown one', () => {
    expect(isValidRow(part, row)).toBe(true);
    expect(isValidRow(part, { ...row, fromTheFuture: {} })).toBe(true);
  });

  // A row without its kind belongs to another part.
  const fields = Object.keys(row).filter((field) => !isKindName(part) || field !== 'kind');
  test.each(fields)('is invalid without its %s, and with a value of another type', (field) => {
    const { [field]: _gone, ...rest } = row as Record<string, unknown>;
    expect(isValidRow(part, rest)).toBe(false);
    expect(isValidRow(part, { ...row, [field]: { odd: true } })).toBe(false);
    expect(isValidRow(part, { ...row, [field]: Number.NaN })).toBe(false);
  });

  test('is invalid if it is not an object', () => {
    for (const odd of [null, undefined, 'row', 7, [row], Object.assign([], row)])
      expect(isValidRow(part, odd)).toBe(false);
  });
});

test.each<[LogPart, string, unknown, unknown]>([
  ['feed', 'importId', 'run', 7],
  ['feed', 'importKey', 'as read', null],
  ['feed', 'keptWith', ['another'], [7]],
  ['feed', 'sessionId', 'sitting', 7],
  ['feed', 'orderUnknown', true, false],
  ['feed', 'importNote', 'Formula', 7],
  ['feed', 'running', undefined, 'open'],
  ['sleep', 'running', undefined, 'ended'],
  ['feed', 'amountOz', 0, -1],
  ['feed', 'amountOz', null, Number.POSITIVE_INFINITY],
  ['feed', 'type', 'bottle', 'wet'],
  ['feed', 'date', '2024-02-29', '2023-02-29'],
  ['feed', 'startTime', '23:59', '24:00'],
  ['feed', 'zone', 'Asia/Kathmandu', 'Mars/Olympus'],
  ['feed', 'startedAt', -8.64e15, 8.65e15],
  ['feed', 'updatedAt', 8e15, 8.1e15],
  ['feed', 'id', 'another', ''],
  ['feed', 'babyId', 'another', ''],
  ['feed', 'createdAt', 8.64e15, 8.65e15],
  ['diaper', 'type', 'mixed', 'left'],
  // A newer version may add values to a detail. Such a row is still a feed or a diaper.
  ['feed', 'milk', 'goat', 7],
  ['feed', 'breastOz', 1, -1],
  ['diaper', 'colors', ['brown', 'purple'], 'brown'],
  ['diaper', 'texture', undefined, null],
  ['diaper', 'wetAmount', 'huge', 3],
  ['diaper', 'rash', true, false],
  ['sleep', 'endTime', '2026-05-06T00:00', '2026-05-06 00:00'],
  ['sleep', 'endTime', '2026-05-07T00:00', '2026-02-30T00:00'],
  ['sleep', 'startTime', '2026-05-06T23:59', '2026-05-06T24:00'],
  ['sleep', 'isNight', true, 1],
  ['growth', 'weightKg', null, '4'],
  ['growth', 'lengthCm', null, -1],
  ['growth', 'headCm', null, -1],
  ['babies', 'sex', 'male', 'boy'],
  ['babies', 'photoUrl', 'data:image/jpeg;base64,', 7],
  ['babies', 'dueDate', '2026-05-06', null],
  ['babies', 'archivedAt', 5, '5'],
  ['babies', 'removedAt', 5, 8.1e15],
  ['timers', 'kind', 'sleep', 'diaper'],
  ['timers', 'kind', 'from-the-future', ''],
  ['others', 'kind', 'from-the-future', 'feed'],
  ['timers', 'what', 'from-the-future', ''],
  ['timers', 'what', 'tummy', 5],
  ['timers', 'wrote', [], {}],
  ['timers', 'wrote', [{ id: 'feed', updatedAt: 2 }], ['feed']],
  ['timers', 'wrote', [], [{ id: '', updatedAt: 2 }]],
  ['timers', 'wrote', [], [{ id: 'feed', updatedAt: '2' }]],
  ['timers', 'segments', [], [null]],
  [
    'timers',
    'segments',
    [{ side: null, startedAt: 1, endedAt: 2 }],
    [{ side: 'up', startedAt: 1, endedAt: 2 }],
  ],
  ['timers', 'segments', [], [{ side: null, startedAt: '1', endedAt: 2 }]],
  ['timers', 'segments', [], [{ side: null, startedAt: 1, endedAt: '2' }]],
  ['trash', 'deletedAt', 8e15, 8.1e15],
  ['babies', 'archivedAt', 8e15, 8.1e15],
  ['trash', 'deleted', { kind: 'growth', record: aGrowth() }, { kind: 'growth', record: aFeed() }],
  ['trash', 'deleted', { kind: 'sleep', record: aSleep() }, { kind: 'toString', record: {} }],
  [
    'imports',
    'counts',
    { feed: 0, diaper: 0, sleep: 0, growth: 0 },
    { feed: 0.5, diaper: 0, sleep: 0, growth: 0 },
  ],
  [
    'imports',
    'counts',
    { feed: 1, diaper: 1, sleep: 1, growth: 1 },
    { feed: 1, diaper: -1, sleep: 1, growth: 1 },
  ],
  [
    'imports',
    'counts',
    { feed: 1, diaper: 1, sleep: 1, growth: 1 },
    { feed: 1, diaper: 1, sleep: '1', growth: 1 },
  ],
  ['imports', 'counts', { feed: 1, diaper: 1 }, { feed: 1, 'from-the-future': 'two' }],
  ['others', 'kind', 'another', ''],
  [
    'trash',
    'deleted',
    { kind: 'from-the-future', record: { ...versioned, id: 'x', babyId: 'b', kind: 'from-the-future' } },
    { kind: 'from-the-future', record: { ...versioned, id: 'x', kind: 'from-the-future' } },
  ],
  ['imports', 'babyIds', [], [7]],
])('for %s in %s the value %j is valid and %j is not', (part, field, good, bad) => {
  expect(isValidRow(part, { ...ROWS[part], [field]: good })).toBe(true);
  expect(isValidRow(part, { ...ROWS[part], [field]: bad })).toBe(false);
  // Valid days and zones are cached. The second check must not find the invalid one there.
  expect(isValidRow(part, { ...ROWS[part], [field]: bad })).toBe(false);
});

test('invalid rows are skipped on read and listed as quarantined', () => {
  const invalid = { ...aFeed(), date: 'yesterday' };
  const valid = aFeed();
  expect(validRows('feed', [invalid, valid])).toEqual([valid]);
  expect(quarantinedRows({ ...emptyLog(), feed: [invalid, valid] })).toEqual([
    { part: 'feeds', row: invalid },
  ]);
});
