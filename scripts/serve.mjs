import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { matchRoutes } from 'react-router-dom';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from './headers.mjs';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Serves the built app: a page that is a file as that file, a screen of the route table as the app shell, and any
 * other address as the shell with status 404, whose router shows "not found".
 *
 * @param {{ port?: number, dist?: string }} [options] port 0 takes any that is free; a taken one, the next that is free
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function serve({ port = 0, dist = DIST } = {}) {
  const headers = headersOf(dist);
  /** @type {import('react-router-dom').RouteObject[]} */
  const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  const files = sirv(dist, {
    // Asks the disk each time, so that a new build is served without a restart.
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

  const server = createServer((req, res) => {
    for (const [name, value] of headers()) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // A part of a file is never needed here, and a malformed range would throw.
    delete req.headers.range;
    const pathname = (req.url ?? '/').split('?', 1)[0] ?? '/';
    files(req, res, () => {
      if (isScreen(pathname)) {
        req.url = '/app.html';
        files(req, res);
        return;
      }
      res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      res.end(readFileSync(join(dist, 'app.html')));
    });
  });

  return {
    address: `http://localhost:${await listen(server, port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The headers name the styles of the pages by hash, so they are read anew after a build, whose last act is the worker.
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
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port that was free
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      if (taken && port < 65_535) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, () => {
      server.removeAllListeners('error');
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
  const { address } = await serve({ port: Number(values.port) }).catch((error) => {
    console.error(
      error.code === 'ENOENT'
        ? 'Nothing is built yet. Run npm start, or npm run build first.'
        : error.message,
    );
    process.exit(1);
  });
  console.log(`Wee Hours is at ${address}`);
}
