import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { feed, robots, sitemap } from './site-files.ts';

type Site = typeof import('../../src/prerender.tsx');
type Bundle = Rolldown.OutputBundle;

/** What a page loads, by name in the build. */
interface PageFiles {
  entry: string;
  scripts: Set<string>;
  /** Each with its text. */
  styles: Map<string, string>;
}

/** What a visitor of a public page must never have to download. */
const NOT_FOR_VISITORS = /\/src\/(?:app|exports|imports)\/|\/node_modules\/(?:dexie|jspdf|fake-indexeddb)\//;

/**
 * Writes every public page as a file that can be read before, and without, any script; the empty shell as app.html,
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
          await save('app.html', shell);
          await save('routes.json', JSON.stringify(site.addresses));
          for (const path of site.publicPaths) {
            const page = await site.renderPage(path);
            const html = pageOf(shell, page, filesOf(bundle, page.components));
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

/** Builds src/prerender.tsx for Node. It lies in node_modules for as long as it is in use, to find React there. */
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
      plugins: [react()],
      resolve: { alias: resolve.alias },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The scripts and style sheets that stand in a page, found by its lazy components: each is named as its file is. */
function filesOf(bundle: Bundle, components: string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Map<string, string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    const heavy = chunk.moduleIds.find((id) => NOT_FOR_VISITORS.test(id));
    if (heavy) throw new Error(`${components.at(-1)} would make every visitor download ${heavy}`);
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
  for (const component of components) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${component}.tsx`),
    );
    if (!chunk) throw new Error(`No chunk is named after ${component}: is it lazy, and in ${component}.tsx?`);
    add(chunk.fileName);
  }
  return { entry, scripts, styles };
}

/**
 * The page's styles stand in it, and all else that it loads at its end and asked for last: it is painted at once, and
 * on a slow phone a second and more before React is there. The policy lets the styles through by their hash; their
 * sheets are linked but disabled, which no browser fetches: Vite looks there for what a lazy screen need not load again.
 */
function pageOf(
  shell: string,
  { head, root }: { head: string; root: string },
  { entry, scripts, styles }: PageFiles,
): string {
  const last = [
    ...[...styles.keys()].map((name) => `<link rel="stylesheet" disabled href="/${name}">`),
    ...[...scripts].map(
      (name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`,
    ),
    `<script type="module" crossorigin fetchpriority="low" src="/${entry}"></script>`,
  ];
  return shell
    .replace(/<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s, () => head)
    .replaceAll(
      /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module".*?<\/script>/g,
      '',
    )
    .replace('</head>', () => `<style>${[...styles.values()].join('')}</style>\n</head>`)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', () => `${last.join('\n')}\n</body>`);
}

/** What the content security policy would refuse, or a search engine would miss, fails here and not at a visitor's. */
function checkPage(path: string, html: string): void {
  const problem = (what: string) => new Error(`${path}: ${what}`);
  if (/<[^>]+\sstyle="/.test(html)) throw problem('a style attribute, which the policy refuses');
  if (/<script>/.test(html)) throw problem('an inline script, which the policy refuses');
  for (const needed of ['<title>', '<meta name="description"', '<h1']) {
    if (html.split(needed).length !== 2) throw problem(`needs one ${needed}`);
  }
}
