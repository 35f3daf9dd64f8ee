import type { Page } from '@playwright/test';

/** Every row of a log, by store, as it lies in IndexedDB: read beside the app, over a connection of the test's own. */
export type LogRows = Record<string, Record<string, unknown>[]>;

/** The rows of one reading of a log that another lacks, or has otherwise. */
export function rowsBeyond(other: LogRows = {}, rows: LogRows = {}): string[] {
  const texts = (of: LogRows) =>
    Object.entries(of).flatMap(([store, all]) => all.map((row) => `${store} ${JSON.stringify(row)}`));
  const known = new Set(texts(other));
  return texts(rows).filter((text) => !known.has(text));
}

/** Reads the records of whoever signed up here, of all who did. `version` is the browser's, ten times the app's. */
export async function readLogs(page: Page): Promise<{ name: string; version: number; rows: LogRows }[]> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Chromium may fail to open what it has just closed, on a busy disk for a while: it is asked again, each time a second later.
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
