import { expect, test } from 'vitest';
import { newId, newStamp, wordsBeside } from './record.ts';

const NOW = Date.parse('2020-02-29T03:00:00Z');

/** Returns the time of a UUIDv7. */
const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

test('an id has the author’s time, whatever the device clock shows', () => {
  expect(madeAt(newId(NOW))).toBe(NOW);
  const { id, createdAt } = newStamp('olive', { device: 'd', now: NOW });
  expect(madeAt(id)).toBe(createdAt);
});

test('ids sort by time, then by creation, and are unique', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(NOW));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const [before, after] = [newId(NOW - 1), newId(NOW + 1)];
  expect([after, ...ids, before].sort()).toEqual([before, ...ids, after]);
});

test.each([
  [{ note: 'spat some up', importNote: 'Formula' }, 'Formula\nspat some up'],
  [{ note: '', importNote: 'Formula' }, 'Formula'],
  [{ note: 'spat some up' }, 'spat some up'],
  [{ note: '', importNote: '' }, ''],
])('the notes of %j are %j', (record, words) => expect(wordsBeside(record)).toBe(words));
