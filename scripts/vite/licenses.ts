import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A license, and the software that has it. */
export interface License {
  /** The SPDX name: MIT, Apache-2.0. */
  terms: string;
  text: string;
  software: { name: string; version: string }[];
}

const ID = 'virtual:licenses';
const RESOLVED = `\0${ID}`;

/** Dependencies that are not part of the build. sirv only serves it. */
const NOT_SHIPPED = ['sirv'];
/** Development dependencies with code in the build: the service worker, and its update code. */
const SHIPPED_TOO = ['workbox-precaching', 'workbox-routing', 'vite-plugin-pwa', 'vite'];
/** The build contains only a few lines of these packages, and none of their dependencies. */
const ALONE = ['vite-plugin-pwa', 'vite'];
const NO_CODE = /^@types\//;
/** The fonts of the screens, and those of the PDFs. */
const FONTS = {
  Literata: 'styles/fonts/OFL-Literata.txt',
  'Atkinson Hyperlegible Next': 'styles/fonts/OFL-Atkinson-Hyperlegible-Next.txt',
  'Noto Sans': 'exports/fonts/OFL.txt',
};
/** From this line on, Vite's license lists a hundred pages of licenses for code that only Vite itself contains. */
const OF_ITS_PARTS = '\n# Licenses of bundled dependencies';

/** Provides `import('virtual:licenses')`: the third-party software in this app with its licenses, from node_modules. */
export function licenses(): Plugin {
  let root = '';
  return {
    name: 'wee-hours:licenses',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const licenses = ${JSON.stringify(collect(root))};` : undefined),
    /** Fails the build if a bundled package is not listed. */
    generateBundle(_, bundle) {
      const listed = new Set(collect(root).flatMap(({ software }) => software.map(({ name }) => name)));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const name = packageOf(id);
          if (name && !listed.has(name)) this.error(`${name} is shipped, and its license is not listed.`);
        }
      }
    },
  };
}

/** Returns the package of a module, or null for our own modules. */
function packageOf(id: string): string | null {
  const [, name = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name;
}

/** Lists everything that ships, by license. Packages with the same license text are grouped. */
function collect(root: string): License[] {
  const byText = new Map<string, License>();
  const add = (software: License['software'][number], terms: string, text: string) => {
    const same = byText.get(text) ?? { terms, text, software: [] };
    same.software.push(software);
    byText.set(text, same);
  };
  for (const folder of [...packagesOf(root)].sort()) {
    const { name, version, license } = manifestOf(folder);
    const terms = license.replace(/^\((.*)\)$/, '$1');
    add({ name, version }, terms, textsIn(folder) || `${name} is distributed under the ${terms} license.`);
  }
  for (const [name, file] of Object.entries(FONTS)) {
    add({ name, version: '' }, 'OFL-1.1', readFileSync(join(root, 'src', file), 'utf8').trim());
  }
  return [...byText.values()];
}

/** Returns the folders of the packages that ship, each once. */
function packagesOf(root: string): Set<string> {
  const folders = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = NO_CODE.test(name) ? null : folderOf(name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    if (ALONE.includes(name)) return;
    for (const needed of Object.keys(manifestOf(folder).dependencies ?? {})) visit(needed, folder);
  };
  const own = Object.keys(manifestOf(root).dependencies ?? {}).filter((name) => !NOT_SHIPPED.includes(name));
  for (const name of [...own, ...SHIPPED_TOO]) visit(name, root);
  return folders;
}

/** Returns the folder where Node finds a package: in the nearest node_modules above `from`. */
function folderOf(name: string, from: string): string {
  const here = join(from, 'node_modules', name);
  if (existsSync(join(here, 'package.json'))) return here;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function textsIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(OF_ITS_PARTS)[0]?.trim())
    .join('\n\n');
}
