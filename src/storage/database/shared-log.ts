import { onOtherTab, readText, writeText } from '#storage/browser/local-store.ts';

const noteOf = (dbName: string) => `shared:${dbName}`;

/** True if the log of this database is shared. Known before the database opens. */
export function isSharedLog(dbName: string): boolean {
  return readText('local', noteOf(dbName)) !== null;
}

/** Notes whether a log is shared. It takes effect when the log is opened the next time. */
export function noteSharedLog(dbName: string, isShared: boolean): void {
  writeText('local', noteOf(dbName), isShared ? '1' : null);
}

/**
 * Calls `changed` when another tab begins or ends the sharing of this log. This tab then has to open the log again,
 * because its writes are not marked otherwise. Returns an unsubscriber.
 */
export function onSharedElsewhere(dbName: string, changed: () => void): () => void {
  return onOtherTab((name) => {
    if (name === noteOf(dbName)) changed();
  });
}
