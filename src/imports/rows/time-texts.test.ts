import { expect, test } from 'vitest';
import { plainTimeText } from './time-texts.ts';

test.each([
  ['1-Mar-26 8:00', '2026-03-01 8:00'],
  ['Mar 1, 2026', '2026-03-01'],
  ['Sunday, March 1st, 2026 8:05 AM', '2026-03-01 8:05 AM'],
  ['1 March 2026', '2026-03-01'],
  ['Sept. 1, 2026', '2026-09-01'],
  ['1 marraskuu 2026', '1 marraskuu 2026'],
  ['Sun 3/1/26', '3/1/26'],
  ['2026-03-01 10:20:00 +0100', '2026-03-01T10:20:00+01:00'],
  ['2026-03-01 10:20:00.5 UTC', '2026-03-01T10:20:00.5Z'],
  ['2026-03-01T10:20:00-08', '2026-03-01T10:20:00-08:00'],
  ['2026-03-01 10:20', '2026-03-01 10:20'],
  ['Mar 1 20:15', 'Mar 1 20:15'],
  ['Mar 1', 'Mar 1'],
  ['marble', 'marble'],
])('plainTimeText writes %j as %j', (text, plain) => expect(plainTimeText(text)).toBe(plain));
