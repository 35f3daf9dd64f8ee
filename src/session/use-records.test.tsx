import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { renderApp } from '#testing/render-app.tsx';

const persist = vi.fn(async () => true);

beforeEach(() => {
  localStorage.clear();
  persist.mockClear();
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

async function logOne(who: ReturnType<typeof aUser> | 'demo') {
  const { user } = await renderApp({ at: paths.dashboard, who, babies: [aBaby()] });
  await user.click(await screen.findByRole('button', { name: /^Wet/ }));
  await screen.findByText(/^Saved for /);
}

test('useRecords requests persistent storage on the first tap of the quick log', async () => {
  await logOne(aUser());
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

test('useRecords requests nothing in the demo', async () => {
  await logOne('demo');
  expect(persist).not.toHaveBeenCalled();
});
