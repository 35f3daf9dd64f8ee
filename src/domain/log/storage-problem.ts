/** Why the log can't be opened, read or written. `words/en/storage.ts` has the words. */
export type StorageProblem =
  | 'full'
  | 'refused'
  | 'blocked'
  | 'newer'
  | 'gone'
  | 'unavailable'
  | 'superseded'
  | 'rival'
  | 'unfetched'
  | 'unknown';
