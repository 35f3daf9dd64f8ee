import { expect, test } from 'vitest';
import { allowanceRows } from './allowance-rows.ts';

test('allowanceRows shows what each plan allows', () => {
  const rows = allowanceRows().map((row) => [
    row.name,
    row.babies,
    row.trends,
    row.sharing,
    row.summaryExports,
    row.planners,
  ]);
  expect(rows).toEqual([
    ['Free, first 14 days', 'Unlimited', 'Yes', 'Yes', 'Yes', '1-day sample'],
    ['Free, afterwards', '1', 'No', 'No', 'No', '1-day sample'],
    ['Starter, 3 months', '1', 'No', 'No', 'Yes', 'Planner Kit'],
    ['Plus', 'Unlimited', 'Yes', 'Yes', 'Yes', 'All'],
    ['Lifetime Bundle', 'Unlimited', 'Yes', 'Yes', 'Yes', 'All'],
  ]);
});
