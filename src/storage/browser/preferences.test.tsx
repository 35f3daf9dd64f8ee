import { beforeEach, expect, test } from 'vitest';
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());

test('default to the reader’s locale', () => {
  expect(readPreferences('june', 'en-US').units).toEqual({
    volume: 'oz',
    weight: 'lb',
    length: 'in',
    temperature: 'F',
  });
  expect(readPreferences('june', 'de-DE')).toMatchObject({
    units: { volume: 'ml' },
    weekStartsOn: 1,
    zone: 'device',
  });
});

test('belong to one user', () => {
  writePreferences('june', { ...defaultPreferences('en-US'), zone: 'UTC' });
  expect(readPreferences('june', 'en-US').zone).toBe('UTC');
  expect(readPreferences('max', 'en-US').zone).toBe('device');
});

test.each(['{', '7', '{"zone":"Mars/Olympus"}', '{"weekStartsOn":9}', '{"units":{"volume":"gallon"}}'])(
  'fall back to defaults if damaged: %s',
  (damaged) => {
    localStorage.setItem('weehours:preferences:june', damaged);
    expect(readPreferences('june', 'en-US')).toEqual(defaultPreferences('en-US'));
  },
);

test('lose only the damaged part', () => {
  localStorage.setItem(
    'weehours:preferences:june',
    '{"zone":"Mars/Olympus","weekStartsOn":1,"babyId":"baby-1","visitWords":7}',
  );
  expect(readPreferences('june', 'en-US')).toEqual({
    ...defaultPreferences('en-US'),
    weekStartsOn: 1,
    babyId: 'baby-1',
  });
});

test('of an older version keep their values', () => {
  localStorage.setItem('weehours:preferences:june', '{"zone":"UTC"}');
  expect(readPreferences('june', 'en-US')).toEqual({ ...defaultPreferences('en-US'), zone: 'UTC' });
});

test.each([
  ['oz', 'F'],
  ['ml', 'C'],
])('of a version without a temperature unit get one that suits %s', (volume, temperature) => {
  const units = { volume, weight: 'lb', length: 'cm' };
  localStorage.setItem('weehours:preferences:june', JSON.stringify({ units }));
  expect(readPreferences('june', 'en-US').units).toEqual({ ...units, temperature });
});

test('keep kinds that this version does not know', () => {
  localStorage.setItem('weehours:preferences:june', '{"kinds":["potty"]}');
  expect(readPreferences('june', 'en-US').kinds).toEqual(['potty']);
});

test('are removed on request', () => {
  writePreferences('june', defaultPreferences('en-US'));
  writePreferences('june', null);
  expect(localStorage.length).toBe(0);
});
