/**
 * Shortens names to at most `limit` visible letters each and keeps them distinct. A long name keeps its beginning and
 * its end: "Baby Gi…son A". If two shortened names are equal, all names keep more of the beginning and less of the end.
 * If that does not help, the names are numbered.
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

/** Splits into graphemes: an emoji of several code points and an accented letter are one letter each. */
function lettersOf(name: string): string[] {
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
}
