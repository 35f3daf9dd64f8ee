import { liveQuery } from 'dexie';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';
import { isInstalled } from './home-screen.ts';
import { readText, writeText } from './local-store.ts';

/** The browser's state of the site's storage. Null if it gives no answer: an old browser, or a page without https. */
export interface Keeping {
  /** True if the browser granted persistent storage. */
  promised: boolean | null;
  usedBytes: number | null;
}

/** Reads the state of the site's storage. Never rejects; a missing answer is null. */
export async function readKeeping(): Promise<Keeping> {
  const promised = await ask(() => navigator.storage.persisted());
  // Only the usage: the quota that browsers report is no longer the real one.
  const estimate = await ask(() => navigator.storage.estimate());
  return { promised, usedBytes: estimate?.usage ?? null };
}

/** Requests persistent storage, at every call. True if it is granted. */
export async function requestKeeping(): Promise<boolean> {
  return (await ask(() => navigator.storage.persist())) ?? false;
}

/**
 * Requests persistence as soon as a log holds an entry or a timer, from any source. A log that cannot be read requests
 * nothing.
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
 * Requests once in the browser, and once more as an installed app, because browsers then grant it more often. Some show
 * a prompt, so it is not repeated.
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
