import { readdir } from 'node:fs/promises';

/**
 * `npm run bench` runs every `*.bench.mjs` in this folder in turn, on the production build in a real Chromium. `npm run
 * bench -- quick` runs only those whose names contain "quick".
 */

const wanted = process.argv[2] ?? '';
const folder = new URL('.', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.bench.mjs') && name.includes(wanted));
for (const name of names.sort()) {
  const { run } = await import(new URL(name, folder).href);
  await run();
}
