import { expect, test } from 'vitest';
import { filesToPreload } from './preloads.ts';

const PAGE = 'assets/PricingPage-1a2B_3-4.js';
const FIRST = [
  'assets/react-CUxPmZr5.js',
  'assets/first-BUugyTKW.css',
  'assets/rolldown-runtime-XKyaHtl9.js',
];
const OWN = ['assets/Card-1a2B_3-4.js', 'assets/PricingPage-1a2B_3-4.css'];
const LATER = { hostId: 'assets/LogScreen-1a2B_3-4.js' };

test('filesToPreload gives a chunk with its styles and its own parts', () => {
  expect(filesToPreload(PAGE, [PAGE, ...FIRST, ...OWN], LATER)).toEqual([PAGE, ...OWN]);
});

test('filesToPreload gives nothing for a chunk that needs only what every page has', () => {
  expect(filesToPreload(PAGE, [PAGE, ...FIRST], LATER)).toEqual([]);
});

test.each(['assets/app-1a2B_3-4.js', 'assets/react-CUxPmZr5.js'])(
  'filesToPreload gives only the styles to %s',
  (hostId) => {
    expect(filesToPreload(PAGE, [PAGE, ...FIRST, ...OWN], { hostId })).toEqual([OWN[1]]);
  },
);
