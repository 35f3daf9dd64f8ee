import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { units: METRIC_UNITS, kinds: ['temperature'] },
};

test('the log adds, lists, edits and undoes a temperature', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.entries.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await screen.findByRole('dialog', { name: 'Temperature for Juniper' });
  await user.type(screen.getByRole('textbox', { name: 'Temperature (°C)' }), '100.6');
  await user.click(screen.getByRole('radio', { name: 'Ear' }));
  await save();
  await user.click(await screen.findByRole('radio', { name: 'Yes, 100.6 °F' }));
  await save();
  expect(await screen.findByText('Saved for Juniper: 38.1 °C, ear')).toBeTruthy();
  const logged = { kind: 'temperature', day: TEST_DAY, celsius: 38.11, typedUnit: 'F', site: 'ear' };
  expect(await kept()).toMatchObject([logged]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe('1 temperature');
  await user.click(timeline.getByRole('button', { name: /38\.1 °C, ear/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s temperature' });
  const celsius = screen.getByRole('textbox', { name: 'Temperature (°C)' });
  await user.clear(celsius);
  await user.type(celsius, '37.4');
  await save();
  expect(await screen.findByText('Saved for Juniper: 37.4 °C, ear')).toBeTruthy();
  expect(await kept()).toMatchObject([{ ...logged, celsius: 37.4, typedUnit: 'C' }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));

  await user.click(screen.getByRole('button', { name: 'Add temperature' }));
  const next = within(await screen.findByRole('dialog', { name: 'Temperature for Juniper' }));
  expect(next.getByRole<HTMLInputElement>('radio', { name: 'Ear' }).checked).toBe(true);
});
