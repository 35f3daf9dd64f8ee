/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHARE_TARGET } from '#storage/browser/shared-files.ts';
import { answerFromCache } from './answer-from-cache.ts';
import {
  answerFile,
  divideByLanguage,
  dropOldFiles,
  fileAt,
  keepFiles,
  languageToKeep,
} from './language-files.ts';
import { isFromOtherSite, keepSharedFiles, SHARED_FILES_PAGE } from './shared-files.ts';
import { KEEP_LANGUAGE } from './switch-language.ts';

declare const self: ServiceWorkerGlobalScope;

const files = divideByLanguage(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Every parameter is ignored: /pricing?plan=plus is the same page as /pricing, even offline.
precacheAndRoute(files.shared, { cleanURLs: true, ignoreURLParametersMatching: [/./] });
self.addEventListener('install', (event) => {
  answerFromCache(event, files.shared);
  event.waitUntil(languageToKeep(files).then((code) => keepFiles(code, files)));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles(files)));
// Words and pages of a language: those of other languages come from the network, and are kept.
registerRoute(
  ({ url }) => url.origin === self.location.origin && fileAt(url.pathname, files),
  async ({ params }) => {
    const file = params as unknown as PrecacheEntry;
    const shell = file.url.endsWith('.html') && (await matchPrecache('/app.html'));
    return shell ? answerFile(file).catch(() => shell) : answerFile(file);
  },
);
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
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  // A new version waits until a parent taps "Update now".
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === KEEP_LANGUAGE) {
    const kept = keepFiles(data.code, files).then(
      () => true,
      () => false,
    );
    event.waitUntil(kept.then((isKept) => ports[0]?.postMessage(isKept)));
  }
});
