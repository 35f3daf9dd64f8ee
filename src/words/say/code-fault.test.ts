import { expect, test } from 'vitest';
import type { CodeFault } from '#domain/account/recovery-code.ts';
import { speechIn } from '#testing/speech.ts';
import { sayCodeFault } from './code-fault.ts';

test.each<[CodeFault, string]>([
  [{ code: 'empty' }, 'Enter the recovery code you saved.'],
  [{ code: 'mistyped' }, 'One of the characters is wrong. Compare them group by group.'],
  [{ code: 'strange', character: '#' }, 'A recovery code has no #. Check that character.'],
  [
    { code: 'tooShort', characters: 1 },
    '1 character is missing. A code has eight groups of four, plus one character.',
  ],
  [
    { code: 'tooShort', characters: 25 },
    '25 characters are missing. A code has eight groups of four, plus one character.',
  ],
  [
    { code: 'tooLong', characters: 1 },
    'That’s 1 character too many. A code has eight groups of four, plus one character.',
  ],
])('sayCodeFault says %j', (fault, text) => {
  expect(sayCodeFault(fault, speechIn('en-US'))).toBe(text);
});
