import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the same value gives the same text, whatever the order of its fields', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'é' })).toBe('{"a":"é","b":[2,{"c":null,"d":1}]}');
  expect(canonicalJson({ a: 'é', b: [2, { c: null, d: 1 }] })).toBe('{"a":"é","b":[2,{"c":null,"d":1}]}');
});

test('an undefined field is left out', () => {
  expect(canonicalJson({ a: 1, sessionId: undefined })).toBe(canonicalJson({ a: 1 }));
});

test('any JSON reads back unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      // Converts -0 to 0, because JSON.stringify does.
      const value = JSON.parse(JSON.stringify(JSON.parse(text)));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
    { numRuns: 1000 },
  );
});
