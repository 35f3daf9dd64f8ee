import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from './headers.mjs';
import { hostingFiles } from './hosting.mjs';
import { serve } from './serve.mjs';

const PAGE = '<style>@layer reset;</style><div id="root"></div>';

/** @type {string} */
let dist;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** @type {Record<string, string>} */
let files;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'wee-hours-hosting-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, 'blog'));
  const routes = [
    {
      children: [
        { children: [{ path: '/' }, { path: '/blog' }, { path: '/blog/:slug' }, { path: '*' }] },
        { path: '/app', children: [{ index: true }, { path: 'log' }] },
      ],
    },
  ];
  const made = {
    'index.html': PAGE,
    'blog.html': PAGE,
    'blog/naps.html': PAGE,
    'app.html': PAGE.replace('root', 'shell'),
    'routes.json': JSON.stringify(routes),
    'worker.js': '',
    'nginx.conf': '',
    'manifest.webmanifest': '{}',
    'assets/screen-1a2b.js': 'export {};',
  };
  for (const [name, content] of Object.entries(made)) await writeFile(join(dist, name), content);
  site = await serve({ dist });
  files = hostingFiles(dist);
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true, force: true });
});

/** Returns the headers that Netlify and Cloudflare send: those of all matching rules, merged. @param {string} path */
function fromHeadersFile(path) {
  /** @type {Record<string, string>} */
  const said = {};
  for (const rule of (files._headers ?? '').split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of matches ? lines : []) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      said[name] = said[name] ? `${said[name]}, ${value}` : value;
    }
  }
  return said;
}

/**
 * Returns the headers that nginx sends: those of the exact location, else of the longest matching prefix.
 *
 * @param {string} path
 */
function fromNginx(path) {
  const blocks = [...(files['nginx.conf'] ?? '').matchAll(/^location (= )?(\S+) \{\n(.*?)^\}/gms)];
  const exact = blocks.find(([, equals, where]) => equals && where === path);
  const begun = blocks
    .filter(([, equals, where = '']) => !equals && path.startsWith(where))
    .sort(([, , one = ''], [, , two = '']) => two.length - one.length);
  const lines = (exact ?? begun[0])?.[3]?.matchAll(/add_header (\S+) "(.*)" always;/g) ?? [];
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

test.each([
  '/',
  '/blog',
  '/blog/naps',
  '/app',
  '/app/log',
  '/worker.js',
  '/manifest.webmanifest',
  '/assets/screen-1a2b.js',
])('three servers answer %s with the same headers', async (path) => {
  const expected = { ...securityHeaders(dist), 'Cache-Control': cacheControl(path) };
  expect(fromHeadersFile(path)).toEqual(expected);
  expect(fromNginx(path)).toEqual(expected);
  const { headers } = await fetch(site.address + path);
  for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
});

test('a screen of the app has a rule for app.html, and a page does not', () => {
  // Cloudflare answers a rule that names app.html with a redirect to /app, which matches the same rule again.
  expect(files._redirects).toBe('/app/log /app 200\n');
  expect(files['nginx.conf']).toContain('location = /app/log {\n  try_files /app.html =404;');
});

test('an unknown address gets app.html with its "not found", not the home page', () => {
  expect(files['404.html']).toBe(PAGE.replace('root', 'shell'));
  expect(files['nginx.conf']).toContain('error_page 404 /app.html;');
});

test.each(['/_headers', '/_redirects', '/nginx.conf', '/routes.json', '/connect.json'])(
  '%s is only for servers and answers 404',
  async (path) => {
    expect((await fetch(site.address + path)).status).toBe(404);
    expect(files['nginx.conf']).toContain(`location = ${path} {\n  return 404;`);
  },
);

test.each(['/%5Fheaders', '//_headers', '/%6eginx.conf'])(
  'the spelling %s of such a file answers 404 too',
  async (path) => {
    expect((await fetch(site.address + path)).status).toBe(404);
  },
);

test('securityHeaders allow no other origin and no unused browser feature', () => {
  expect(securityHeaders(dist)).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*serial=\(\).*xr-spatial-tracking=\(\)/),
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
  });
});
