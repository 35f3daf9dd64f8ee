import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Browser features that this app never requests. */
const UNUSED = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Files that only servers read. They are answered with 404. */
export const FOR_SERVERS = ['/_headers', '/_redirects', '/nginx.conf', '/routes.json', '/connect.json'];

/**
 * Returns the security headers that any server of the built app must send with every response.
 *
 * @param {string} dist the built app; inline styles and scripts of its pages are allowed by hash
 * @returns {Record<string, string>}
 */
export function securityHeaders(dist) {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf('script', pages)],
    'style-src': ["'self'", ...hashesOf('style', pages)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...inboxOrigins(dist)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Scripts may not turn text into HTML or code. The only exception is the worker's address
    // (src/pwa/trust-worker.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    // Browsers ignore this header on http, so localhost stays reachable.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Returns the origin of the deployer's endpoint for the forms. The list is empty if the build has no endpoint.
 *
 * @param {string} dist
 * @returns {string[]}
 */
function inboxOrigins(dist) {
  const file = join(dist, 'connect.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @param {'script' | 'style'} tag @param {string[]} pages */
function hashesOf(tag, pages) {
  const inline = new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs');
  const texts = pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Returns the cache rule for a path. The names of files under /assets contain a hash of their content, so these files
 * never change. Browsers revalidate all other files, above all the worker and the manifest.
 *
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
