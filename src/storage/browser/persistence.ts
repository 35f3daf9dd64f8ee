import { liveQuery } from 'dexie';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';
import { isInstalled } from './home-screen.ts';
import { readText, writeText } from './local-store.ts';

/**
 * How the browser keeps the site's storage. A field is null if the browser does not report it: in an old browser, or on
 * a page without https.
 */
export interface Keeping {
  /** True if the browser granted persistent storage. */
  promised: boolean | null;
  usedBytes: number | null;
}

/** Reads the state of the site's storage. Never rejects; a missing answer is null. */
export async function readKeeping(): Promise<Keeping> {
  const promised = await ask(() => navigator.storage.persisted());
  // Only the usage is read, because browsers no longer report the real quota.
  const estimate = await ask(() => navigator.storage.estimate());
  return { promised, usedBytes: estimate?.usage ?? null };
}

/** Requests persistent storage each time it is called. Returns true if the browser grants it. */
export async function requestKeeping(): Promise<boolean> {
  return (await ask(() => navigator.storage.persist())) ?? false;
}

/**
 * Requests persistent storage as soon as a log holds an entry or a timer, whether logged or imported. Requests nothing
 * if the log cannot be read.
 */
export function askToPersistWhenKept(db: RecordsDb): void {
  const watch = liveQuery(() => holdsAnything(db)).subscribe({
    next: (holds) => {
      if (!holds) return;
      watch.unsubscribe();
      void askToPersist();
    },
    error: () => {},
  });
}

async function holdsAnything(db: RecordsDb): Promise<boolean> {
  const tables = [...entryTables(db), db.timers];
  const counts = await Promise.all(tables.map((table) => table.limit(1).count()));
  return counts.some((count) => count > 0);
}

/**
 * Requests persistent storage once in the browser, and once more in the installed app, where browsers grant it more
 * often. It is not requested again, because some browsers show a prompt.
 */
async function askToPersist(): Promise<void> {
  const place = isInstalled() ? 'installed' : 'browser';
  if (readText('local', 'asked-to-persist') === place) return;
  writeText('local', 'asked-to-persist', place);
  await requestKeeping();
}

async function ask<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question();
  } catch {
    return null;
  }
}
