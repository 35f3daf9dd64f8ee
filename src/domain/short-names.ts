/**
 * Names of at most `limit` letters as the eye counts them, which differ from each other where the names do. A long name keeps
 * its beginning and the part from which it differs: "Baby Girl…son A". Where that is not enough they are numbered.
 */
export function shortNames(names: readonly string[], limit: number): string[] {
  // A slow phone takes 20 ms for its first segmenter.
  if (names.every((name) => name.length <= limit)) return [...names];
  const spelled = names.map(lettersOf);
  const shorten = (room: number) =>
    spelled.map((letters, index) => shortened(letters, sharedStart(index, spelled), room));
  const short = shorten(limit);
  return new Set(short).size === new Set(names).size
    ? short
    : shorten(limit - 3).map((name, index) => `${index + 1}. ${name}`);
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

/** How many letters a name shares with the one among the others that begins most alike. */
function sharedStart(index: number, spelled: readonly string[][]): number {
  const own = spelled[index] ?? [];
  const shared = spelled.map((other, at) => {
    const differs = own.findIndex((letter, place) => letter !== other[place]);
    return at === index || differs < 0 ? 0 : differs;
  });
  return Math.max(...shared);
}

function shortened(letters: readonly string[], differsAt: number, room: number): string {
  if (letters.length <= room) return letters.join('');
  const cut = (from: number, to: number) => letters.slice(from, to).join('');
  if (differsAt < room - 1) return `${cut(0, room - 1)}…`;
  const tail = letters.length - differsAt;
  if (tail > room - 3) return `…${cut(differsAt, differsAt + room - 2)}…`;
  // A few letters before the difference: "son A" is easier to read than "A".
  const from = letters.length - Math.max(tail, Math.floor(room / 2) - 1);
  return `${cut(0, room - 1 - (letters.length - from))}…${cut(from, letters.length)}`;
}
