import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A name that runs from right to left turns the words and digits after it, unless the sentence isolates it (UAX 9, 2.4). */

const SOURCES = join(import.meta.dirname, '..');

/** A baby's name in a sentence that is a plain string. */
const BARE_NAME = /\$\{(?!isolated\()[^{}]*\bbaby\.name\b[^{}]*\}/g;

/** A numbered name is no sentence, and the fonts of a PDF have no glyph for the isolates. */
const WITHOUT = /^domain\/distinct-names|-pdf\.ts$/;

it('every sentence isolates the name of a baby', () => {
  const bare = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !WITHOUT.test(path))
    .flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(BARE_NAME)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
  expect(bare).toEqual([]);
});
