import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A right-to-left name reorders the words and digits after it, unless the sentence isolates the name (UAX 9, 2.4). */

const SOURCES = join(import.meta.dirname, '..');

/** Matches a baby's name that a template string does not isolate. In `app/` a bare `name` is a baby's name too. */
const BARE_NAME = /\$\{(?!isolated\()[^{}]*\b(?:baby|child)\.name\b[^{}]*\}/g;
const BARE_NAME_IN_APP = new RegExp(`${BARE_NAME.source}|\\$\\{name\\}`, 'g');

/**
 * Files that are not checked. Numbered names are not sentences, and PDF fonts have no glyph for isolates. The last two
 * files name plans and software.
 */
const WITHOUT = /^domain\/baby\/distinct-names|-pdf\.ts$|\/(?:AccountSection|Licenses)\.tsx$/;

it('every sentence isolates the name of a baby', () => {
  const bare = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !WITHOUT.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(SOURCES, path), 'utf8');
      const found = source.match(path.startsWith('app/') ? BARE_NAME_IN_APP : BARE_NAME) ?? [];
      return found.map((name) => `${path}: ${name}`);
    });
  expect(bare).toEqual([]);
});
