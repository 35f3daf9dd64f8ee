import { readJson, writeText } from './local-store.ts';

const NAME = 'page-heights';

/**
 * Page heights in CSS pixels, by the language and the router's key of a history entry. In another language a page has
 * another height. A reload of the tab restores them.
 */
const heights = new Map<string, unknown>(Object.entries(readJson('session', NAME) ?? {}));

/**
 * Returns the height of the page when its history entry was left, in CSS pixels. Undefined if the entry was not left
 * yet.
 */
export function heightLeft(language: string, key: string): unknown {
  return heights.get(`${language} ${key}`);
}

export function noteHeight(language: string, key: string, height: number): void {
  heights.set(`${language} ${key}`, height);
}

/** Writes all heights to sessionStorage, for a reload and for navigating back from another document. */
export function keepHeights(): void {
  writeText('session', NAME, JSON.stringify(Object.fromEntries(heights)));
}
