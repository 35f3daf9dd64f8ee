/**
 * Names of at most `limit` letters as the eye counts them, which differ from each other. A long name keeps its two ends, or its
 * beginning where that tells more: "Baby Gi…son A". Where neither is enough they are numbered.
 */
export function shortNames(names: readonly string[], limit: number): string[] {
  const spelled = names.map(lettersOf);
  for (let head = limit >> 1; head < limit; head += 1) {
    const short = spelled.map((letters) =>
      letters.length > limit
        ? [...letters.slice(0, head), '…', ...letters.slice(letters.length - limit + 1 + head)].join('')
        : letters.join(''),
    );
    if (new Set(short).size === names.length) return short;
  }
  return spelled.map((letters, index) => `${index + 1}. ${letters.slice(0, limit - 3).join('')}`);
}

/** An emoji of several code points and an accent on its letter are one letter each. */
function lettersOf(name: string): string[] {
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
}
