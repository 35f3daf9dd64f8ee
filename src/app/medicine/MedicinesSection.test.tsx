import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfileScreen } from '#app/settings/ProfileScreen.tsx';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { readMedicines } from './use-medicines.ts';

const visit = {
  at: paths.profileSection('kinds'),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { kinds: ['dose'] },
};

test('the list of medicines adds, edits and archives what the parent types', async () => {
  const { user, db } = await renderScreen(ProfileScreen, visit);
  const section = within(await screen.findByRole('region', { name: 'Medicines' }));
  await section.findByText('No medicines yet. Add one to log a dose with one tap.');
  await user.click(section.getByRole('button', { name: 'Add a medicine' }));
  const form = within(screen.getByRole('dialog', { name: 'Add a medicine' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Fill this in.')).toBeTruthy();

  await user.type(form.getByLabelText('Name'), 'Fever syrup');
  await user.selectOptions(form.getByLabelText(/^Ingredient/), 'Ibuprofen');
  for (const name of [/Usual amount/, /hours apart/, /in 24 hours/])
    expect(form.getByRole<HTMLInputElement>('textbox', { name }).value).toBe('');
  await user.type(form.getByRole('textbox', { name: /Usual amount/ }), '2.5');
  await user.click(form.getByRole('radio', { name: 'ml' }));
  await user.type(form.getByRole('textbox', { name: /hours apart/ }), '80');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText(/80 is outside 1 to 72/)).toBeTruthy();
  expect(await readMedicines(db)).toEqual([]);
  await user.clear(form.getByRole('textbox', { name: /hours apart/ }));
  await user.type(form.getByRole('textbox', { name: /hours apart/ }), '7');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await section.findByText('Ibuprofen · 2.5 ml · at least 7 h apart');
  const stored = { kind: 'medicine', name: 'Fever syrup', ingredient: 'ibuprofen', everyHours: 7 };
  expect(await readMedicines(db)).toMatchObject([stored]);

  await user.click(section.getByRole('button', { name: 'Edit Fever syrup' }));
  const edit = within(screen.getByRole('dialog', { name: 'Edit Fever syrup' }));
  await user.clear(edit.getByRole('textbox', { name: /hours apart/ }));
  await user.click(edit.getByRole('checkbox', { name: 'Given every day' }));
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await section.findByText('Ibuprofen · 2.5 ml · every day');

  await user.click(section.getByRole('button', { name: 'Archive Fever syrup' }));
  await section.findByText('Archived · Ibuprofen · 2.5 ml · every day');
  await user.click(section.getByRole('button', { name: 'Unarchive Fever syrup' }));
  await waitFor(async () => expect((await readMedicines(db))[0]?.archivedAt).toBeUndefined());
});

test('the list of medicines is shown only if the family logs medicine', async () => {
  await renderScreen(ProfileScreen, { ...visit, preferences: { kinds: [] } });
  await screen.findByRole('region', { name: 'What you log' });
  expect(screen.queryByRole('region', { name: 'Medicines' })).toBeNull();
});
