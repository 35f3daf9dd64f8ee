import { serve } from '../scripts/serve.mjs';
import { APPEARANCES, appear, enterDemo, settled } from '../scripts/visit.mjs';
import { launch, PHONE } from './browser.mjs';
import { printTable } from './figures.mjs';

/**
 * Measures the screens as a parent meets them: taps per act, page heights, sizes of text and the light that a screen
 * sends out. All are properties of the page, so one turn is enough.
 */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(name: string | RegExp, role?: 'button' | 'link' | 'radio' | 'tab') => Promise<void>} Tap */

/** At this hour the demo's baby is awake. */
const NOW = new Date('2026-05-14T15:40:00-07:00');

/**
 * The acts, each with the fewest taps among Huckleberry, Nara and Baby Daybook. `null` where they have no such act.
 * `done` is a text that appears when the act is done. The act that starts a timer for a feed of this morning is a
 * browser test of the daily log, because it drags a wheel. `minutes` pass between two taps.
 *
 * @type {{ act: string, best: number | null, from?: string, run: (tap: Tap) => Promise<void>, minutes?: number, done: string | RegExp }[]}
 */
const ACTS = [
  {
    act: 'home page to demo',
    best: null,
    from: '/',
    run: (tap) => tap('Try Live Demo', 'link'),
    done: 'Viewing Demo Mode',
  },
  { act: 'wet diaper', best: 2, run: (tap) => tap('Wet'), done: 'Saved for Olive: Wet diaper' },
  { act: 'the usual bottle', best: 3, run: (tap) => tap(/^4\soz/), done: /^Saved for Olive: .*4\soz/ },
  {
    act: 'a breastfeed by timer, both sides',
    best: 4,
    run: async (tap) => {
      await tap(/^Left/);
      await tap('Switch to right');
      await tap('Stop and save');
    },
    minutes: 5,
    done: 'Saved for Olive',
  },
  {
    act: 'a wet diaper of 15 min ago',
    best: 5,
    run: async (tap) => {
      await tap('Wet');
      await tap(/^15/);
    },
    done: /3:25\sPM/,
  },
  {
    act: 'undo',
    best: 3,
    run: async (tap) => {
      await tap('Wet');
      await tap('Undo');
    },
    done: /^(Undone|Removed)/,
  },
  {
    act: 'a sleep',
    best: 2,
    run: async (tap) => {
      await tap('Start sleep');
      await tap('End sleep');
    },
    minutes: 5,
    done: 'Saved for Olive',
  },
  {
    act: 'yesterday’s log',
    best: 2,
    run: async (tap) => {
      await tap('Daily Log', 'link');
      await tap('Previous day');
    },
    done: 'Yesterday',
  },
  {
    act: 'the visit report',
    best: 4,
    run: async (tap) => {
      await tap('Summaries', 'link');
      await tap('Share', 'link');
      await tap('Make the report');
    },
    done: 'The report is ready.',
  },
];

export async function run() {
  const site = await serve();
  const browser = await launch();
  const open = async () => {
    const page = await (
      await browser.newContext({ ...PHONE, baseURL: site.address, hasTouch: true })
    ).newPage();
    await page.clock.install({ time: NOW });
    return page;
  };
  await printTaps(open);
  const page = await open();
  await enterDemo(page);
  await printText(page);
  await printLight(page);
  await browser.close();
  await site.stop();
}

/** @param {() => Promise<Page>} open */
async function printTaps(open) {
  const rows = [['act', 'taps', 'best in field']];
  for (const { act, best, from = '/app?demo', run: perform, minutes = 0, done } of ACTS) {
    const page = await open();
    await page.goto(from);
    await settled(page);
    let taps = 0;
    await perform(async (name, role = 'button') => {
      if (taps > 0) await page.clock.fastForward(minutes * 60_000);
      taps += 1;
      await page.getByRole(role, { name }).filter({ visible: true }).first().tap();
    });
    await page.getByText(done).filter({ visible: true }).first().waitFor();
    rows.push([act, String(taps), best === null ? '–' : String(best)]);
    if (best !== null && taps > best) process.exitCode = 1;
    await page.context().close();
  }
  printTable('Taps from the dashboard, or from the home page', rows);
}

/** @param {Page} page */
async function printText(page) {
  const rows = [['screen at 390 px', 'height', 'text runs under 16 px']];
  for (const [name, address] of Object.entries({
    dashboard: '/app',
    log: '/app/log',
    overview: '/app/summaries',
    growth: '/app/summaries?tab=growth',
    share: '/app/summaries?tab=share',
    profile: '/app/profile',
  })) {
    await page.goto(address);
    await settled(page);
    const { height, small, all } = await page.evaluate(measureText);
    rows.push([name, `${height} px`, `${small} of ${all} (${Math.round((100 * small) / all)} %)`]);
  }
  printTable('Height and text', rows);
}

/** Runs in the page. Counts the visible texts, and those under 16 px. */
function measureText() {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  let all = 0;
  let small = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.textContent?.trim()) continue;
    const { width, height } = element.getBoundingClientRect();
    // Texts for screen readers alone are a pixel wide.
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    all += 1;
    if (Number.parseFloat(getComputedStyle(element).fontSize) < 16) small += 1;
  }
  return { height: document.documentElement.scrollHeight, small, all };
}

/** @param {Page} page */
async function printLight(page) {
  const screens = {
    dashboard: '/app',
    log: '/app/log',
    form: '/app/log?add=feed',
    month: '/app/calendar',
    rhythm: '/app/calendar?view=rhythm',
    summaries: '/app/summaries',
    profile: '/app/profile',
    crib: '/app/crib',
  };
  const rows = [['mean light, % of white', ...Object.keys(screens)]];
  for (const appearance of APPEARANCES) {
    /** @type {string[]} */
    const row = [appearance];
    for (const address of Object.values(screens)) {
      await page.goto(address);
      await settled(page);
      await appear(page, appearance);
      await settled(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      row.push((await page.evaluate(meanLight, picture.toString('base64'))).toFixed(1));
    }
    rows.push(row);
  }
  printTable('Relative luminance of the first screen, 390 x 844', rows);
}

/** Runs in the page. Returns the mean relative luminance of WCAG 2.2 of a picture, in percent. @param {string} png */
async function meanLight(png) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = Float64Array.from({ length: 256 }, (_, value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const weights = [0.2126, 0.7152, 0.0722, 0];
  let sum = 0;
  for (const [at, value] of data.entries()) sum += (weights[at % 4] ?? 0) * (linear[value] ?? 0);
  return (100 * sum) / (data.length / 4);
}
