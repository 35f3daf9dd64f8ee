import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs all tests: the production build, the unit tests, the browser tests. The last line has the totals. `--faults`
 * runs only the fault tests, each with its full number of rounds.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

const FAULTS = process.argv.includes('--faults');
const env = FAULTS ? { WEE_HOURS_FAULTS: 'all' } : {};

const reports = mkdtempSync(join(tmpdir(), 'wee-hours-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/**
 * Runs a script and prints its output as it comes. The result includes the end of the output, where runners report
 * failures.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function run(script, args, env = {}) {
  const file = fileURLToPath(new URL(`../node_modules/${script}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let end = '';
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      to.write(text);
      end = (end + text).slice(-8000);
    });
  }
  const [status] = await once(child, 'close');
  return { isGood: status === 0, end };
}

/**
 * Reads a runner's counts. A runner can fail without a failed test, for example because a file does not load or the
 * browser is missing. Such a runner counts as one failure.
 *
 * @param {boolean} isGood the runner's exit status
 * @param {string} report
 * @param {(report: any) => Tally} read
 * @returns {Tally}
 */
function tally(isGood, report, read) {
  /** @type {Tally} */
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`No report of it was written to ${report}.`);
    isGood = false;
  }
  return { ...counted, failed: counted.failed || (isGood ? 0 : 1) };
}

/**
 * Returns the path of a real baby's log of one year: WEE_HOURS_REAL_YEAR, or a file in the `data` folder of a sibling
 * folder. Without this file, the tests that need it are skipped.
 */
function realYear() {
  if (process.env.WEE_HOURS_REAL_YEAR) return process.env.WEE_HOURS_REAL_YEAR;
  const around = fileURLToPath(new URL('../../', import.meta.url));
  const places = namesIn(around).map((name) => join(around, name, 'data', 'babyconnect-one-year.csv'));
  return places.find((place) => existsSync(place));
}

/** Returns the names in a folder. The list is empty if the folder is not readable. @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @returns {Promise<Tally[]>} */
async function runAll() {
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) return [{ passed: 0, failed: 1, skipped: 0 }];

  const year = realYear();
  const unit = await run(
    'vitest/vitest.mjs',
    [
      'run',
      // By default Vitest leaves one core unused. On a machine with two cores, that is half.
      '--maxWorkers=100%',
      ...(FAULTS
        ? ['src/storage', 'src/testing', 'src/domain/sync/merge', 'many-phones', 'backup-file', 'journey']
        : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    { ...env, ...(year && { WEE_HOURS_REAL_YEAR: year }) },
  );
  const browser = await run(
    '@playwright/test/cli.js',
    ['test', ...(FAULTS ? ['faults/', 'leaving'] : []), '--config=e2e', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  );
  // Repeats the failures after the output of the browser tests, because a log of this run may keep only the last lines.
  if (!unit.isGood) console.log(`\n== what the tests beside the code ended on\n${unit.end}`);
  return [
    tally(unit.isGood, unitReport, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
    tally(browser.isGood, browserReport, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    })),
  ];
}

const tallies = await runAll();
rmSync(reports, { recursive: true, force: true });
/** @param {keyof Tally} of */
const sum = (of) => tallies.reduce((total, one) => total + one[of], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') ? 1 : 0;
