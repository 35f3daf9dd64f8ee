import { readJson, writeText } from './local-store.ts';

const NAME = 'page-heights';

/** Scroll positions by the router's key of the history entry, restored from the tab's previous document. */
const heights = new Map<string, unknown>(Object.entries(readJson('session', NAME) ?? {}));

/** The scroll position of a history entry when it was left, in CSS pixels; undefined if it was not left yet. */
export function heightLeft(key: string): unknown {
  return heights.get(key);
}

export function noteHeight(key: string, height: number): void {
  heights.set(key, height);
}

/** Writes all positions to sessionStorage, for a reload and for navigating back from another document. */
export function keepHeights(): void {
  writeText('session', NAME, JSON.stringify(Object.fromEntries(heights)));
}
