import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What the app itself runs, built for production, as one script. @param {string} entry a file beside this one */
export async function bundle(entry) {
  const folder = await mkdtemp(join(tmpdir(), 'wee-hours-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'bench.js',
      },
    },
  });
  const script = await readFile(join(folder, 'bench.js'), 'utf8');
  await rm(folder, { recursive: true });
  return script;
}
