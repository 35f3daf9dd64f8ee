import { expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { HOUR, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { rasterOf } from './visit-raster.ts';

const EMPTY = emptyCareLog();
const days = ['2026-05-05', '2026-05-06', '2026-05-07'].map((day) => ({ day, gaps: [] }));

test('an entry over midnight is in both rows', () => {
  const sleeps = [aSleep({ startTime: '2026-05-05T22:30', endTime: '2026-05-06T06:15', isNight: true })];
  const rows = rasterOf({ ...EMPTY, sleep: sleeps }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.sleeps)).toEqual([[{ from: 22.5, to: 24 }], [{ from: 0, to: 6.25 }], []]);
});

test('a night that began before the first day is shown from midnight', () => {
  const sleeps = [aSleep({ startTime: '2026-05-04T21:00', endTime: '2026-05-05T05:00', isNight: true })];
  const rows = rasterOf({ ...EMPTY, sleep: sleeps }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.sleeps.length)).toEqual([1, 0, 0]);
  expect(rows[0]?.sleeps).toEqual([{ from: 0, to: 5 }]);
});

test('feeds and diapers are at their hour, even a bottle without an end', () => {
  const feeds = [
    aFeed({ date: '2026-05-06', startTime: '12:00', endTime: '12:30', type: 'right' }),
    aFeed({ date: '2026-05-07', startTime: '00:00', endTime: '00:00', type: 'bottle', amountOz: 3 }),
  ];
  const diapers = [aDiaper({ date: '2026-05-06', time: '18:45', type: 'mixed' })];
  const rows = rasterOf({ ...EMPTY, feed: feeds, diaper: diapers }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.feeds)).toEqual([
    [],
    [{ type: 'right', from: 12, to: 12.5 }],
    [{ type: 'bottle', from: 0, to: 0 }],
  ]);
  expect(rows[1]?.diapers).toEqual([{ at: 18.75, type: 'mixed' }]);
});

test('a skipped hour is empty in the middle of a sleep', () => {
  const sleep = aSleep({ startTime: '2026-03-08T01:00', endTime: '2026-03-08T04:00' });
  const [row] = rasterOf(
    { ...EMPTY, sleep: [sleep] },
    { days: [{ day: '2026-03-08', gaps: [] }] },
    TEST_ZONE,
  );
  expect(row?.sleeps).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
  ]);
});

test('in the repeated hour every entry is at its clock time and runs forward', () => {
  const first = (clock: string) => settledMomentOf(`2026-11-01T${clock}`, TEST_ZONE).at;
  const feed = aFeed({
    date: '2026-11-01',
    startTime: '01:45',
    endTime: '01:15',
    startedAt: first('01:45'),
    endedAt: first('01:45') + HOUR / 2,
  });
  const gap = { startedAt: first('00:30'), endedAt: first('00:30') + 2 * HOUR };
  const diapers = [aDiaper({ at: first('01:30') + HOUR })];
  const days = [{ day: '2026-11-01', gaps: [gap] }];
  const [row] = rasterOf({ ...EMPTY, feed: [feed], diaper: diapers }, { days }, TEST_ZONE);
  expect(row?.feeds).toEqual([
    { type: 'left', from: 1.75, to: 2 },
    { type: 'left', from: 1, to: 1.25 },
  ]);
  expect(row?.gaps).toEqual([
    { from: 0.5, to: 2 },
    { from: 1, to: 1.5 },
  ]);
  expect(row?.diapers).toEqual([{ at: 1.5, type: 'wet' }]);
});
