import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** Adds the made-up language to a build for tests. */
export function languageForTests(): Plugin | false {
  return Boolean(process.env.WEE_HOURS_MADE_UP_LANGUAGE) && madeUpLanguage();
}

/**
 * Adds the made-up language `xx` for tests: English with accents, 40 % longer, from right to left. Text that is
 * hard-coded in a component has no accents. Text that does not have enough space overflows. The build has the language
 * only if `WEE_HOURS_MADE_UP_LANGUAGE` is set, and derives its catalogs from English.
 */
function madeUpLanguage(): Plugin {
  let words = '';
  const own = () => `${words}/xx/`;
  return {
    name: 'wee-hours:made-up-language',
    enforce: 'pre',
    configResolved({ root }) {
      words = normalizePath(join(root, 'src/words'));
    },
    resolveId(id, importer) {
      if (id.startsWith(own())) return id;
      // The catalogs of xx import each other by relative paths.
      if (!importer?.startsWith(own()) || !id.startsWith('.')) return undefined;
      return normalizePath(join(importer, '..', id));
    },
    async load(id) {
      if (!id.startsWith(own())) return undefined;
      const english = await readFile(id.replace('/xx/', '/en/'), 'utf8');
      const [, name] = /([\w-]+)\.ts$/.exec(id) ?? [];
      // Only a catalog gets accents. They also change what its other modules return.
      if (name === 'catalogs' || !english.includes(`export const ${name} =`)) return english;
      return `import { accented } from '${ACCENTS}';\n${english.replace(`export const ${name} =`, 'const english =')}
export const ${name} = accented(english);`;
    },
    transform(code, id) {
      if (id === `${words}/languages.ts`)
        return code.replace(/^ {2}en: \{.*$/m, "$&\n  xx: { name: 'Ẍẍ', dir: 'rtl' },");
      if (id === `${words}/now.ts`)
        return code
          .replace(
            /^const lists = (.*);$/m,
            `const lists = {
  ...$1,
  './xx/catalogs.ts': () => import('${own()}catalogs.ts').then((m) => m.catalogs),
};`,
          )
          .replace(
            /^const early = (.*);$/m,
            `const early = {\n  ...$1,\n${earlyCatalogs(own()).join('\n')}\n};`,
          );
      return undefined;
    },
  };
}

/** Returns lines of code that load the early catalogs of `now.ts` from `folder`. */
function earlyCatalogs(folder: string): string[] {
  return ['care', 'first', 'ui'].map((name) => `  './xx/${name}.ts': () => import('${folder}${name}.ts'),`);
}

const ACCENTS = normalizePath(fileURLToPath(new URL('./accents.js', import.meta.url)));
