import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { countAll, csv, fileInput, importButton, importVisit, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ImportPanel } from './ImportPanel.tsx';

const GROWTH = 'Date,Weight,Height\n2026-03-01,4.2,54\n2026-03-15,4.8,56\n';

function WithLinks() {
  const signOut = useSignOut();
  return (
    <>
      <Link to={paths.log()}>Log</Link>
      <button type="button" onClick={() => signOut()}>
        Sign out
      </button>
      <Link to={`${paths.profile}#backup`}>Backup</Link>
      <ImportPanel />
    </>
  );
}

/** True if the browser would ask before a reload. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const QUESTION = { name: 'Leave without importing?' };
const question = () => screen.queryByRole('dialog', QUESTION);

/** Waits for the question. The router shows it in a transition, which React may render later than the click. */
const asked = () => screen.findByRole('dialog', QUESTION);

describe('leaving the screen with chosen files', () => {
  test('asks first, and keeps the preview if the parent stays', async () => {
    const { user, address, db } = await renderScreen(WithLinks, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.selectOptions(await screen.findByLabelText('Time zone of this log'), 'Asia/Tokyo');
    await importButton();
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await asked();
    expect(screen.getByText('The files you chose aren’t in your log yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([question(), address()]).toEqual([null, paths.profile]);
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone of this log').value).toBe('Asia/Tokyo');
    await user.click(await importButton());
    await screen.findByText('Past imports');
    expect(await countAll(db)).toBe(5);
  });

  test('leaves when the parent confirms it, also after a step within the screen', async () => {
    const { user, address, go } = await renderScreen(WithLinks, importVisit);
    await user.click(screen.getByRole('link', { name: 'Backup' }));
    await user.upload(await fileInput(), csv(YEAR));
    await importButton();
    await act(() => go(-1));
    expect([question(), address()]).toEqual([null, paths.profile]);
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await asked();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe(paths.log()));
    expect(question()).toBeNull();
  });

  test('asks while the columns of a table are open', async () => {
    const { user } = await renderScreen(WithLinks, importVisit);
    await user.upload(await fileInput(), csv(GROWTH, 'growth.csv'));
    await screen.findByRole('button', { name: 'Continue' });
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await asked();
  });

  test('asks while the rows are read after the columns, also when the preview comes', async () => {
    const { user, address } = await renderScreen(WithLinks, importVisit);
    await user.upload(await fileInput(), csv(GROWTH, 'growth.csv'));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('progressbar', { name: 'Reading…' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Log' }));
    expect(question()).toBeTruthy();
    await screen.findByText('Change the columns');
    expect(question()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([question(), address()]).toEqual([null, paths.profile]);
  });

  test('makes the browser ask before a reload, from the columns to the preview', async () => {
    const { user } = await renderScreen(WithLinks, importVisit);
    const file = await fileInput();
    expect(browserAsks()).toBe(false);
    await user.upload(file, csv(GROWTH, 'growth.csv'));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(browserAsks()).toBe(true);
    await screen.findByText('Change the columns');
    expect(browserAsks()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(browserAsks()).toBe(false);
  });

  test('does not stop a sign-out', async () => {
    const { user, address } = await renderScreen(WithLinks, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await importButton();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect([question(), address()]).toEqual([null, paths.home]);
  });

  test('does not ask before files are chosen, after they are canceled, or if they have nothing new', async () => {
    const { user, address, go } = await renderScreen(WithLinks, importVisit);
    const leave = async () => {
      await user.click(screen.getByRole('link', { name: 'Log' }));
      expect([question(), address()]).toEqual([null, paths.log()]);
      await act(() => go(-1));
    };
    await fileInput();
    await leave();
    await user.upload(await fileInput(), csv(YEAR));
    await importButton();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await leave();
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    await user.upload(await fileInput(), csv(YEAR));
    await screen.findByText('There’s nothing new in this file.');
    await leave();
  });
});
