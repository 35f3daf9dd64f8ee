/** Letters that Unicode does not decompose, and quotes, because a phone types ’ where a laptop types '. */
const FOLDED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‚': "'",
  '‹': "'",
  '›': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};
const TO_FOLD = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * Folds a text to compare it with another: lower case, without accents, with straight quotes and single blanks. Keeps
 * all other punctuation.
 *
 * The letters are folded before and after accents are removed. The first time is needed because a standalone accent may
 * be typed as a quote, and NFKD would turn it into a blank.
 */
export function foldText(text: string): string {
  const bare = foldLetters(text.toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '');
  return foldLetters(bare).trim().replace(/\s+/g, ' ');
}

function foldLetters(text: string): string {
  return text.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
}
