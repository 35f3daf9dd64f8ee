import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerStartupImages } from './startup-images.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<template id="startup-images"><link rel="apple-touch-startup-image" href="/splash/1x1.png"></template>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector('link')?.remove();
});

const offered = () => document.head.querySelectorAll('link[rel="apple-touch-startup-image"]').length;

test('an iPhone finds its startup images in the head', () => {
  vi.stubGlobal('navigator', { ...navigator, standalone: false });
  offerStartupImages();
  expect(offered()).toBe(1);
});

test('no other browser has to look through them', () => {
  offerStartupImages();
  expect(offered()).toBe(0);
});
