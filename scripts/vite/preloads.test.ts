import { expect, test } from 'vitest';
import { filesToPreload } from './preloads.ts';

const PAGE = 'assets/PricingPage-1a2B_3-4.js';
const FIRST = [
  'assets/react-CUxPmZr5.js',
  'assets/first-BUugyTKW.css',
  'assets/rolldown-runtime-XKyaHtl9.js',
];
const OWN = ['assets/Card-1a2B_3-4.js', 'assets/PricingPage-1a2B_3-4.css'];
const ROUTES = { hostId: 'assets/react-CUxPmZr5.js' };

test('filesToPreload gives a chunk with its styles and its own parts', () => {
  expect(filesToPreload(PAGE, [PAGE, ...FIRST, ...OWN], ROUTES)).toEqual([PAGE, ...OWN]);
});

test('filesToPreload gives nothing for a chunk that needs only what every page has', () => {
  expect(filesToPreload(PAGE, [PAGE, ...FIRST], ROUTES)).toEqual([]);
});

test('filesToPreload gives only the styles to the first screen of the app', () => {
  const host = { hostId: 'assets/app-1a2B_3-4.js' };
  expect(filesToPreload(PAGE, [PAGE, ...FIRST, ...OWN], host)).toEqual([OWN[1]]);
});

test('filesToPreload gives a language’s articles only their styles', () => {
  const articles = 'assets/words-es-articles-1a2B_3-4.js';
  expect(filesToPreload(articles, [articles, ...FIRST, ...OWN], ROUTES)).toEqual([OWN[1]]);
});
