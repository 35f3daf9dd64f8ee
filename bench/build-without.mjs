import { build } from 'vite';

/**
 * Builds the app with replaced code: `node bench/build-without.mjs <folder> <JSON of a Without>` (see
 * `paint-order.bench.mjs`). Fails unless each piece of code to replace occurs exactly once in the file.
 */

const [outDir = '', without = '{}'] = process.argv.slice(2);
/** @type {import('./paint-order.bench.mjs').Without} */
const { file, replace } = JSON.parse(without);
let replaced = false;
await build({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'without',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(`/src/${file}`)) return null;
        replaced = true;
        return replace.reduce((changed, [from, to]) => {
          const parts = changed.split(from);
          if (parts.length !== 2) throw new Error(`“${from}” is in ${file} ${parts.length - 1} times.`);
          return parts.join(to);
        }, code);
      },
    },
  ],
});
if (!replaced) throw new Error(`${file} is not in the build.`);
