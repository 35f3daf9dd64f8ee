import type { PrecacheEntry } from 'workbox-precaching';

/** The install event in browsers with static routes (Chromium 123 and later). TypeScript doesn't know them yet. */
interface RoutedInstall extends Event {
  addRoutes?(rule: { condition: { or: { urlPattern: string }[] }; source: 'cache' }): Promise<void>;
}

/**
 * Lets the browser answer precached files from the cache without the worker. Otherwise a request would restart a worker
 * that is stopping for an update. The new worker would then wait half a minute
 * (`ServiceWorkerVersion::OnStoppedInternal` in Chromium). Only files with a content hash are routed, because the cache
 * has them under their own address. All other requests reach the worker.
 */
export function answerFromCache(
  install: RoutedInstall,
  precached: readonly (PrecacheEntry | string)[],
): void {
  const addresses = precached.flatMap((file) =>
    typeof file === 'object' && !file.revision ? [`/${file.url}`] : [],
  );
  const condition = { or: addresses.map((urlPattern) => ({ urlPattern })) };
  // A browser that refuses the route sends all requests to the worker.
  install.addRoutes?.({ condition, source: 'cache' }).catch(() => {});
}
