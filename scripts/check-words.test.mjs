import { describe, expect, test } from 'vitest';
import { longComments, proseOf, tooUnclear } from './check-words.mjs';

const plain = 'The log opens and the screen shows it. '.repeat(50);

describe('tooUnclear', () => {
  test('lists each word with its line', () => {
    expect(tooUnclear('docs/a.md', `${plain}\nWhoever waits sees it.\nIt goes on.`)).toEqual([
      '2: Whoever',
      '3: goes on',
    ]);
  });

  test('accepts a short file and plain words', () => {
    expect(tooUnclear('docs/a.md', 'Whoever waits sees it.')).toEqual([]);
    expect(tooUnclear('docs/a.md', plain)).toEqual([]);
  });

  test('accepts one word in a thousand', () => {
    expect(tooUnclear('docs/a.md', `${plain.repeat(3)} Nobody waits.`)).toEqual([]);
  });
});

describe('longComments', () => {
  const long = 'x'.repeat(121);

  test('lists each line of a comment that is too long', () => {
    expect(longComments('a.ts', `const text = '${long}';\n// ${long}\n/**\n * ${long}\n */`)).toEqual([
      '2: 124 characters',
      '4: 124 characters',
    ]);
  });

  test('accepts 120 characters, and what cannot be wrapped', () => {
    expect(longComments('a.ts', `// ${'x'.repeat(117)}`)).toEqual([]);
    expect(longComments('a.mjs', `/** @type {${long}} */\n// biome-ignore lint: ${long}`)).toEqual([]);
    expect(longComments('a.md', long)).toEqual([]);
  });
});

describe('proseOf', () => {
  test('keeps comments and test titles, and blanks out code', () => {
    const code = "// Why.\nconst nobody = 'https://a.test';\ntest('opens the log', () => {});\n";
    expect(
      proseOf('a.test.ts', code)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['// Why.', '', "test('opens the log'", '']);
  });
});
