import { foldText } from '#domain/fold-text.ts';

/**
 * Returns a matcher for texts that contain every word of `text`, in any order. A word may be a part of a longer word. A
 * number must match the whole number: "4 oz" and "4oz" do not match "14 oz". Ignores case, accents and the shape of
 * quotes. An empty text matches nothing.
 */
export function textMatcher(text: string): (searched: string) => boolean {
  const words = foldText(text)
    .replace(/\d(?=\p{L})|\p{L}(?=\d)/gu, '$& ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return (searched) => {
    if (searched === '' || words.length === 0) return false;
    const within = foldText(searched);
    return words.every((word) => containsWord(within, word));
  };
}

/** True if `text` contains `word`, and a number at the edge of the word does not continue in the text. */
function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isCutBefore = /^\d/.test(word) && /\d[.,]?$/.test(text.slice(0, at));
    const isCutAfter = /\d$/.test(word) && /^[.,]?\d/.test(text.slice(end));
    if (!isCutBefore && !isCutAfter) return true;
  }
  return false;
}
