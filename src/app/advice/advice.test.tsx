import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Temperature } from '#domain/kinds/temperature/temperature.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aUser } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderApp } from '#testing/render-app.tsx';
import { signs } from '#words/en/signs.ts';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { units: METRIC_UNITS, kinds: ['temperature'] },
};
const aTemperature = (celsius: number) => anEntry('temperature', { celsius, typedUnit: 'C' }) as Temperature;
const banner = () => screen.findByRole('region', { name: 'When to call' });
const noBanner = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'When to call' })).toBeNull());
const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

async function add(user: Awaited<ReturnType<typeof renderApp>>['user'], celsius: string) {
  await user.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await user.type(await screen.findByRole('textbox', { name: 'Temperature (°C)' }), celsius);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the advice on a fever under 3 months', () => {
  test('stays on every screen and after a reload until it is dismissed', async () => {
    const who = aUser();
    const { user } = await renderApp({ ...visit, who });
    await add(user, '38');
    const text = (await banner()).textContent;
    expect(text).toContain(signs.feverUnder3Months);
    expect(text).toContain('Call your clinician right away, day or night');
    expect(text).toContain('HealthyChildren: Fever: When to Call the Pediatrician, 2020');
    expect(text).toContain('not medical advice');
    expect(text).toContain('38.0 °C');

    cleanup();
    await renderApp({ ...visit, who, at: paths.crib, babies: [] });
    expect((await banner()).textContent).toContain(signs.feverUnder3Months);

    cleanup();
    const again = await renderApp({ ...visit, who, at: paths.profile, babies: [] });
    expect((await banner()).textContent).toContain(signs.feverUnder3Months);
    await again.user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await noBanner();

    cleanup();
    await renderApp({ ...visit, who, babies: [] });
    expect((await timeline()).getByText(signs.feverUnder3Months)).toBeTruthy();
    await noBanner();
  });

  test('appears after an edit that raises the temperature, and not after others', async () => {
    const { user } = await renderApp({ ...visit, temperature: [aTemperature(37.4)] });
    const editTo = async (from: RegExp, celsius: string) => {
      await user.click((await timeline()).getByRole('button', { name: from }));
      const input = await screen.findByRole('textbox', { name: 'Temperature (°C)' });
      await user.clear(input);
      await user.type(input, celsius);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(new RegExp(`Saved for Juniper: ${celsius}`));
    };
    await editTo(/37\.4/, '37.9');
    await noBanner();
    await editTo(/37\.9/, '38.1');
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await editTo(/38\.1/, '38.5');
    await noBanner();
  });

  test('disappears with the entry, and shows only the latest of several', async () => {
    const { user } = await renderApp(visit);
    await add(user, '38.2');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await noBanner();
    await add(user, '38.4');
    await add(user, '38.6');
    await waitFor(async () => expect((await banner()).textContent).toContain('38.6 °C'));
    expect((await banner()).textContent).not.toContain('38.4 °C');
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await noBanner();
  });

  test('is on an entry that was not saved here, without a banner', async () => {
    await renderApp({ ...visit, temperature: [aTemperature(38.3)] });
    expect((await timeline()).getByText(signs.feverUnder3Months)).toBeTruthy();
    await noBanner();
  });

  test('does not exist for an older baby', async () => {
    const { user } = await renderApp({ ...visit, babies: [aBaby({ birthDate: '2025-05-01' })] });
    await add(user, '39');
    expect((await timeline()).getByRole('button', { name: /39\.0 °C/ })).toBeTruthy();
    expect(screen.queryByText(signs.feverUnder3Months)).toBeNull();
    await noBanner();
  });
});

describe('the advice on stool', () => {
  test.each([
    ['White', 'White or pale, chalky gray stool, at any age', 'Call your clinician right away'],
    ['Red', 'If it’s this: Blood in the stool', 'Call your clinician the same day'],
    ['Black', 'Black stool is usual only in the first days. Check with your clinician.', ''],
  ])('stays after %s is saved, and is below the entry', async (color, said, urgency) => {
    const { user } = await renderApp(visit);
    await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diaper for Juniper' }));
    await user.click(dialog.getByRole('radio', { name: 'Dirty' }));
    await user.click(dialog.getByRole('checkbox', { name: color }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const text = (await banner()).textContent;
    for (const part of [said, urgency, 'Johns Hopkins Children’s Center', 'not medical advice'])
      expect(text).toContain(part);
    expect(text).toContain(`Saved for Juniper: Dirty diaper, ${color.toLowerCase()}`);
    expect((await timeline()).getByText(said)).toBeTruthy();
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await noBanner();
    expect((await timeline()).getByText(said)).toBeTruthy();
  });

  test('appears after a tap on a color in the toast of a tap', async () => {
    const { user } = await renderApp({ ...visit, at: paths.dashboard });
    await user.click(await screen.findByRole('button', { name: 'Dirty' }));
    await user.click(await screen.findByRole('button', { name: 'Other color' }));
    await user.click(await screen.findByRole('button', { name: 'White' }));
    expect((await banner()).textContent).toContain(signs.paleStool);
  });

  test('appears after an edit that adds the color, and not after others', async () => {
    const diaper = [aDiaper({ type: 'dirty', colors: ['brown'] })];
    const { user } = await renderApp({ ...visit, diaper });
    const choose = async (from: RegExp, color: string, saved: string) => {
      await user.click((await timeline()).getByRole('button', { name: from }));
      await user.click(await screen.findByRole('checkbox', { name: color }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(`Saved for Juniper: Dirty diaper, ${saved}`);
    };
    await choose(/brown/, 'Red', 'brown, red');
    expect((await banner()).textContent).toContain(signs.bloodInStool);
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await choose(/brown, red/, 'Brown', 'red');
    await noBanner();
  });

  test('is on an entry that was not saved here, without a banner', async () => {
    await renderApp({ ...visit, diaper: [aDiaper({ type: 'dirty', colors: ['white'] })] });
    expect((await timeline()).getByText(signs.paleStool)).toBeTruthy();
    await noBanner();
  });
});
