import { CHUNK_LOAD_PROBLEM } from './chunk-load-error.ts';

/** A storage error in words for the user. */
export interface StorageProblem {
  cause:
    | 'full'
    | 'refused'
    | 'blocked'
    | 'newer'
    | 'gone'
    | 'unavailable'
    | 'superseded'
    | 'rival'
    | 'unfetched'
    | 'unknown';
  title: string;
  /** What to do, and what happened to the input. */
  message: string;
}

const PROBLEMS: Record<StorageProblem['cause'], Omit<StorageProblem, 'cause'>> = {
  full: {
    title: 'This device is full',
    message:
      'There was no room left to save, so nothing was changed and what you typed is still here. ' +
      'Free some space, for example by deleting videos or unused apps, then save again.',
  },
  refused: {
    title: 'This device did not take it',
    message:
      'Most often that means that it is full. Nothing was changed and what you typed is still here. Free some space, for ' +
      'example by deleting videos or unused apps, then save again.',
  },
  blocked: {
    title: 'Another tab is holding your log',
    message: 'Close the other Wee Hours tabs and windows, then reload this page. Nothing was lost.',
  },
  newer: {
    title: 'Wee Hours needs an update here',
    message:
      'A newer version of the app has been in this log. Reload to get that version. Until then this one shows your log and ' +
      'changes nothing in it; what you have typed stays here to be copied.',
  },
  gone: {
    title: 'The log that was here is gone from this browser',
    message:
      'Browsers clear what a site has stored when the device runs out of room, when it is damaged, or when its data is cleared in the settings. ' +
      'Restore a backup, or begin anew; until then nothing is saved here.',
  },
  unavailable: {
    title: 'This browser does not let Wee Hours save',
    message:
      'Private windows and blocked site data keep a log from being stored. Open Wee Hours in a normal window, or allow ' +
      'site data for it. You can look around in the demo meanwhile.',
  },
  superseded: {
    title: 'Wee Hours was updated in another tab',
    message:
      'This tab has stopped saving so that nothing gets mixed up. All that you saved is safe. What you have typed stays ' +
      'here to be copied; then reload to go on.',
  },
  rival: {
    title: 'Another is running',
    message: 'It was started for this baby meanwhile, and goes on. Nothing was taken back.',
  },
  unfetched: CHUNK_LOAD_PROBLEM,
  unknown: {
    title: 'The browser’s storage did not answer',
    message:
      'Nothing was changed. Try once more; if it happens again, see whether this device has any room left, then reload.',
  },
};

/** Converts any error of the storage layer, or of loading that layer, to a message. Never throws. */
export function storageProblem(error: unknown): StorageProblem {
  const cause = causeOf(namesOf(error));
  return { cause, ...PROBLEMS[cause] };
}

function causeOf(names: string[]): StorageProblem['cause'] {
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
 * The names of an error and of everything it wraps, outermost first. Two errors have only a generic name and are
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
