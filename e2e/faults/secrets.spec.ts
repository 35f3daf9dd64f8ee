import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addBaby, choose, log, signUp } from '../app-page.ts';
import { expect } from '../fixtures.ts';
import { test } from './real-browser.ts';
import { report } from './rounds.ts';

const JUNE = { name: 'June', email: 'june@example.com', password: 'Moonlight-over-Orkney-4711' };
/** A recovery code. Its last character is a check character, which may be one of `*~$=`. */
const CODE = /(?:\w{4}-){8}[\w*~$=]/;
/** A text that the search must find. If it does not, the search itself does not work. */
const NOTE = 'a note that nobody else would write';

/** Searches the files of a folder for these texts, as UTF-8 and UTF-16. `files` is the number of files searched. */
async function search(folder: string, texts: string[]): Promise<{ files: number; found: string[] }> {
  const needles = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (needles.some((needle) => bytes.includes(needle))) found.push(file);
  }
  return { files: files.length, found };
}

test('no file of the profile contains the password or the recovery code', async ({ realProfile, site }) => {
  const { page, close } = await realProfile.start();
  await page.goto(`${site.address}/account`);
  await signUp(page, JUNE);
  await addBaby(page, 'Wren');
  await page.getByRole('button', { name: 'Show my code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' });
  await expect(dialog).toContainText(CODE);
  const code = CODE.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  const groups = code.split('-');
  expect(groups).toHaveLength(9);
  await dialog.getByRole('button', { name: 'I have it' }).click();
  // Follows a link instead of loading an address. Closing the dialog steps back in the history, and that step would
  // cancel a page load.
  await page.getByRole('link', { name: 'Add New Log' }).click();
  await log(page, 'Diaper', async () => {
    await choose(page, 'Wet');
    await page.getByLabel('Note').fill(NOTE);
  });
  // Also read the databases by script, because files on disk may be compressed.
  const everything = await page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await ended(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        rows.push(...(await ended(db.transaction(store).objectStore(store).getAll())));
    }
    const bytes = (_: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }], bytes);
  });
  await close();

  const secrets = [JUNE.password, groups.join(''), groups.join('-'), groups.join(' ')];
  expect(everything).toContain(NOTE);
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect((await search(realProfile.folder, [NOTE])).found, 'the search finds a known text').not.toEqual([]);
  const { files, found } = await search(realProfile.folder, secrets);
  expect(found).toEqual([]);
  report({ 'files searched': files, 'with a secret': found.length });
});
