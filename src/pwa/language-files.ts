import type { PrecacheEntry } from 'workbox-precaching';

/**
 * The files of one language: its catalogs and its public pages. The worker keeps those of the chosen language, and what
 * it fetched of others, such as for a report. All other files are shared and precached.
 */

/** The name never changes: changing it loses the kept language. */
const CACHE = 'language';

/** The choice on this device, for a worker that installs: it can't read localStorage. */
const CHOSEN = '/chosen-language';

const CATALOG = /^assets\/words-(\w+)-/;
/** The language of the public pages without a folder. */
const MAIN = 'en';
/** The shell has no words. */
const SHELL = 'app.html';

export interface FilesByLanguage {
  shared: PrecacheEntry[];
  /** By code. Empty if the app has only one language. */
  languages: ReadonlyMap<string, PrecacheEntry[]>;
}

/** Divides the files of the build. With only one language, all are shared. */
export function divideByLanguage(files: readonly (PrecacheEntry | string)[]): FilesByLanguage {
  const entries = files.map((file) => (typeof file === 'string' ? { url: file } : file));
  const codes = new Set(entries.flatMap(({ url }) => CATALOG.exec(url)?.[1] ?? []));
  if (codes.size < 2) return { shared: entries, languages: new Map() };
  const languageOf = ({ url }: PrecacheEntry) => {
    const [, code] = CATALOG.exec(url) ?? [];
    if (code || !url.endsWith('.html') || url === SHELL) return code;
    const [folder = ''] = url.split(/[/.]/);
    return codes.has(folder) ? folder : MAIN;
  };
  const of = (code: string | undefined) => entries.filter((entry) => languageOf(entry) === code);
  return { shared: of(undefined), languages: new Map([...codes].map((code) => [code, of(code)])) };
}

/** The file of a language at an address. A page has an address without `.html`. */
export function fileAt(pathname: string, { languages }: FilesByLanguage): PrecacheEntry | undefined {
  const name = pathname.slice(1) || 'index';
  return [...languages.values()].flat().find(({ url }) => url === name || url === `${name}.html`);
}

/** Returns the response of a file from the cache, else from the network, and keeps it. Rejects offline. */
export async function answerFile(file: PrecacheEntry): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(file));
  if (kept) return kept;
  const found = await fetch(`/${file.url}`, { cache: file.revision ? 'no-cache' : 'default' });
  if (!found.ok) throw new Error(`${file.url} answers ${found.status}`);
  // A browser refuses a redirected response for a page.
  const response = found.redirected ? new Response(found.body, found) : found;
  await cache.put(keyOf(file), response.clone());
  return response;
}

/** Keeps all files of a language. Rejects if one can't be fetched. */
export async function keepFiles(code: string, { languages }: FilesByLanguage): Promise<void> {
  await Promise.all((languages.get(code) ?? []).map(answerFile));
}

/** Removes kept files that are not of this version. */
export async function dropOldFiles({ languages }: FilesByLanguage): Promise<void> {
  if (!languages.size) {
    await caches.delete(CACHE);
    return;
  }
  const cache = await caches.open(CACHE);
  const current = new Set([CHOSEN, ...[...languages.values()].flat().map(keyOf)]);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!current.has(pathname + search)) await cache.delete(url);
  }
}

/** The language to keep: the choice on this device, else the first of the browser's languages that exists. */
export async function languageToKeep({ languages }: FilesByLanguage): Promise<string> {
  const choice = await (await caches.match(CHOSEN, { cacheName: CACHE }))?.text();
  const tags = [choice ?? '', ...navigator.languages].flatMap((tag) => [tag, tag.split('-')[0] ?? '']);
  return tags.find((tag) => languages.has(tag)) ?? MAIN;
}

/** Leaves the choice for the next worker. */
export async function rememberLanguage(code: string): Promise<void> {
  await (await caches.open(CACHE)).put(CHOSEN, new Response(code));
}

/** Returns whether a part of a language is kept on this device. */
export async function isLanguageKept(code: string): Promise<boolean> {
  const cache = await caches.open(CACHE);
  return (await cache.keys()).some(({ url }) =>
    new URL(url).pathname.startsWith(`/assets/words-${code}-catalogs-`),
  );
}

function keyOf({ url, revision }: PrecacheEntry): string {
  return revision ? `/${url}?revision=${revision}` : `/${url}`;
}
