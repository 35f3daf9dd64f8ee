import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

/**
 * Builds and serves the baselines in `shell/`. `/` is the minimal app (`shell/main.tsx`). `/bare.html` is a page that
 * does one strict put for each tap.
 */
export async function serveShell() {
  const folder = await mkdtemp(join(tmpdir(), 'wee-hours-shell-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('shell', import.meta.url)),
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : ''}`,
    folder,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
