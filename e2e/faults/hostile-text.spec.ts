import type { Page } from '@playwright/test';
import { choose, goTo, log } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { report, rounds } from './rounds.ts';
import { watchPolicy } from './watched.ts';

test.use({ serviceWorkers: 'allow' });

/** Known injection payloads. Each would call `hit` if it were executed. */
const CORPUS = [
  '"><img src=x onerror=hit()>',
  '<script>hit()</script>',
  "'-hit()-'",
  'javascript:hit()',
  '</script><svg onload=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '{{constructor.constructor("hit()")()}}',
  '<a href="data:text/html,<script>opener.hit()</script>">a</a>',
  '<math><mtext><style><img src=x onerror=hit()></style>',
  '__proto__',
];

const ADDRESSES = [
  '/account?from=',
  '/pricing?plan=',
  '/blog/',
  '/app/log?day=',
  '/app/log?kind=',
  '/app/log?add=',
  '/app/log?edit=',
  '/app/log?find=',
  '/app/calendar?month=',
  '/app/calendar?view=',
  '/app/calendar?view=rhythm&from=',
  '/app/calendar?view=rhythm&to=',
  '/app/summaries?week=',
  '/app/summaries?days=',
  '/app/summaries?curve=',
  '/app/profile/data?import=',
  '/app/crib?x=',
  '/nowhere/',
];

/** Pages with text fields that the test fills but does not submit. */
const FORMS = [
  '/support',
  '/blog',
  '/app',
  '/app/log',
  '/app/log?add=feed',
  '/app/log?add=diaper',
  '/app/log?add=sleep',
  '/app/log?add=growth',
  '/app/summaries',
  '/app/profile/data',
  '/app/crib',
];

// The unknown address in this test gives 404, which the browser logs. The address has a dot, so that the worker does
// not answer it.
test.use({ expectedErrors: [/404/] });

/** Makes a table of another app with hostile text in every cell. */
function importFile(text: string): { name: string; mimeType: string; buffer: Buffer } {
  const cell = `"${text.replaceAll('"', '""')}"`;
  const rows = [
    'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver',
    `1/14/20 10:00 AM,1/14/20 11:30 AM,90,Sleep,,${cell},${cell},${cell},${cell}`,
    `1/14/20 12:00 PM,,,${cell},,,${cell},${cell},${cell}`,
  ];
  return {
    name: `${text.replaceAll('/', '')}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  };
}

async function arrive(page: Page, text: string, turn: number): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await page.getByLabel('Name', { exact: true }).fill(text);
  await page.getByLabel('Email', { exact: true }).fill(`june${turn}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(`${text} moonlight`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Baby’s name')).toBeVisible();
  await page.getByLabel('Baby’s name').fill(text);
  await page.getByLabel('Birth date').fill('2026-10-10');
  await choose(page, 'Girl');
  await page.getByRole('button', { name: 'Add baby' }).click();
  await expect(page.getByLabel('Baby’s name')).toHaveCount(0);
}

/** Types `text` into every text field of this page. Returns the number of fields. */
async function typeEverywhere(page: Page, text: string): Promise<number> {
  const fields = page.locator(
    'textarea, input:not([type]), input:is([type=text], [type=search], [type=email], [type=password])',
  );
  const shown = fields.filter({ visible: true });
  const count = await shown.count();
  for (let nth = 0; nth < count; nth += 1) await shown.nth(nth).fill(text);
  return count;
}

test('hostile text in every field, file and address stays text', async ({ page, context }) => {
  const texts = CORPUS.slice(0, rounds(CORPUS.length, 2));
  test.setTimeout(60_000 + texts.length * 90_000);
  const watched = await watchPolicy(context);
  await context.exposeFunction('hit', () => watched.dialogs.push('a text was run'));
  let places = 0;
  for (const [turn, text] of texts.entries()) {
    await arrive(page, text, turn);
    await goTo(page, 'Daily Log');
    await log(page, 'Diaper', async () => {
      await choose(page, 'Wet');
      await page.getByLabel('Note').fill(text);
    });
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await page.goto('/app/profile/data');
    await page.getByLabel('Choose files').setInputFiles(importFile(text));
    await page.getByRole('button', { name: /^Import \d/ }).click();
    await expect(page.getByText(/^Your log .*is imported$/).first()).toBeVisible();
    await page.goto('/app/summaries?tab=share');
    await page.getByLabel('Questions for the visit').fill(text);
    await page.goto('/support');
    await page.getByLabel('Name', { exact: true }).fill(text);
    await page.getByLabel('Message').fill(text);
    places += 8;
    let fields = 0;
    for (const address of FORMS) {
      await page.goto(address);
      await expect(page.getByRole('heading').first(), address).toBeVisible();
      if (address.includes('add=')) await expect(page.getByRole('dialog'), address).toBeVisible();
      fields += await typeEverywhere(page, text);
    }
    expect(fields, 'fields that were found').toBeGreaterThan(FORMS.length);
    places += fields;
    for (const address of ADDRESSES) {
      await page.goto(address + encodeURIComponent(text));
      await expect(page.getByRole('heading').first(), address).toBeVisible();
      places += 1;
    }
    expect(await page.locator('img[src="x"], iframe, svg[onload], [href^="javascript:"]').count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem('weehours:user'));
  }
  expect(watched).toMatchObject({ violations: [], foreign: [], dialogs: [] });
  report({
    texts: texts.length,
    places,
    'texts that ran': watched.dialogs.length,
    'policy violations': watched.violations.length,
  });
});

test.describe('a sink that would run text as code', () => {
  // The browser itself logs each refusal as an error.
  test.use({ expectedErrors: [/Trusted|trusted|Content Security Policy/] });

  test('is refused, for HTML, for scripts and for their addresses', async ({ page, context }) => {
    const watched = await watchPolicy(context);
    await context.exposeFunction('hit', () => watched.dialogs.push('a text was run'));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const ways: Record<string, string> = await page.evaluate(async () => {
      const hit = '<img src=x onerror=hit()>';
      const script = document.createElement('script');
      const policies = Reflect.get(window, 'trustedTypes');
      const tries: Record<string, () => unknown> = {
        'HTML in an element': () => {
          document.body.innerHTML = hit;
        },
        'HTML beside one': () => document.body.insertAdjacentHTML('beforeend', hit),
        'HTML in a document': () => document.write(hit),
        'HTML in a frame': () => {
          document.createElement('iframe').srcdoc = hit;
        },
        'a page that is parsed': () => new DOMParser().parseFromString(hit, 'text/html'),
        'a script': () => {
          script.text = 'hit()';
        },
        'a script of our own origin': () => {
          script.src = '/appearance.js';
        },
        'code in a string': () => Reflect.construct(Function, ['hit()'])(),
        'a module in an address': () => import(/* @vite-ignore */ 'data:text/javascript,hit()' as string),
        'a worker': () => new Worker('/appearance.js'),
        'another worker for offline': () => navigator.serviceWorker.register('/appearance.js'),
        'a policy of its own': () => policies.createPolicy('mine', { createHTML: (html: string) => html }),
        'the policy once more': () => policies.createPolicy('default', {}),
      };
      const outcomes: Record<string, string> = {};
      // Code that Playwright evaluates may do more than a page. After a timeout, the page's own rules apply.
      await new Promise((resolve) => setTimeout(resolve));
      for (const [name, go] of Object.entries(tries)) {
        try {
          await go();
          outcomes[name] = 'let through';
        } catch (error) {
          outcomes[name] = (error as Error).name;
        }
      }
      return outcomes;
    });
    for (const [way, outcome] of Object.entries(ways)) expect(outcome, way).toMatch(/TypeError|EvalError/);
    // Each attempt is reported. So if another test has no reports, its page attempted nothing.
    await expect.poll(() => watched.violations).toHaveLength(Object.keys(ways).length);
    expect(watched.dialogs).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    report({ ways: Object.keys(ways).length, refused: watched.violations.length });
  });
});
