import { readdir } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/**
 * `npm run bench` runs every `*.bench.mjs` in this folder in turn, on the production build in a real Chromium. `npm run
 * bench -- quick` runs only those whose names contain "quick". Prints the load of the machine before and after each,
 * because a busy machine distorts ratios too. The load includes the benchmark itself.
 */

const wanted = process.argv[2] ?? '';
const folder = new URL('.', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.bench.mjs') && name.includes(wanted));
for (const name of names.sort()) {
  const { run } = await import(new URL(name, folder).href);
  const before = load();
  await run();
  console.log(
    `${name}: load of the last minute ${before} before and ${load()} after, on ${cpus().length} cores`,
  );
}

/** Returns how many tasks ran or waited on average in the last minute. */
function load() {
  return loadavg()[0]?.toFixed(1);
}
