import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { licenses } from './licenses.ts';
import { feed, robots, sitemap } from './site-files.ts';

type Site = typeof import('../../src/entry/prerender.tsx');
type Bundle = Rolldown.OutputBundle;

/** What a page loads, by name in the build. */
interface PageFiles {
  entry: string;
  scripts: Set<string>;
  /** Each with its text. */
  styles: Map<string, string>;
}

/** What brings React and the router; the first chunk asks for it. */
const START = 'start';

/** What the app opens with; its other screens are found by the router. */
const FIRST_SCREEN = ['AppShell', 'DashboardScreen'];

/** How the shell asks for what chooses the appearance before the first paint. */
const APPEARANCE = '<script src="/appearance.js"></script>';

/** Where React starts. */
const EMPTY_ROOT = '<div id="root"></div>';

/** What a visitor of a public page must never have to download. */
const NOT_FOR_VISITORS = /\/src\/(?:app|exports|imports)\/|\/node_modules\/(?:dexie|jspdf|fake-indexeddb)\//;

/**
 * Writes every public page as a file that can be read before, and without, any script; the shell as app.html,
 * which the worker and the server answer for a screen of the app; and what search engines and feed readers ask for.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wee-hours:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // The worker is built when the bundle is closed, and lists what lies in the folder by then.
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
        // For the content security policy: the one origin besides our own that the pages may send something to.
        const inbox = config.env.VITE_FORMS_ENDPOINT;
        if (inbox) await save('connect.json', JSON.stringify([new URL(inbox).origin]));
        await withSite(config, async (site) => {
          const shell = await readFile(join(dir, 'index.html'), 'utf8');
          const appearance = await readFile(join(dir, 'appearance.js'), 'utf8');
          await save('app.html', shellOf(shell, site.opening, filesOf(bundle, FIRST_SCREEN), appearance));
          await save('routes.json', JSON.stringify(site.addresses));
          for (const path of site.publicPaths) {
            const page = await site.renderPage(path);
            const files = filesOf(bundle, page.components);
            checkFiles(path, bundle, files);
            const html = pageOf(shell, page, files, appearance);
            checkPage(path, html);
            await save(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
          }
          const origin = config.env.VITE_SITE_URL?.replace(/\/$/, '') ?? '';
          await save('sitemap.xml', sitemap(origin, site.publicPaths, site.posts));
          await save('robots.txt', robots(origin));
          await save('feed.xml', feed(origin, site.posts));
        });
      },
    },
  };
}

/** Builds src/entry/prerender.tsx for Node. It lies in node_modules for as long as it is in use, to find React there. */
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
      plugins: [react(), licenses()],
      resolve: { alias: resolve.alias },
      build: { ssr: 'src/entry/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The scripts and style sheets that stand in a page, found by its lazy components: each stands in a source of its name. */
function filesOf(bundle: Bundle, components: string[]): PageFiles {
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
  for (const component of [START, ...components]) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${component}.tsx`)),
    );
    if (!chunk) throw new Error(`No chunk holds ${component}: is it lazy, and in ${component}.tsx?`);
    add(chunk.fileName);
  }
  return { entry, scripts, styles };
}

/**
 * A screen of the app wants all of this from the start: it is asked for at once, and not one file by the other. Until it has
 * come, `opening` stands in its place.
 */
function shellOf(shell: string, opening: string, files: PageFiles, appearance: string): string {
  // Low, so that a slow line brings what the mark is painted with first.
  return written(shell, opening, files, appearance, { early: preloads(files, ' fetchpriority="low"') });
}

/** Of the scripts only the first is asked for; the others lie in a template until somebody wants more than to read (src/entry/lazy-hydration.ts). */
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
 * The styles stand in the file, and the few lines that choose its appearance, so that it is painted at once. The policy
 * lets them through by their hash. The styles' sheets are linked as of a type that no browser knows, and so none fetches: Vite looks
 * there for what a lazy screen need not load again. The script comes after whatever can be seen,
 * and is async: Chromium paints nothing while a script is on its way that it would run in order, wherever that stands.
 * It may run as soon as it is there: it stands below what it looks for.
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

/** What the content security policy would refuse, or a search engine would miss, fails here and not at a visitor's. */
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
