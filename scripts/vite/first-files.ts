import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (name: string) => normalizePath(fileURLToPath(new URL(`../../src/${name}`, import.meta.url)));

const MAIN = source('entry/main.ts');
/** A module that every catalog of words imports. */
const GRAMMAR = source('words/grammar.ts');
const START = source('entry/start.tsx');
const HOME = [source('site/layout/SiteLayout.tsx'), source('site/home/HomePage.tsx')];
const APP = ['shell/AppShell.tsx', 'dashboard/DashboardScreen.tsx', 'open-ahead.ts'].map((name) =>
  source(`app/${name}`),
);

const PUBLIC = /\/src\/site\//;
/** Modules that later screens of the app also use, such as fields and icons. */
const OF_APP_TOO = /\/src\/ui\/|\/lucide-react\//;
const ICON = /\/lucide-react\//;
/** Modules that several public pages share. Each of the other folders of site/ holds one page. */
const OF_MANY_PAGES = /\/src\/site\/(layout\/)?[^/]+$/;

/**
 * The chunks whose contents this file decides. The bundler divides all other modules itself: modules that the same
 * screens use share a chunk. Without these groups, the app's first screen needed 85 files, most of them under a
 * kilobyte. A request costs a phone more than parsing. The first screen now loads the entry, a small bundler runtime
 * and three chunks:
 *
 * - `first`: the first script.
 * - `react`: React, the router, and code that the app shares with public pages.
 * - `app`: code that no public page may download.
 *
 * Instead of `app`, a public page loads `parts`, which the app uses later, and `site`, which public pages share. The
 * icons of later screens share the chunk `icons`. Each alone is smaller than its name in the lists of what to preload.
 */
const FILES: Record<string, (id: string, sets: Sets) => boolean> = {
  first: (id, { main }) => main.has(id),
  react: (id, { start, home, pages, app }) =>
    id === GRAMMAR || start.has(id) || (app.has(id) && (home.has(id) || pages.has(id))),
  app: (id, { app }) => app.has(id),
  parts: (id, { home }) => home.has(id) && OF_APP_TOO.test(id),
  site: (id, { home }) => home.has(id) && OF_MANY_PAGES.test(id),
  icons: (id, { home, pages }) => ICON.test(id) && !home.has(id) && !pages.has(id),
};

/**
 * The connection of a shared log. It is one chunk with a known name, because the worker keeps it only where the log is
 * shared (`pwa/language-files.ts`).
 */
const OF_CONNECTION = /\/src\/sync\/|\/@nats-io\/|\/tweetnacl\//;

/**
 * Returns the chunk groups for the bundler, in the order of {@link FILES}. A module is in the first group that accepts
 * it.
 */
export function firstFiles(): Rolldown.CodeSplittingGroup[] {
  let sets: Sets | undefined;
  // A group includes the imports of its modules, unless an earlier group has them.
  const groups: typeof FILES = { ...FILES, connection: (id) => OF_CONNECTION.test(id) };
  return Object.entries(groups).map(([name, belongs], index) => ({
    debugName: name,
    priority: 10 - index,
    // Other screens use some of what the connection imports, such as the merge of a backup.
    ...(name === 'connection' && { includeDependenciesRecursively: false }),
    name(id: string, graph: Graph) {
      sets ??= setsOf(graph);
      return id !== MAIN && belongs(id, sets) ? name : null;
    },
  }));
}

/**
 * Adds a comment that tells Chromium to compile these files as a whole while they load, in parallel with the page.
 * Without the comment, Chromium compiles each function at its first call, eight hundred of them before the first
 * screen. This takes an eighth of a slow phone's cold start. Other browsers ignore the comment. The comment works only
 * in a file's first line, so this plugin runs last.
 */
export function compileAhead(): Plugin {
  return {
    name: 'wee-hours:compile-ahead',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          // The chunk of a group has no facade module. The chunk of a catalog has one, and can have the same name as a
          // group.
          if (file.type === 'chunk' && file.facadeModuleId === null && file.name in FILES)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
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

/** Returns the modules that are the lazy parts of public pages: the pages, and the lists of articles. */
function pagesOf(graph: Graph): string[] {
  return ['entry/routes.tsx', 'site/articles.ts']
    .flatMap((name) => graph.getModuleInfo(source(name))?.dynamicallyImportedIds ?? [])
    .filter((id) => PUBLIC.test(id));
}

/** Returns these modules and everything that they import statically. */
function needed(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
