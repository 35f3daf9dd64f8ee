import { describe, expect, test } from 'vitest';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { aDiaper } from '#testing/builders.ts';
import type { Diaper } from './diaper.ts';

const birthDate = '2026-05-01';

function advise(overrides: Partial<Diaper>) {
  const record = aDiaper({ type: 'dirty', date: '2026-05-20', ...overrides });
  return adviceFor({ kind: 'diaper', record }, { birthDate });
}

describe('the advice on a diaper', () => {
  test('is about white, red and black stool, the most urgent first', () => {
    expect(advise({ colors: ['black', 'white'] })).toEqual(['paleStool', 'blackStool']);
    expect(advise({ colors: ['red'], type: 'mixed' })).toEqual(['bloodInStool']);
    expect(advise({ colors: ['brown', 'yellow'] })).toEqual([]);
    expect(advise({})).toEqual([]);
  });

  test('is about black stool only after the fourth day of life', () => {
    const black = { colors: ['black' as const] };
    expect(advise({ ...black, date: '2026-05-04' })).toEqual([]);
    expect(advise({ ...black, date: '2026-05-05' })).toEqual(['blackStool']);
  });

  test('does not exist without stool', () => {
    expect(advise({ colors: ['white'], type: 'wet' })).toEqual([]);
    expect(advise({ colors: ['red'], type: 'dry' })).toEqual([]);
  });
});
