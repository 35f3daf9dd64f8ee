import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian-package.mjs';

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
];

const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Returns the path of a Chromium that starts on this machine. Tries CHROMIUM_PATH, Playwright's own Chromium, then an
 * installed Chrome, Edge or Chromium. If none starts, installs a Chromium and reports that.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts from there.`);
  }
  const path = [chromium.executablePath(), ...installed()].find(starts) ?? download() ?? debianPackage();
  if (path) return path;
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install Chrome, Edge or Chromium, or set CHROMIUM_PATH to one.',
  );
}

function installed() {
  const { PATH = '', ProgramFiles = '', LOCALAPPDATA = '' } = process.env;
  const programs = [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA];
  return {
    linux: PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    darwin: MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: programs.flatMap((folder) => WINDOWS.map((name) => join(folder, name))),
  }[/** @type {'linux' | 'darwin' | 'win32'} */ (process.platform)];
}

/** Returns whether a browser starts. A browser may be installed without its system libraries. @param {string} path */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

function download() {
  console.log('No Chromium here: downloading the one that Playwright ships.');
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { stdio: 'inherit' });
  return [chromium.executablePath()].find(starts);
}

function debianPackage() {
  const tried = installDebianPackage('chromium', 'That did not give one that starts');
  return tried ? ['/usr/bin/chromium'].find(starts) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findChromium());
