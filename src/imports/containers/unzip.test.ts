import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UnreadableFileError } from './unreadable-file-error.ts';
import { unzip } from './unzip.ts';

async function unpacked(bytes: Uint8Array): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { path, content } of unzip(new Blob([Uint8Array.from(bytes)]), 'log.zip')) {
    files[path] = await content.text();
  }
  return files;
}

async function fault(bytes: Uint8Array): Promise<string> {
  return unpacked(bytes).then(
    () => 'none',
    (error) => (error instanceof UnreadableFileError ? error.message : `crash: ${error}`),
  );
}

const text = (content: string, level: 0 | 1 | 9 = 9): Zippable[string] => [strToU8(content), { level }];
const LOG = 'Baby,Time\n'.repeat(20_000);
const ZIP = zipSync({ 'a.csv': text(LOG), 'deep/er/b.csv': text('b,c\n', 0), 'möwe.txt': text('x') });

/** Returns a copy with other bytes at the first or the last place of `signature`. */
function changed(signature: number[], offset: number, bytes: number[], from: 'first' | 'last'): Uint8Array {
  const copy = Uint8Array.from(ZIP);
  const text = String.fromCharCode(...copy);
  const mark = String.fromCharCode(...signature);
  copy.set(bytes, (from === 'first' ? text.indexOf(mark) : text.lastIndexOf(mark)) + offset);
  return copy;
}
const LISTED = [0x50, 0x4b, 1, 2];

describe('unzip', () => {
  test('unpacks compressed and stored files in folders', async () =>
    expect(await unpacked(ZIP)).toEqual({ 'a.csv': LOG, 'deep/er/b.csv': 'b,c\n', 'möwe.txt': 'x' }));

  test('leaves out pictures, folders and hidden files', async () =>
    expect(
      await unpacked(
        zipSync({
          'a.csv': text('a'),
          'photos/1.JPG': text('p'),
          'photos/': text(''),
          '__MACOSX/a.csv': text('m'),
          'x/.DS_Store': text('d'),
        }),
      ),
    ).toEqual({ 'a.csv': 'a' }));

  test.each([
    ['its end is missing', ZIP.slice(0, -30), 'zipDamaged'],
    ['its beginning is missing', ZIP.slice(200), 'zipDamaged'],
    ['a checksum differs', changed(LISTED, 16, [1, 2, 3, 4], 'first'), 'zipDamaged'],
    ['a length differs', changed(LISTED, 24, [1, 0, 0, 0], 'first'), 'zipDamaged'],
    ['it needs a password', changed(LISTED, 8, [1], 'first'), 'zipLocked'],
    ['it uses another compression', changed(LISTED, 10, [14], 'last'), 'zipDamaged'],
    [
      'it has too many files',
      zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}`, text('', 0)]))),
      'zipTooLarge',
    ],
    ['a file shrank to a thousandth', zipSync({ 'a.csv': text('a'.repeat(5_000_000)) }), 'zipTooLarge'],
  ])('refuses an archive if %s', async (_, bytes, code) => expect(await fault(bytes)).toBe(code));

  test('stops a file that is larger than the archive says', async () => {
    const trap = zipSync({ 'a.csv': text('a'.repeat(30_000_000)) });
    const at = String.fromCharCode(...trap.slice(-200)).indexOf('PK\x01\x02') + trap.length - 200;
    trap.set([10, 0, 0, 0], at + 24);
    expect(await fault(trap)).toBe('zipTooLarge');
  });

  test('refuses files that are too large together', async () => {
    const rows = Array.from({ length: 300_000 }, (_, n) => `${n * 7919},${n * 104_729},,,,,,,,,,,`).join(
      '\n',
    );
    const names = ['1.csv', '2.csv', '3.csv', '4.csv', '5.csv', '6.csv', '7.csv', '8.csv'];
    const files = Object.fromEntries(names.map((name) => [name, text(rows, 1)]));
    expect(await fault(zipSync(files))).toBe('zipTooLarge');
  });

  test('unpacks or refuses an archive with any changed byte', async () => {
    for (let at = 0; at < ZIP.length; at += 1) {
      const damaged = Uint8Array.from(ZIP);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(await fault(damaged)).toMatch(/^(none|zip\w+)$/);
    }
  });
});
