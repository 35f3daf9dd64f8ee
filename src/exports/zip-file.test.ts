import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { zipMaker } from './zip-file.ts';

afterEach(() => vi.useRealTimers());

test.each(['1970-01-01T00:00:00Z', '2150-01-01T00:00:00Z'])(
  'zipMaker makes a zip at any system time: %s',
  async (now) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const zip = zipMaker();
    zip.add({ path: 'log.csv', content: 'kind' });
    const entries = unzipSync(new Uint8Array(await zip.finish('log.zip').arrayBuffer()));
    expect(Object.keys(entries)).toEqual(['log.csv']);
  },
);

test('zipMaker compresses text, stores bytes unchanged, and keeps paths', async () => {
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
