import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { matchRoutes } from 'react-router-dom';
import sirv from 'sirv';
import { cacheControl, FOR_SERVERS, securityHeaders } from './headers.mjs';

/**
 * How long an idle connection stays open, in milliseconds. Node closes it after five seconds. A busy client may use it
 * in that moment, and the request then fails. After two minutes, hardly any client still uses it.
 */
const KEEP_ALIVE_MS = 120_000;

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Serves the built app. The address of a public page gets the page's file, and the address of a screen gets `app.html`.
 * Any other address gets `app.html` with status 404, and the router shows "not found".
 *
 * @param {{ port?: number, host?: string, dist?: string }} [options] Port 0 means any free port. If a port is taken,
 * the server uses the next free one. Without a host, only this machine reaches the server.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serve({ port = 0, host, dist = DIST } = {}) {
  const headers = headersOf(dist);
  /** @type {import('react-router-dom').RouteObject[]} */
  const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  const files = sirv(dist, {
    // Reads the disk each time, so that a new build is served without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => res.setHeader('Cache-Control', cacheControl(pathname)),
  });

  /** @param {string} pathname */
  function isScreen(pathname) {
    const match = matchRoutes(routes, pathname)?.at(-1);
    return match !== undefined && match.route.path !== '*';
  }

  /** @type {import('node:http').RequestListener} */
  const answer = (req, res) => {
    for (const [name, value] of headers()) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // The app makes no range requests, and a malformed range would throw.
    delete req.headers.range;
    const pathname = pathOf(req.url ?? '/');
    const withoutFile = () => {
      if (isScreen(pathname)) {
        req.url = '/app.html';
        files(req, res);
        return;
      }
      res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      res.end(readFileSync(join(dist, 'app.html')));
    };
    if (FOR_SERVERS.includes(pathname)) withoutFile();
    else files(req, res, withoutFile);
  };

  const { servers, bound } = await listen(host ? [host] : LOOPBACK, port, answer);
  return {
    address: `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${bound}`,
    stop: async () => {
      const closed = servers.map((server) => once(server.close(), 'close'));
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

/**
 * Returns the path of an address as the file system reads it. For example, `//%5Fheaders` names the file `/_headers`.
 *
 * @param {string} url
 */
function pathOf(url) {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** The two loopback addresses of this machine. A browser uses either for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Returns a function for the current headers, which contain hashes of the pages' styles. The function computes them
 * again after a build. It notices a build by a change of worker.js, which a build writes last.
 *
 * @param {string} dist
 */
function headersOf(dist) {
  /** @type {number | undefined} */
  let builtAt;
  let headers = Object.entries(securityHeaders(dist));
  return () => {
    const now = statSync(join(dist, 'worker.js'), { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (now !== builtAt) headers = Object.entries(securityHeaders(dist));
    builtAt = now;
    return headers;
  };
}

/**
 * Listens on the same port on every host. On a machine without IPv6, the first host is enough.
 *
 * @param {string[]} hosts
 * @param {number} port
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<{ servers: import('node:http').Server[], bound: number }>} `bound` is the port
 */
async function listen(hosts, port, answer) {
  /** @type {import('node:http').Server[]} */
  const servers = [];
  let bound = port;
  for (const host of hosts) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
    try {
      await once(server.listen(bound, host), 'listening');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (servers.length && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) break;
      for (const other of servers) other.close();
      if (code === 'EADDRINUSE' && bound < 65_535) return listen(hosts, port && port + 1, answer);
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (typeof address === 'object' && address) bound = address.port;
  }
  return { servers, bound };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, host: { type: 'string' } },
  });
  const { address } = await serve({ ...values, port: Number(values.port) }).catch((error) => {
    console.error(
      error.code === 'ENOENT'
        ? 'Nothing is built yet. Run npm start, or npm run build first.'
        : error.message,
    );
    process.exit(1);
  });
  console.log(`Wee Hours is at ${address}`);
}
