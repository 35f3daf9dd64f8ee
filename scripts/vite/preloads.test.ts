import { expect, test } from 'vitest';
import { filesToPreload } from './preloads.ts';

const PAGE = 'assets/PricingPage-1a2B_3-4.js';
const FIRST = [
  'assets/react-CUxPmZr5.js',
  'assets/first-BUugyTKW.css',
  'assets/rolldown-runtime-XKyaHtl9.js',
];

test('filesToPreload gives a chunk with its styles and its own parts', () => {
  const own = ['assets/Card-1a2B_3-4.js', 'assets/PricingPage-1a2B_3-4.css'];
  expect(filesToPreload(PAGE, [PAGE, ...FIRST, ...own])).toEqual([PAGE, ...own]);
});

test('filesToPreload gives nothing for a chunk that needs only what every page has', () => {
  expect(filesToPreload(PAGE, [PAGE, ...FIRST])).toEqual([]);
});
