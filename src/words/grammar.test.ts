import { expect, test } from 'vitest';
import { grammarOf, type Language } from './grammar.ts';
import { LANGUAGES } from './languages.ts';

const languages = Object.keys(LANGUAGES) as Language[];

test.each(languages)('plural of %s has the categories of CLDR, except for whole millions', (language) => {
  const rules = new Intl.PluralRules(language);
  const counts = [...Array(1001).keys(), 0.5, 1.5, 2.25, 999_999];
  expect(new Set(counts.map((count) => rules.select(count)))).toEqual(new Set(['one', 'other']));
  for (const count of counts)
    expect(grammarOf(language).plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count));
});

test.each(languages)('plural of %s gives a million the form of other', (language) => {
  expect(grammarOf(language).plural(1_000_000, { one: 'one', other: 'other' })).toBe('other');
});
