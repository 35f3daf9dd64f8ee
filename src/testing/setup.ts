import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { takeOutlived, watchTransactions } from './transaction-guard.ts';

watchTransactions();

afterEach(() => {
  const [stores] = takeOutlived();
  if (stores === undefined) return;
  throw new Error(
    `A transaction on ${stores} awaited something that is not the database. In a browser it is over by then, and the write ` +
      'is reported as failed although it is stored: hash, parse and fetch before the transaction begins.',
  );
});
