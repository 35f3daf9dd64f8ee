/**
 * Gives each baby a unique name: the second Ann becomes "Ann (2)". Ignores case, blanks and the encoding of accents.
 * Changes no other field. Two names are the same if `keyOf` returns the same key for them.
 */
export function withDistinctNames<T extends { name: string }>(
  babies: readonly T[],
  keyOf: (name: string) => string = keyOfName,
): T[] {
  const taken = new Set(babies.map(({ name }) => keyOf(name)));
  const given = new Set<string>();
  return babies.map((baby) => {
    let { name } = baby;
    for (let count = 2; given.has(keyOf(name)); count += 1) {
      const next = `${baby.name} (${count})`;
      if (!taken.has(keyOf(next))) name = next;
    }
    given.add(keyOf(name));
    return name === baby.name ? baby : { ...baby, name };
  });
}

function keyOfName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
