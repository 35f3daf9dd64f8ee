import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { units: METRIC_UNITS, kinds: ['pump'] },
};

const amount = (name: string) => screen.getByRole('textbox', { name });

test('the log adds, lists, edits and undoes a pumping session', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.entries.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add pumping' }));
  await screen.findByRole('dialog', { name: 'Pumping for Juniper' });
  await user.type(amount('Left (ml) (optional)'), '50');
  await user.type(amount('Right (ml) (optional)'), '70');
  expect(await screen.findByText('Total: 120 ml')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Total/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Fridge' }));
  await save();
  expect(
    await screen.findByText('Saved for Juniper: Pumping, 120 ml, left 50 ml + right 70 ml, in the fridge'),
  ).toBeTruthy();
  const [left, right] = [ozFrom(50, 'ml'), ozFrom(70, 'ml')];
  const logged = { kind: 'pump', day: TEST_DAY, sides: 'both', leftOz: left, rightOz: right, kept: 'fridge' };
  expect(await kept()).toMatchObject([{ ...logged, totalOz: left + right }]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe(
    '1 pumping session (120 ml)',
  );
  await user.click(timeline.getByRole('button', { name: /Pumping, 120 ml/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s pumping' });
  await user.click(screen.getByRole('radio', { name: 'Left' }));
  await save();
  expect(await screen.findByText('Saved for Juniper: Pumping, 50 ml, left, in the fridge')).toBeTruthy();
  const [edited] = await kept();
  expect(edited).toMatchObject({ sides: 'left', leftOz: left, totalOz: left });
  expect(edited).toHaveProperty('rightOz', undefined);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([{ ...logged, totalOz: left + right }]));
});
