import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Counts words that make comments, test titles and docs hard to read. Fails when a file of more than 300 words has more
 * than 1.5 of them per 1,000, and lists their places. A sentence without such words can still be unclear. Fails too
 * when a line of a comment is too long, because the formatter does not wrap comments.
 */
const UNCLEAR =
  /\b(whoever|nobody|somebody|anew|(?:is|are) (?:said|told|asked)|but for|for ever|lets? (?:\w+ ){1,4}by|stands (?:here|there|beside)|goes on|what (?:is|has) (?:not )?there|takes back)\b/gi;
const MOST_PER_THOUSAND = 1.5;
const FEWEST_WORDS = 300;
const LONGEST_LINE = 120;

/**
 * Returns the prose of a file: a whole page of docs, or the comments and test titles of code. All other characters
 * become blanks, so an index in the prose is the same index in the file.
 *
 * @param {string} path @param {string} text
 */
export function proseOf(path, text) {
  if (path.endsWith('.md')) return text;
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*|<!--[\s\S]*?-->/g)];
  const titles = /\.(test|spec)\./.test(path)
    ? [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'[^'\n]+'|`[^`]+`)/g)]
    : [];
  const blank = text.replaceAll(/[^\n]/g, ' ').split('');
  for (const { index, 0: found } of [...comments, ...titles]) blank.splice(index, found.length, ...found);
  return blank.join('');
}

/**
 * Returns the unclear words of a file, each as `line: word`. The list is empty if they are few enough.
 *
 * @param {string} path @param {string} text
 */
export function tooUnclear(path, text) {
  const prose = proseOf(path, text);
  const words = prose.match(/[\p{L}']+/gu)?.length ?? 0;
  const found = [...prose.matchAll(UNCLEAR)];
  if (words <= FEWEST_WORDS || (1000 * found.length) / words <= MOST_PER_THOUSAND) return [];
  return found.map(({ index, 0: word }) => `${prose.slice(0, index).split('\n').length}: ${word}`);
}

/**
 * Returns the lines of comments that are too long, each as `line: length`. Leaves out docs, and lines with a type or an
 * instruction for Biome, which cannot be wrapped.
 *
 * @param {string} path @param {string} text
 */
export function longComments(path, text) {
  if (path.endsWith('.md')) return [];
  return proseOf(path, text)
    .split('\n')
    .flatMap((line, index) => {
      const { length } = line.trimEnd();
      const isWrapped = length <= LONGEST_LINE || /@type|biome-ignore/.test(line);
      return isWrapped ? [] : [`${index + 1}: ${length} characters`];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.html', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of paths.trim().split('\n')) {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const unclear = tooUnclear(path, text);
    for (const place of unclear) console.error(`${path}:${place}. Say it in plain words.`);
    const long = longComments(path, text);
    for (const place of long) console.error(`${path}:${place}. Wrap the comment at ${LONGEST_LINE}.`);
    if (unclear.length + long.length) process.exitCode = 1;
  }
}
