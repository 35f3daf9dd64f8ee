import { expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { countLast24Hours } from './last-24-hours.ts';

const now = settledMomentOf('2026-05-06T00:20', 'America/Los_Angeles').at;
const on = (date: string, time: string) => ({ date, startTime: time, endTime: time });

test('the last 24 hours run over midnight, and leave out what began before them', () => {
  const log = {
    ...emptyCareLog(),
    feed: [on('2026-05-05', '00:20'), on('2026-05-05', '00:21'), on('2026-05-06', '00:10')].map((times) =>
      aFeed({ ...times, type: 'bottle', amountOz: 4 }),
    ),
    diaper: [
      aDiaper({ date: '2026-05-05', time: '23:45' }),
      aDiaper({ date: '2026-05-05', time: '22:00', type: 'dry' }),
      aDiaper({ date: '2026-05-04', time: '23:45' }),
    ],
    sleep: [aSleep({ startTime: '2026-05-05T21:00', endTime: '2026-05-06T00:05' })],
  };
  expect(countLast24Hours(log, now)).toEqual({ feed: 2, diaper: 1, sleep: 1 });
});

test('both sides of a sitting are one feed of the last 24 hours', () => {
  const feed = [
    aFeed({ date: '2026-05-05', startTime: '23:00', endTime: '23:10', type: 'left' }),
    aFeed({ date: '2026-05-05', startTime: '23:12', endTime: '23:20', type: 'right' }),
  ];
  expect(countLast24Hours({ ...emptyCareLog(), feed }, now).feed).toBe(1);
});
