import { describe, expect, test } from 'vitest';
import { ADDRESS_ACTS, answerAddress, readAddressQuery } from './address-act.ts';

describe('readAddressQuery', () => {
  test.each(ADDRESS_ACTS)('reads the act %s and its key', (act) => {
    expect(readAddressQuery(`?now=${act}&baby=b-1&key=k-1_2`)).toEqual({
      act,
      babyId: 'b-1',
      key: 'k-1_2',
      rest: '',
    });
  });

  test('leaves the rest of the query', () => {
    expect(readAddressQuery('?kind=feed&now=left&day=2026-05-06')).toEqual({
      act: 'left',
      babyId: null,
      key: null,
      rest: '?kind=feed&day=2026-05-06',
    });
  });

  test('has no act that it does not know', () => {
    expect(readAddressQuery('?now=erase&key=k')).toEqual({ act: null, babyId: null, key: 'k', rest: '' });
    expect(readAddressQuery('?now')).toEqual({ act: null, babyId: null, key: null, rest: '' });
  });

  test('is null for an address without an act', () => {
    expect(readAddressQuery('')).toBeNull();
    expect(readAddressQuery('?add=diaper&key=k')).toBeNull();
  });
});

describe('answerAddress', () => {
  const right = { key: 'abc', babyId: 'b-1', ownKey: 'abc', isOpen: true, isNew: true };

  test('logs only with the own key, for a baby, in an open app, at a new opening', () => {
    expect(answerAddress(right)).toBe('log');
    expect(answerAddress({ ...right, isNew: false })).toBe('ask');
    expect(answerAddress({ ...right, babyId: null })).toBe('ask');
    expect(answerAddress({ ...right, isOpen: false })).toBe('late');
  });

  test.each(['', 'ab', 'abcd', 'ABC', 'xyz'])('refuses the key “%s”', (key) => {
    expect(answerAddress({ ...right, key })).toBe('wrongKey');
  });

  test('refuses every key after the own one was revoked', () => {
    expect(answerAddress({ ...right, ownKey: null })).toBe('wrongKey');
    expect(answerAddress({ ...right, key: '', ownKey: null })).toBe('wrongKey');
  });

  test('asks without a key, even if the family has none either, or the app is not open', () => {
    expect(answerAddress({ ...right, key: null })).toBe('ask');
    expect(answerAddress({ ...right, key: null, ownKey: null })).toBe('ask');
    expect(answerAddress({ ...right, key: null, isOpen: false })).toBe('ask');
  });
});
