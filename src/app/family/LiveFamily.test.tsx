import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openFamilyAhead } from '#app/open-ahead.ts';
import { paths } from '#paths.ts';
import { signOut, startDemo, useSession } from '#session/session.ts';
import { openRecordsAhead } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby, updateBaby } from '#storage/log/change-babies.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper, aUser, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { lockApp } from '#testing/lock-app.ts';
import { demoDaysHere, LiveFamily } from './LiveFamily.tsx';
import { useBabies } from './use-babies.ts';
import { readCareAhead, useCareState } from './use-care-state.ts';

const author = { device: 'd', now: Date.parse('2026-05-06T12:00:00Z') };

function Names() {
  const known = useBabies();
  return <p>{known ? known.babies.map(({ name }) => name).join(', ') : 'being read'}</p>;
}

function Diapers() {
  const care = useCareState('baby-1', { today: TEST_DAY, zone: TEST_ZONE, now: author.now });
  return <p>{care ? `${care.log.diaper.length} diapers` : 'being read'}</p>;
}

let db: RecordsDb;

beforeEach(async () => {
  useSession.setState({ status: 'signed-in', user: aUser() }, true);
  const opened = await openRecordsAhead(demoDaysHere());
  if (!opened) throw new Error('the records did not open');
  db = opened;
  await addBaby(db, aBaby({ name: 'Juniper' }));
});

afterEach(() => {
  cleanup();
  signOut();
});

/** Waits for the prefetch and disables its time limit, because a busy machine may need longer. */
async function openAhead(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await openFamilyAhead();
  vi.useRealTimers();
}

const show = (what = <Names />) => render(<LiveFamily db={db}>{what}</LiveFamily>);

test('shows prefetched data in the first render', async () => {
  show();
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('Juniper');
  cleanup();
  await openAhead();
  show();
  expect(screen.getByText('Juniper')).toBeTruthy();
});

test('prefetches the demo', async () => {
  signOut();
  startDemo();
  await openAhead();
  const demo = await openRecordsAhead(demoDaysHere());
  render(
    <LiveFamily db={demo}>
      <Names />
    </LiveFamily>,
  );
  expect(screen.getByText('Olive')).toBeTruthy();
});

test('does not show prefetched data again after the first live read', async () => {
  await openAhead();
  const first = show();
  await updateBaby(db, aBaby(), { ...aBaby(), name: 'June', dueDate: null }, author);
  await screen.findByText('June');
  first.unmount();
  show();
  expect(screen.queryByText('Juniper')).toBeNull();
  await screen.findByText('June');
});

/** Holds the next read of the timers until the test releases it. */
function holdNextReading() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read = vi.spyOn(db.timers, 'toArray').mockImplementationOnce(() => held.then(() => []) as never);
  return { letGo, begun: () => waitFor(() => expect(read).toHaveBeenCalledOnce()) };
}

test('discards prefetched data that arrives after the first live read', async () => {
  const reading = holdNextReading();
  const late = openFamilyAhead();
  await reading.begun();
  const first = show();
  await screen.findByText('Juniper');
  first.unmount();
  reading.letGo();
  await late;
  await updateBaby(db, aBaby(), { ...aBaby(), name: 'June', dueDate: null }, author);
  show();
  expect(screen.queryByText('Juniper')).toBeNull();
  await screen.findByText('June');
});

test('shows the prefetched care state in the first render, unless it arrives too late', async () => {
  const reading = holdNextReading();
  const late = readCareAhead(db, 'baby-1', [], TEST_DAY);
  await reading.begun();
  const first = show(<Diapers />);
  await screen.findByText('0 diapers');
  first.unmount();
  reading.letGo();
  await late;
  await addRecord(db, 'diaper', aDiaper());
  const second = show(<Diapers />);
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('1 diapers');
  second.unmount();
  await readCareAhead(db, 'baby-1', [], TEST_DAY);
  show(<Diapers />);
  expect(screen.getByText('1 diapers')).toBeTruthy();
});

test('prefetches nothing while the app is locked', async () => {
  lockApp();
  await openFamilyAhead();
  show();
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('Juniper');
});

test('opens no log while no user is signed in', async () => {
  signOut();
  await openFamilyAhead();
  expect(await openRecordsAhead(demoDaysHere())).toBeNull();
});

test.each([
  [paths.dashboard, 6],
  [paths.home, 6],
  [paths.calendar(), 44],
])('opens a demo at %s with %i days', async (path, days) => {
  // At noon the demo's day has feeds. Right after midnight it would have none.
  vi.setSystemTime('2026-05-06T12:00:00-07:00');
  onTestFinished(() => void vi.useRealTimers());
  signOut();
  startDemo();
  history.replaceState(null, '', path);
  const demo = await openRecordsAhead(demoDaysHere());
  history.replaceState(null, '', '/');
  expect(new Set((await demo?.feeds.toArray())?.map(({ date }) => date)).size).toBe(days);
});
