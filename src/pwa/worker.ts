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
  keepOnDemand,
  languageToKeep,
  leadToKeptLanguage,
} from './language-files.ts';
import { isFromOtherSite, keepSharedFiles, SHARED_FILES_PAGE } from './shared-files.ts';
import { KEEP_LANGUAGE } from './switch-language.ts';
import { SKIP_WAITING } from './updates.ts';

declare const self: ServiceWorkerGlobalScope;

const files = divideByLanguage(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// All parameters are ignored, because /pricing?plan=plus is the same page as /pricing, even offline.
precacheAndRoute(files.shared, { cleanURLs: true, ignoreURLParametersMatching: [/./] });
self.addEventListener('install', (event) => {
  answerFromCache(event, files.shared);
  event.waitUntil(languageToKeep(files).then((code) => keepFiles(code, files)));
  event.waitUntil(keepOnDemand(files));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles(files)));
// Answers words and pages of a language. A file that is not cached comes from the network and is then cached.
registerRoute(
  ({ url }) => url.origin === self.location.origin && fileAt(url.pathname, files),
  async ({ url, params }) => {
    const file = params as unknown as PrecacheEntry;
    if (!file.url.endsWith('.html')) return answerFile(file);
    return answerFile(file)
      .catch(() => leadToKeptLanguage(file, url.search, files))
      .catch(async (error: unknown) => {
        const shell = await matchPrecache('/app.html');
        if (!shell) throw error;
        return shell;
      });
  },
);
// Any other address is a screen of the app. If its last segment has an extension, it is a file.
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
  if (data?.type === SKIP_WAITING) void self.skipWaiting();
  if (data?.type === KEEP_LANGUAGE) {
    const kept = keepFiles(data.code, files).then(
      () => true,
      () => false,
    );
    event.waitUntil(kept.then((isKept) => ports[0]?.postMessage(isKept)));
  }
});
