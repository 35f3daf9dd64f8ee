import { describe, expect, it } from 'vitest';
import type { LogState } from '#domain/sync/log-state.ts';
import { aBaby, aDiaper, aFeed, aGrowth } from '#testing/builders.ts';
import { deletedIn, newsIn, recentNews } from './since-away.ts';

const SEEN_SINCE = Date.parse('2026-05-06T14:00:00-07:00');
const logged = { updatedAt: SEEN_SINCE - 1000, updatedBy: 'ben', date: '2026-05-06' };
const feed: LogState = { of: 'entry', content: { kind: 'feed', record: aFeed({ ...logged, id: 'feed' }) } };
const isNew = (state: LogState) => ({ state, before: undefined });

describe('newsIn', () => {
  it('finds what another phone logged before the parent came back', () => {
    expect(newsIn([isNew(feed)], SEEN_SINCE, 'anna')).toEqual([
      expect.objectContaining({ id: 'feed', kind: 'feed', by: 'ben', isSeen: false }),
    ]);
  });

  it.each<[string, Parameters<typeof newsIn>]>([
    ['what arrives while the parent looks on', [[isNew(feed)], SEEN_SINCE - 2000, 'anna']],
    ['what the own phone logged', [[isNew(feed)], SEEN_SINCE, 'ben']],
    ['an edit of an entry', [[{ state: feed, before: feed }], SEEN_SINCE, 'anna']],
    ['what is no entry', [[isNew({ of: 'baby', row: aBaby() })], SEEN_SINCE, 'anna']],
  ])('leaves out %s', (_, known) => {
    expect(newsIn(...known)).toEqual([]);
  });

  it('gives care of a day no time', () => {
    const record = aGrowth({ ...logged, id: 'growth' });
    const [entry] = newsIn([isNew({ of: 'entry', content: { kind: 'growth', record } })], SEEN_SINCE, 'anna');
    expect(entry?.at).toBeNull();
  });
});

it('deletedIn finds what another phone deleted', () => {
  const deletion = { deletedAt: SEEN_SINCE, deletedBy: 'ben' };
  const state = { ...feed, deletion } as LogState;
  expect(deletedIn([{ state, before: feed }, isNew(feed)])).toEqual(['feed']);
});

it('recentNews finds the care of one baby within a day', () => {
  const [entry] = newsIn([isNew(feed)], SEEN_SINCE, 'anna');
  const record = aDiaper({ ...logged, id: 'old', date: '2026-05-01' });
  const [old] = newsIn([isNew({ of: 'entry', content: { kind: 'diaper', record } })], SEEN_SINCE, 'anna');
  if (!entry || !old) throw new Error('There is no news.');
  expect(recentNews([entry, old, { ...entry, babyId: 'other' }], entry.babyId, SEEN_SINCE)).toEqual([entry]);
});
