import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const ORDER = '@layer reset,ui;';
const SHELL = `<style>${ORDER}</style><div id="root"></div>`;

/** @type {string} */
let dist;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(`${site.address}${path}`, init);

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'wee-hours-dist-'));
  await mkdir(join(dist, 'assets'));
  const routes = [{ path: '/' }, { path: '/app', children: [{ path: 'log' }] }, { path: '*' }];
  const files = {
    'index.html': `${SHELL}<h1>Home</h1>`,
    'features.html': `${SHELL}<h1>Features</h1>`,
    'app.html': SHELL,
    'routes.json': JSON.stringify(routes),
    'worker.js': '',
    'assets/screen-1a2b.js': 'export {};',
    'assets/screen-1a2b.js.br': brotliCompressSync('export {};'),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  site = await serve({ dist });
});

afterAll(async () => {
  await site.stop();
  await rm(dist, { recursive: true, force: true });
});

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/features', 200, '<h1>Features</h1>'],
  ['/features?plan=plus', 200, '<h1>Features</h1>'],
  ['/app', 200, SHELL],
  ['/app/log?add=feed', 200, SHELL],
  ['/app/nothing', 404, SHELL],
  ['/nothing', 404, SHELL],
  ['/assets/gone-3c4d.js', 404, SHELL],
])('%s is answered with %i', async (path, status, body) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(body);
});

test.each(['/%E0%A4%A', '/%', '/%00', '//elsewhere', '/..%2f..%2fpackage.json'])(
  'a malformed address %s gives 404, and the server continues',
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/')).status).toBe(200);
  },
);

test.each(['GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 'GET http:// HTTP/1.1\r\n\r\n', '\0\0\r\n\r\n'])(
  'the raw request %j does not stop the server',
  async (bytes) => {
    await new Promise((resolve) => {
      const socket = connect(Number(new URL(site.address).port));
      socket.once('data', () => socket.destroy());
      socket.once('close', resolve);
      socket.end(bytes);
    });
    expect((await get('/')).status).toBe(200);
  },
);

test('a malformed range is ignored', async () => {
  expect((await get('/', { headers: { Range: 'bytes=9-2' } })).status).toBe(200);
});

test.each([
  ['/', {}],
  ['/app/log', {}],
  ['/nothing', {}],
  ['/assets/screen-1a2b.js', {}],
  ['/', { method: 'POST' }],
])('the answer to %s %o has the security policy', async (path, init) => {
  const { headers } = await get(path, init);
  const hash = createHash('sha256').update(ORDER).digest('base64');
  expect(headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; script-src 'self';");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('the security policy follows a new build', async () => {
  await writeFile(join(dist, 'features.html'), `<style>b{}</style>${SHELL}<h1>Features</h1>`);
  await utimes(join(dist, 'worker.js'), 1, 1);
  const hash = createHash('sha256').update('b{}').digest('base64');
  const { headers } = await get('/features');
  expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
});

test('only a site with an endpoint may send data to another origin', async () => {
  expect((await get('/')).headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
  await writeFile(join(dist, 'connect.json'), JSON.stringify(['https://inbox.example']));
  const withInbox = await serve({ dist });
  const { headers } = await fetch(withInbox.address);
  expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://inbox.example;");
  await withInbox.stop();
  await rm(join(dist, 'connect.json'));
});

test('files with a content hash in their name are cached, all others revalidated', async () => {
  expect((await get('/assets/screen-1a2b.js')).headers.get('Cache-Control')).toMatch(/immutable/);
  for (const path of ['/', '/app/log', '/worker.js', '/assets/gone-3c4d.js']) {
    expect((await get(path)).headers.get('Cache-Control'), path).toBe('no-cache');
  }
});

test('the server sends the files that the build compressed', async () => {
  const response = await get('/assets/screen-1a2b.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe('export {};');
});

test('the server takes the next port if the requested one is taken', async () => {
  const port = Number(new URL(site.address).port);
  const second = await serve({ dist, port });
  expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
  await second.stop();
});

test('the server listens on this machine only, unless a host is named', async () => {
  const { port } = new URL(site.address);
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const [outside] = own.filter(({ internal, family }) => !internal && family === 'IPv4');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  if (own.some(({ address }) => address === '::1')) {
    expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
  }
  // Every address of 127/8 belongs to this machine. A server on all interfaces would answer there too.
  for (const host of ['127.0.0.2', ...(outside ? [outside.address] : [])]) {
    await expect(fetch(`http://${host}:${port}/`), host).rejects.toThrow('fetch failed');
  }
  const named = await serve({ dist, host: '127.0.0.2' });
  expect(named.address).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  expect((await fetch(named.address)).status).toBe(200);
  await named.stop();
});
