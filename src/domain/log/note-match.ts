/**
 * Returns a matcher for notes that contain every word of `text`, in any order. A word may be a part of a longer word.
 * Ignores case, accents and the shape of quotes. An empty text matches nothing.
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
 * Folds a text before and after removing accents. The first fold is needed because a standalone accent may be typed as
 * a quote. NFKD would turn that accent into a blank.
 */
function plain(text: string): string {
  const bare = fold(text.toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, '');
  return fold(bare);
}

function fold(text: string): string {
  return text.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
}
