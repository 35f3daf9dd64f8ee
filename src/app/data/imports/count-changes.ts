import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';

/** Counts the entries that an import adds. */
export function countEntries({ records, others }: PreparedImport): number {
  return records.length + others.length;
}

/** Counts what an import changes: new entries, new babies, and entries that get details. */
export function countChanges(prepared: PreparedImport): number {
  return countEntries(prepared) + prepared.babies.length + prepared.filled.length;
}
