import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Meal } from '#domain/kinds/meal/meal.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderApp, renderScreen } from '#testing/render-app.tsx';
import { advice } from '#words/en/data/advice.ts';
import { LogScreen } from './LogScreen.tsx';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby({ birthDate: '2025-08-01' })],
  preferences: { units: METRIC_UNITS, kinds: ['meal'] },
};
const pear = anEntry('meal', {
  id: 'pear',
  foods: [{ name: 'Pear' }],
  day: '2026-05-01',
  reaction: undefined,
}) as Meal;

test('the log adds, lists, edits and undoes a meal', async () => {
  const { user, db } = await renderScreen(LogScreen, { ...visit, meal: [pear] });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = async () => (await db.entries.toArray()).filter(({ id }) => id !== 'pear');

  await user.click(await screen.findByRole('button', { name: 'Add meal' }));
  await screen.findByRole('dialog', { name: 'Meal for Juniper' });
  await user.click(screen.getByRole('button', { name: 'Pear' }));
  await user.type(screen.getByRole('combobox', { name: 'Food' }), 'scrambled egg{Enter}');
  expect(screen.getByText('New food')).toBeTruthy();
  expect(screen.getByText('Allergen: egg')).toBeTruthy();
  await user.click(
    within(screen.getByRole('group', { name: 'How was Pear?' })).getByRole('radio', { name: 'Liked it' }),
  );
  await user.type(screen.getByRole('combobox', { name: 'Food' }), 'toast');
  await user.type(screen.getByRole('textbox', { name: 'Amount (optional)' }), '3');
  await user.click(screen.getByRole('radio', { name: 'Spoons' }));
  await save();
  expect(
    await screen.findByText('Saved for Juniper: Meal: Pear, scrambled egg, toast · 3 spoons'),
  ).toBeTruthy();
  const logged = {
    kind: 'meal',
    day: TEST_DAY,
    foods: [{ name: 'Pear', liked: 'yes' }, { name: 'scrambled egg' }, { name: 'toast' }],
    amount: 3,
    amountUnit: 'spoons',
  };
  expect(await kept()).toMatchObject([logged]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  await user.click(timeline.getByRole('button', { name: /Meal: Pear, scrambled egg/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s meal' });
  await user.click(screen.getByRole('button', { name: 'Remove toast' }));
  await user.click(screen.getByRole('checkbox', { name: 'Skin' }));
  await save();
  const edited = await screen.findByText(
    'Saved for Juniper: Meal: Pear, scrambled egg · 3 spoons · reaction: skin',
  );
  expect(edited).toBeTruthy();
  expect(await kept()).toMatchObject([{ ...logged, foods: logged.foods.slice(0, 2), reaction: ['skin'] }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
  expect((await kept())[0]).not.toHaveProperty('reaction', ['skin']);
});

test('the log asks before it discards a food that was added', async () => {
  const { user } = await renderScreen(LogScreen, visit);
  await user.click(await screen.findByRole('button', { name: 'Add meal' }));
  await user.type(await screen.findByRole('combobox', { name: 'Food' }), 'pear{Enter}');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
});

test('the log answers honey before 12 months until it is dismissed, and on the meal', async () => {
  const { user } = await renderApp(visit);
  await user.click(await screen.findByRole('button', { name: 'Add meal' }));
  await user.type(await screen.findByRole('combobox', { name: 'Food' }), 'yogurt with honey');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const banner = await screen.findByRole('region', { name: 'When to call' });
  expect(banner.textContent).toContain(advice.notes.honeyBefore12Months);
  expect(banner.textContent).toContain('Institut national de santé publique du Québec');
  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'When to call' })).toBeNull());
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(timeline.getByText(advice.notes.honeyBefore12Months)).toBeTruthy();
});

test('the form of a meal says at once to call about trouble breathing', async () => {
  const { user } = await renderScreen(LogScreen, visit);
  await user.click(await screen.findByRole('button', { name: 'Add meal' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Skin' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Trouble breathing' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Call your local emergency number, or go to the emergency room, now',
  );
});
