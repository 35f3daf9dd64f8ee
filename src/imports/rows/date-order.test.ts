import { expect, test } from 'vitest';
import { resultOf } from '#testing/read-import.ts';
import { findDateOrder } from './date-order.ts';

const NOW = Date.parse('2026-12-01T00:00Z');

test.each([
  ['a day over 12 in the second place', ['4/9/25, 09:29', '4/13/25, 10:00'], 'month-first', '4/9/25'],
  ['a day over 12 in the first place', ['4/9/25', '13/4/25'], 'day-first', '4/9/25'],
  ['dots', ['29.04.2025 09:29'], 'day-first', null],
  ['one typing error among many dates', ['4/13/25', '4/14/25', '15/4/25'], 'month-first', null],
  ['one date for each order', ['4/13/25', '15/4/25', '1/2/25'], null, '1/2/25'],
  ['only an ambiguous date', ['4/9/25'], null, '4/9/25'],
  ['Arabic digits and marks', ['١٤‏/٤‏/٢٠٢٦، ٩:٠٥ م'], 'day-first', null],
  ['a Korean year of two digits before a word', ['26. 4. 14. 오전 9:29'], null, null],
  ['a Basque year of two digits before brackets', ['26/4/14 (21:05)'], null, null],
  ['a day of one digit in the last place', ['२६/४/३, ०९:०५', '२६/४/१४, २१:०५'], 'year-first', null],
  ['a day in the last place that is a year to come', ['26/4/14', '26/4/28'], 'year-first', null],
  ['a day in the first place that is a year to come', ['14/4/26', '28/4/26'], 'day-first', null],
  ['a day of one digit in the first place', ['14/4/26', '9/4/26'], 'day-first', '9/4/26'],
  ['several days of one year', ['१४/४/२६, २१:०५', '१५/४/२६, २१:०५'], 'day-first', null],
  ['a day or a year in the first place', ['२६/४/१४, २१:०५', '२६/४/१५, २१:०५'], null, '26/4/14'],
  ['one date with a day or a year first', ['14/4/26'], null, '14/4/26'],
  ['a day or a year before “am” and “pm”', ['13/4/26 4:20 am', '13/4/26 12:45 pm'], 'day-first', null],
  ['a day or a year before points', ['14.4.26'], 'day-first', null],
  ['a recent year or a day before points', ['26.05.10', '26.05.11'], null, '26.05.10'],
  ['a recent year before points and a day of one digit', ['26.5.3', '26.5.10'], 'year-first', null],
  ['a recent year before points and a year to come', ['26.05.10', '26.05.30'], 'year-first', null],
  ['several days of one year before points', ['24.05.26', '25.05.26'], 'day-first', null],
  ['days of two months before points', ['24.05.26', '03.06.26'], 'day-first', '03.06.26'],
  ['a year before points that makes a time to come', ['26.12.24'], 'day-first', null],
  ['a day before points and a year to come', ['14.04.28'], 'day-first', null],
  ['a Korean date without a word', ['26. 4. 14. 21:05', '26. 4. 3. 9:05'], 'year-first', null],
  ['a Croatian date', ['14. 4. 26. 21:05', '3. 4. 26. 09:05'], 'day-first', '3.4.26'],
  ['an equal day and month', ['9/9/25'], null, null],
  ['the year first', ['2025-04-09 10:00', '2025/04/09'], null, null],
  ['no dates', ['', 'yesterday', '4/9'], null, null],
])('findDateOrder reads %s', (_, dates, order, example) =>
  expect(resultOf(findDateOrder(dates, NOW))).toEqual({ order, example }),
);
