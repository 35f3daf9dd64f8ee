import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useBabies } from '#app/family/use-babies.ts';
import { paths } from '#paths.ts';
import { noteSharedLog } from '#storage/database/shared-log.ts';
import { noteHeard } from '#storage/sync/phones.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { withWords } from '#words/now.ts';
import { AwayNews } from './AwayNews.tsx';
import { changeSharingStatus, useSharingStatus } from './sharing-status.ts';
import type { NewsEntry } from './since-away.ts';

const NOW = Date.parse('2026-05-06T07:00:00-07:00');
const wren = aBaby({ babyId: 'wren', name: 'Wren' });
const feed: NewsEntry = {
  id: 'feed',
  babyId: 'wren',
  kind: 'feed',
  by: 'ben-phone',
  at: Date.parse('2026-05-06T04:50:00-07:00'),
  isSeen: false,
};

function News() {
  const baby = useBabies()?.baby;
  return baby ? <AwayNews baby={baby} /> : null;
}

async function open(...news: NewsEntry[]) {
  await withWords(Promise.resolve(), 'sharing', 'care', 'kinds');
  const visit = { at: paths.dashboard, now: new Date(NOW).toISOString(), babies: [wren] };
  const rendered = await renderScreen(News, visit);
  const { db } = rendered;
  const phone = { device: 'ben-phone', name: 'Ben' };
  noteSharedLog(db.name, true);
  await db.transaction('rw', db.sync, () => noteHeard(db, [{ copy: 'b', at: NOW, phone }]));
  act(() => changeSharingStatus({ news }));
  return rendered;
}

beforeEach(() => changeSharingStatus({ news: [] }));

test('the news names who logged what, and when the last was', async () => {
  await open(
    feed,
    { ...feed, id: 'later', at: feed.at && feed.at + 60_000 },
    { ...feed, id: 'wet', kind: 'diaper' },
  );
  expect(await screen.findByText(/^.?Ben.?: 2 feeds and 1 diaper, the last at 4:51 AM$/)).toBeTruthy();
  expect(useSharingStatus.getState().news.every(({ isSeen }) => isSeen)).toBe(true);
});

test('care of a day has no time', async () => {
  await open({ ...feed, kind: 'growth', at: null });
  expect(await screen.findByText(/^.?Ben.?: 1 [^,]*$/)).toBeTruthy();
});

test('closing the news of one baby keeps those of the other', async () => {
  const other = { ...feed, id: 'other', babyId: 'juniper' };
  const { user } = await open(feed, other);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'Since you were away' })).toBeNull();
  expect(useSharingStatus.getState().news).toEqual([other]);
});

test('what is older than a day is no news', async () => {
  await open({ ...feed, at: NOW - 25 * 3_600_000 });
  expect(screen.queryByRole('heading', { name: 'Since you were away' })).toBeNull();
});
