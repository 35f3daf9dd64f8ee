import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { PRODUCT_FILES, PRODUCTS_FOLDER, type ProductFile } from '../../src/site/product-files.ts';

type Products = typeof import('../products/product-makers.ts');

/**
 * The sources of all products: the font, and the imports that `biome.json` allows in `scripts/products/`. The list of
 * file names is not among them, because it does not affect the content of a product.
 */
const SOURCES = [
  'package-lock.json',
  'scripts/products',
  'src/domain',
  'src/exports/csv-text.ts',
  'src/words/en/signs.ts',
  'src/styles/fonts/wee-display.woff2',
  'src/words/en/call.ts',
  'src/words/en/care.ts',
  'src/words/en/fields.ts',
];

/**
 * Ships the products as files, in the build's output and from the dev server at the same addresses. A product is made
 * at its first use, then cached in `node_modules/.cache` until one of its sources changes.
 */
export function products(): Plugin {
  let root = '';
  return {
    name: 'wee-hours:products',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const name of PRODUCT_FILES) {
        const source = await productOf(root, name);
        this.emitFile({ type: 'asset', fileName: PRODUCTS_FOLDER.slice(1) + name, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(PRODUCTS_FOLDER, (request, response, next) => {
        const name = PRODUCT_FILES.find((file) => request.url?.split('?')[0] === `/${file}`);
        if (name) productOf(root, name).then((file) => response.end(file), next);
        else next();
      });
    },
  };
}

async function productOf(root: string, name: ProductFile): Promise<Uint8Array> {
  const cache = join(root, 'node_modules/.cache/wee-hours-products');
  const folder = join(cache, await hashOfSources(root));
  const path = join(folder, name);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const { module } = await runnerImport<Products>(join(root, 'scripts/products/product-makers.ts'), {
    configFile: false,
    root,
  });
  const file = module.PRODUCT_MAKERS[name]();
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(cache)) {
    if (join(cache, other) !== folder) await rm(join(cache, other), { recursive: true, force: true });
  }
  // Another build may read the cache at any time, so the file gets its final name only when it is complete.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, file);
  await rename(unfinished, path);
  return file;
}

async function hashOfSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const isFolder = (await stat(path)).isDirectory();
    const inside = isFolder ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
    const files = inside.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of isFolder ? files.sort() : [path]) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
