import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ImportPanel } from '#app/data/imports/ImportPanel.tsx';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { countAll, csv, fileInput, importButton, importVisit } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';

const GROWTH =
  'Date,Weight,Height,Head Circumference,Notes\n2026-03-01,4.2,54,37.5,\n2026-03-15,4.8,56,38.2,clinic\n';
const LOG =
  'When,What,How much\n2026-05-01 08:00,Flasche,120 ml\n2026-05-01 09:00,nass,\n2026-05-01 09:30,Laune,\n';

const next = () => screen.findByRole('button', { name: 'Continue' });
const answerUnits = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('radio', { name: 'Kilograms' }));
  await user.click(screen.getByRole('radio', { name: 'Centimeters' }));
};

describe('the mapping step', () => {
  test('imports a family’s table of growth, and maps the same header at once the second time', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(GROWTH, 'growth.csv'));
    const weight = await screen.findByLabelText<HTMLSelectElement>(/What’s in “.?Weight.?”/);
    expect(weight.selectedOptions[0]?.textContent).toBe('Weight');
    expect(screen.getByLabelText<HTMLSelectElement>('What does each row record?').value).toBe('growth');
    expect(screen.getByRole('table').textContent).toContain('clinic');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('growth.csv'));
    await user.click(await next());
    await answerUnits(user);
    expect(await screen.findByText('2 rows from growth.csv, Mar 1, 2026 to Mar 15, 2026')).toBeTruthy();
    await user.click(await importButton());
    expect(await screen.findByText('Your log from growth.csv is imported')).toBeTruthy();
    const { growth } = await readAllRecords(db);
    expect(growth.map(({ weightKg, lengthCm, headCm, note }) => [weightKg, lengthCm, headCm, note])).toEqual([
      [4.2, 54, 37.5, ''],
      [4.8, 56, 38.2, 'clinic'],
    ]);

    await user.upload(await fileInput(), csv(`${GROWTH}2026-04-01,5.3,58,39,\n`, 'growth (2).csv'));
    await answerUnits(user);
    expect((await importButton()).textContent).toBe('Import 1 entry');
    await user.click(screen.getByRole('button', { name: 'Change the columns' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    await user.selectOptions(await screen.findByLabelText(/What’s in “.?Height.?”/), 'Leave it out');
    await user.click(await next());
    await answerUnits(user);
    expect(await screen.findByText('This column isn’t imported: Height.')).toBeTruthy();
  });

  test('asks for what is missing before it continues', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), csv(LOG, 'log.csv'));
    await user.click(await next());
    expect(screen.getByRole('alert').textContent).toBe('Choose what each row records.');
    await user.selectOptions(
      screen.getByLabelText('What does each row record?'),
      screen.getByRole('option', { name: 'See the column “What”' }),
    );
    await user.click(await next());
    expect(screen.getByRole('alert').textContent).toMatch(/^Choose what each value means/);
    const values = within(screen.getByRole('group', { name: 'What does each value in “What” mean?' }));
    await user.selectOptions(values.getByLabelText('Flasche'), 'Bottle');
    await user.selectOptions(values.getByLabelText('nass'), 'Wet diaper');
    await user.click(await next());
    expect(screen.getByRole('alert').textContent).toMatch(/^Choose what each value means/);
    await user.click(values.getByRole('button', { name: 'Leave out the others' }));
    expect(values.getByLabelText<HTMLSelectElement>('Laune').selectedOptions[0]?.textContent).toBe(
      'Leave these rows out',
    );
    await user.click(await next());
    await user.click(await importButton());
    await screen.findByText('Past imports');
    const { feed, diaper } = await readAllRecords(db);
    expect(feed.map(({ type, amountOz }) => [type, Math.round((amountOz ?? 0) * 29.57)])).toEqual([
      ['bottle', 120],
    ]);
    expect(diaper.map(({ type }) => type)).toEqual(['wet']);
  });

  test('asks once about two tables with the same header, and whose each is', async () => {
    const { user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), [csv(GROWTH, 'mia.csv'), csv(GROWTH, 'leo.csv')]);
    await user.click(await next());
    expect(await screen.findByLabelText(/leo/)).toBeTruthy();
    expect(await screen.findByText('4 rows from mia.csv and leo.csv')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change the columns of leo.csv' })).toBeTruthy();
  });

  test('leaves one table out and imports the others', async () => {
    const { db, user } = await renderScreen(ImportPanel, importVisit);
    await user.upload(await fileInput(), [csv(GROWTH, 'growth.csv'), csv(LOG, 'log.csv')]);
    await user.click(await next());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('log.csv'));
    await user.click(screen.getByRole('button', { name: 'Leave this table out' }));
    await answerUnits(user);
    expect((await importButton()).textContent).toBe('Import 2 entries');
    expect(await countAll(db)).toBe(0);
  });
});
