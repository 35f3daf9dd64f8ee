import { expect, test } from 'vitest';
import { allowanceRows } from './allowance-rows.ts';

test('says what each plan allows', () => {
  const rows = allowanceRows().map((row) => [row.name, row.babies, row.trends, row.summaryExports]);
  expect(rows).toEqual([
    ['Free, first 14 days', 'Unlimited', 'Yes', 'Yes'],
    ['Free, afterwards', '1', 'No', 'No'],
    ['Starter, 3 months', '1', 'No', 'Yes'],
    ['Plus', 'Unlimited', 'Yes', 'Yes'],
    ['Lifetime Bundle', 'Unlimited', 'Yes', 'Yes'],
  ]);
});
