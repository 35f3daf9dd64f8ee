import { describe, expect, test } from 'vitest';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { emptyCareLog } from './care-record.ts';
import { careStateOf } from './care-state.ts';
import { earlier } from './quick-record.ts';

const now = settledMomentOf('2026-05-06T12:00', 'America/Los_Angeles').at;
const NOTHING = emptyCareLog();

describe('the next side', () => {
  test('is opposite to the side where the last breastfeed ended', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:10', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '08:11', endTime: '08:20', type: 'right', sessionId: 's' }),
    ];
    const { nextSide } = careStateOf({ ...NOTHING, feed: feeds }, [], now);
    expect(nextSide).toBe('left');
  });

  test('is not reset by a bottle in between', () => {
    const feeds = [
      aFeed({ type: 'left' }),
      aFeed({ startTime: '10:00', endTime: '10:10', type: 'bottle', amountOz: 3 }),
    ];
    expect(careStateOf({ ...NOTHING, feed: feeds }, [], now).nextSide).toBe('right');
  });

  test('is unknown after sides of unknown order', () => {
    const sides = { sessionId: 's', orderUnknown: true } as const;
    const feeds = [
      aFeed({ startTime: '11:00', endTime: '11:08', type: 'right', ...sides }),
      aFeed({ startTime: '11:08', endTime: '11:18', type: 'left', ...sides }),
    ];
    expect(careStateOf({ ...NOTHING, feed: feeds }, [], now).nextSide).toBeNull();
  });

  test('is unknown before the first breastfeed, and ignores a future one', () => {
    expect(careStateOf(NOTHING, [], now).nextSide).toBeNull();
    const feeds = [aFeed({ startTime: '14:00', endTime: '14:10' })];
    expect(careStateOf({ ...NOTHING, feed: feeds }, [], now).nextSide).toBeNull();
  });
});

describe('the last diapers and the sleep', () => {
  test('count a mixed diaper as both', () => {
    const state = careStateOf({ ...NOTHING, diaper: [aDiaper({ time: '11:00', type: 'mixed' })] }, [], now);
    expect([state.lastWetAt, state.lastDirtyAt]).toEqual([now - 60 * MINUTE, now - 60 * MINUTE]);
  });

  test('do not count the check of a dry diaper', () => {
    const state = careStateOf({ ...NOTHING, diaper: [aDiaper({ time: '11:00', type: 'dry' })] }, [], now);
    expect([state.lastWetAt, state.lastDirtyAt]).toEqual([null, null]);
  });

  test('ignore future entries', () => {
    const diapers = [
      aDiaper({ time: '11:30' }),
      aDiaper({ time: '13:00' }),
      aDiaper({ time: '13:00', type: 'dirty' }),
    ];
    const sleeps = [aSleep({ startTime: '2026-05-06T13:00', endTime: '2026-05-06T14:00' })];
    const state = careStateOf({ ...NOTHING, diaper: diapers, sleep: sleeps }, [], now);
    expect(state).toMatchObject({ lastWetAt: now - 30 * MINUTE, lastDirtyAt: null, sleep: null });
  });
});

test('“10 min ago” moves a record over midnight into the day before', () => {
  const moved = earlier({ kind: 'diaper', record: aDiaper({ time: '00:05' }) }, 10);
  expect(moved.record).toMatchObject({ date: '2026-05-05', time: '23:55' });
  const feed = earlier({ kind: 'feed', record: aFeed({ startTime: '00:05', endTime: '00:20' }) }, 10);
  expect(feed.record).toMatchObject({ date: '2026-05-05', startTime: '23:55', endTime: '00:10' });
});
