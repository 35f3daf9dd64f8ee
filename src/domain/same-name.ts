/** Whether two names are meant as one, however they are spelled: "zoe " is Zoë. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;
}
