/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHARE_TARGET } from '#storage/browser/shared-files.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { isFromOtherSite, keepSharedFiles, SHARED_FILES_PAGE } from './shared-files.ts';

declare const self: ServiceWorkerGlobalScope;

const precached = self.__WB_MANIFEST;
cleanupOutdatedCaches();
// Every parameter is ignored: /pricing?plan=plus is the same page as /pricing, even offline.
precacheAndRoute(precached, { cleanURLs: true, ignoreURLParametersMatching: [/./] });
self.addEventListener('install', (event) => answerFromCache(event, precached));
// Any other address is a screen of the app, unless its last segment has an extension. That is a file.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: [/^[^?]*\.[^/?]+(?:\?|$)/] }),
);
// Receives files that another app shares, online or offline, and redirects to the cached page.
registerRoute(
  ({ url }) => url.pathname === SHARE_TARGET,
  async ({ request }) => {
    if (isFromOtherSite(request, self.location.origin)) return Response.redirect('/app', 303);
    await keepSharedFiles(request);
    return Response.redirect(SHARED_FILES_PAGE, 303);
  },
  'POST',
);
// A new version waits until a parent taps "Update now".
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
