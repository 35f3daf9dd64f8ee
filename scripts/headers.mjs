import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers of every answer, for whoever serves the built app.
 *
 * @param {string} dist the built app; its pages' own inline styles are let through by hash
 * @returns {Record<string, string>}
 */
export function securityHeaders(dist) {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes(pages)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...inboxOrigins(dist)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'same-origin',
    // Browsers heed it over https alone, so localhost stays reachable.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * The deployer's inbox for the forms, if the build was given one.
 *
 * @param {string} dist
 * @returns {string[]}
 */
function inboxOrigins(dist) {
  const file = join(dist, 'connect.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @param {string[]} pages */
function styleHashes(pages) {
  const styles = pages.flatMap((page) =>
    [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text),
  );
  return [...new Set(styles)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * A name under /assets holds the hash of what is in it, so it never changes; everything else is asked for again,
 * the worker and the manifest above all.
 *
 * @param {string} pathname
 */
export function cacheControl(pathname) {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
