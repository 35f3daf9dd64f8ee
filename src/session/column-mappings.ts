import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import {
  type KeptMapping,
  readColumnMappings,
  writeColumnMappings,
} from '#storage/browser/column-mappings.ts';
import { DEMO_OWNER } from './session.ts';

/** Keeps what the parent said about the columns of imported tables, by their headers. No screen shows the list. */

/** The most headers to keep. */
const MOST = 50;

/** The mappings of the demo. They are lost with the tab. */
let ofDemo: readonly KeptMapping[] = [];

function readKept(owner: string): readonly KeptMapping[] {
  return owner === DEMO_OWNER ? ofDemo : readColumnMappings(owner);
}

/** Returns what `owner` (a user id or `demo`) said about a table with these titles. */
export function findMapping(owner: string, titles: readonly string[]): ColumnMapping | undefined {
  return readKept(owner).find(({ headers }) => isSameHeader(headers, titles))?.mapping;
}

/** Keeps what `owner` said about a table with these titles. Forgets the oldest header if there are too many. */
export function keepMapping(owner: string, titles: readonly string[], mapping: ColumnMapping): void {
  const others = readKept(owner).filter(({ headers }) => !isSameHeader(headers, titles));
  const headers = titles.map((title) => title.toLowerCase());
  const kept = [...others, { headers, mapping }].slice(-MOST);
  if (owner === DEMO_OWNER) ofDemo = kept;
  else writeColumnMappings(owner, kept);
}

function isSameHeader(headers: readonly string[], titles: readonly string[]): boolean {
  return headers.length === titles.length && titles.every((title, at) => title.toLowerCase() === headers[at]);
}
