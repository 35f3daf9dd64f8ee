import { expect, test } from 'vitest';
import { speechIn } from '#testing/speech.ts';
import { describeRefusedFile } from './file-faults.ts';

test('describeRefusedFile isolates the names of files and columns', () => {
  const describe = (name: string, columns: string) =>
    describeRefusedFile(
      { name, fault: { code: 'unknownColumns', line: 1, columns } as never },
      speechIn('en-US'),
    );
  expect(describe('יומן.csv', 'תאריך,שעה')).toContain('“\u2068יומן.csv\u2069”');
  expect(describe('יומן.csv', 'תאריך,שעה')).toContain('\u2068תאריך,שעה\u2069');
  expect(describe('log.csv', 'date,time')).toMatch(/“log\.csv” names columns .*: date,time$/);
});
