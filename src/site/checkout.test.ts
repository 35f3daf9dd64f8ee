import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function checkoutWith(pages: Record<string, string>) {
  vi.resetModules();
  for (const [plan, url] of Object.entries(pages)) vi.stubEnv(`VITE_CHECKOUT_URL_${plan}`, url);
  return (await import('./checkout.ts')).checkoutFor;
}

test('checkoutFor opens nothing without a checkout page', async () => {
  const checkoutFor = await checkoutWith({ PLUS: '' });
  expect(checkoutFor('plus', false)).toBeUndefined();
  expect(checkoutFor('starter', false)).toBeUndefined();
});

test('checkoutFor opens the page of the plan, monthly or yearly', async () => {
  const checkoutFor = await checkoutWith({
    PLUS: 'https://pay.example/m',
    PLUS_YEARLY: 'https://pay.example/y',
  });
  expect(checkoutFor('plus', false)).toBe('https://pay.example/m');
  expect(checkoutFor('plus', true)).toBe('https://pay.example/y');
  expect(checkoutFor('lifetime', false)).toBeUndefined();
});
