import type { Page } from '@playwright/test';

/** Waits until the worker has cached the whole app, shortly after a first visit. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
}
