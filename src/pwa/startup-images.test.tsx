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

test('offerStartupImages adds startup images to the head on an iPhone', () => {
  vi.stubGlobal('navigator', { ...navigator, standalone: false });
  offerStartupImages();
  expect(offered()).toBe(1);
});

test('offerStartupImages adds nothing in other browsers', () => {
  offerStartupImages();
  expect(offered()).toBe(0);
});
