import { expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { summarizePeriod } from '#domain/summaries/period-summary.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { aBaby, aDiaper, aFeed } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { chartsOf } from './day-charts.ts';

const SPEECH = speechIn('en-US');
const LA = 'America/Los_Angeles';
const fed = (date: string, ...clocks: string[]) =>
  clocks.map((startTime) => aFeed({ date, startTime, endTime: startTime }));
const log = {
  ...emptyCareLog(),
  feed: [
    ...fed('2026-05-03', '02:00', '06:00', '10:00', '14:00', '18:00', '22:00'),
    ...fed('2026-05-05', '02:00', '20:00'),
  ],
  diaper: [aDiaper({ date: '2026-05-05', time: '20:30', type: 'mixed' })],
};

test('has a minimum line for diapers until day 45, and no legend for it later', () => {
  const chartOf = (birthDate: string) => {
    const now = settledMomentOf('2026-06-06T09:00', LA).at;
    const period = { from: '2026-05-03', to: '2026-05-09' };
    return chartsOf(summarizePeriod(aBaby({ birthDate }), log, period, LA, now), SPEECH)[1];
  };
  expect(chartOf('2026-03-23')?.columns.map(({ least }) => least)).toEqual([6, 6, 6, 6, null, null, null]);
  expect(chartOf('2026-03-23')?.least).not.toBeNull();
  expect(chartOf('2026-01-23')?.columns.every(({ least }) => least === null)).toBe(true);
  expect(chartOf('2026-01-23')?.least).toBeNull();
});

test('describes each day in words, gives an empty day no figure, and names every gap', () => {
  const now = settledMomentOf('2026-05-06T09:00', LA).at;
  const summary = summarizePeriod(aBaby(), log, { from: '2026-05-03', to: '2026-05-09' }, LA, now);
  const [feeds, diapers] = chartsOf(summary, SPEECH);
  expect(feeds?.description).toBe(
    'Sunday 6, Monday nothing logged, Tuesday 2 with a gap in the log, Wednesday nothing logged.',
  );
  expect(diapers?.description).toContain('Tuesday 1 both with a gap in the log');
  expect(feeds?.columns.map(({ values }) => values?.[0] ?? null)).toEqual([6, 0, 2, 0, null, null, null]);
});
