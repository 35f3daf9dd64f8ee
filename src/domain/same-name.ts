/** Whether two names are meant as one, however they are spelled: "zoe " is Zoë, and two blanks are one. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.trim().replace(/\s+/g, ' ')) as [string, string];
  return first.localeCompare(second, undefined, { sensitivity: 'base' }) === 0;
}
