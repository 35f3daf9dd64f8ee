import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds the app into the folder `dist`, with further environment variables. */
export async function buildApp(dist: string, env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', dist, '--logLevel', 'error'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...env },
  });
}
