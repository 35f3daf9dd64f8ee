import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (name: string) => normalizePath(fileURLToPath(new URL(`../../src/${name}`, import.meta.url)));

const MAIN = source('entry/main.ts');
const START = source('entry/start.tsx');
const HOME = [source('site/layout/SiteLayout.tsx'), source('site/home/HomePage.tsx')];
const APP = [source('app/shell/AppShell.tsx'), source('app/dashboard/DashboardScreen.tsx')];

const PUBLIC = /\/src\/site\//;
/** What later screens of the app have as well: fields, icons. */
const OF_APP_TOO = /\/src\/ui\/|\/lucide-react\//;
/** What several public pages share. The other folders hold a page each. */
const OF_MANY_PAGES = /\/src\/site\/(layout\/)?[^/]+$/;

/**
 * The files that the bundler is told to make; the rest it divides itself, a file for every set of screens that share
 * something. So the app's first screen came in 85 files, most of them under a kilobyte, and asking for one costs a phone
 * more than reading it. Besides the entry and a few lines of the bundler's own there are three now: what the first script has,
 * React and the router with what the screen shares with public pages, and what no public page may ever download. A public
 * page has two besides its own instead of the last: what the app shows later as well, and what public pages share.
 */
const FILES: Record<string, (id: string, sets: Sets) => boolean> = {
  first: (id, { main }) => main.has(id),
  react: (id, { start, home, pages, app }) =>
    start.has(id) || (app.has(id) && (home.has(id) || pages.has(id))),
  app: (id, { app }) => app.has(id),
  parts: (id, { home }) => home.has(id) && OF_APP_TOO.test(id),
  site: (id, { home }) => home.has(id) && OF_MANY_PAGES.test(id),
};

/** The files as the bundler wants to be told of them, {@link FILES} in their order: a module is in the first that takes it. */
export function firstFiles(): Rolldown.CodeSplittingGroup[] {
  let sets: Sets | undefined;
  // A group takes along what its modules import, unless one before it has that.
  return Object.entries(FILES).map(([name, belongs], index) => ({
    debugName: name,
    priority: 10 - index,
    name(id: string, graph: Graph) {
      sets ??= setsOf(graph);
      return id !== MAIN && belongs(id, sets) ? name : null;
    },
  }));
}

/**
 * Tells the engine to compile these files whole while they come, beside the page's own work. Without it every function is
 * compiled when it is first called, eight hundred of them before the first screen: an eighth of a slow phone's cold start.
 * Browsers that do not know the words read a comment. They hold only in a file's first line, so they are written last.
 */
export function compileAhead(): Plugin {
  return {
    name: 'wee-hours:compile-ahead',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name in FILES)
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

function pagesOf(graph: Graph): string[] {
  const routes = graph.getModuleInfo(source('entry/routes.tsx'));
  return routes?.dynamicallyImportedIds.filter((id) => PUBLIC.test(id)) ?? [];
}

/** All that is imported, and not only asked for later, by these modules. */
function needed(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
