import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOfImport, readModules, SOURCES } from './read-modules.mjs';

/**
 * Checks that each dynamic import also loads the catalogs of words that its code uses, unless they are loaded already.
 * A screen can render only after its catalogs are loaded (`src/words/now.ts`). If an import forgets a catalog, the
 * screen fails only when it renders, and only on a device that has not loaded the catalog before.
 */
const modules = await readModules();
for (const path of modules.keys()) if (path.startsWith('testing/')) modules.delete(path);

/** Returns the modules that load with a module: itself and its static imports. @param {string} path */
function together(path) {
  const found = new Set([path]);
  for (const one of found) {
    const imports = (modules.get(one) ?? '').matchAll(
      /^(?:import|export)(?! type)[^;]*?from '([#.][^']+)'|^import '([#.][^']+)'/gm,
    );
    for (const [, from, bare] of imports) {
      const to = pathOfImport(one, from ?? bare ?? '');
      if (modules.has(to)) found.add(to);
    }
  }
  return found;
}

/** Only the callers know whether they need the catalog `kinds`. The dashboard waits for it (`use-kind-words.ts`). */
const KIND_WORDS = 'words/say/kinds.ts';

/**
 * Returns the catalogs that a module uses: `words.pricing`, or `const { pricing } = words`. A module of `say/` gets the
 * words as an argument.
 *
 * @param {string} path
 */
function usedBy(path) {
  const code = modules.get(path) ?? '';
  if (!code.includes("from '#words/now.ts'") && !path.startsWith('words/say/')) return [];
  const members = [...code.matchAll(/(?<![\w)\]]\.)\bwords\.(?!ts\b)(\w+)/g)].map(([, name = '']) => name);
  const parts = [...code.matchAll(/\{([^{}]*)\} = words;/g)].flatMap(([, names = '']) => names.split(','));
  const used = [...members, ...parts.map((part) => part.split(':')[0]?.trim() ?? '')].filter(Boolean);
  return path === KIND_WORDS ? used.filter((name) => name !== 'kinds') : used;
}

/**
 * Returns every dynamic import: the module that has it, the module that it loads, and the catalogs that it loads with
 * it. Leaves out `exports/`, which takes its words as an argument. The compiler checks that argument.
 *
 * @returns {{ from: string, to: string, brought: string[] }[]}
 */
function dynamicImports() {
  return [...modules].flatMap(([from, code]) =>
    [...code.matchAll(/import\(\s*'([#.][^']+)'\s*\)((?:,\s*'\w+')*)/g)].map(
      ([, specifier = '', names = '']) => ({
        from,
        to: pathOfImport(from, specifier),
        brought: [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      }),
    ),
  );
}

const imports = dynamicImports().filter(({ to }) => !to.startsWith('exports/'));
// A page or screen is inside its frame. The router renders both after the catalogs of both are loaded.
for (const frame of ['site/layout/SiteLayout.tsx', 'app/shell/AppShell.tsx']) {
  const { brought = [] } = imports.find(({ to }) => to === frame) ?? {};
  const isInside = (/** @type {string} */ path) => path.split('/')[0] === frame.split('/')[0];
  for (const one of imports)
    if (one.from === 'entry/routes.tsx' && one.to !== frame && isInside(one.to)) one.brought.push(...brought);
}
const START = 'entry/start.tsx';

/**
 * Returns the catalogs that are loaded when each module runs. These are the catalogs that every chain of imports to the
 * module loads. The chains are followed until no set gets smaller. Modules that no chain reaches are left out.
 *
 * @returns {Map<string, Set<string>>}
 */
function catalogsAtRun() {
  const first = together(START);
  const loaded = new Map([...first].map((path) => [path, /** @type {Set<string>} */ (new Set())]));
  const brings = imports.map(({ to, ...one }) => ({ ...one, reached: together(to) }));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { from, reached, brought } of brings) {
      const before = loaded.get(from);
      if (!before) continue;
      const now = new Set([...before, ...brought]);
      for (const path of reached) {
        const known = loaded.get(path);
        const next = known ? [...known].filter((name) => now.has(name)) : [...now];
        if (known?.size === next.length) continue;
        loaded.set(path, new Set(next));
        isChanged = true;
      }
    }
  }
  return loaded;
}

test('each module runs after the catalogs of its words are loaded', () => {
  const lacking = [...catalogsAtRun()].flatMap(([path, loaded]) =>
    usedBy(path).flatMap((name) => (loaded.has(name) ? [] : `${path} uses ${name}`)),
  );
  expect([...new Set(lacking)]).toEqual([]);
});

test('each catalog is in a file of the same name', () => {
  const catalogs = [...(modules.get('words/words.ts') ?? '').matchAll(/^ {2}(\w+): Said</gm)].map(
    ([, name]) => name,
  );
  const files = [...modules.keys()].flatMap(
    (path) => /^words\/en\/(?:\w+\/)?(?!catalogs\.ts)(\w+)\.ts$/.exec(path)?.[1] ?? [],
  );
  expect(catalogs.toSorted()).toEqual(files.toSorted());
  for (const name of files) {
    const path =
      [...modules.keys()].find((one) => one.startsWith('words/en/') && one.endsWith(`/${name}.ts`)) ?? '';
    expect(modules.get(path), path).toContain(`export const ${name} = {`);
  }
});

test('a catalog imports only types of the domain', () => {
  const values = [...modules].flatMap(([path, code]) =>
    path.startsWith('words/en/')
      ? [...code.matchAll(/^import (?!type).* from '(#domain[^']*)'/gm)].map(([, to]) => `${path}: ${to}`)
      : [],
  );
  expect(values).toEqual([]);
});

test('the test finds the words that a module uses and those that a screen loads', () => {
  expect(usedBy('site/pricing/PricingPage.tsx')).toContain('pricing');
  expect(imports.find(({ to }) => to === 'site/pricing/PricingPage.tsx')?.brought).toEqual([
    'pricing',
    'refusals',
    'storage',
    'site',
    'ui',
  ]);
});

/**
 * Returns the paths of all entries of a catalog: `trouble.title`, `profile.units.volume.oz`.
 *
 * @param {object} group @param {string} under
 * @returns {string[]}
 */
function entriesOf(group, under) {
  return Object.entries(group).flatMap(([name, entry]) => {
    const isGroup = typeof entry === 'object' && !Array.isArray(entry);
    return isGroup ? entriesOf(entry, `${under}.${name}`) : [`${under}.${name}`];
  });
}

/**
 * Returns whether code names an entry, or reaches it through one of its groups: `groups[name]`, `...group`,
 * `said = words.x.group`, `Object.values(words.x.group)`. A name that another catalog has too can hide an unused entry.
 *
 * @param {string} path
 * @param {string} code
 */
function isUsed(path, code) {
  const names = path.split('.');
  const own = names.pop();
  const ways = names.flatMap((group) => [
    `\\b${group}\\)?(?:\\?\\.)?\\[`,
    `\\.\\.\\.[\\w.]*\\b${group}\\b|\\.\\.\\.\\w+ \\} = [\\w.]*\\b${group}\\b`,
    `[({,]\\s*[\\w.]*\\.${group}\\s*[,)}]`,
    `\\bsaid = [\\w.]*\\.${group};`,
  ]);
  return new RegExp([`\\b${own}\\b`, ...ways].join('|')).test(code);
}

test('each entry of a catalog is used', async () => {
  const paths = [...modules.keys()].filter((path) => /^words\/en\/(?!catalogs)/.test(path));
  const unused = await Promise.all(
    paths.map(async (path) => {
      const [[name, catalog] = ['', {}]] = Object.entries(await import(join(SOURCES, path)));
      const reads = new RegExp(`\\bwords\\b[^]*\\b${name}\\b`);
      // The pattern is slow in a long file without the name.
      const readers = [...modules].filter(([, code]) => code.includes(name) && reads.test(code));
      const code = readers.filter(([reader]) => !/^words\/\w\w\//.test(reader)).map(([, text]) => text);
      return entriesOf(catalog, name).filter((entry) => !isUsed(entry, code.join('\n')));
    }),
  );
  expect(unused.flat()).toEqual([]);
});

test('a catalog imports no other catalog, so that a language loads its catalogs one by one', () => {
  const others = [...modules].flatMap(([path, code]) =>
    /^words\/\w\w\/(?!catalogs)/.test(path)
      ? [...code.matchAll(/^import (?!type).* from '((?:#words\/\w\w\/|\.)[^']*)'/gm)]
          .map(([, specifier = '']) => pathOfImport(path, specifier))
          .filter((to) => isCatalogOrForeign(path, to))
          .map((to) => `${path}: ${to}`)
      : [],
  );
  expect(others).toEqual([]);
});

/**
 * Returns whether a catalog may not import a module. The worker keeps only the chosen language, so a text that stays
 * English is a copy.
 *
 * @param {string} path @param {string} to
 */
function isCatalogOrForeign(path, to) {
  const [, language] = path.split('/');
  return !to.startsWith(`words/${language}/`) || /^words\/\w\w\/(?:\w+\/)?(?!grammar)\w+\.ts$/.test(to);
}
