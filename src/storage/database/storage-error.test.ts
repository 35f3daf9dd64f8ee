import { expect, test } from 'vitest';
import { storageProblem } from './storage-error.ts';

test.each([
  ['a full disk', { name: 'QuotaExceededError' }, 'full'],
  [
    'a full disk, wrapped in an AbortError',
    { name: 'AbortError', inner: { name: 'QuotaExceededError' } },
    'full',
  ],
  [
    'a disk without free space, in the words of Chromium',
    new DOMException(
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)',
      'UnknownError',
    ),
    'full',
  ],
  [
    'a full disk as the cause of another error',
    new Error('x', { cause: { name: 'QuotaExceededError' } }),
    'full',
  ],
  ['a database that another tab blocks', { name: 'BlockedDatabaseError' }, 'blocked'],
  ['a newer database', { name: 'OpenFailedError', inner: { name: 'VersionError' } }, 'newer'],
  [
    'a log that the browser evicted',
    { name: 'DatabaseClosedError', inner: { name: 'EvictedLogError' } },
    'gone',
  ],
  ['a log that a newer tab took over', { name: 'SupersededError' }, 'superseded'],
  ['a write that the browser aborted', { name: 'BulkError', failures: [{ name: 'AbortError' }] }, 'refused'],
  ['a private window', { name: 'OpenFailedError', inner: { name: 'InvalidStateError' } }, 'unavailable'],
  ['no IndexedDB at all', { name: 'MissingAPIError' }, 'unavailable'],
  ['a connection that was closed on purpose', { name: 'DatabaseClosedError' }, 'superseded'],
  [
    'a module that Chromium did not fetch',
    new TypeError('Failed to fetch dynamically imported module: https://weehours.example/assets/accounts.js'),
    'unfetched',
  ],
  [
    'a module that Firefox did not fetch',
    new TypeError('error loading dynamically imported module: https://weehours.example/assets/accounts.js'),
    'unfetched',
  ],
  ['a module that Safari did not fetch', new TypeError('Importing a module script failed.'), 'unfetched'],
  [
    'a style sheet of a module that was not loaded',
    new Error('Unable to preload CSS for /assets/Dialog.css'),
    'unfetched',
  ],
  ['an unknown error', new TypeError('x is not a function'), 'unknown'],
  ['no error at all', undefined, 'unknown'],
])('storageProblem recognizes %s', (_, error, problem) => {
  expect(storageProblem(error)).toBe(problem);
});

test('storageProblem handles an error that wraps itself', () => {
  const error: { name: string; inner?: unknown } = { name: 'AbortError' };
  error.inner = error;
  expect(storageProblem(error)).toBe('refused');
});
