import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBaby } from '#testing/builders.ts';
import { csv, fileInput, importButton, importVisit } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { wholeText } from '#testing/whole-text.ts';
import { ImportPanel } from './ImportPanel.tsx';

const mia = aBaby({ babyId: 'mia', name: 'Mia', birthDate: '2026-01-10' });
const leo = aBaby({ babyId: 'leo', name: 'Leo', birthDate: '2026-01-10', createdAt: 2 });

const TWINS = [
  'Start Time,End Time,Activity,Duration (min),Quantity,Extra data,Text,Notes,Caregiver,Child Name',
  '2026-03-14 08:10,2026-03-14 08:25,Bottle,15,3,Formula,Mia drank 3 oz of formula (15m),,Kim,Mia',
  '2026-03-14 09:00,2026-03-14 10:30,Sleep,20,,,Leo slept (1h30m),,Kim,Leo',
  '2026-03-14 10:40,2026-03-14 10:40,Diaper,,,Wet,Leo had a wet diaper,,Kim,Leo',
  '',
].join('\n');

const babyPlus = (...profiles: { b: string; c: string; d: string }[]) =>
  csv(
    JSON.stringify({
      babyprofile: profiles.map((profile, at) => ({ a: at + 1, ...profile })),
      baby_nappy: profiles.map((_, at) => ({
        babyid: at + 1,
        pk: at + 1,
        type: 'Wet',
        date: `2026-03-14T1${at}:40:00.000+01:00`,
      })),
      baby_solidfeed: [],
    }),
    'babyplus.json',
  );
const bean = { b: 'Bean', c: 'girl', d: '2026-01-10T00:00:00.000+01:00' };
const leoHere = { b: 'Leo', c: 'boy', d: '2026-01-10T00:00:00.000+01:00' };

describe('the preview of an import', () => {
  test('has a table with a heading for each of two children', async () => {
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), csv(TWINS));
    await importButton();
    const told = screen.getAllByRole('table').map((table) =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    );
    expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Mia',
      'Leo',
    ]);
    expect(told).toEqual([
      ['In the fileIn your log', 'Bottle, 1 row1 feed'],
      ['In the fileIn your log', 'Diaper, 1 row1 diaper', 'Sleep, 1 row1 sleep'],
    ]);
  });

  test('shows no heading for a single child', async () => {
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), csv(TWINS.replaceAll('Leo', 'Mia')));
    await importButton();
    expect(screen.getByRole('table', { name: 'What becomes of Mia’s rows' })).toBeTruthy();
  });

  test('shows a doubtful row with its line, its cells and both figures', async () => {
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), csv(TWINS));
    const details = (await screen.findByText('1 row to check')).closest('details') as HTMLElement;
    expect(within(details).getByText(/Its duration isn’t that of its times or sides/)).toBeTruthy();
    expect(within(details).getByText('The file says 20 min. The import has 1 h 30 min.')).toBeTruthy();
    expect(within(details).getByText(wholeText(/^Line 3: “2026-03-14 09:00 · .* · Leo”$/))).toBeTruthy();
  });

  test('names the entries that the log has already, by kind', async () => {
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [mia, leo] });
    await user.upload(await fileInput(), csv(TWINS));
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const more = `${TWINS}2026-03-14 11:40,2026-03-14 11:40,Diaper,,,Wet,Leo had a wet diaper,,Kim,Leo\n`;
    await user.upload(await fileInput(), csv(more));
    await importButton();
    const [, table] = screen.getAllByRole('table');
    const [, diaper, sleep] = within(table as HTMLElement).getAllByRole('row');
    expect(diaper?.textContent).toBe('Diaper, 2 rows1 diaper1 row is already in your log.');
    expect(sleep?.textContent).toBe('Sleep, 1 row1 row is already in your log.');
  });
});

describe('the question about a child with a birth date', () => {
  test('offers the baby with that birth date first, and chooses no other name', async () => {
    const older = aBaby({ babyId: 'older', name: 'Ash', birthDate: '2023-02-03' });
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [older, mia] });
    await user.upload(await fileInput(), babyPlus(bean));
    const question = await screen.findByLabelText('Which baby is “Bean”, born Jan 10, 2026?');
    expect((question as HTMLSelectElement).value).toBe('');
    expect([...(question as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Choose…',
      'Mia, born Jan 10, 2026',
      'Ash, born Feb 3, 2023',
    ]);
  });

  test('chooses no baby with the same name and another birth date', async () => {
    const other = aBaby({ babyId: 'other', name: 'Bean', birthDate: '2023-02-03' });
    const { user } = await renderScreen(ImportPanel, { ...importVisit, babies: [other] });
    await user.upload(await fileInput(), babyPlus(bean));
    const question = await screen.findByLabelText('Which baby is “Bean”, born Jan 10, 2026?');
    expect((question as HTMLSelectElement).value).toBe('');
    expect(screen.getByRole('button', { name: 'Add Bean' })).toBeTruthy();
  });

  test('creates the baby from the file, with name, birth date and sex', async () => {
    const { db, user } = await renderScreen(ImportPanel, { ...importVisit, babies: [leo] });
    await user.upload(await fileInput(), babyPlus(bean, leoHere));
    await user.click(await screen.findByRole('button', { name: 'Add Bean' }));
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    await user.click(await importButton());
    await waitFor(async () => expect(await db.diapers.count()).toBe(2));
    const added = (await db.babies.toArray()).find(({ name }) => name === 'Bean');
    expect(added).toMatchObject({ birthDate: '2026-01-10', sex: 'female' });
    expect((await db.diapers.toArray()).map(({ babyId }) => babyId).sort()).toEqual(
      [added?.babyId, 'leo'].sort(),
    );
  });
});
