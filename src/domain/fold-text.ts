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
 * An accent with its letter, or a vowel point of Arabic or Hebrew. In other scripts a mark can be a vowel, or make
 * another letter, as in Hindi, Thai and Japanese.
 */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\s])\p{M}+/gu;

/**
 * Folds a text to compare it with another: lower case, without accents, with straight quotes and single blanks. Keeps
 * all other punctuation.
 *
 * The letters are folded before and after accents are removed. The first time is needed because a standalone accent may
 * be typed as a quote, and NFKD would turn it into a blank.
 */
export function foldText(text: string): string {
  const bare = foldLetters(text.toLowerCase())
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .replaceAll('е\u0308', 'е');
  return foldLetters(bare).trim().replace(/\s+/g, ' ');
}

function foldLetters(text: string): string {
  return text.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
}
