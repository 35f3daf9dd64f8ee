import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../scripts/serve.mjs';
import { slowCpu, timeToDraw } from './browser.mjs';
import { openFamily, seed } from './family.mjs';
import { median, printTable, spread } from './figures.mjs';

/**
 * Measures the time that each step of the paint order saves (`src/app/paint-order.tsx`). Builds the app as it is, and
 * for each step once without that step. Measures four durations in every build: from a start to the state, from a tap
 * to its check mark, from that tap to its toast, and from a second tap to its check mark. The second tap comes while an
 * earlier tap is being painted. A step stays if it saves more than 10 ms. The CPU is throttled 4×.
 */

const TURNS = 15;
const SLOWER = 4;
const RECORDS = 5000;
/** The live state. The kept screen shows the last one before. */
const STATE = 'section[aria-label^="Quick log"]:not([data-kept-screen] *) ul';

/**
 * The measured times in milliseconds, as described above.
 *
 * @typedef {{ start: number, checked: number, toast: number, second: number }} Times
 */
const STEPS = /** @type {const} */ (['start', 'checked', 'toast', 'second']);

/**
 * The builds. Each leaves out one step by replacing code. The first leaves out nothing.
 *
 * @typedef {{ name: string, file: string, replace: [from: string, to: string][] }} Without
 * @type {Without[]}
 */
const WITHOUT = [
  { name: 'as it is', file: 'app/paint-order.tsx', replace: [] },
  {
    name: 'whole screen with the state',
    file: 'app/paint-order.tsx',
    replace: [['useDeferredValue(true, false) ?', 'useDeferredValue(true) || instead ?']],
  },
  {
    name: 'live queries read at once',
    file: 'app/paint-order.tsx',
    replace: [['taps.set(db, Promise.race([painted, longest]));', 'void longest;']],
  },
  {
    name: 'toast with the check mark',
    file: 'app/paint-order.tsx',
    replace: [['saving.then(afterFrame)', 'saving.then(() => {})']],
  },
  {
    name: 'care state not deferred',
    file: 'app/family/use-care-state.ts',
    replace: [['const read = useDeferredValue(', 'void useDeferredValue; const read = (']],
  },
  {
    name: 'check mark rendered by React',
    file: 'ui/controls/Tile.tsx',
    replace: [
      ['useRef } from', 'useState } from'],
      ['const tick = useRef<SVGSVGElement>(null);', 'const [isDone, setDone] = useState(false);'],
      ["tick.current?.setAttribute('data-done', '')", 'setDone(true)'],
      ['ref={tick}', "data-done={isDone ? '' : undefined}"],
      ["tick.current?.removeAttribute('data-done')", 'setDone(false)'],
    ],
  },
];

export async function run() {
  const builds = [];
  for (const without of WITHOUT) builds.push({ name: without.name, dist: await buildWithout(without) });
  /** @type {{ name: string, site: Awaited<ReturnType<typeof serve>>, family: Awaited<ReturnType<typeof openFamily>>, turns: Times[] }[]} */
  const pages = [];
  for (const { name, dist } of builds) {
    const site = await serve({ dist });
    const family = await openFamily(site.address);
    await seed(family.page, RECORDS);
    pages.push({ name, site, family, turns: [] });
  }
  // The builds are interleaved, so that other load on the machine affects all equally. The first three turns are a
  // warm-up.
  for (let index = -3; index < TURNS; index += 1) {
    for (const { site, family, turns } of pages) {
      await family.page.bringToFront();
      const restoreCpu = await slowCpu(family.page, SLOWER);
      const start = await timeToDraw(family.page, `${site.address}/app`, STATE);
      await family.page.getByRole('button', { name: 'Wet' }).waitFor();
      const taps = await family.page.evaluate(tapTwice);
      await restoreCpu();
      if (index >= 0) turns.push({ start, ...taps });
    }
  }
  const rows = pages.map(({ name, turns }) => [
    name,
    ...STEPS.flatMap((step) => {
      const [ours, theirs] = [pages[0]?.turns ?? [], turns].map((all) => all.map((one) => one[step]));
      return [spread(theirs ?? []), (median(theirs ?? []) - median(ours ?? [])).toFixed(1)];
    }),
  ]);
  printTable(
    `Paint order, CPU ${SLOWER} times slower, median of ${TURNS} turns (least to most), and ms saved by the step`,
    [['without', ...STEPS.flatMap((step) => [step, 'saved'])], ...rows],
  );
  for (const { site, family } of pages) {
    await family.close();
    await site.stop();
  }
  for (const { dist } of builds) await rm(dist, { recursive: true });
}

/**
 * Builds the app without a step and returns the folder. The build runs in a new process, because this process has
 * loaded React's development version.
 *
 * @param {Without} without
 */
async function buildWithout(without) {
  const outDir = await mkdtemp(join(tmpdir(), 'wee-hours-without-'));
  const script = fileURLToPath(new URL('build-without.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, outDir, JSON.stringify(without)], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`The build without “${without.name}” failed.`);
  return outDir;
}

/**
 * Runs in the page. Taps once, waits until the page rests, then taps two other tiles. Returns the milliseconds from
 * each measured tap to the frame that shows its result.
 */
async function tapTwice() {
  const tile = (/** @type {string} */ name) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    if (!button) throw new Error(`There is no tile “${name}”.`);
    return button;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  const isChecked = (/** @type {Element} */ one) => one.querySelector('[data-done]') !== null;
  /** Returns the time at which the frame with the result is presented. @param {() => boolean} isThere */
  const shown = (isThere) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        // A user-blocking task is the first one after the frame. A timer or a message would wait for the page's own
        // work.
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
        );
      });
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    });
  /** Waits until no check mark is shown and the page has no work. */
  const rest = async () => {
    while (document.querySelector('button [data-done]')) await frame();
    for (let quiet = 0; quiet < 10; quiet += 1) await frame();
  };
  const [wet, dirty, both] = [tile('Wet'), tile('Dirty'), tile('Both')];
  await rest();
  const says = () =>
    document.querySelector('[data-state="open"]')?.textContent?.includes('Wet and dirty diaper') === true;
  const first = [shown(() => isChecked(both)), shown(says)];
  const tapped = performance.now();
  both.click();
  const [checked, said] = await Promise.all(first);
  await rest();
  wet.click();
  await shown(() => isChecked(wet));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const again = shown(() => isChecked(dirty));
  const second = performance.now();
  dirty.click();
  const secondChecked = await again;
  await rest();
  return { checked: checked - tapped, toast: said - tapped, second: secondChecked - second };
}
