/**
 * Names of at most `limit` letters as the eye counts them, which differ from each other. A long name keeps its two ends, or its
 * beginning where that tells more: "Baby Gi…son A". Where neither is enough they are numbered.
 */
export function shortNames(names: readonly string[], limit: number): string[] {
  // A slow phone takes 20 ms for its first segmenter.
  if (names.every((name) => name.length <= limit)) return [...names];
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

/** Names that all differ: the second of one name is "Ann (2)". Case, blanks and how an accent is stored are no difference. */
export function withDistinctNames<T extends { name: string }>(babies: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return babies.map((baby) => {
    const key = baby.name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? baby : { ...baby, name: `${baby.name} (${count})` };
  });
}

/** An emoji of several code points and an accent on its letter are one letter each. */
function lettersOf(name: string): string[] {
  return Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
}
