import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { languageScript } from './choose-language.ts';
import { keptScreenScript } from './kept-screen-script.ts';
import { licenses } from './licenses.ts';
import { languageForTests } from './made-up-language.ts';
import { feed, robots, sitemap } from './site-files.ts';

type Site = typeof import('../../src/entry/prerender.tsx');
type Bundle = Rolldown.OutputBundle;

/** The files that a page loads, by name in the build. */
interface PageFiles {
  entry: string;
  scripts: Set<string>;
  /** The text of each style sheet. */
  styles: Map<string, string>;
}

/** The module that starts React and the router. The first chunk requests its chunk. */
const START = 'start';

/** The components of the app's first screen. The router loads all other screens. */
const FIRST_SCREEN = ['AppShell', 'DashboardScreen'];
const FIRST_WORDS = ['first', 'care', 'ui'];
/** The list of a language's catalogs. The app's first screen does not need it. */
const CATALOGS = 'catalogs';

/** The tag in index.html for the script that sets the appearance before the first paint. */
const APPEARANCE = '<script src="/appearance.js"></script>';

/** The root element of React. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Modules that a visitor of a public page must not download. */
const NOT_FOR_VISITORS = /\/src\/(?:app|exports|imports)\/|\/node_modules\/(?:dexie|jspdf|fake-indexeddb)\//;

/**
 * Writes every public page as a file that is readable without scripts. Writes the app shell as app.html, which the
 * worker and the server serve for every screen of the app. Also writes the files for search engines and feed readers.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wee-hours:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Runs in `writeBundle`. The worker is built later, when the bundle is closed, and its list of files then includes
    // these.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('the pages have no folder to be written to');
        const save = async (name: string, content: string) => {
          const file = join(dir, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        };
        // The only other origins that pages may send data to. The content security policy reads this file.
        const servers = [config.env.VITE_FORMS_ENDPOINT, config.env.VITE_SYNC_URL].filter(Boolean);
        const origins = servers.map((server) => new URL(server).origin);
        if (origins.length > 0) await save('connect.json', JSON.stringify(origins));
        await withSite(config, async (site) => {
          const shell = await readFile(join(dir, 'index.html'), 'utf8');
          const appearance = await readFile(join(dir, 'appearance.js'), 'utf8');
          await save('app.html', shellOf(shell, site, bundle, appearance));
          await save('routes.json', JSON.stringify(site.addresses));
          for (const language of site.speeches) {
            for (const path of site.publicPaths.filter(language.hasPage)) {
              const address = language.addressOf(path);
              const page = await site.renderPage(language.code, address);
              const files = filesOf(bundle, page.components, language.code, [CATALOGS, ...page.catalogs]);
              checkFiles(address, bundle, files);
              const html = inLanguage(pageOf(shell, page, files, appearance), language);
              checkPage(address, html);
              await save(address === '/' ? 'index.html' : `${address.slice(1)}.html`, html);
            }
          }
          const origin = config.env.VITE_SITE_URL?.replace(/\/$/, '') ?? '';
          await save('sitemap.xml', sitemap(origin, site.publicPaths, site.posts, site.speeches));
          await save('robots.txt', robots(origin));
          for (const language of site.speeches.filter(({ feed }) => feed.posts.length > 0)) {
            await save(language.addressOf('/feed.xml').slice(1), feed(origin, language));
          }
        });
      },
    },
  };
}

/** Builds src/entry/prerender.tsx for Node. The output is in node_modules during its use, so that Node finds React. */
async function withSite(
  { root, mode, envDir, resolve }: ResolvedConfig,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const outDir = join(root, 'node_modules', `.prerender-${process.pid}`);
  try {
    await build({
      configFile: false,
      root,
      mode,
      envDir,
      logLevel: 'warn',
      plugins: [react(), languageForTests(), licenses()],
      resolve: { alias: resolve.alias },
      build: { ssr: 'src/entry/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Returns the scripts and style sheets of a page. Finds them by the names of its lazy components and its catalogs of
 * words. Each of these is in a source file of the same name.
 */
function filesOf(bundle: Bundle, components: string[], language: string, catalogs: string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Map<string, string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const imported of chunk.imports) add(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
      const file = bundle[sheet];
      if (file?.type === 'asset') styles.set(sheet, String(file.source));
    }
  };
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (!entry) throw new Error('the build made no first chunk');
  add(entry);
  const sources = [
    ...[START, ...components].map((name) => new RegExp(`/${name}\\.tsx?$`)),
    ...wordsOf(language, catalogs),
  ];
  for (const source of sources) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => source.test(id)),
    );
    if (!chunk) throw new Error(`No chunk holds ${source}: is it lazy, and in a file of its name?`);
    add(chunk.fileName);
  }
  return { entry, scripts, styles };
}

/** Returns patterns that match the source files of catalogs. */
function wordsOf(language: string, catalogs: string[]): RegExp[] {
  return catalogs.map((name) => new RegExp(`/src/words/${language}/(?:\\w+/)?${name}\\.ts$`));
}

/** Writes the language of a page into its `<html>` tag. In index.html, the tag has the main language. */
function inLanguage(html: string, { code, dir }: Site['speeches'][number]): string {
  return html.replace('<html lang="en">', `<html lang="${code}" dir="${dir}" data-language="${code}">`);
}

/**
 * Makes the app shell. Every screen of the app needs all of `files`, so the page requests them in parallel. The page
 * shows the kept screen or `opening` until they are loaded. If there are several languages, a script requests the words
 * of the chosen one.
 */
function shellOf(shell: string, { opening, speeches }: Site, bundle: Bundle, appearance: string): string {
  const of = speeches.map(({ code, dir }) => ({
    code,
    dir,
    files: filesOf(bundle, FIRST_SCREEN, code, FIRST_WORDS),
  }));
  const [main] = of;
  if (!main) throw new Error('there is no language');
  const isShared = (name: string) => of.every(({ files }) => files.scripts.has(name));
  const files = { ...main.files, scripts: new Set([...main.files.scripts].filter(isShared)) };
  const own = ({ scripts }: PageFiles) =>
    [...scripts].filter((name) => !isShared(name)).map((name) => `/${name}`);
  const choices = Object.fromEntries(of.map(({ code, dir, files }) => [code, { dir, files: own(files) }]));
  const script = of.length > 1 ? languageScript(choices) : '';
  // Low priority, so that a slow connection loads the painted content first.
  const inlined = [...files.styles.keys()].map((name) => `/${name}`);
  const painting = `<script>${keptScreenScript(`/${files.entry}`, inlined)}</script>`;
  return written(shell, opening + painting, files, appearance + script, {
    early: preloads(files, ' fetchpriority="low"'),
  });
}

/**
 * Makes a public page. The page requests only the first script. The other scripts are in a template until the first
 * interaction (src/entry/lazy-hydration.ts).
 */
function pageOf(
  shell: string,
  { head, root }: { head: string; root: string },
  files: PageFiles,
  appearance: string,
): string {
  const late = `<template id="scripts">${preloads(files)}</template>`;
  return written(shell, root, files, appearance, { late }).replace(
    /<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s,
    () => head,
  );
}

function preloads({ scripts }: PageFiles, priority = ''): string {
  return [...scripts]
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}"${priority}>`)
    .join('');
}

/**
 * Returns the HTML of a page. The styles and the script that sets the appearance are inline, so that the page paints
 * without another request. The policy allows them by hash. The style sheets are also linked, with a type that no
 * browser knows, so that none is fetched. Vite reads these links and then skips sheets of lazy screens that are already
 * in the page. The first script is async, because Chromium paints nothing while a non-async script loads. An async
 * script may run immediately, so it comes after the elements that it looks for.
 */
function written(
  shell: string,
  root: string,
  { entry, styles }: PageFiles,
  appearance: string,
  { early = '', late = '' },
): string {
  const sheets = [...styles.keys()].map(
    (name) => `<link rel="stylesheet" type="text/in-the-page" href="/${name}">`,
  );
  const script = `<script type="module" async crossorigin fetchpriority="low" src="/${entry}"></script>`;
  return shell
    .replaceAll(
      /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module".*?<\/script>/g,
      '',
    )
    .replace(APPEARANCE, () => `<script>${appearance}</script>`)
    .replace('</head>', () => `${early}\n<style>${[...styles.values()].join('')}</style>\n</head>`)
    .replace(EMPTY_ROOT, () => root)
    .replace('</body>', () => `${[...sheets, late, script].join('\n')}\n</body>`);
}

/**
 * Fails the build if the content security policy would refuse a part of a page, or if a page lacks what search engines
 * need.
 */
function checkPage(path: string, html: string): void {
  const problem = (what: string) => new Error(`${path}: ${what}`);
  if (/<[^>]+\sstyle="/.test(html)) throw problem('a style attribute, which the policy refuses');
  if (html.split('<script>').length !== 2)
    throw problem('needs one inline script: what chooses its appearance');
  for (const needed of ['<title>', '<meta name="description"', '<h1']) {
    if (html.split(needed).length !== 2) throw problem(`needs one ${needed}`);
  }
}

function checkFiles(path: string, bundle: Bundle, { scripts }: PageFiles): void {
  for (const name of scripts) {
    const chunk = bundle[name];
    const heavy = chunk?.type === 'chunk' && chunk.moduleIds.find((id) => NOT_FOR_VISITORS.test(id));
    if (heavy) throw new Error(`${path} would make every visitor download ${heavy}`);
  }
}
