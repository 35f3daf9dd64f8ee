import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { handOver } from '#app/data/handed-files.ts';
import { ImportPanel } from '#app/data/imports/ImportPanel.tsx';
import { startTimer } from '#domain/kinds/timer.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { backupFile } from '#exports/backup-file.ts';
import { paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { changePreferences } from '#session/use-preferences.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import { type Preferences, readPreferences } from '#storage/browser/preferences.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { wholeText } from '#testing/whole-text.ts';
import { BackupPanel } from './BackupPanel.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const { userId: _userId, ...juniper } = aBaby();
const feed = aFeed({ id: '1' });
const visit = { at: paths.profile, now: NOW, babies: [aBaby()], feed: [feed] };

/** The log of the other phone. It has the same feed with a note, another diaper, and another name for the baby. */
const theirs: FamilyLog = {
  ...emptyLog(),
  babies: [{ ...juniper, name: 'June', updatedAt: 5 }],
  feed: [{ ...feed, note: 'with a burp', updatedAt: 5 }],
  diaper: [aDiaper({ id: '2' })],
};

function backupOf(
  log: FamilyLog,
  { passphrase = null as string | null, created = '2026-05-03T14:05:00-07:00' } = {},
) {
  const visitWords = { 'baby-1': { notes: 'From the file', questions: '' } };
  const preferences = {
    units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'C' },
    weekStartsOn: 1,
    visitWords,
  };
  const options = { created: Date.parse(created), day: '2026-05-03', passphrase, iterations: 1 };
  return backupFile({ log, preferences }, options);
}

const fileInput = () => screen.findByLabelText('Open a backup');
const press = (name: string) => screen.findByRole('button', { name });
const kept = () => readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US');
const names = async (db: RecordsDb) => (await db.babies.toArray()).map(({ name }) => name);

describe('BackupPanel with a backup from the other phone', () => {
  test('compares it with the current log before anything changes', async () => {
    const { db, user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs));
    expect(await screen.findByText('A backup from May 3, 2026, 2:05 PM')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('wee-hours-2026-05-03.weehours'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['', 'In the file', 'Here now'],
      ['Babies', 'June', 'Juniper'],
      ['Feeds', '1', '1'],
      ['Diapers', '1', '0'],
      ['Sleep', '0', '0'],
      ['Growth', '0', '0'],
      ['Latest entry', 'May 6, 2026, 9:00 AM', 'May 6, 2026, 8:00 AM'],
    ]);
    expect(screen.getByText('New from the file').nextSibling?.textContent).toBe('1 diaper');
    expect(screen.getByText('Changed in the file').nextSibling?.textContent).toBe(
      '1 baby profile and 1 feed',
    );
    expect(await names(db)).toEqual(['Juniper']);
  });

  test('counts unknown entries in a backup of a newer version', async () => {
    const stamp = { id: 'walk', createdAt: 1, updatedAt: 1, updatedBy: 'theirs' };
    const walk = { ...stamp, babyId: juniper.babyId, kind: 'walk' } as object as OtherEntry;
    const timers = [startTimer(juniper.babyId, 'walk', null, { device: 'theirs', now: 1 })];
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf({ ...theirs, others: [walk], timers }));
    const row = (await screen.findByText('From a newer version')).closest('tr');
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'From a newer version',
      '1',
      '0',
    ]);
    expect(screen.getByText('New from the file').nextSibling?.textContent).toBe(
      '1 diaper and 1 entry from a newer version',
    );
  });

  test('shows the day but no time if the latest entry is a measurement, in any zone', async () => {
    const weighed = { ...theirs, growth: [aGrowth({ date: '2026-05-07', zone: 'America/New_York' })] };
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(weighed));
    const row = (await screen.findByText('Latest entry')).closest('tr');
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Latest entry',
      'May 7, 2026',
      'May 6, 2026, 8:00 AM',
    ]);
  });

  test('merges it with the current log and reverts the merge', async () => {
    const { db, user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs));
    await user.click(await press('Combine both logs'));
    expect(await screen.findByText('The two logs are combined')).toBeTruthy();
    expect(screen.getByText('Added: 1 diaper. Changed: 1 baby profile and 1 feed.')).toBeTruthy();
    expect(await readFamilyLog(db)).toEqual(theirs);
    expect(kept().weekStartsOn).toBe(0);
    await user.click(await press('Undo'));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(await readFamilyLog(db)).toEqual({ ...emptyLog(), babies: [juniper], feed: [feed] });
  });

  test('finds nothing to change in a backup that was merged before', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs));
    await user.click(await press('Combine both logs'));
    await user.upload(await fileInput(), await backupOf(theirs));
    expect(await screen.findByText(/This file matches your log exactly/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Combine both logs' })).toBeNull();
    await user.click(await press('Close'));
    await user.upload(await fileInput(), await backupOf({ ...theirs, diaper: [] }));
    expect(await screen.findByText('Your log already has all of this. Nothing would change.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Combine both logs' })).toBeNull();
  });

  test('explains that new entries of a removed baby stay hidden until it is restored', async () => {
    const removed = aBaby({ updatedAt: 9, removedAt: 9 });
    const ash = aBaby({ babyId: 'ash', name: 'Ash' });
    const { user } = await renderScreen(BackupPanel, { ...visit, babies: [removed, ash] });
    await user.upload(await fileInput(), await backupOf(theirs));
    expect(
      await screen.findByText(
        wholeText('Juniper’s profile is in the trash. Restore it there to see what the file adds: 1 diaper.'),
      ),
    ).toBeTruthy();
  });

  test('warns how many entries go to the trash if the backup removes their baby', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    const babies = [{ ...juniper, updatedAt: 9, removedAt: 9 }];
    await user.upload(await fileInput(), await backupOf({ ...theirs, feed: [], babies }));
    const goes = wholeText(/^Juniper’s profile is in the file’s trash/);
    expect((await screen.findByText(goes)).textContent).toBe(
      'Juniper’s profile is in the file’s trash. It moves to the trash here too, with 1 feed and 1 diaper. You can restore it from there.',
    );
    expect(screen.queryByText(/to see what the file adds/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Replace this log' }));
    expect(screen.getByText(goes).textContent).toContain('here too, with 1 diaper. You can');
  });

  test('reports that no entry changes if the backup adds only deleted entries', async () => {
    const { db, user } = await renderScreen(BackupPanel, visit);
    const deleted = { kind: 'diaper' as const, record: aDiaper({ id: '3' }) };
    const trash = [{ id: '3', deleted, deletedAt: 6, deletedBy: 'yours' }];
    const log = { ...emptyLog(), babies: [juniper], feed: [feed], trash };
    await user.upload(await fileInput(), await backupOf(log));
    expect(await screen.findByText(/^No entries change here\./)).toBeTruthy();
    await user.click(await press('Combine both logs'));
    expect(await screen.findByText('Your entries stayed the same.')).toBeTruthy();
    expect(await db.trash.count()).toBe(1);
  });

  test('lists running timers that the backup stops', async () => {
    const timer = startTimer('baby-1', 'feed', 'left', { now: Date.parse(NOW) - 60_000, device: 'd' });
    const { db, user } = await renderScreen(BackupPanel, visit);
    await db.timers.add(timer);
    const stopped = aFeed({ id: timer.id, updatedAt: Date.parse(NOW) });
    await user.upload(await fileInput(), await backupOf({ ...theirs, feed: [feed, stopped] }));
    expect((await screen.findByText('Stopped in the file')).nextSibling?.textContent).toBe(
      'the feed running here',
    );
    await user.click(await press('Combine both logs'));
    expect(await screen.findByText('The two logs are combined')).toBeTruthy();
    expect(screen.getByText(/ 1 timer stopped\.$/)).toBeTruthy();
    expect(await db.timers.count()).toBe(0);
  });

  test('warns that a merge would duplicate entries that both phones imported', async () => {
    const imported = (id: string, importKey: string) => aFeed({ id, importId: `run of ${id}`, importKey });
    const feeds = [imported('a1', 'morning'), imported('a2', 'noon'), imported('both', 'night')];
    const { user } = await renderScreen(BackupPanel, { ...visit, feed: feeds });
    const file = [imported('b1', 'morning'), imported('b3', 'evening'), imported('both', 'night')];
    await user.upload(await fileInput(), await backupOf({ ...theirs, feed: file }));
    expect(
      await screen.findByText(wholeText(/^1 entry was imported separately on both phones\. Combining/)),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Replace this log' }));
    expect(screen.queryByText(/imported separately on both phones/)).toBeNull();
  });

  test('warns about a backup that is over 30 days old and about a second profile', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    const apart = { ...emptyLog(), babies: [{ ...juniper, babyId: 'another', name: 'juniper ' }] };
    await user.upload(await fileInput(), await backupOf(apart, { created: '2026-04-01T12:00:00Z' }));
    expect(await screen.findByText(/has two separate profiles, one in the file and one here/)).toBeTruthy();
    expect(screen.getByText(/This file is more than 30 days old/)).toBeTruthy();
  });
});

describe('BackupPanel when replacing the log', () => {
  test('asks first, lists what will be deleted and applies the settings', async () => {
    const { db, user } = await renderScreen(BackupPanel, { ...visit, sleep: [aSleep({ id: '3' })] });
    await db.timers.add(startTimer('baby-1', 'sleep', null, { now: Date.parse(NOW), device: 'd' }));
    await user.upload(await fileInput(), await backupOf(theirs));
    await user.click(await screen.findByRole('radio', { name: 'Replace this log' }));
    expect(screen.getByText('Only here, so removed').nextSibling?.textContent).toBe('1 sleep');
    expect(screen.getByText('No longer running').nextSibling?.textContent).toBe('the sleep running here');
    await user.click(await press('Replace my log'));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText(/Replacing removes what’s only here: 1 sleep, and the sleep running here\./),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep my log' }));
    expect(await db.sleeps.count()).toBe(1);
    await user.click(await press('Replace my log'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('Your log now matches the file')).toBeTruthy();
    expect(await readFamilyLog(db)).toEqual(theirs);
    expect(kept()).toMatchObject({ units: { volume: 'ml' }, weekStartsOn: 1 });
  });

  test('reverts a replacement and its settings after confirmation', async () => {
    const { db, user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs));
    await user.click(await screen.findByRole('radio', { name: 'Replace this log' }));
    await user.click(await press('Replace my log'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('A backup file changed your log on May 6, 2026, 12:00 PM.')).toBeTruthy();
    await user.click(await press('Undo this change'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo it' }));
    await waitFor(async () => expect(await names(db)).toEqual(['Juniper']));
    expect(kept()).toMatchObject({ units: { volume: 'oz' }, weekStartsOn: 0 });
    await waitFor(() => expect(screen.queryByText(/A backup file changed your log/)).toBeNull());
  });

  test('restores the former visit notes on undo, but keeps newer ones', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    const words = (notes: string) => ({ notes, questions: '' });
    const note = (visitWords: Preferences['visitWords']) =>
      act(() => changePreferences(ownerOf(useSession.getState()) ?? '', { visitWords }));
    note({ 'baby-1': words('Hiccups'), wren: words('Sneezes') });
    await user.upload(await fileInput(), await backupOf(theirs));
    await user.click(await screen.findByRole('radio', { name: 'Replace this log' }));
    await user.click(await press('Replace my log'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace it' }));
    const undo = await press('Undo');
    expect(kept().visitWords).toEqual({ 'baby-1': words('From the file') });
    note({ ...kept().visitWords, wren: words('Rash since Tuesday') });
    await user.click(undo);
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(kept().visitWords).toEqual({ 'baby-1': words('Hiccups'), wren: words('Rash since Tuesday') });
  });

  test('replaces an empty log without a question', async () => {
    const { db, user } = await renderScreen(BackupPanel, { at: paths.profile, now: NOW });
    await user.upload(await fileInput(), await backupOf(theirs));
    expect(await screen.findByText(/Your log here is empty\./)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await press('Restore this backup'));
    expect(await screen.findByText('Last backup: May 3, 2026.')).toBeTruthy();
    expect(await readFamilyLog(db)).toEqual(theirs);
  });

  test('keeps the preview and the log when storage fails', async () => {
    const { db, user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs));
    const button = await press('Combine both logs');
    db.diapers.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    expect(await screen.findByText('This device is full')).toBeTruthy();
    expect(await press('Combine both logs')).toBeTruthy();
    expect(await readFamilyLog(db)).toEqual({ ...emptyLog(), babies: [juniper], feed: [feed] });
  });
});

describe('BackupPanel with a locked backup', () => {
  test('asks for the passphrase, refuses a wrong one and accepts the right one', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs, { passphrase: 'moonlight sonata' }));
    const field = await screen.findByLabelText('Passphrase for this backup');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'moonlight{Enter}');
    // A live region announces the message too. The selector finds the message at the field.
    const wrong = /That isn’t the passphrase for this file\./;
    expect(await screen.findByText(wrong, { selector: 'form *' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('moonlight sonata {Enter}');
    expect(await press('Combine both logs')).toBeTruthy();
  });

  test('can be canceled without the passphrase', async () => {
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), await backupOf(theirs, { passphrase: 'moonlight sonata' }));
    await user.click(await press('Cancel'));
    const input = await fileInput();
    await waitFor(() => expect(document.activeElement).toBe(input));
  });
});

describe('BackupPanel with a file that is not a backup', () => {
  test.each([
    ['a CSV', 'kind,id', '“file.txt” isn’t a Wee Hours backup.'],
    ['a cut backup', '{"header":{"app":"Wee Hours"', 'The end of “file.txt” is missing.'],
  ])('explains the problem and accepts another file: %s', async (_, text, happened) => {
    const { user } = await renderScreen(BackupPanel, visit);
    await user.upload(await fileInput(), new File([text], 'file.txt'));
    expect(within(await screen.findByRole('alert')).getByText(happened)).toBeTruthy();
    await user.upload(await fileInput(), await backupOf(theirs));
    expect(await press('Combine both logs')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('refuses two files that are dropped together', async () => {
    await renderScreen(BackupPanel, visit);
    const file = await backupOf(theirs);
    const target = (await fileInput()).closest('div') as HTMLElement;
    fireEvent.drop(target, { dataTransfer: { files: [file, file] } });
    expect(within(await screen.findByRole('alert')).getByText('One file at a time')).toBeTruthy();
  });
});

describe('BackupPanel with a backup that was shared or dropped elsewhere', () => {
  test('opens a backup that another app shared', async () => {
    await handOver([await backupOf(theirs)], true);
    await renderScreen(BackupPanel, visit);
    expect(await screen.findByText(/This was sent from outside Wee Hours/)).toBeTruthy();
    expect(await press('Combine both logs')).toBeTruthy();
  });

  test('opens a renamed backup that was dropped on the import panel', async () => {
    const Both = () => (
      <>
        <ImportPanel />
        <BackupPanel />
      </>
    );
    const { user } = await renderScreen(Both, visit);
    const renamed = new File([await backupOf(theirs)], 'backup (1).json');
    await user.upload(await screen.findByLabelText('Choose files'), renamed);
    expect(await press('Combine both logs')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'backup (1).json' })).toBeTruthy();
  });
});
