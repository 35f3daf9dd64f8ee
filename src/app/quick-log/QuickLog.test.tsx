import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBabies } from '#app/use-babies.ts';
import { startTimer } from '#domain/timer.ts';
import { paths } from '#paths.ts';
import { addTimer, listTimers } from '#storage/timers.ts';
import { aBaby, aFeed, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { QuickLog } from './QuickLog.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const author = { device: 'd', now: Date.parse(NOON) };

function QuickLogScreen() {
  const baby = useBabies()?.baby;
  return baby ? <QuickLog key={baby.babyId} baby={baby} /> : null;
}

function visit(log = {}) {
  return renderScreen(QuickLogScreen, { at: paths.dashboard, now: NOON, babies: [aBaby()], ...log });
}

function quick() {
  return screen.findByRole('region', { name: 'Quick log for Juniper' });
}

test('the suggested side is marked, and says why', async () => {
  await visit({ feeds: [aFeed({ type: 'left' })] });
  const log = within(await quick());
  expect(log.getByText(/Next side right: the last breastfeed ended on the left/)).toBeTruthy();
  expect(log.getByRole('button', { name: 'Right Next' })).toBeTruthy();
  expect(log.getByRole('button', { name: 'Left' })).toBeTruthy();
});

test('a failed write says why, claims nothing, and the same tap can be made again at once', async () => {
  const { user, db } = await visit();
  const fail = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  db.diapers.hook('creating', fail);
  await user.click(within(await quick()).getByRole('button', { name: 'Wet' }));
  expect(await screen.findByText('This device is full')).toBeTruthy();
  expect(screen.queryByText('Saved for Juniper')).toBeNull();
  expect(await db.diapers.count()).toBe(0);

  db.diapers.hook('creating').unsubscribe(fail);
  await user.click(within(await quick()).getByRole('button', { name: 'Wet' }));
  expect(await screen.findByText('Saved for Juniper')).toBeTruthy();
  expect(await db.diapers.count()).toBe(1);
});

describe('a timer', () => {
  test('of another baby is not shown as this one’s', async () => {
    const { db } = await visit();
    await addTimer(db, startTimer('another-baby', 'sleep', null, author));
    expect(await within(await quick()).findByRole('button', { name: 'Start sleep' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('can be given another beginning', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at');
    await user.clear(time);
    await user.type(time, '11:40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^20:/));
  });

  test('refuses a beginning still to come, and keeps what was typed', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at');
    await user.clear(time);
    await user.type(time, '23:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/has not come yet/)).toBeTruthy();
    expect((time as HTMLInputElement).value).toBe('23:00');
  });

  test('that is discarded logs nothing and can be put back', async () => {
    const { db, user } = await visit();
    const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.click(screen.getByRole('button', { name: 'Discard this timer' }));
    expect(await screen.findByText('Timer discarded for Juniper')).toBeTruthy();
    await waitFor(async () => expect(await listTimers(db)).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listTimers(db)).toEqual([timer]));
    expect(await db.sleeps.count()).toBe(0);
  });
});

test('what was logged is adjusted in its form, in place', async () => {
  const { db, user } = await visit({ sleeps: [aSleep()] });
  await user.click(within(await quick()).getByRole('button', { name: 'Dirty' }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.type(await screen.findByLabelText(/Note/), 'green');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await db.diapers.toArray())[0]?.note).toBe('green'));
});
