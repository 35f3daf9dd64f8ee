import { describe, expect, test } from 'vitest';
import { localeOf } from './locale-of.ts';

describe('localeOf', () => {
  test.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-GB'],
    ['en', 'en'],
    ['en-US-u-hc-h23', 'en-US-u-hc-h23'],
    ['en-US-u-ca-buddhist-nu-thai', 'en-US'],
    ['es-419', 'es-419', 'es'],
  ])('is the device’s own locale in the same language: %s', (device, locale, language = 'en') => {
    expect(localeOf(language, device)).toBe(locale);
  });

  test.each([
    ['de-DE', 'en-DE-u-hc-h23'],
    ['ja-JP', 'en-JP-u-hc-h23'],
    ['hi-IN', 'en-IN-u-hc-h12'],
    ['de-DE-u-hc-h12', 'en-DE-u-hc-h12'],
    ['en-US', 'es-US-u-hc-h12', 'es'],
  ])('is the language in the region of the device %s', (device, locale, language = 'en') => {
    expect(localeOf(language, device)).toBe(locale);
  });

  test.each([
    ['fa-IR', 'en-001-u-hc-h23'],
    ['ar-EG', 'en-001-u-hc-h12'],
    ['th-TH', 'en-001-u-hc-h23'],
    ['zh-Hant-TW', 'en-u-hc-h12'],
    ['en-GB', 'de-u-hc-h23', 'de'],
    ['en-US', 'de-u-hc-h12', 'de'],
  ])(
    'has the date order and the clock of %s where CLDR has no such locale',
    (device, locale, language = 'en') => {
      expect(localeOf(language, device)).toBe(locale);
    },
  );

  test('is the language alone for an invalid locale', () => {
    expect(localeOf('en', 'en-US@posix')).toBe('en');
    expect(localeOf('en', '')).toBe('en');
  });
});
