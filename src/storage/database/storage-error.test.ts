import { expect, test } from 'vitest';
import { storageProblem } from './storage-error.ts';

test.each([
  ['a full disk', { name: 'QuotaExceededError' }, 'full'],
  ['a full disk in disguise', { name: 'AbortError', inner: { name: 'QuotaExceededError' } }, 'full'],
  [
    'a disk without a byte left, as Chromium tells of it',
    new DOMException(
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)',
      'UnknownError',
    ),
    'full',
  ],
  ['a full disk behind a cause', new Error('x', { cause: { name: 'QuotaExceededError' } }), 'full'],
  ['a database held elsewhere', { name: 'BlockedDatabaseError' }, 'blocked'],
  ['a newer database', { name: 'OpenFailedError', inner: { name: 'VersionError' } }, 'newer'],
  [
    'a log that the browser dropped',
    { name: 'DatabaseClosedError', inner: { name: 'EvictedLogError' } },
    'gone',
  ],
  ['a log in a newer tab’s hands', { name: 'SupersededError' }, 'superseded'],
  [
    'a write that the browser took back',
    { name: 'BulkError', failures: [{ name: 'AbortError' }] },
    'refused',
  ],
  ['a private window', { name: 'OpenFailedError', inner: { name: 'InvalidStateError' } }, 'unavailable'],
  ['no IndexedDB at all', { name: 'MissingAPIError' }, 'unavailable'],
  ['a connection given up', { name: 'DatabaseClosedError' }, 'superseded'],
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
    'a style that did not come with its module',
    new Error('Unable to preload CSS for /assets/Dialog.css'),
    'unfetched',
  ],
  ['anything else', new TypeError('x is not a function'), 'unknown'],
  ['no error at all', undefined, 'unknown'],
])('gives a message that says what to do for %s', (_, error, cause) => {
  const problem = storageProblem(error);
  expect(problem.cause).toBe(cause);
  expect(problem.title).toMatch(/^[A-Z].*[^.]$/);
  expect(problem.message).toMatch(/(again|reload|Reload|once more|demo|backup)/);
});

test('handles an error that wraps itself', () => {
  const error: { name: string; inner?: unknown } = { name: 'AbortError' };
  error.inner = error;
  expect(storageProblem(error).cause).toBe('refused');
});
