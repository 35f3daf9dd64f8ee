import type { Page } from '@playwright/test';

/** Every row of a log in IndexedDB, by store. The test reads them through its own connection, not the app's. */
export type LogRows = Record<string, Record<string, unknown>[]>;

/** Returns the rows that `other` lacks or stores with different content. */
export function rowsBeyond(other: LogRows = {}, rows: LogRows = {}): string[] {
  const texts = (of: LogRows) =>
    Object.entries(of).flatMap(([store, all]) => all.map((row) => `${store} ${JSON.stringify(row)}`));
  const known = new Set(texts(other));
  return texts(rows).filter((text) => !known.has(text));
}

/** Reads the log of every user of this browser. `version` is IndexedDB's number, ten times Dexie's. */
export async function readLogs(page: Page): Promise<{ name: string; version: number; rows: LogRows }[]> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // On a busy disk, Chromium may fail to open a database that it has just closed. The test retries after a second.
    const open = async (name: string, tries = 20): Promise<IDBDatabase> => {
      try {
        return await ended(indexedDB.open(name));
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'UnknownError' && tries > 0)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return open(name, tries - 1);
      }
    };
    const logs: { name: string; version: number; rows: LogRows }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('weehours-records-')) continue;
      const db = await open(name);
      const stores = [...db.objectStoreNames];
      const reading = db.transaction(stores);
      const rows: LogRows = {};
      for (const store of stores) rows[store] = await ended(reading.objectStore(store).getAll());
      logs.push({ name, version: db.version, rows });
      db.close();
    }
    return logs;
  });
}
