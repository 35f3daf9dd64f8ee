import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { PRODUCT_MAKERS } from './product-makers.ts';

const MADE = new Map(Object.entries(PRODUCT_MAKERS).map(([name, make]) => [name, make()]));

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

afterEach(() => vi.useRealTimers());

test.each(Object.entries(PRODUCT_MAKERS))('%s has the same bytes on any day', (name, make) => {
  vi.useFakeTimers({ now: new Date('2031-07-04T12:00:00Z'), toFake: ['Date'] });
  expect(hashOf(make())).toBe(hashOf(MADE.get(name) ?? new Uint8Array()));
});

test('every PDF has a different id', () => {
  const ids = [...MADE]
    .filter(([name]) => name.endsWith('.pdf'))
    .map(([, file]) => /\/ID \[ <([0-9A-F]{32})>/.exec(Buffer.from(file).toString('latin1'))?.[1]);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the sticker pack has its sheets, every sticker and a readme', () => {
  const paths = Object.keys(unzipSync(MADE.get('wee-hours-stickers.zip') ?? new Uint8Array()));
  expect(paths.filter((path) => path.startsWith('sheets/'))).toHaveLength(6);
  expect(paths.filter((path) => path.startsWith('stickers/')).length).toBeGreaterThan(90);
  expect(paths).toContain('Read me.txt');
});
