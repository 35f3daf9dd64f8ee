import { beforeEach, expect, test } from 'vitest';
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());

test('preferences default to those of the locale', () => {
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

test('preferences belong to one user', () => {
  writePreferences('june', { ...defaultPreferences('en-US'), zone: 'UTC' });
  expect(readPreferences('june', 'en-US').zone).toBe('UTC');
  expect(readPreferences('max', 'en-US').zone).toBe('device');
});

test.each([
  '{',
  '7',
  '{"zone":"Mars/Olympus"}',
  '{"weekStartsOn":9}',
  '{"reportLanguage":7}',
  '{"units":{"volume":"gallon"}}',
])('damaged preferences fall back to the defaults: %s', (damaged) => {
  localStorage.setItem('weehours:preferences:june', damaged);
  expect(readPreferences('june', 'en-US')).toEqual(defaultPreferences('en-US'));
});

test('preferences keep their valid parts when one part is damaged', () => {
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

test('preferences of an older version keep their values', () => {
  localStorage.setItem('weehours:preferences:june', '{"zone":"UTC"}');
  expect(readPreferences('june', 'en-US')).toEqual({ ...defaultPreferences('en-US'), zone: 'UTC' });
});

test.each([
  ['oz', 'F'],
  ['ml', 'C'],
])('preferences in %s without a temperature unit get degrees %s', (volume, temperature) => {
  const units = { volume, weight: 'lb', length: 'cm' };
  localStorage.setItem('weehours:preferences:june', JSON.stringify({ units }));
  expect(readPreferences('june', 'en-US').units).toEqual({ ...units, temperature });
});

test('preferences keep kinds that this version does not know', () => {
  localStorage.setItem('weehours:preferences:june', '{"kinds":["potty"]}');
  expect(readPreferences('june', 'en-US').kinds).toEqual(['potty']);
});

test('preferences keep a report language that this version does not know', () => {
  localStorage.setItem('weehours:preferences:june', '{"reportLanguage":"eo"}');
  expect(readPreferences('june', 'en-US').reportLanguage).toBe('eo');
});

test('writePreferences removes preferences when it gets null', () => {
  writePreferences('june', defaultPreferences('en-US'));
  writePreferences('june', null);
  expect(localStorage.length).toBe(0);
});
