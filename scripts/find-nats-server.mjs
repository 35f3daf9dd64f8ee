import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

const DEBIAN = '/usr/sbin/nats-server';

/** How long a program may take to print its version, in milliseconds. */
const VERSION_MS = 10_000;

/**
 * Returns the path of a `nats-server` that starts on this machine. Tries NATS_SERVER_PATH, then the folders of PATH,
 * then installs Debian's package if this process may do so. Returns null if none can be had.
 */
export function findNatsServer() {
  const named = process.env.NATS_SERVER_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`NATS_SERVER_PATH is ${named}, and no nats-server starts from there.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const name = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';
  const places = [...folders.map((folder) => join(folder, name)), DEBIAN];
  return places.find(starts) ?? debianPackage();
}

/**
 * Returns the path of a `nats-server` for tests. Returns null if none can be had, so that they are skipped. Throws in
 * continuous integration, where skipped tests would go unnoticed.
 */
export function natsServerForTests(program = findNatsServer(), isInCi = Boolean(process.env.CI)) {
  if (!program && isInCi) throw new Error('The tests of the sync server need nats-server, and none is here.');
  return program;
}

/** @param {string} path */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: VERSION_MS }).status === 0;
}

function debianPackage() {
  const tried = installDebianPackage('nats-server', 'No nats-server here');
  return tried && starts(DEBIAN) ? DEBIAN : null;
}
