import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Opens the log in this page as a newer app does, with one more store. The connection stays open until the page closes.
 */
export async function upgradeAsNewerApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { name = '', version = 0 } =
      (await indexedDB.databases()).find((one) => one.name?.startsWith('weehours-records-')) ?? {};
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, version + 10);
      opening.onupgradeneeded = () => opening.result.createObjectStore('of-the-future');
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error);
    });
  });
}

interface Released {
  version: number;
  stores: Record<string, string>;
  rows: Record<string, object[]>;
}

const released = new URL('../../src/storage/database/released/records-1.json', import.meta.url);
export const FIRST_RELEASE: Released = JSON.parse(readFileSync(released, 'utf8'));

/**
 * Replaces the log in this page with the log of the first release, plus `more` rows. Like a frozen tab, its connection
 * ignores requests to close and stays open until the page closes.
 */
export async function makeFirstRelease(page: Page, more: Released['rows'] = {}): Promise<void> {
  await page.evaluate(
    async ({ release, more }) => {
      const name = (await indexedDB.databases()).find((one) =>
        one.name?.startsWith('weehours-records-'),
      )?.name;
      const ended = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.onsuccess = resolve;
          request.onerror = () => reject(request.error);
        });
      await ended(indexedDB.deleteDatabase(name ?? ''));
      // Dexie multiplies version numbers by ten.
      const opening = indexedDB.open(name ?? '', release.version * 10);
      opening.onupgradeneeded = () => {
        for (const [store, schema] of Object.entries(release.stores)) {
          const [keyPath = '', ...indexes] = schema.split(', ');
          const made = opening.result.createObjectStore(store, { keyPath });
          for (const index of indexes)
            made.createIndex(index, index.startsWith('[') ? index.slice(1, -1).split('+') : index);
          for (const row of [...(release.rows[store] ?? []), ...(more[store] ?? [])]) made.put(row);
        }
      };
      await ended(opening);
    },
    { release: FIRST_RELEASE, more },
  );
}
