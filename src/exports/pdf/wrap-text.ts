/** Characters of Helvetica that are narrower or wider than a digit. All others are as wide as a digit. */
const NARROW = /[ijl.,:;'’‘|!\s()[\]ftrI-]/;
const WIDE = /[A-HJ-Zmw@%&—]/;

/**
 * Estimates the width of a text in points. The estimate is slightly too large, but precise enough to break lines. It
 * needs no font data.
 */
export function roughWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const character of text) {
    thousandths += isFull(character) ? 1000 : NARROW.test(character) ? 330 : WIDE.test(character) ? 750 : 556;
  }
  return (thousandths * size) / 1000;
}

/**
 * Returns true for characters that are not Latin, Greek, Cyrillic or their punctuation. They may be as wide as they are
 * high.
 */
function isFull(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code > 0x52f && !(code >= 0x1e00 && code <= 0x20cf);
}

/**
 * Breaks a text into lines of at most `width` points. Breaks at line breaks, between words, and within a word that is
 * too long.
 */
export function wrapText(text: string, size: number, width: number): string[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .flatMap((line) => wrapLine(line.trim(), size, width));
}

function wrapLine(line: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (roughWidth(longer, size) <= width) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    const pieces = piecesOf(word, size, width);
    current = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, current];
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function piecesOf(word: string, size: number, width: number): string[] {
  if (roughWidth(word, size) <= width) return [word];
  const pieces = [''];
  for (const { segment } of SEGMENTER.segment(word)) {
    const last = pieces.length - 1;
    const longer = (pieces[last] ?? '') + segment;
    if (pieces[last] && roughWidth(longer, size) > width) pieces.push(segment);
    else pieces[last] = longer;
  }
  return pieces;
}
