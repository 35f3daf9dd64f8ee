import { readFileSync } from 'node:fs';

/**
 * Checks that package-lock.json has every optional dependency of our packages. npm silently drops an optional package
 * from the lock if the registry that it installs from lacks that release. The package's binary is then missing on macOS
 * or Windows, or on the next machine.
 */

/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} */
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/**
 * Yields the folders where Node looks for a package: the folder of the dependent package, then each folder above it.
 *
 * @param {string} from
 */
function* places(from) {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    yield at;
    if (!at.includes('/node_modules/')) break;
  }
  yield '';
}

const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(
      ([name]) => ![...places(from)].some((at) => lock.packages[`${at && `${at}/`}node_modules/${name}`]),
    )
    .map(([name, version]) => `${from || 'package.json'} needs ${name} ${version}`),
);

if (missing.length > 0) {
  console.error(
    'package-lock.json lacks packages that other platforms need. Choose a release that has them all:',
  );
  for (const line of missing) console.error(`  ${line}`);
  process.exitCode = 1;
} else {
  console.log('package-lock.json holds every optional platform package.');
}
