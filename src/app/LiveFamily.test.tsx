import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signOut, useSession } from '#session/session.ts';
import { openRecordsAhead } from '#session/use-records.ts';
import { addBaby, updateBaby } from '#storage/babies.ts';
import type { RecordsDb } from '#storage/records-db.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { LiveFamily, openFamilyAhead } from './LiveFamily.tsx';
import { useBabies } from './use-babies.ts';

const author = { device: 'd', now: Date.parse('2026-05-06T12:00:00Z') };

function Names() {
  const known = useBabies();
  return <p>{known ? known.babies.map(({ name }) => name).join(', ') : 'being read'}</p>;
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

const show = () =>
  render(
    <LiveFamily db={db}>
      <Names />
    </LiveFamily>,
  );

test('what was read ahead is in the first drawing', async () => {
  show();
  expect(screen.getByText('being read')).toBeTruthy();
  await screen.findByText('Juniper');
  cleanup();
  await openFamilyAhead();
  show();
  expect(screen.getByText('Juniper')).toBeTruthy();
});

test('once it was read live, what was read ahead is never shown again', async () => {
  await openFamilyAhead();
  const first = show();
  await updateBaby(db, aBaby(), { ...aBaby(), name: 'June', dueDate: null }, author);
  await screen.findByText('June');
  first.unmount();
  show();
  expect(screen.queryByText('Juniper')).toBeNull();
  await screen.findByText('June');
});

test('where nobody is, nothing is opened', async () => {
  signOut();
  await openFamilyAhead();
  expect(await openRecordsAhead()).toBeNull();
});
