/** Whether two names are equal apart from case, accents and extra blanks: "zoe " equals "Zoë". */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.trim().replace(/\s+/g, ' ')) as [string, string];
  return first.localeCompare(second, undefined, { sensitivity: 'base' }) === 0;
}

/** The error for a name that another baby of the family has; undefined otherwise. */
export function takenName(name: string, others: readonly { name: string }[]): string | undefined {
  if (!name.trim() || !others.some((other) => isSameName(other.name, name))) return undefined;
  return 'Another baby has this name. Add an initial or a middle name.';
}
