import { expect, test } from 'vitest';
import { findDateOrder } from './date-order.ts';

test.each([
  ['a day over 12 in the second place', ['4/9/25, 09:29', '4/13/25, 10:00'], 'month-first', '4/9/25'],
  ['a day over 12 in the first place', ['4/9/25', '13/4/25'], 'day-first', '4/9/25'],
  ['dots', ['29.04.2025 09:29'], 'day-first', null],
  ['one slip among many', ['4/13/25', '4/14/25', '15/4/25'], 'month-first', null],
  ['a slip for each', ['4/13/25', '15/4/25', '1/2/25'], null, '1/2/25'],
  ['nothing that tells', ['4/9/25'], null, '4/9/25'],
  ['Arabic digits and marks', ['١٤‏/٤‏/٢٠٢٦، ٩:٠٥ م'], 'day-first', null],
  ['a Korean year of two digits first', ['26. 4. 14. 오전 9:29'], null, null],
  ['the same either way', ['9/9/25'], null, null],
  ['the year first', ['2025-04-09 10:00', '2025/04/09'], null, null],
  ['no dates', ['', 'yesterday', '4/9'], null, null],
])('%s', (_, dates, order, example) => expect(findDateOrder(dates)).toEqual({ order, example }));
