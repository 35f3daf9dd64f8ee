/**
 * Answers whether a note holds every word of `text`, in any order, as a whole or as a part of a longer one, whatever the
 * case, the accents and the shape of the quotes. Where nothing was typed, nothing is found.
 */
export function noteMatcher(text: string): (note: string) => boolean {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (note) => {
    if (note === '' || words.length === 0) return false;
    const within = plain(note);
    return words.every((word) => within.includes(word));
  };
}

/** What Unicode takes for letters of their own, and the quotes: a phone types ’ where a laptop types '. */
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

/** Folds before it takes the accents off as well: of an accent that stands alone Unicode makes a blank. */
function plain(text: string): string {
  const bare = fold(text.toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '');
  return fold(bare);
}

function fold(text: string): string {
  return text.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
}
