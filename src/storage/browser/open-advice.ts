import { isText, listOf, shapeOf } from '#domain/shape.ts';
import { onChangeElsewhere, readJson, writeText } from './local-store.ts';

/** An entry with advice that the parent has not dismissed. A newer version may have stored another kind. */
export interface AdvisedEntry {
  kind: string;
  id: string;
}

const areEntries = listOf(shapeOf({ kind: isText, id: isText }));

/** Reads the entries of `owner` with open advice, the oldest first. Returns none if they are damaged. */
export function readOpenAdvice(owner: string): readonly AdvisedEntry[] {
  const entries = readJson('local', nameOf(owner));
  return areEntries(entries) ? entries : [];
}

/** Stores the entries of `owner` with open advice. If the browser refuses, the next page forgets them. */
export function writeOpenAdvice(owner: string, entries: readonly AdvisedEntry[]): void {
  writeText('local', nameOf(owner), entries.length ? JSON.stringify(entries) : null);
}

/** Calls `changed` when another tab changes the open advice of `owner`, or may have changed it. */
export function onOpenAdviceElsewhere(owner: string, changed: () => void): void {
  onChangeElsewhere(nameOf(owner), changed);
}

/** The name contains the owner's id, so deleting the account removes the value. */
function nameOf(owner: string): string {
  return `advice:${owner}`;
}
