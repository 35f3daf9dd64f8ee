import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import { writeBatches } from './write-batches.ts';

const rows = Array.from({ length: 300 }, (_, index) => index);

/** Records each batch that is requested. Writes it when the test says so. */
function slowStore() {
  const requested: { from: number; done: () => void; fail: (error: Error) => void }[] = [];
  const write = ([from = -1]: number[]) =>
    new Dexie.Promise<void>((done, fail) => {
      requested.push({ from, done, fail });
    });
  return { requested, write };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('writeBatches', () => {
  test('requests one batch ahead of the one that is being written', async () => {
    const { requested, write } = slowStore();
    const reported: number[] = [];
    const all = writeBatches(rows, write, (count) => reported.push(count));
    await turn();
    expect(requested.map(({ from }) => from)).toEqual([0, 125]);
    expect(reported).toEqual([]);
    requested[0]?.done();
    await turn();
    expect(requested.map(({ from }) => from)).toEqual([0, 125, 250]);
    expect(reported).toEqual([125]);
    requested[1]?.done();
    requested[2]?.done();
    await all;
    expect(reported).toEqual([125, 125, 50]);
  });

  test('rejects with the first error after the batch that it requested ahead has ended', async () => {
    const { requested, write } = slowStore();
    const ended = writeBatches(rows, write, () => {}).catch((error: Error) => error.message);
    await turn();
    requested[0]?.fail(new Error('disk full'));
    requested[1]?.fail(new Error('aborted'));
    expect(await ended).toBe('disk full');
    expect(requested).toHaveLength(2);
  });

  test('stops when the report throws', async () => {
    const { requested, write } = slowStore();
    const report = () => {
      throw new Error('canceled');
    };
    const ended = writeBatches(rows, write, report).catch((error: Error) => error.message);
    await turn();
    requested[0]?.done();
    requested[1]?.done();
    expect(await ended).toBe('canceled');
    expect(requested).toHaveLength(2);
  });
});
