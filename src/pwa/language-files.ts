import type { PrecacheEntry } from 'workbox-precaching';
import { CHOSEN_LANGUAGE, LANGUAGE_CACHE } from '#storage/browser/language.ts';

/**
 * Each language has its own catalogs and public pages. The worker caches all of these files for the chosen language.
 * For another language, it caches only the files that were fetched, for example for a report. The connection of a
 * shared log is cached when it is fetched, too. All other files of the app are shared and precached.
 */

const CATALOG = /^assets\/words-(\w+)-/;
/** The connection of a shared log, as `scripts/vite/first-files.ts` names it. */
const CONNECTION = /^assets\/connection-/;
/** The language of the public pages without a folder. */
const MAIN = 'en';
/** The app shell has no words, so all languages share it. */
const SHELL = 'app.html';

export interface FilesByLanguage {
  shared: PrecacheEntry[];
  /** The files of each language, by its code. Empty if the app has only one language. */
  languages: ReadonlyMap<string, PrecacheEntry[]>;
  /** The files that are cached only on devices that fetch them. */
  onDemand: PrecacheEntry[];
}

/** Divides the files of the build by language. With only one language, all are shared. */
export function divideByLanguage(files: readonly (PrecacheEntry | string)[]): FilesByLanguage {
  const all = files.map((file) => (typeof file === 'string' ? { url: file } : file));
  const onDemand = all.filter(({ url }) => CONNECTION.test(url));
  const entries = all.filter((entry) => !onDemand.includes(entry));
  const codes = new Set(entries.flatMap(({ url }) => CATALOG.exec(url)?.[1] ?? []));
  if (codes.size < 2) return { shared: entries, languages: new Map(), onDemand };
  const languageOf = ({ url }: PrecacheEntry) => {
    const [, code] = CATALOG.exec(url) ?? [];
    if (code || !url.endsWith('.html') || url === SHELL) return code;
    const [folder = ''] = url.split(/[/.]/);
    return codes.has(folder) ? folder : MAIN;
  };
  const of = (code: string | undefined) => entries.filter((entry) => languageOf(entry) === code);
  return { shared: of(undefined), languages: new Map([...codes].map((code) => [code, of(code)])), onDemand };
}

/** Returns the file at an address that is not shared. The address of a page has no `.html`. */
export function fileAt(pathname: string, files: FilesByLanguage): PrecacheEntry | undefined {
  const name = pathname.slice(1) || 'index';
  return notShared(files).find(({ url }) => url === name || url === `${name}.html`);
}

/** Returns the address of the same page in another language. Undefined for a file that is no page. */
export function addressInLanguage(
  code: string,
  { url }: PrecacheEntry,
  files: FilesByLanguage,
): string | undefined {
  if (!url.endsWith('.html')) return undefined;
  const [folder = '', ...rest] = url.slice(0, -'.html'.length).split('/');
  const main = files.languages.has(folder) ? rest.join('/') : [folder, ...rest].join('/');
  const parts = [code === MAIN ? '' : code, main === 'index' ? '' : main].filter((part) => part !== '');
  return `/${parts.join('/')}`;
}

/**
 * Answers a page that can't be fetched: leads to the same page in the language that this device keeps. Rejects if the
 * device does not keep it. `search` is the query of the request.
 */
export async function leadToKeptLanguage(
  file: PrecacheEntry,
  search: string,
  files: FilesByLanguage,
): Promise<Response> {
  const address = addressInLanguage(await languageToKeep(files), file, files);
  const page = address && fileAt(address, files);
  const cache = await caches.open(LANGUAGE_CACHE);
  if (!page || page === file || !(await cache.match(keyOf(page)))) throw new Error(`${file.url} is not kept`);
  return Response.redirect(address + search, 302);
}

/** Answers a file from the cache. A file that is not cached is fetched and cached. Rejects if it can't be fetched. */
export async function answerFile(file: PrecacheEntry): Promise<Response> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const kept = await cache.match(keyOf(file));
  if (kept) return kept;
  const found = await fetch(`/${file.url}`, { cache: file.revision ? 'no-cache' : 'default' });
  if (!found.ok) throw new Error(`${file.url} answers ${found.status}`);
  // Browsers refuse a redirected response for a page. The new response does not count as redirected.
  const response = found.redirected ? new Response(found.body, found) : found;
  await cache.put(keyOf(file), response.clone());
  return response;
}

/** Caches all files of a language. Rejects if one can't be fetched. */
export async function keepFiles(code: string, { languages }: FilesByLanguage): Promise<void> {
  await Promise.all((languages.get(code) ?? []).map(answerFile));
}

/** Caches this version of the files on demand, if this device cached a former one. Rejects if one can't be fetched. */
export async function keepOnDemand({ onDemand }: FilesByLanguage): Promise<void> {
  // A device that has no cache gets none.
  if (onDemand.length === 0 || !(await caches.has(LANGUAGE_CACHE))) return;
  const cache = await caches.open(LANGUAGE_CACHE);
  const isUsed = (await cache.keys()).some(({ url }) => CONNECTION.test(new URL(url).pathname.slice(1)));
  if (isUsed) await Promise.all(onDemand.map(answerFile));
}

/** Removes cached files that are not of this version. */
export async function dropOldFiles(files: FilesByLanguage): Promise<void> {
  const current = new Set([CHOSEN_LANGUAGE, ...notShared(files).map(keyOf)]);
  if (current.size === 1) {
    await caches.delete(LANGUAGE_CACHE);
    return;
  }
  const cache = await caches.open(LANGUAGE_CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!current.has(pathname + search)) await cache.delete(url);
  }
}

/**
 * Returns the language to cache: the choice on this device, or the first of the browser's languages that the app has.
 */
export async function languageToKeep({ languages }: FilesByLanguage): Promise<string> {
  const choice = await (await caches.match(CHOSEN_LANGUAGE, { cacheName: LANGUAGE_CACHE }))?.text();
  const tags = [choice ?? '', ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0] ?? '']);
  return tags.find((tag) => languages.has(tag)) ?? MAIN;
}

/** Stores the chosen language for the next worker. */
export async function rememberLanguage(code: string): Promise<void> {
  await (await caches.open(LANGUAGE_CACHE)).put(CHOSEN_LANGUAGE, new Response(code));
}

/**
 * Returns whether this device has cached a language's catalog for the first screen. A language that was cached only for
 * a report does not have this catalog.
 */
export async function isLanguageKept(code: string): Promise<boolean> {
  const cache = await caches.open(LANGUAGE_CACHE);
  return (await cache.keys()).some(({ url }) =>
    new URL(url).pathname.startsWith(`/assets/words-${code}-first-`),
  );
}

function keyOf({ url, revision }: PrecacheEntry): string {
  return revision ? `/${url}?revision=${revision}` : `/${url}`;
}

function notShared({ languages, onDemand }: FilesByLanguage): PrecacheEntry[] {
  return [...[...languages.values()].flat(), ...onDemand];
}
