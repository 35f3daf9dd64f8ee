import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import { tableOf } from '#storage/log/kind-stores.ts';
import { deleteRecords } from '#storage/log/records.ts';
import { aSleep } from '#testing/builders.ts';
import { countAll, csv, fileInput, importButton, importVisit, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ImportPanel } from './ImportPanel.tsx';

describe('PastImports', () => {
  async function importAndForget() {
    const rendered = await renderScreen(ImportPanel, { ...importVisit, sleep: [aSleep()] });
    await rendered.user.upload(await fileInput(), csv(YEAR));
    await rendered.user.click(await importButton());
    expect(await screen.findByText('From Baby Connect, May 6, 2026')).toBeTruthy();
    await rendered.user.click(screen.getByRole('button', { name: 'Undo this import' }));
    return { ...rendered, dialog: within(screen.getByRole('dialog')) };
  }

  test('reverts a whole import after confirmation', async () => {
    const { db, user, dialog } = await importAndForget();
    expect(
      dialog.getByText(/This removes 3 feeds, 1 sleep, and 1 growth entry imported from Baby Connect/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(screen.queryByText('Past imports')).toBeNull());
    expect(await countAll(db)).toBe(1);
  });

  test('reports a failed revert, and keeps the whole import', async () => {
    const { db, user, dialog } = await importAndForget();
    db.trash.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('button', { name: 'Undo it' }));
    expect(await screen.findByText(/There’s no room left|didn’t answer/)).toBeTruthy();
    expect(await screen.findByText('Past imports')).toBeTruthy();
    expect(await countAll(db)).toBe(6);
  });

  test('shows until when an import can be reverted, and lists the import afterwards', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    expect(await screen.findByText('You can undo it until Jun 5, 2026.')).toBeTruthy();
    vi.setSystemTime('2026-06-05T12:00:00-07:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull());
    expect(screen.getByText('From Baby Connect, May 6, 2026')).toBeTruthy();
  });

  test('shows the number of remaining entries, and offers no revert if none remain', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    await screen.findByText('From Baby Connect, May 6, 2026');
    await db.feeds.limit(2).delete();
    // Simulates a merge with the other phone's import of the same file.
    await db.sleeps.toCollection().modify((sleep) => delete sleep.importId);
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Undo this import' }));
      const dialog = within(screen.getByRole('dialog'));
      expect(
        dialog.queryByText(/^This removes 1 feed and 1 growth entry imported from Baby Connect/),
      ).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    });
    await Promise.all([
      db.feeds.clear(),
      db.growths.clear(),
      db.babies.toCollection().modify({ updatedAt: 8e15 }),
    ]);
    expect(await screen.findByText(/^You can’t undo it\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
    expect(screen.getByText('From Baby Connect, May 6, 2026')).toBeTruthy();
  });

  test('reverts an import whose entries were deleted, so they can be imported again', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(YEAR));
    await user.click(await importButton());
    await screen.findByText('From Baby Connect, May 6, 2026');
    const author = { device: 'device-1', now: Date.now() };
    const ids = async (kind: KindName) => (await tableOf(db, kind).toArray()).map(({ id }) => ({ kind, id }));
    const all = (await Promise.all(kindNames().map(ids))).flat();
    await deleteRecords(db, all, author);
    expect(await countAll(db)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    expect(
      within(screen.getByRole('dialog')).getByText(/^This removes everything imported from Baby Connect/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(screen.queryByText('Past imports')).toBeNull());
    expect((await db.trash.toArray()).every(({ takenBack }) => takenBack)).toBe(true);
  });

  test('keeps the import when the parent cancels', async () => {
    const { db, user, dialog } = await importAndForget();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Past imports')).toBeTruthy();
    expect(await countAll(db)).toBe(6);
  });
});
