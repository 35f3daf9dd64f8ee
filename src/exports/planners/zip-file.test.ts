import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipMaker } from './zip-file.ts';

test('packs text and leaves bytes as they are, under their paths', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
  const zip = zipMaker();
  zip.add({ path: 'Read me.txt', content: 'é, 3 a.m. '.repeat(500) });
  zip.add({ path: 'pictures/one.png', content: bytes });
  const file = zip.finish('pack.zip');
  expect([file.name, file.type]).toEqual(['pack.zip', 'application/zip']);
  expect(file.size).toBeLessThan(bytes.length + 600);
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(['Read me.txt', 'pictures/one.png']);
  expect(strFromU8(entries['Read me.txt'] as Uint8Array)).toBe('é, 3 a.m. '.repeat(500));
  expect(entries['pictures/one.png']).toEqual(bytes);
});
