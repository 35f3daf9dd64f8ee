import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How long the list of packages, and an installation, may take, in milliseconds. A mirror may not answer at all. */
const UPDATE_MS = 120_000;
const INSTALL_MS = 600_000;

/**
 * Installs a package of Debian if this process may do so, and reports that. Returns whether it tried.
 *
 * @param {string} name
 * @param {string} why the sentence before the report
 */
export function installDebianPackage(name, why) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`${why}: installing Debian's ${name} package.`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const apt = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], { ...apt, timeout: UPDATE_MS });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    ...apt,
    timeout: INSTALL_MS,
  });
  return true;
}
