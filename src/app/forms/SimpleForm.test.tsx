import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { aBath, registerKinds } from '#testing/made-up/made-up-form-kinds.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { SimpleForm } from './SimpleForm.tsx';

registerKinds();

const baby = aBaby();
const visit = { at: paths.log(), now: '2026-05-06T12:00:00-07:00', babies: [baby] };
const save = () => screen.getByRole('button', { name: 'Save' });

function formOf(kind: string, record?: object) {
  return function Form() {
    return (
      <SimpleForm
        kind={kind as KindName}
        baby={baby}
        day={TEST_DAY}
        record={record as RecordOf<KindName>}
        onClose={() => {}}
        onDeleted={() => {}}
      />
    );
  };
}

test('saves the fields that the definition of the kind lists', async () => {
  const { user, db } = await renderScreen(formOf('bath'), visit);
  await screen.findByRole('dialog', { name: 'Bath for Juniper' });
  await user.click(screen.getByRole('button', { name: 'More: Water' }));
  await user.click(screen.getByRole('radio', { name: 'Sink' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hair washed' }));
  await user.type(screen.getByRole('textbox', { name: /^Toys/ }), 'Duck{Enter}Boat');
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Bath, sink')).toBeTruthy();
  expect(await db.entries.toArray()).toMatchObject([
    {
      kind: 'bath',
      day: TEST_DAY,
      time: '12:00',
      zone: TEST_ZONE,
      water: 37,
      place: 'sink',
      hair: true,
      toys: ['Duck', 'Boat'],
    },
  ]);
});

const placeNotNoted = () =>
  within(screen.getByRole('group', { name: /^Place/ })).getByRole('radio', { name: 'Not recorded' });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]?.textContent;

test('suggests the choice of the latest entry, and can clear it', async () => {
  const baths = [aBath('2026-05-04', { place: 'sink' }), aBath('2026-05-03', { place: 'tub' })];
  const { user, db } = await renderScreen(formOf('bath'), { ...visit, ...{ bath: baths } });
  await screen.findByRole('dialog');
  expect(chosen()).toBe('Sink');
  await user.click(placeNotNoted());
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Bath, somewhere')).toBeTruthy();
  expect(await db.entries.where('[babyId+day]').equals(['baby-1', TEST_DAY]).toArray()).not.toMatchObject([
    { place: 'sink' },
  ]);
});

test('suggests no choice from more than 90 days ago', async () => {
  const baths = [aBath('2026-02-01', { place: 'sink' })];
  await renderScreen(formOf('bath'), { ...visit, ...{ bath: baths } });
  await screen.findByRole('dialog');
  expect(chosen()).toBe('Not recorded');
});

test("clears a choice field and keeps the entry's unknown fields", async () => {
  const known = aBath(TEST_DAY, { time: '08:00', place: 'sink', water: 36.94, mood: 'calm' });
  const bath = { ...known, at: settledMomentOf(`${TEST_DAY}T08:00`, TEST_ZONE).at };
  const { user, db } = await renderScreen(formOf('bath', bath), { ...visit, ...{ bath: [bath] } });
  await screen.findByRole('dialog', { name: 'Edit Juniper’s bath' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Water/).value).toBe('98.5');
  await user.click(placeNotNoted());
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Bath, somewhere')).toBeTruthy();
  expect(await db.entries.toArray()).toMatchObject([{ place: undefined, water: 36.94, mood: 'calm' }]);
});

test('clears an optional yes-or-no answer', async () => {
  const bath = aBath(TEST_DAY, { soap: true });
  const { user, db } = await renderScreen(formOf('bath', bath), { ...visit, ...{ bath: [bath] } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s bath' }));
  const soap = within(dialog.getByRole('group', { name: /^Soap/ }));
  expect(soap.getByRole('radio', { name: 'Yes', checked: true })).toBeTruthy();
  await user.click(soap.getByRole('radio', { name: 'Not recorded' }));
  await user.click(save());
  await screen.findByText('Saved for Juniper: Bath, somewhere');
  expect((await db.entries.toArray()).map((entry) => (entry as { soap?: boolean }).soap)).toEqual([
    undefined,
  ]);
});

test('reports missing fields of a span, and then saves it', async () => {
  const { user, db } = await renderScreen(formOf('walk'), visit);
  await screen.findByRole('dialog', { name: 'Walk for Juniper' });
  await user.click(save());
  expect(screen.getByText('What time was it?')).toBeTruthy();
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  await user.type(screen.getByLabelText('Start'), '11:20');
  await user.type(screen.getByLabelText('Where'), 'Park');
  expect(screen.getByText('40 min')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Walk, Park')).toBeTruthy();
  expect(await db.entries.toArray()).toMatchObject([{ startTime: '11:20', endTime: '12:00', where: 'Park' }]);
});
