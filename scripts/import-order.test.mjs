import { dirname, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { pathOfImport, readModules } from './read-modules.mjs';

/**
 * Tests three rules that lint cannot check. There are no import cycles, type imports included. The folders of domain/
 * and imports/ are ordered, and each imports only itself and earlier folders. No folder has more than 25 modules.
 */
const ORDERS = {
  domain: [
    'units',
    '',
    'time',
    'baby',
    'care-guide',
    'who-standards',
    'kinds',
    'log',
    'stash',
    'sync',
    'summaries',
    'report',
    'account',
  ],
  imports: ['rows', 'formats', 'containers', 'mapping', 'pipeline', 'backup'],
};
const MOST_MODULES = 25;

const modules = await readModules();
const paths = [...modules.keys()];

/** The files that each file imports. @type {Map<string, string[]>} */
const imports = new Map();
for (const [path, code] of modules) {
  const found = [...code.matchAll(/(?:from|import\(|import) ?'([#.][^']+)'/g)].map(([, specifier = '']) =>
    pathOfImport(path, specifier),
  );
  imports.set(
    path,
    found.filter((to) => modules.has(to)),
  );
}

test('the test finds the modules and their imports', () => {
  expect(paths.length).toBeGreaterThan(500);
  expect(imports.get('domain/sync/merge.ts')).toContain('domain/log/family-log.ts');
});

test('there are no import cycles', () => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const circles = [];
  /** @param {string} path @param {string[]} way */
  const follow = (path, way) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const next of imports.get(path) ?? []) follow(next, [...way, path]);
    done.add(path);
  };
  for (const path of paths) follow(path, []);
  expect(circles).toEqual([]);
});

test.each(Object.entries(ORDERS))(
  'each folder of %s/ imports only itself and earlier ones',
  (layer, order) => {
    const folderOf = (/** @type {string} */ path) => relative(layer, dirname(path)).split(sep)[0] ?? '';
    const inLayer = (/** @type {string} */ path) => path.startsWith(`${layer}/`);
    const backward = paths
      .filter(inLayer)
      .flatMap((from) =>
        (imports.get(from) ?? [])
          .filter((to) => inLayer(to) && order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)))
          .map((to) => `${from} imports ${to}. ${layer}/ is ordered: ${order.join(' ')}.`),
      );
    expect(backward).toEqual([]);
    expect([...new Set(paths.filter(inLayer).map(folderOf))].toSorted()).toEqual(order.toSorted());
  },
);

test(`no folder has more than ${MOST_MODULES} modules`, () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST_MODULES)).toEqual([]);
});
