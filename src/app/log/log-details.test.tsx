import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { units: METRIC_UNITS },
};
const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

test('the log adds, lists, edits and undoes the milk of a bottle', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.feeds.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Feed for Juniper' }));
  expect(dialog.queryByRole('radio', { name: 'Formula' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Bottle' }));
  await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '90');
  expect(dialog.queryByRole('textbox', { name: /^Brand/ })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Formula' }));
  await user.type(dialog.getByRole('textbox', { name: /^Brand/ }), 'Hipp');
  await save();
  expect(await screen.findByText('Saved for Juniper: Bottle, 90 ml formula')).toBeTruthy();
  const logged = { milk: 'formula', brand: 'Hipp', amountOz: ozFrom(90, 'ml') };
  expect(await kept()).toMatchObject([logged]);

  await user.click((await timeline()).getByRole('button', { name: /Bottle, 90 ml formula/ }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s feed' }));
  await user.click(edit.getByRole('radio', { name: 'Mixed' }));
  const share = edit.getByRole('textbox', { name: /^Breast milk in it/ });
  await user.type(share, '90');
  await save();
  expect(await edit.findByText('Enter more than 0 and less than 90 ml.')).toBeTruthy();
  await user.clear(share);
  await user.type(share, '30');
  await save();
  expect(
    await screen.findByText('Saved for Juniper: Bottle, 90 ml mixed milk, 30 ml breast milk'),
  ).toBeTruthy();
  expect(await kept()).toMatchObject([{ ...logged, milk: 'mixed', breastOz: ozFrom(30, 'ml') }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
  expect((await kept())[0]?.breastOz).toBeUndefined();
});

test('a new feed begins with the milk and the brand of the last bottle', async () => {
  const last = { type: 'bottle', milk: 'formula', brand: 'Hipp' } as const;
  const feed = [
    aFeed({ startTime: '06:00', endTime: '06:00', type: 'bottle', milk: 'breast' }),
    aFeed({ startTime: '08:00', endTime: '08:00', ...last }),
    aFeed({ startTime: '10:00', endTime: '10:10' }),
  ];
  const { user } = await renderScreen(LogScreen, { ...visit, feed });
  await user.click(await screen.findByRole('button', { name: 'Add feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Feed for Juniper' }));
  await user.click(dialog.getByRole('radio', { name: 'Bottle' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Formula' }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Brand/ }).value).toBe('Hipp');
});

test('the log adds, lists, edits and undoes the details of a diaper', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.diapers.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Diaper for Juniper' }));
  expect(dialog.queryByRole('checkbox', { name: 'Yellow' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Dirty' }));
  for (const color of ['Yellow', 'Green', 'Brown'])
    await user.click(dialog.getByRole('checkbox', { name: color }));
  await user.click(dialog.getByRole('radio', { name: 'Seedy' }));
  await save();
  expect(await dialog.findByText('Choose up to 2 colors.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Brown' }));
  await save();
  expect(await screen.findByText('Saved for Juniper: Dirty diaper, yellow, green, seedy')).toBeTruthy();
  const logged = { type: 'dirty', colors: ['yellow', 'green'], texture: 'seedy' };
  expect(await kept()).toMatchObject([logged]);

  await user.click((await timeline()).getByRole('button', { name: /Dirty diaper, yellow, green, seedy/ }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s diaper' }));
  await user.click(edit.getByRole('radio', { name: 'Wet' }));
  await user.click(edit.getByRole('checkbox', { name: 'Rash' }));
  await save();
  expect(await screen.findByText('Saved for Juniper: Wet diaper, rash')).toBeTruthy();
  const [wet] = await kept();
  expect(wet).toMatchObject({ type: 'wet', rash: true });
  expect([wet?.colors, wet?.texture]).toEqual([undefined, undefined]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
});

test('a dry diaper is a check and counts as no diaper', async () => {
  const diaper = [aDiaper({ time: '09:00' })];
  const { user, db } = await renderScreen(LogScreen, { ...visit, diaper });
  await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Diaper for Juniper' }));
  await user.click(dialog.getByRole('radio', { name: 'Dirty' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Brown' }));
  await user.click(dialog.getByRole('radio', { name: 'Dry' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText('A dry diaper has no color. Clear the color, or choose dirty.'),
  ).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Brown' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved for Juniper: Diaper check, dry')).toBeTruthy();
  expect(await db.diapers.count()).toBe(2);
  expect((await timeline()).getByRole('button', { name: /Diaper check, dry/ })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe(
    '1 diaper (1 wet · 1 dry check)',
  );
});
