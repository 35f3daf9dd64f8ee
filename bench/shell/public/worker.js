const FILES = ['/', '/main.js'];

self.addEventListener('install', (/** @type {any} */ event) =>
  event.waitUntil(caches.open('shell').then((cache) => cache.addAll(FILES))),
);
self.addEventListener('fetch', (/** @type {any} */ event) => event.respondWith(caches.match(event.request)));
