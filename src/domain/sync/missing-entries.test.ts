import { describe, expect, test } from 'vitest';
import { decideMissing, type MissingEntry, MOST_DELETIONS } from './missing-entries.ts';

const inStep = { copyId: 'copy', at: 10 };
const entry = (change: Partial<MissingEntry> = {}): MissingEntry => ({
  id: 'a',
  heldSince: 9,
  isMarked: false,
  ...change,
});

describe('decideMissing', () => {
  test('removes an entry that the other phone had when both logs were equal', () => {
    const removed = { send: [], remove: ['a'], mustAsk: false };
    expect(decideMissing([entry()], { copyId: 'copy', inStep })).toEqual(removed);
    expect(decideMissing([entry({ heldSince: null })], { copyId: 'copy', inStep })).toEqual(removed);
  });

  test.each([
    ['came after the logs were equal', entry({ heldSince: 10 }), { copyId: 'copy', inStep }],
    ['was not sent yet', entry({ isMarked: true }), { copyId: 'copy', inStep }],
    ['is missing on a phone that joins', entry(), { copyId: null, inStep }],
    ['is missing on a phone that lost its log', entry(), { copyId: 'new copy', inStep }],
    ['is missing on a phone that was never in step', entry(), { copyId: 'copy', inStep: null }],
  ])('sends an entry that %s', (_, missing, other) => {
    expect(decideMissing([missing], other)).toEqual({ send: ['a'], remove: [], mustAsk: false });
  });

  test('asks before it removes more than 20 entries', () => {
    const many = Array.from({ length: MOST_DELETIONS + 1 }, (_, index) => entry({ id: `${index}` }));
    expect(decideMissing(many, { copyId: 'copy', inStep }).mustAsk).toBe(true);
    expect(decideMissing(many.slice(1), { copyId: 'copy', inStep }).mustAsk).toBe(false);
  });
});
