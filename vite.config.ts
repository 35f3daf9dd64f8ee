import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { compileAhead, firstFiles } from './scripts/vite/first-files.ts';
import { licenses } from './scripts/vite/licenses.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { products } from './scripts/vite/products.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The one source of the manifest: the file at the top level. */
const manifest: Partial<ManifestOptions> = JSON.parse(readFileSync(here('./manifest.webmanifest'), 'utf8'));

/** jsPDF brings these along for features that we do not use: 370 KiB that every parent would download. */
const neverShipped = here('./scripts/vite/never-shipped.js');

/** Fuzzing, fault injection and password hashes: minutes of work. `npm run check` leaves them out. */
const SLOW = 'src/**/*.slow.test.ts';

export default defineConfig({
  plugins: [
    react(),
    licenses(),
    compileAhead(),
    products(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,woff2,ttf,json}'],
        globIgnores: ['screenshots/**', 'og/**', 'splash/**', 'products/**', 'routes.json', 'connect.json'],
      },
    }),
  ],
  resolve: {
    alias: {
      html2canvas: neverShipped,
      canvg: neverShipped,
      dompurify: neverShipped,
      // As it is written: what the package gives by itself is put into the words of browsers from before 2017.
      dexie: 'dexie/dist/modern/dexie.mjs',
      // What the package gives by itself is meant for developers, in production too.
      'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
      'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
    },
  },
  build: {
    // The polyfill is an inline script, which our content security policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles() } } },
  },
  test: {
    // Ends what hangs. Nothing is timed: ten thousand fuzzed files take their while on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Not UTC and not where a server stands: a day taken from the wrong clock shows.
    env: { TZ: 'America/Los_Angeles' },
    // Else it would have a Dexie of its own, whose live queries hear nothing of ours.
    server: { deps: { inline: ['dexie-react-hooks'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: [SLOW],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'slow', environment: 'node', include: [SLOW], setupFiles: ['src/testing/setup.ts'] },
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
