import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textMatcher } from './text-match.ts';

test.each([
  ['rash', 'A small RASH on the left arm', true],
  ['arm rash', 'A small rash on the left arm', true],
  ['ras', 'A small rash', true],
  ['rash cream', 'A small rash', false],
  ['creme', 'Crème on the bottom', true],
  ['Crème', 'creme', true],
  ['  ', 'anything', false],
  ['', 'anything', false],
  ['rash', '', false],
  ['(new)', 'formula (new) today', true],
  ['.*', 'anything', false],
  ["don't", 'She don’t latch', true],
  ['don’t', "She don't latch", true],
  ["don't", 'She don´t latch', true],
  ['don`t', "She don't latch", true],
  ['o‘clock', 'at two oʼclock, or o′clock', true],
  ['"hungry"', 'said “hungry”, „hungry“ and «hungry»', true],
  ['“hungry”', 'said "hungry"', true],
  ['Lukasz', 'Łukasz came by', true],
  ['Łukasz', 'lukasz came by', true],
  ['sodt', 'Sødt æble', true],
  ['aeble', 'Sødt æble', true],
  ['isirik', 'Ateş yok, ısırık var', true],
  ['STRASSE', 'Straße, oeuvre', true],
  ['œuvre', 'Straße, oeuvre', true],
  ['dien', 'Điện thoại', true],
  ['粉', '新しい粉ミルク', true],
  ['4 oz', 'Bottle, 4\u00a0oz', true],
  ['4oz', 'Bottle, 4 oz', true],
  ['4 oz', 'Bottle, 14 oz', false],
  ['4 oz', 'Bottle, 2.4 oz', false],
  ['4', 'Bottle, 4.5 oz', false],
  ['4.5', 'Bottle, 4.5 oz', true],
  ['12', 'At 12.', true],
])('“%s” in “%s”: %s', (text, note, expected) => {
  expect(textMatcher(text)(note)).toBe(expected);
});

test('every note is found by each of its words, even in capitals', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zß-öø-ÿđıłœ0-9’]{1,8}$/), { minLength: 1 }),
      fc.nat(),
      (words, index) => {
        const word = words[index % words.length] ?? '';
        expect(textMatcher(word)(words.join(' '))).toBe(true);
        expect(textMatcher(word.toUpperCase())(words.join(' '))).toBe(true);
      },
    ),
  );
});
