import { liveQuery } from 'dexie';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';
import { isInstalled } from './home-screen.ts';
import { readText, writeText } from './local-store.ts';

/** What the browser says of the site's data. Null where it does not tell: an old browser, or a page without https. */
export interface Keeping {
  /** True when the browser has promised not to clear the data by itself. */
  promised: boolean | null;
  usedBytes: number | null;
}

/** Asks the browser what it says of the site's data. Never rejects: what it does not tell is null. */
export async function readKeeping(): Promise<Keeping> {
  const promised = await ask(() => navigator.storage.persisted());
  // Only what is used: the quota that browsers report is no longer the real one.
  const estimate = await ask(() => navigator.storage.estimate());
  return { promised, usedBytes: estimate?.usage ?? null };
}

/** Asks the browser for its promise, however often. True when it is given. */
export async function requestKeeping(): Promise<boolean> {
  return (await ask(() => navigator.storage.persist())) ?? false;
}

/**
 * Asks for the promise as soon as a log holds something, an entry or a timer, however it came there. A log that cannot be
 * read asks for nothing.
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
 * Asks once in the browser, and once more as an installed app, since browsers are readier to promise then. Some ask the
 * parent, so it is never done twice.
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
