import type { Page } from '@playwright/test';
import { addBaby, choose, enterDemo, goTo, JUNE, log, signUp } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { signIn, signOut } from '../sign-in.ts';
import { readLogs } from './log-rows.ts';
import { report, rounds } from './rounds.ts';

const MIA = { name: 'Mia', email: 'mia@example.com', password: 'starlight' };
const FAMILIES = [
  { who: JUNE, baby: 'Wren', note: 'sleepy head' },
  { who: MIA, baby: 'Hazel', note: 'hiccups' },
];

async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await enterDemo(page);
}

test('no switch between a demo and two families shows rows of another log', async ({ page }) => {
  const SWITCHES = rounds(100, 9);
  test.setTimeout(120_000 + SWITCHES * 20_000);
  for (const { who, baby, note } of FAMILIES) {
    await page.goto('/account');
    await signUp(page, who);
    await addBaby(page, baby);
    await goTo(page, 'Daily Log');
    await log(page, 'Diaper', async () => {
      await choose(page, 'Wet');
      await page.getByLabel('Note').fill(note);
    });
    await signOut(page);
  }

  let crossed = 0;
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const family = FAMILIES[turn % 3];
    if (family) await signIn(page, family.who);
    else await enterAsGuest(page);
    await goTo(page, 'Daily Log');
    if (family) await expect(page.getByRole('button', { name: new RegExp(family.note) })).toBeVisible();
    else await expect(page.getByText('Olive’s log')).toBeVisible();
    const shown = (await page.locator('body').textContent()) ?? '';
    for (const { baby, note } of FAMILIES.filter((other) => other !== family))
      if (shown.includes(baby) || shown.includes(note)) crossed += 1;
    await signOut(page);
  }
  const logs = await readLogs(page);
  const notes = logs.map(({ rows }) => rows.diapers?.map(({ note }) => note));
  expect(notes.sort()).toEqual(FAMILIES.map(({ note }) => [note]).sort());
  expect(crossed).toBe(0);
  report({ switches: SWITCHES, databases: logs.length, 'rows that crossed': crossed });
});
