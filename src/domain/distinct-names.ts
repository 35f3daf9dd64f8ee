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
