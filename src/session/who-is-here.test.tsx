import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { saveDemoFlag, saveUser } from '#storage/accounts/saved-session.ts';
import { aUser } from '#testing/builders.ts';
import { whoIsHere } from './who-is-here.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  saveUser(null);
  saveDemoFlag(false);
  history.replaceState(null, '', '/');
});

test('whoIsHere finds a visitor on a new device', () => {
  expect(whoIsHere()).toBe('visitor');
});

test('whoIsHere finds the demo of this tab', () => {
  saveDemoFlag(true);
  expect(whoIsHere()).toBe('demo');
});

test('whoIsHere finds the demo if the address of the app has `?demo`', () => {
  history.replaceState(null, '', paths.demo);
  expect(whoIsHere()).toBe('demo');
});

test('whoIsHere ignores `?demo` on a public page', () => {
  history.replaceState(null, '', '/pricing?demo');
  expect(whoIsHere()).toBe('visitor');
});

test('whoIsHere prefers the saved user to the demo', () => {
  saveUser(aUser());
  history.replaceState(null, '', paths.demo);
  expect(whoIsHere()).toBe('user');
});
