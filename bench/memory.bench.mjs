import { serve } from '../scripts/serve.mjs';
import { openFamily, seed } from './family.mjs';
import { printTable } from './figures.mjs';

/**
 * Compares the page's memory after 1,000 navigations with that after 10, each after garbage collection. A screen must
 * not leak. Also reports the document's nodes and listeners, and the heap without compiled code. The engine compiles
 * more code the longer any page runs, which is not a leak.
 */

const FEW = 10;
const MANY = 1000;
const MOST = 1.2;
const PLACES = ['Dashboard', 'Daily Log', 'Calendar', 'Summaries', 'Profile'];

/** @typedef {import('@playwright/test').CDPSession} CDPSession */

export async function run() {
  const site = await serve();
  const { page, close } = await openFamily(site.address);
  await seed(page, 840);
  await page.reload();
  await page.getByRole('button', { name: 'Wet' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // Opens every screen once. All code is then loaded, and later growth comes only from navigation.
  await change(page, PLACES.length);
  await change(page, FEW);
  const few = await held(session);
  await change(page, MANY - FEW);
  const many = await held(session);
  await close();
  await site.stop();
  const ratio = many.heap / few.heap;
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  printTable(`What the page holds after changes of the screen`, [
    ['changes', 'heap', 'ratio', 'without code', 'ratio', 'nodes', 'listeners'],
    ...[few, many].map(({ heap, code, nodes, listeners }, index) => [
      String(index ? MANY : FEW),
      megabytes(heap),
      (heap / few.heap).toFixed(2),
      megabytes(heap - code),
      ((heap - code) / (few.heap - few.code)).toFixed(2),
      String(nodes),
      String(listeners),
    ]),
  ]);
  console.log(
    `After ${MANY} it holds ${ratio.toFixed(2)} times what it holds after ${FEW}; ${MOST} is promised.`,
  );
  if (ratio > MOST) process.exitCode = 1;
}

/**
 * Follows the bottom links from screen to screen, and waits until each screen is drawn.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
async function change(page, times) {
  await page.evaluate(
    async ({ places, total }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const links = () => [
        .../** @type {NodeListOf<HTMLAnchorElement>} */ (
          document.querySelectorAll('nav[aria-label="Places"] a')
        ),
      ];
      for (let index = 1; index <= total; index += 1) {
        const place = places[index % places.length];
        const link = links().find(({ textContent }) => textContent?.trim() === place);
        if (!link) throw new Error(`There is no way to ${place}.`);
        link.click();
        while (!document.title.includes(place ?? '') || !document.querySelector('#main h1')) await frame();
        await frame();
      }
    },
    { places: PLACES, total: times },
  );
  await page.waitForLoadState('networkidle');
}

/** Code of a screen may still run for this long after the parent left the screen. */
const AFTERMATH_MS = 6000;

/** @param {CDPSession} session */
async function held(session) {
  await new Promise((resolve) => setTimeout(resolve, AFTERMATH_MS));
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: value('JSHeapUsedSize'),
    code: await codeIn(session),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Returns the bytes of compiled code in the heap. @param {CDPSession} session */
async function codeIn(session) {
  let text = '';
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size];
  }
  return bytes;
}
