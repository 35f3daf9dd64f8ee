/** Whether two names are meant as one, however they are spelled: "zoe " is Zoë, and two blanks are one. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.trim().replace(/\s+/g, ' ')) as [string, string];
  return first.localeCompare(second, undefined, { sensitivity: 'base' }) === 0;
}

/** Says that another baby of the family has a name; undefined where none has. */
export function takenName(name: string, others: readonly { name: string }[]): string | undefined {
  if (!name.trim() || !others.some((other) => isSameName(other.name, name))) return undefined;
  return 'Another baby has this name. Add an initial or a middle name.';
}
