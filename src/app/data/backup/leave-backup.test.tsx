import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { emptyLog } from '#domain/log/family-log.ts';
import { backupFile } from '#exports/backup-file.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { BackupPanel } from './BackupPanel.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const { userId: _, ...juniper } = aBaby();
const log = { ...emptyLog(), babies: [juniper], diaper: [aDiaper({ id: '2' })] };
const visit = { at: paths.profile, now: NOW, babies: [aBaby()] };

function WithLink() {
  return (
    <>
      <Link to={paths.log()}>Log</Link>
      <BackupPanel />
    </>
  );
}

const aBackup = () =>
  backupFile(
    { log, preferences: {} },
    { created: Date.parse(NOW), day: '2026-05-06', passphrase: null, iterations: 1 },
  );
const fileInput = () => screen.findByLabelText('Open a backup');
const question = () => screen.queryByRole('dialog', { name: 'Leave without using the backup?' });
/** True if the browser would ask before a reload. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving the screen with an opened backup', () => {
  test('asks first, and leaves when the parent confirms it', async () => {
    const { user, address } = await renderScreen(WithLink, visit);
    await user.upload(await fileInput(), await aBackup());
    await screen.findByRole('button', { name: 'Combine both logs' });
    await user.click(screen.getByRole('link', { name: 'Log' }));
    // The router blocks one turn after the tap.
    await waitFor(() => expect(question()).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([question(), address()]).toEqual([null, paths.profile]);
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe(paths.log()));
  });

  test('makes the browser ask before a reload, until the backup is in the log', async () => {
    const { user } = await renderScreen(WithLink, visit);
    expect(browserAsks()).toBe(false);
    await user.upload(await fileInput(), await aBackup());
    const combine = await screen.findByRole('button', { name: 'Combine both logs' });
    expect(browserAsks()).toBe(true);
    await user.click(combine);
    await fileInput();
    expect(browserAsks()).toBe(false);
  });

  test('does not ask if the backup has nothing new', async () => {
    const { user, address } = await renderScreen(WithLink, { ...visit, diaper: log.diaper });
    await user.upload(await fileInput(), await aBackup());
    await screen.findByText(/This file matches your log exactly/);
    expect(browserAsks()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Log' }));
    expect([question(), address()]).toEqual([null, paths.log()]);
  });
});
