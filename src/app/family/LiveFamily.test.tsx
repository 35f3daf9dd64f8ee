import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCareAhead, useCareState } from '#app/quick-log/use-care-state.ts';
import { paths } from '#paths.ts';
import { signOut, startDemo, useSession } from '#session/session.ts';
import { openRecordsAhead } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby, updateBaby } from '#storage/log/change-babies.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper, aUser, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { lockApp } from '#testing/lock-app.ts';
import { demoDaysAt, LiveFamily, openFamilyAhead } from './LiveFamily.tsx';
import { useBabies } from './use-babies.ts';

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
  const opened = await openRecordsAhead();
  if (!opened) throw new Error('the records did not open');
  db = opened;
  await addBaby(db, aBaby({ name: 'Juniper' }));
});

afterEach(() => {
  cleanup();
  signOut();
});

/** However long it takes: a busy machine may need longer than a page waits. */
async function openAhead(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await openFamilyAhead();
  vi.useRealTimers();
}

const show = (what = <Names />) => render(<LiveFamily db={db}>{what}</LiveFamily>);

test('what was read ahead is in the first drawing', async () => {
  show();
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('Juniper');
  cleanup();
  await openAhead();
  show();
  expect(screen.getByText('Juniper')).toBeTruthy();
});

test('opens the demo ahead', async () => {
  signOut();
  startDemo();
  await openAhead();
  const demo = await openRecordsAhead();
  render(
    <LiveFamily db={demo}>
      <Names />
    </LiveFamily>,
  );
  expect(screen.getByText('Olive')).toBeTruthy();
});

test('once it was read live, what was read ahead is never shown again', async () => {
  await openAhead();
  const first = show();
  await updateBaby(db, aBaby(), { ...aBaby(), name: 'June', dueDate: null }, author);
  await screen.findByText('June');
  first.unmount();
  show();
  expect(screen.queryByText('Juniper')).toBeNull();
  await screen.findByText('June');
});

/** The next reading of what runs answers when it is let go. */
function holdNextReading() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read = vi.spyOn(db.timers, 'toArray').mockImplementationOnce(() => held.then(() => []) as never);
  return { letGo, begun: () => waitFor(() => expect(read).toHaveBeenCalledOnce()) };
}

test('what was read ahead, but too late, is not shown when the screen comes back', async () => {
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

test('where a baby stands is in the first drawing as well, unless it was read too late', async () => {
  const reading = holdNextReading();
  const late = readCareAhead(db, 'baby-1', TEST_DAY);
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
  await readCareAhead(db, 'baby-1', TEST_DAY);
  show(<Diapers />);
  expect(screen.getByText('1 diapers')).toBeTruthy();
});

test('behind a lock nothing is read ahead', async () => {
  lockApp();
  await openFamilyAhead();
  show();
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('Juniper');
});

test('where nobody is, nothing is opened', async () => {
  signOut();
  await openFamilyAhead();
  expect(await openRecordsAhead()).toBeNull();
});

test.each([
  [paths.dashboard, 6],
  [paths.home, 6],
  [paths.calendar(), 44],
])('opens the demo at %s with %i days at once', async (path, days) => {
  signOut();
  startDemo();
  const demo = await openRecordsAhead(demoDaysAt(path));
  expect(new Set((await demo?.feeds.toArray())?.map(({ date }) => date)).size).toBe(days);
});
