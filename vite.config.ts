import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { fileNameOf } from './scripts/vite/file-names.ts';
import { compileAhead, firstFiles } from './scripts/vite/first-files.ts';
import { licenses } from './scripts/vite/licenses.ts';
import { languageForTests } from './scripts/vite/made-up-language.ts';
import { filesToPreload } from './scripts/vite/preloads.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { products } from './scripts/vite/products.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The web app manifest. Its only source is the file at the top level. */
const manifest: Partial<ManifestOptions> = JSON.parse(readFileSync(here('./manifest.webmanifest'), 'utf8'));

/** Replaces dependencies of jsPDF for features that we do not use. Every parent would download their 370 KiB. */
const neverShipped = here('./scripts/vite/never-shipped.js');

/** Tests with fuzzing, fault injection or password hashes, which take minutes. `npm run check` leaves them out. */
const SLOW = 'src/**/*.slow.test.ts';

export default defineConfig({
  plugins: [
    react(),
    languageForTests(),
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
      // Dexie's modern build. By default, the package exports a build for browsers from before 2017.
      dexie: 'dexie/dist/modern/dexie.mjs',
      // The router's production build. By default, the package exports its development build, also in production.
      'react-router/dom': here('./node_modules/react-router/dist/production/dom-export.mjs'),
      'react-router': here('./node_modules/react-router/dist/production/index.mjs'),
    },
  },
  build: {
    // The polyfill is an inline script, which our content security policy refuses.
    modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles() }, chunkFileNames: fileNameOf } },
  },
  test: {
    // Ends hanging tests only. Ten thousand fuzzed files take long on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // A zone other than UTC, the usual zone of servers, so that a day in the wrong zone fails a test.
    env: { TZ: 'America/Los_Angeles' },
    // Inlined, so that it uses our Dexie. With a second Dexie, its live queries would miss our writes.
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
