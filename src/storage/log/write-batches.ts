import Dexie, { type PromiseExtended } from 'dexie';

/**
 * The rows of a batch. At this size the bar of an import moves smoothly, the reports cost almost no time, and the page
 * responds in between.
 */
const BATCH = 125;

/**
 * Writes rows in batches, inside a transaction. Calls `report` with the number of rows of each batch that was written.
 * Requests a batch while the one before it is written, because the browser would otherwise wait for rows. Rejects with
 * the first error of `write` or `report`.
 *
 * `write` must be no async function. Dexie follows only one line of native promises in a transaction. With a second one
 * it reports that the transaction was committed too early.
 */
export async function writeBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseExtended<void>,
  report: (rows: number) => void,
): Promise<void> {
  let last = { written: Dexie.Promise.resolve(), rows: 0 };
  try {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      const before = last;
      last = { written: write(batch), rows: batch.length };
      await before.written;
      if (before.rows > 0) report(before.rows);
    }
  } catch (error) {
    // The transaction ends with this error. The last batch was already requested, and fails with the transaction.
    await last.written.then(undefined, () => {});
    throw error;
  }
  await last.written;
  if (last.rows > 0) report(last.rows);
}
