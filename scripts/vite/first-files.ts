import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (name: string) => normalizePath(fileURLToPath(new URL(`../../src/${name}`, import.meta.url)));

const MAIN = source('main.ts');
const START = source('start.tsx');
const HOME = [source('site/SiteLayout.tsx'), source('site/home/HomePage.tsx')];
const APP = [source('app/AppShell.tsx'), source('app/dashboard/DashboardScreen.tsx')];
const ROOTS = [MAIN, START, ...HOME, ...APP];
/** Imports every icon there is: who shows which cannot be read from it, and every visitor would have them all. */
const ALL_ICONS = /\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Bytes of icons, before they are minified, that are worth a file. */
const ICON_FILE = 8000;

const PUBLIC = /\/src\/site\//;

/**
 * The files that the bundler is told to make; the rest it divides itself, a file for every set of screens that share
 * something. So the app's first screen came in 85 files, most of them under a kilobyte, and asking for one costs a phone
 * more than reading it. Most of what that screen needs is in four now: React and the router, what the home page has as
 * well, what other public pages have, and what no public page may ever download.
 */
export function firstFiles(): Rolldown.CodeSplittingGroup[] {
  // A group takes along what its modules import, unless one before it has that.
  return [
    group('first', (id, { main }) => main.has(id)),
    group('react', (id, { start }) => start.has(id)),
    group('shared', (id, { app, home }) => app.has(id) && home.has(id)),
    { ...group('icons', (id) => ICON.test(id)), entriesAware: true, entriesAwareMergeThreshold: ICON_FILE },
    group('common', (id, { app, pages }) => app.has(id) && pages.has(id)),
    group('app', (id, { app }) => app.has(id)),
  ].map((one, index) => ({ ...one, priority: 10 - index }));
}

function group(name: string, belongs: (id: string, sets: Sets) => boolean) {
  let sets: Sets | undefined;
  return {
    debugName: name,
    name(id: string, graph: Graph) {
      sets ??= setsOf(graph);
      return !ROOTS.includes(id) && belongs(id, sets) ? name : null;
    },
  };
}

/** Where many share a file, the bundler names all of them. */
export function fileName({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}

interface Sets {
  main: Set<string>;
  start: Set<string>;
  home: Set<string>;
  pages: Set<string>;
  app: Set<string>;
}

function setsOf(graph: Graph): Sets {
  return {
    main: needed([MAIN], graph),
    start: needed([START], graph),
    home: needed(HOME, graph),
    pages: needed(pagesOf(graph), graph),
    app: needed(APP, graph),
  };
}

function pagesOf(graph: Graph): string[] {
  const routes = graph.getModuleInfo(source('routes.tsx'));
  return routes?.dynamicallyImportedIds.filter((id) => PUBLIC.test(id)) ?? [];
}

/** All that is imported, and not only asked for later, by these modules. */
function needed(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    if (ALL_ICONS.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
