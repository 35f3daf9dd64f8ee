import { describe, expect, it } from 'vitest';
import type { LogState } from '#domain/sync/log-state.ts';
import { aBaby, aDiaper, aFeed } from '#testing/builders.ts';
import { isSinceAway, newsIn, withNews } from './since-away.ts';

const NOW = Date.parse('2026-05-06T14:00:00-07:00');
const feed: LogState = {
  of: 'entry',
  content: { kind: 'feed', record: aFeed({ id: 'feed', date: '2026-05-06', updatedBy: 'ben' }) },
};

describe('newsIn', () => {
  it('finds the entries of the last day', () => {
    expect(newsIn([feed], NOW)).toEqual([
      expect.objectContaining({ id: 'feed', kind: 'feed', by: 'ben', isDeleted: false }),
    ]);
  });

  it('leaves out what is older, and what is no entry', () => {
    const old = aDiaper({ id: 'old', date: '2026-05-01' });
    const states: LogState[] = [
      { of: 'entry', content: { kind: 'diaper', record: old } },
      { of: 'baby', row: aBaby() },
    ];
    expect(newsIn(states, NOW)).toEqual([]);
  });
});

describe('withNews', () => {
  it('counts an entry once that was changed, and not at all once it was deleted', () => {
    const [entry] = newsIn([feed], NOW);
    if (!entry) throw new Error('The feed is no news.');
    const news = withNews([entry], [{ ...entry, by: 'anna' }]);
    expect(news).toEqual([{ ...entry, by: 'anna' }]);
    expect(withNews(news, [{ ...entry, isDeleted: true }])).toEqual([]);
  });
});

describe('isSinceAway', () => {
  const looking = { isHidden: false, isConnected: true, hasCaughtUp: true };

  it('is true for what arrives in a hidden tab, or before the tab has caught up', () => {
    expect(isSinceAway({ ...looking, isHidden: true })).toBe(true);
    expect(isSinceAway({ ...looking, isConnected: false, hasCaughtUp: false })).toBe(true);
  });

  it('is false for what a parent sees arrive, also after a short loss of the connection', () => {
    expect(isSinceAway(looking)).toBe(false);
    expect(isSinceAway({ ...looking, isConnected: false })).toBe(false);
    // A tab that was hidden shortly, and kept its connection, has nothing to catch up.
    expect(isSinceAway({ ...looking, hasCaughtUp: false })).toBe(false);
  });
});
