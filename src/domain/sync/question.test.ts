import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFeed } from '#testing/builders.ts';
import { keyOfState, type LogState } from './log-state.ts';
import { isInPart, keyOfVersion, questionParts, versionOf } from './question.ts';

const feed = (id: string, change: object = {}): LogState => ({
  of: 'entry',
  content: { kind: 'feed', record: aFeed({ id, ...change }) },
});

test('versionOf tells rows apart, and does not depend on the order of their fields', () => {
  expect(versionOf(feed('a'))).not.toBe(versionOf(feed('a', { note: 'edited' })));
  const record = Object.fromEntries(Object.entries(aFeed({ id: 'a' })).toReversed());
  expect(versionOf({ of: 'entry', content: { kind: 'feed', record } } as LogState)).toBe(
    versionOf(feed('a')),
  );
  expect(keyOfVersion(versionOf(feed('with a space')))).toBe('entry with a space');
});

describe('the parts of a question', () => {
  test('name each row once, and each key of a month is in one part', () => {
    const sizes = fc.array(fc.oneof(fc.nat(30), fc.nat(1300)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.string(), (counts, other) => {
        const months = new Map(
          counts.map((count, month) => [
            `feeds ${month}`,
            Array.from({ length: count }, (_, n) => feed(`${month} ${(n * 7919) % 1301}`)),
          ]),
        );
        const parts = questionParts([...months.keys()], months);
        const all = [...months.values()].flat().map(versionOf);
        expect(parts.flatMap(({ held }) => held).sort()).toEqual(all.sort());
        for (const { held } of parts) expect(held.length).toBeLessThanOrEqual(400);
        for (const [month, states] of months)
          for (const key of [...states.map(keyOfState), `entry ${other}`]) {
            const about = parts.filter((part) => part.months.includes(month) && isInPart(key, part));
            expect(about).toHaveLength(1);
          }
      }),
      { numRuns: 8 },
    );
  });

  test('are few for many small months', () => {
    const months = new Map(Array.from({ length: 30 }, (_, n) => [`feeds ${n}`, [feed(`${n}`)]]));
    expect(questionParts([...months.keys()], months)).toHaveLength(1);
  });
});
