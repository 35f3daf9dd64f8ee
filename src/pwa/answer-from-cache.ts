import type { PrecacheEntry } from 'workbox-precaching';

/** The event of an install, in browsers with static routes (Chromium 123 and later). TypeScript doesn't know them yet. */
interface RoutedInstall extends Event {
  addRoutes?(rule: { condition: { or: { urlPattern: string }[] }; source: 'cache' }): Promise<void>;
}

/**
 * Has the browser answer precached files from the cache without the worker. A request restarts a worker that is being
 * stopped for the next one, which then waits half a minute (`ServiceWorkerVersion::OnStoppedInternal` in Chromium). Only
 * files named by their content are routed: the cache has them under their own address. Every other request reaches the worker.
 */
export function answerFromCache(
  install: RoutedInstall,
  precached: readonly (PrecacheEntry | string)[],
): void {
  const addresses = precached.flatMap((file) =>
    typeof file === 'object' && !file.revision ? [`/${file.url}`] : [],
  );
  const condition = { or: addresses.map((urlPattern) => ({ urlPattern })) };
  // A browser that refuses the route asks the worker, as without it.
  install.addRoutes?.({ condition, source: 'cache' }).catch(() => {});
}
