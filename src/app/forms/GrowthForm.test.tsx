import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { updateRecord } from '#storage/log/records.ts';
import { aBaby, aGrowth, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = {
  at: paths.log({ add: 'growth' }),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
};
const save = () => screen.getByRole('button', { name: 'Save' });

describe('GrowthForm', () => {
  test('saves pounds and inches as kilograms and centimeters', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Measurements for Juniper' }));
    const weight = within(dialog.getByRole('group', { name: 'Weight' }));
    await user.type(weight.getByRole('textbox', { name: 'Pounds' }), '9');
    await user.type(weight.getByRole('textbox', { name: 'Ounces' }), '4');
    await user.type(dialog.getByRole('textbox', { name: 'Length (in)' }), '20.5');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 9 lb 4 oz · 20.5 in')).toBeTruthy();
    const [growth] = await db.growths.toArray();
    expect(growth).toMatchObject({ babyId: 'baby-1', date: TEST_DAY, headCm: null });
    expect(growth?.weightKg).toBeCloseTo(4.196, 3);
    expect(growth?.lengthCm).toBeCloseTo(52.07, 3);
  });

  test('keeps a length from another tab when the weight is edited, and reports both', async () => {
    const growth = aGrowth({ lengthCm: null, headCm: null });
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: growth.id }),
      preferences: { units: METRIC_UNITS },
      growth: [growth],
    });
    const weight = await screen.findByRole('textbox', { name: 'Weight (kg)' });
    await updateRecord(db, 'growth', growth, { lengthCm: 53 }, { device: 'tab', now: growth.updatedAt + 1 });
    await user.clear(weight);
    await user.type(weight, '4.3');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 4.3 kg · 53 cm')).toBeTruthy();
    expect(await db.growths.get(growth.id)).toMatchObject({ weightKg: 4.3, lengthCm: 53 });
  });

  test('accepts metric units, and saves them for another day', async () => {
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-04-30', add: 'growth' }),
      preferences: { units: METRIC_UNITS },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Weight (kg)' }), '4.2');
    await user.type(screen.getByRole('textbox', { name: 'Head circumference (cm)' }), '36');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 4.2 kg · head 36 cm')).toBeTruthy();
    expect(await db.growths.toArray()).toMatchObject([
      { date: '2026-04-30', weightKg: 4.2, lengthCm: null, headCm: 36 },
    ]);
  });

  test('asks about a day before the birth, and not again on a later edit', async () => {
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2025-05-03', add: 'growth' }),
      preferences: { units: METRIC_UNITS },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Weight (kg)' }), '4.2');
    await user.click(save());
    expect(await screen.findByText(/May 3, 2025 is before Juniper was born/)).toBeTruthy();
    expect(await db.growths.count()).toBe(0);
    await user.click(screen.getByRole('radio', { name: 'Yes, save it as is' }));
    await user.click(save());
    await screen.findByText(/^Saved for Juniper/);
    await user.click(await screen.findByRole('button', { name: /4\.2 kg/ }));
    await user.type(await screen.findByLabelText(/Note/), 'at the hospital');
    await user.click(save());
    await waitFor(async () =>
      expect(await db.growths.toArray()).toMatchObject([{ note: 'at the hospital' }]),
    );
  });

  test('requires at least one plausible measure', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await screen.findByRole('dialog');
    await user.click(save());
    expect(screen.getByText(/Enter at least one measure/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Pounds' }));
    await user.type(screen.getByRole('textbox', { name: 'Length (in)' }), '52');
    await user.type(screen.getByRole('textbox', { name: 'Ounces' }), '75');
    await user.type(screen.getByRole('textbox', { name: 'Pounds' }), '7');
    await user.click(save());
    expect(screen.getByText(/52 in is outside/)).toBeTruthy();
    expect(screen.getByText(/16 ounces make a pound/)).toBeTruthy();
    expect(await db.growths.count()).toBe(0);
  });

  test('asks about an unlikely weight, and saves it after a yes', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, preferences: { units: METRIC_UNITS } });
    const weight = await screen.findByRole('textbox', { name: 'Weight (kg)' });
    await user.type(weight, '42');
    await user.clear(weight);
    await user.type(weight, '12');
    await user.click(save());
    const question = await screen.findByRole('group', { name: /This weight is far above the WHO chart/ });
    expect(await db.growths.count()).toBe(0);
    await user.click(save());
    expect(screen.getByText('Choose an answer or change your entry, then save.')).toBeTruthy();
    await user.click(within(question).getByRole('radio', { name: 'Yes, save it as is' }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 12 kg')).toBeTruthy();
  });

  test('asks again about another unlikely weight, but not about a likely one', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, preferences: { units: METRIC_UNITS } });
    const weight = await screen.findByRole('textbox', { name: 'Weight (kg)' });
    await user.type(weight, '12');
    await user.click(save());
    await user.click(await screen.findByRole('radio', { name: 'Yes, save it as is' }));
    await user.type(weight, '.5');
    expect(screen.queryByRole('radio', { name: 'Yes, save it as is' })).toBeNull();
    await user.click(save());
    expect(await screen.findByRole('radio', { name: 'Yes, save it as is' })).toBeTruthy();
    await user.clear(weight);
    await user.type(weight, '4.2');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 4.2 kg')).toBeTruthy();
    expect(await db.growths.count()).toBe(1);
  });

  test('keeps unknown fields, and does not round values that were not edited', async () => {
    const growth = { ...aGrowth(), clinic: 'North' };
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: growth.id }),
      growth: [growth],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s measurements' }));
    expect((dialog.getByRole('textbox', { name: 'Ounces' }) as HTMLInputElement).value).toBe('4.2');
    await user.clear(dialog.getByRole('textbox', { name: 'Head circumference (in)' }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: 9 lb 4.2 oz · 20.47 in')).toBeTruthy();
    expect(await db.growths.get(growth.id)).toMatchObject({
      weightKg: 4.2,
      lengthCm: 52,
      headCm: null,
      clinic: 'North',
    });
  });
});
