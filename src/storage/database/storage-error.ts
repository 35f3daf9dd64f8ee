import type { StorageProblem } from '#domain/log/storage-problem.ts';

/** Finds the problem behind any error of the storage layer, or of loading that layer. Never throws. */
export function storageProblem(error: unknown): StorageProblem {
  const names = namesOf(error);
  const any = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  // A full disk arrives as an AbortError that wraps the quota error, so the quota error is checked first.
  if (any('QuotaExceededError', 'NoSpaceError')) return 'full';
  if (any('RivalTimerError')) return 'rival';
  if (any('UnfetchedError')) return 'unfetched';
  if (any('EvictedLogError')) return 'gone';
  if (any('BlockedDatabaseError')) return 'blocked';
  if (any('NewerDatabaseError', 'VersionError')) return 'newer';
  if (any('MissingAPIError', 'MissingAPI', 'SecurityError', 'OpenFailedError')) return 'unavailable';
  // The errors of a broken connection can include a "closed" error. A "closed" error alone means that the database was
  // closed on purpose.
  if (any('UnknownError', 'InvalidStateError')) return 'unknown';
  if (any('SupersededError', 'DatabaseClosedError')) return 'superseded';
  // The browser aborts a transaction when the disk refuses it, and does not always give a reason.
  if (any('AbortError')) return 'refused';
  return 'unknown';
}

/** Errors for a module that was not loaded: in Chromium and Firefox, in Safari, and from Vite for a style sheet. */
const UNFETCHED_MODULE = /dynamically imported module|Importing a module|preload CSS/;

/**
 * Lists the names of an error and of everything it wraps, outermost first. Two errors have only a generic name and are
 * recognized by their message. NoSpaceError is a disk without free space in Chromium. UnfetchedError is a module that
 * could not be loaded.
 */
export function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && names.length < 10) {
    const { name, message, inner, cause, failures } = current as Record<string, unknown>;
    if (/FILE_ERROR_NO_SPACE/.test(String(message))) names.push('NoSpaceError');
    if (UNFETCHED_MODULE.test(String(message))) names.push('UnfetchedError');
    if (typeof name === 'string') names.push(name);
    // Dexie's BulkError wraps the error of each row. The first row's error represents all.
    current = inner ?? cause ?? (Array.isArray(failures) ? failures[0] : undefined);
  }
  return names;
}
