import { expect, test } from 'vitest';
import { isBackupDue } from './backup-due.ts';

const DAY = 24 * 3_600_000;
const now = 100 * DAY;

test.each([
  ['nothing was ever logged', null, null, null, false],
  ['the log is younger than a week', null, 95, 99, false],
  ['the log is a week old and has no backup', null, 93, 99, true],
  ['the last backup is six days old', 94, 10, 99, false],
  ['the last backup is a week old and more was logged since', 93, 10, 99, true],
  ['the last backup is old, and nothing was logged since', 50, 10, 49, false],
])('isBackupDue is right if %s', (_, lastBackup, firstEntry, latestEntry, due) => {
  const at = (day: number | null) => day && day * DAY;
  const entries = { firstEntry: at(firstEntry), latestEntry: at(latestEntry) };
  expect(isBackupDue(at(lastBackup), entries, now)).toBe(due);
});
