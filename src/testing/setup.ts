import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { words } from '#words/now.ts';
import { takeOutlived, watchTransactions } from './transaction-guard.ts';

watchTransactions();
// A route loads the catalogs of its screen. Tests render screens without routes.
Object.assign(words, ...Object.values(import.meta.glob('../words/en/**/*.ts', { eager: true })));

afterEach(() => {
  const [stores] = takeOutlived();
  if (stores === undefined) return;
  throw new Error(
    `A transaction on ${stores} awaited something that is not the database. In a browser it is over by then, and the write ` +
      'is reported as failed although it is stored: hash, parse and fetch before the transaction begins.',
  );
});
