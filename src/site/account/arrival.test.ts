import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

const at = (pathname: unknown, search = '', hash = '') => ({ from: { pathname, search, hash } });

test.each([
  ['the page that the guard kept', at('/app/log', '?add=feed', '#form'), '/app/log?add=feed#form'],
  ['no state', null, '/app'],
  ['another site', at('//evil.example'), '/app'],
  ['another site with a backslash', at('/\\evil.example'), '/app'],
  ['another site behind a control character', at('/\t/evil.example'), '/app'],
  ['another site in the search', { from: { pathname: '/', search: '/evil.example' } }, '/app'],
  ['a full address', at('https://evil.example/app'), '/app'],
  ['something that is no path', at(42), '/app'],
  ['a string', { from: '/app/log' }, '/app'],
])('readArrival reads a safe destination from %s', (_, state, destination) => {
  expect(readArrival(state).destination).toBe(destination);
});

test('readArrival accepts a plan for sale and drops any other', () => {
  expect(readArrival({ planId: 'plus' }).plan?.planId).toBe('plus');
  expect(readArrival({ planId: 'free' }).plan).toBeUndefined();
  expect(readArrival({ planId: 7 }).plan).toBeUndefined();
});

test('readArrival marks visitors as new if they come to sign up or chose a plan', () => {
  expect(readArrival({ signUp: true }).isNew).toBe(true);
  expect(readArrival(null, '?new').isNew).toBe(true);
  expect(readArrival({ planId: 'plus' }).isNew).toBe(true);
  expect(readArrival({ planId: 'free', signUp: 'yes' }).isNew).toBe(false);
  expect(readArrival(at('/app/log')).isNew).toBe(false);
});
