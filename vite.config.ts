import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { RouteObject } from 'react-router-dom';
import { createServer, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The one source of the manifest: the file at the top level. */
const manifest: Partial<ManifestOptions> = JSON.parse(readFileSync(here('./manifest.webmanifest'), 'utf8'));

/** jsPDF brings these along for features that we do not use: 370 KiB that every parent would download. */
const neverShipped = here('./scripts/vite/never-shipped.js');

/** The empty app shell under a name of its own: what the worker and the server answer for a screen of the app. */
function appShell(): Plugin {
  return {
    name: 'wee-hours:app-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build made no index.html to take the app shell from');
      this.emitFile({ type: 'asset', fileName: 'app.html', source: page.source });
    },
  };
}

/** The route table without its screens, for the server: it must know what is a screen and what is not found. */
function routeTable(): Plugin {
  const addresses = (routes: RouteObject[]): object[] =>
    routes.map(({ path, index, children }) => ({ path, index, children: children && addresses(children) }));
  return {
    name: 'wee-hours:route-table',
    apply: 'build',
    async generateBundle() {
      const vite = await createServer({
        configFile: false,
        root: here('.'),
        logLevel: 'error',
        appType: 'custom',
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false, watch: null },
      });
      const { routes } = await vite.ssrLoadModule('/src/routes.tsx');
      await vite.close();
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(addresses(routes)) });
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    appShell(),
    routeTable(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,woff2,ttf,json,pdf}'],
        globIgnores: ['screenshots/**', 'routes.json'],
      },
    }),
  ],
  resolve: {
    alias: { html2canvas: neverShipped, canvg: neverShipped, dompurify: neverShipped },
  },
  build: {
    // The polyfill is an inline script, which our content security policy refuses.
    modulePreload: { polyfill: false },
  },
  test: {
    testTimeout: 20_000,
    // Not UTC and not where a server stands: a day taken from the wrong clock shows.
    env: { TZ: 'America/Los_Angeles' },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts', 'src/testing/setup-screens.ts'],
        },
      },
    ],
  },
});
