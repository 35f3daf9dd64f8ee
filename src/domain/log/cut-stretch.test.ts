import { expect, test } from 'vitest';
import { pauseTimer, resumeTimer, startTimer, switchSide } from '#domain/kinds/timer.ts';
import { MINUTE } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { cutStretches } from './cut-stretch.ts';
import { entriesOfTimer } from './timed-kinds.ts';

const at = (minutes: number) => ({ device: 'd', now: Date.parse('2026-05-06T20:00Z') + minutes * MINUTE });

test('cutStretches treats segments with a momentary pause between them as one', () => {
  const paused = pauseTimer(startTimer('baby-1', 'feed', 'left', at(0)), at(10));
  const timer = switchSide(resumeTimer(paused, at(10.1)), at(20));
  const minutesOf = (one: typeof timer) =>
    entriesOfTimer(one, at(30).now, TEST_ZONE, at(30)).map(({ record }) =>
      'endedAt' in record ? (record.endedAt - record.startedAt) / MINUTE : Number.NaN,
    );
  expect(minutesOf(timer)).toEqual([20, 10]);
  expect(minutesOf(cutStretches(timer, at(6).now, at(20).now, at(25)))).toEqual([6, 10]);
});
