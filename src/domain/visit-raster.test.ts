import { expect, test } from 'vitest';
import { aDiaper, aFeed, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { rasterOf } from './visit-raster.ts';
import { settledMomentOf } from './when.ts';

const EMPTY = { feeds: [], diapers: [], sleeps: [], growths: [] };
const days = ['2026-05-05', '2026-05-06', '2026-05-07'].map((day) => ({ day, gaps: [] }));

test('what goes on over midnight is in both rows', () => {
  const sleeps = [aSleep({ startTime: '2026-05-05T22:30', endTime: '2026-05-06T06:15', isNight: true })];
  const rows = rasterOf({ ...EMPTY, sleeps }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.sleeps)).toEqual([[{ from: 22.5, to: 24 }], [{ from: 0, to: 6.25 }], []]);
});

test('a night that began before the first day shows its rest', () => {
  const sleeps = [aSleep({ startTime: '2026-05-04T21:00', endTime: '2026-05-05T05:00', isNight: true })];
  const rows = rasterOf({ ...EMPTY, sleeps }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.sleeps.length)).toEqual([1, 0, 0]);
  expect(rows[0]?.sleeps).toEqual([{ from: 0, to: 5 }]);
});

test('feeds and diapers stand at their hour, a bottle without an end too', () => {
  const feeds = [
    aFeed({ date: '2026-05-06', startTime: '12:00', endTime: '12:30', type: 'right' }),
    aFeed({ date: '2026-05-07', startTime: '00:00', endTime: '00:00', type: 'bottle', amountOz: 3 }),
  ];
  const diapers = [aDiaper({ date: '2026-05-06', time: '18:45', type: 'mixed' })];
  const rows = rasterOf({ ...EMPTY, feeds, diapers }, { days }, TEST_ZONE);
  expect(rows.map((row) => row.feeds)).toEqual([
    [],
    [{ type: 'right', from: 12, to: 12.5 }],
    [{ type: 'bottle', from: 0, to: 0 }],
  ]);
  expect(rows[1]?.diapers).toEqual([{ at: 18.75, type: 'mixed' }]);
});

test('on the day that clocks change, things stand where the clock on the wall read', () => {
  const sleep = aSleep({
    startTime: '2026-03-08T01:00',
    endTime: '2026-03-08T04:00',
    startedAt: settledMomentOf('2026-03-08T01:00', TEST_ZONE).at,
    endedAt: settledMomentOf('2026-03-08T04:00', TEST_ZONE).at,
  });
  const [row] = rasterOf(
    { ...EMPTY, sleeps: [sleep] },
    { days: [{ day: '2026-03-08', gaps: [] }] },
    TEST_ZONE,
  );
  expect(row?.sleeps).toEqual([{ from: 1, to: 4 }]);
});
