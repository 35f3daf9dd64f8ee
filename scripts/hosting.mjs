import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheControl, FOR_SERVERS, securityHeaders } from './headers.mjs';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Makes the configuration of the built app for other servers. Netlify and Cloudflare read `_headers` and `_redirects`
 * from the folder itself. nginx includes `nginx.conf`.
 *
 * @param {string} dist
 * @returns {Record<string, string>}
 */
export function hostingFiles(dist) {
  const headers = Object.entries(securityHeaders(dist));
  const screens = screensOf(dist);
  return {
    _headers: headersFile(headers, [...pagesOf(dist), ...screens, '/worker.js', '/manifest.webmanifest']),
    _redirects: redirectsFile(screens),
    // Without this file, Cloudflare answers every unknown address with the home page.
    '404.html': readFileSync(join(dist, 'app.html'), 'utf8'),
    'nginx.conf': nginxFile(headers, screens),
  };
}

/**
 * Returns the rules that answer the address of each screen with `app.html`. Netlify and Cloudflare serve `app.html` at
 * `/app` without a rule. A rule that names `app.html` would loop on Cloudflare, which redirects `app.html` to `/app`.
 *
 * @param {string[]} screens
 */
function redirectsFile(screens) {
  const inside = screens.filter((path) => path !== '/app');
  return inside.map((path) => `${path} /app 200\n`).join('');
}

/**
 * Returns the file `_headers`. Netlify and Cloudflare merge the headers of all matching rules, so the general rule sets
 * no cache header.
 *
 * @param {[string, string][]} headers @param {string[]} askedAgain
 */
function headersFile(headers, askedAgain) {
  /** @param {string} path @param {[string, string][]} lines */
  const rule = (path, lines) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  /** @param {string} path */
  const cached = (path) => rule(path, [['Cache-Control', cacheControl(path)]]);
  return [rule('/*', headers), cached('/assets/*'), ...askedAgain.map(cached)].join('\n');
}

/**
 * Returns the file `nginx.conf`. In nginx, a header in a location replaces all headers from outside that location.
 * Therefore, each location repeats all headers.
 *
 * @param {[string, string][]} headers @param {string[]} screens
 */
function nginxFile(headers, screens) {
  /** @param {string} where @param {string} path @param {string} act */
  const location = (where, path, act) => {
    const all = [...headers, ['Cache-Control', cacheControl(path)]];
    const lines = all.map(([name, value]) => `  add_header ${name} "${value}" always;`);
    return [`location ${where} {`, `  ${act}`, ...lines, '}', ''].join('\n');
  };
  return [
    '# Include this in the server block whose root is this folder.',
    'error_page 404 /app.html;',
    '# A folder of pages is no page.',
    'rewrite ^/(.+)/$ /$1 permanent;',
    '',
    ...FOR_SERVERS.map((path) => location(`= ${path}`, path, 'return 404;')),
    location('/assets/', '/assets/', 'try_files $uri =404;'),
    ...screens.map((path) => location(`= ${path}`, path, 'try_files /app.html =404;')),
    location('= /', '/', 'try_files /index.html =404;'),
    location('/', '/', 'try_files $uri $uri.html =404;'),
  ].join('\n');
}

/** HTML files without an address of their own. Servers send them for addresses that have no file. */
const NO_PAGES = ['app.html', '404.html'];

/** @param {string} dist @returns {string[]} */
function pagesOf(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const pages = files.filter((name) => name.endsWith('.html') && !NO_PAGES.includes(name));
  return pages.map((name) => `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`).sort();
}

/** Returns the addresses of the app, which have no files. @param {string} dist @returns {string[]} */
function screensOf(dist) {
  /** @type {import('react-router-dom').RouteObject[]} */
  const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  return addressesIn(routes, '').filter((path) => path.startsWith('/app'));
}

/** @param {import('react-router-dom').RouteObject[]} routes @param {string} under @returns {string[]} */
function addressesIn(routes, under) {
  return routes.flatMap(({ path, index, children }) => {
    const here = path?.startsWith('/') ? path : [under, path].filter(Boolean).join('/');
    return children ? addressesIn(children, here) : index || path ? [here] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(hostingFiles(DIST))) writeFileSync(join(DIST, name), text);
}
