/** What stood in the way, as a tired parent should read it. */
export interface StorageProblem {
  cause: 'full' | 'blocked' | 'newer' | 'unavailable' | 'superseded' | 'unknown';
  title: string;
  /** What to do, and what became of what was typed. */
  message: string;
}

const PROBLEMS: Record<StorageProblem['cause'], Omit<StorageProblem, 'cause'>> = {
  full: {
    title: 'This device is full',
    message:
      'There was no room left to save, so nothing was changed and what you typed is still here. ' +
      'Free some space, for example by deleting videos or unused apps, then save again.',
  },
  blocked: {
    title: 'Another tab is holding your log',
    message: 'Close the other Wee Hours tabs and windows, then reload this page. Nothing was lost.',
  },
  newer: {
    title: 'Wee Hours needs an update here',
    message:
      'Your log was opened by a newer version of the app. Reload to get that version; until then this one changes nothing.',
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
      'This tab has stopped saving so that nothing gets mixed up. Reload it to go on. Nothing was lost.',
  },
  unknown: {
    title: 'The browser’s storage did not answer',
    message:
      'Nothing was changed. Try once more; if it happens again, see whether this device has any room left, then reload.',
  },
};

/** Puts any error of the storage layer into words. Never throws. */
export function storageProblem(error: unknown): StorageProblem {
  const cause = causeOf(namesOf(error));
  return { cause, ...PROBLEMS[cause] };
}

function causeOf(names: string[]): StorageProblem['cause'] {
  const any = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  // A full disk arrives as an AbortError with the quota inside it: look for it before anything else.
  if (any('QuotaExceededError')) return 'full';
  if (any('BlockedDatabaseError')) return 'blocked';
  if (any('NewerDatabaseError', 'VersionError')) return 'newer';
  if (any('MissingAPIError', 'MissingAPI', 'SecurityError', 'OpenFailedError')) return 'unavailable';
  // A connection that broke is closed as well; only one that was given up says nothing but that.
  if (any('UnknownError', 'InvalidStateError')) return 'unknown';
  if (any('DatabaseClosedError')) return 'superseded';
  return 'unknown';
}

/** The names of an error and of everything it wraps, outermost first. */
export function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && names.length < 10) {
    const { name, inner, cause, failures } = current as Record<string, unknown>;
    if (typeof name === 'string') names.push(name);
    // Dexie's BulkError wraps what befell each row; the first tells for all.
    current = inner ?? cause ?? (Array.isArray(failures) ? failures[0] : undefined);
  }
  return names;
}
