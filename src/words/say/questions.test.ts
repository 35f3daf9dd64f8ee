import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/question.ts';
import { ozFrom } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { sayQuestion } from './questions.ts';

const speech = speechIn('en-US');
const said = (question: Question) => sayQuestion(question, speech);
const yes = [{ value: 'yes', label: 'Yes, save it as is' }];
const name = 'asked';

describe('sayQuestion', () => {
  test.each<[Question, string]>([
    [
      { name, code: 'inFuture', wall: '2026-05-06T08:06' },
      '8:06 AM on May 6, 2026 is in the future. Is that right?',
    ],
    [{ name, code: 'longSpan', minutes: 740 }, 'That’s 12 h 20 min from start to end. Is that right?'],
    [
      { name, code: 'largeBottle', oz: 9, meantOz: null, unit: 'oz' },
      '9 oz is a lot for one bottle at this age. Is that right?',
    ],
    [
      { name, code: 'offChart', measure: 'weight-for-age', side: 'above' },
      'This weight is far above the WHO chart for this age. Is that right? Check the number and its unit.',
    ],
    [
      { name, code: 'offChart', measure: 'head-for-age', side: 'below' },
      'This head measurement is far below the WHO chart for this age. Is that right? Check the number and its unit.',
    ],
    [
      { name, code: 'offChart', measure: 'weight-for-length', side: 'below' },
      'This weight is far below the WHO chart for this length. Is that right? Check the number and its unit.',
    ],
    [{ name, code: 'rareTemperature', celsius: 33.9, unit: 'C' }, '33.9 °C is rare. Is that right?'],
    [{ name, code: 'rareTemperature', celsius: 42.5, unit: 'F' }, '108.5 °F is rare. Is that right?'],
    [
      { name, code: 'beforeBirth', day: '2025-05-03', baby: 'Juniper', birthDate: '2026-03-25' },
      'May 3, 2025 is before Juniper was born, on Mar 25, 2026. Is the date right?',
    ],
    [
      { name, code: 'entriesBeforeBirth', count: 1 },
      '1 entry is before this day. Averages would leave it out. Is the date right?',
    ],
    [
      { name, code: 'entriesBeforeBirth', count: 3 },
      '3 entries are before this day. Averages would leave them out. Is the date right?',
    ],
  ])('says %j, with one answer', (question, text) => {
    expect(said(question)).toEqual({ text, choices: yes });
  });

  test('offers both readings of a repeated time', () => {
    expect(said({ name, code: 'timeRepeated', clock: '01:30' })).toEqual({
      text: 'The clocks went back that night, so 1:30 AM came twice. Which one was it?',
      choices: [
        { value: 'earlier', label: 'The first 1:30 AM, before the clocks changed' },
        { value: 'later', label: 'The second 1:30 AM, after the clocks changed' },
      ],
    });
  });

  test('offers both readings of a skipped time', () => {
    expect(said({ name, code: 'timeSkipped', clock: '02:30', earlier: '01:30', later: '03:30' })).toEqual({
      text: 'The clocks went forward that night, so there was no 2:30 AM. Which time did you mean?',
      choices: [
        { value: 'earlier', label: '1:30 AM, before the clocks changed' },
        { value: 'later', label: '3:30 AM, after the clocks changed' },
      ],
    });
  });

  test('offers the only reading of a skipped end', () => {
    expect(said({ name, code: 'endSkipped', clock: '02:30', later: '03:30' })).toEqual({
      text: 'The clocks went forward that night, so there was no 2:30 AM. Did it end at 3:30 AM, after the change?',
      choices: [{ value: 'later', label: 'Yes, at 3:30 AM' }],
    });
  });

  test('offers no "yes" if it suggests another unit', () => {
    expect(said({ name, code: 'largeBottle', oz: 30, meantOz: ozFrom(30, 'ml'), unit: 'oz' })).toEqual({
      text: '30 oz is a lot for one bottle at this age. Did you mean 30 ml? That’s about 1 oz.',
      choices: [{ value: 'yes', label: 'No, save 30 oz' }],
    });
  });

  test('offers to save degrees of the other unit', () => {
    expect(said({ name, code: 'otherDegrees', degrees: 100.4, meant: 'F' })).toEqual({
      text: '100.4 °C is too high. Did you mean °F?',
      choices: [{ value: 'yes', label: 'Yes, 100.4 °F' }],
    });
    expect(said({ name, code: 'otherDegrees', degrees: 38.5, meant: 'C' })).toEqual({
      text: '38.5 °F is too low. Did you mean °C?',
      choices: [{ value: 'yes', label: 'Yes, 38.5 °C' }],
    });
  });

  test('isolates a name with another text direction', () => {
    const question = { name, code: 'beforeBirth', day: '2025-05-03', birthDate: '2026-03-25' } as const;
    expect(said({ ...question, baby: 'נועה' }).text).toContain('before \u2068נועה\u2069 was born');
  });
});
