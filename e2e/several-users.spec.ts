import type { Page } from '@playwright/test';
import { addBaby, choose, expectCount, goTo, goToSection, JUNE, log, signUp } from './app-page.ts';
import { turnOnAutoLock } from './auto-lock.ts';
import { expect, test } from './fixtures.ts';
import { signIn, signOut } from './sign-in.ts';

const MIA = { name: 'Mia', email: 'mia@example.com', password: 'starlight' };

/** The data of each user that the other must never see. */
const FAMILIES = [
  { who: JUNE, baby: 'Wren', note: 'sleepy head' },
  { who: MIA, baby: 'Olive', note: 'hiccups' },
];

/** Records every moment, however brief, at which the page shows one user's name with the other user's data. */
async function watchForMixing(page: Page): Promise<void> {
  await page.addInitScript((families) => {
    const mixed: string[] = [];
    Object.assign(window, { mixed });
    const look = () => {
      const shown = document.documentElement.textContent ?? '';
      for (const { who } of families) {
        if (!shown.includes(`Welcome, ${who.name}!`)) continue;
        for (const other of families.filter((one) => one.who.name !== who.name))
          for (const secret of [other.baby, other.note, other.who.email])
            if (shown.includes(secret)) mixed.push(`${secret} under ${who.name}`);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, FAMILIES);
}

async function expectUnmixed(...pages: Page[]): Promise<void> {
  for (const page of pages) expect(await page.evaluate(() => Reflect.get(window, 'mixed'))).toEqual([]);
}

/** Signs up a user, adds the baby, and logs a diaper with the note. */
async function settle(page: Page, { who, baby, note }: (typeof FAMILIES)[number]): Promise<void> {
  await page.goto('/account');
  await signUp(page, who);
  await addBaby(page, baby);
  await page.getByRole('button', { name: 'Later, in Profile' }).click();
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', async () => {
    await choose(page, 'Wet');
    await page.getByLabel('Note').fill(note);
  });
}

test('the second user of a device sees nothing of the first, not even preferences', async ({ page }) => {
  await watchForMixing(page);
  const [june, mia] = FAMILIES as [(typeof FAMILIES)[number], (typeof FAMILIES)[number]];
  await settle(page, june);
  await goToSection(page, 'Units and time');
  await choose(page, 'ml');
  await page.getByLabel('Weeks start on').selectOption('Monday');
  await goToSection(page, 'Security');
  await turnOnAutoLock(page, '1 hour');
  await goToSection(page, 'Appearance');
  await choose(page, 'Night');
  await signOut(page);

  await settle(page, mia);
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 1);
  await goToSection(page, 'Units and time');
  await expect(page.getByRole('radio', { name: 'oz', exact: true })).toBeChecked();
  await expect(page.getByLabel('Weeks start on')).toHaveValue('0');
  await goToSection(page, 'Security');
  await expect(
    page.getByRole('radio', { name: 'Off', exact: true }),
    'each user has their own auto-lock',
  ).toBeChecked();
  await goToSection(page, 'Appearance');
  await expect(
    page.getByRole('radio', { name: 'Night' }),
    'the appearance belongs to the device',
  ).toBeChecked();
  await expectUnmixed(page);
  await signOut(page);

  await signIn(page, JUNE);
  await goToSection(page, 'Units and time');
  await expect(page.getByRole('radio', { name: 'ml', exact: true })).toBeChecked();
  await goToSection(page, 'Security');
  await expect(page.getByRole('radio', { name: '1 hour', exact: true })).toBeChecked();
  await expectUnmixed(page);
});

test('two tabs follow a fast change of users together, and never mix them', async ({ page, context }) => {
  test.slow();
  for (const family of FAMILIES) {
    await settle(page, family);
    await signOut(page);
  }
  const other = await context.newPage();
  await watchForMixing(page);
  await watchForMixing(other);
  await other.goto('/app/log');
  await expect(other.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  for (const { who, baby, note } of [...FAMILIES, ...FAMILIES]) {
    await signIn(page, who);
    await expect(page.getByText(new RegExp(`${baby}, 5 weeks`))).toBeVisible();
    // The other tab follows without a tap.
    await expect(other.getByRole('button', { name: new RegExp(note) })).toBeVisible();
    await expectUnmixed(page, other);
    await signOut(page);
    await expect(other.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  }

  // The last change goes directly from one user to the other, without signing out.
  await signIn(page, JUNE);
  await expect(other.getByRole('button', { name: /sleepy head/ })).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem('weehours:user'));
  await signOut(page);
  await signIn(page, MIA);
  await expect(other.getByRole('button', { name: /hiccups/ })).toBeVisible();
  await page.evaluate((user) => localStorage.setItem('weehours:user', user ?? ''), saved);
  await expect(other.getByRole('button', { name: /sleepy head/ })).toBeVisible();
  await expectUnmixed(page, other);
});
