import { readJson, writeText } from './local-store.ts';

const NAME = 'page-heights';

/** By the router's key of the history entry. The tab keeps them for its next document. */
const heights = new Map<string, unknown>(Object.entries(readJson('session', NAME) ?? {}));

/** How far down the page of a history entry was in sight when it was left, in CSS pixels; undefined before that. */
export function heightLeft(key: string): unknown {
  return heights.get(key);
}

export function noteHeight(key: string, height: number): void {
  heights.set(key, height);
}

/** Writes all heights to sessionStorage, for a reload and for the way back from another document. */
export function keepHeights(): void {
  writeText('session', NAME, JSON.stringify(Object.fromEntries(heights)));
}
