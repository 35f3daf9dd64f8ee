import type { Fault } from '#domain/fault.ts';

/** Returns whether two names are equal, ignoring case, accents and extra blanks. "zoe " equals "Zoë". */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.trim().replace(/\s+/g, ' ')) as [string, string];
  return first.localeCompare(second, undefined, { sensitivity: 'base' }) === 0;
}

/** Returns a fault if another baby of the family has the name. */
export function takenName(name: string, others: readonly { name: string }[]): Fault | undefined {
  const isTaken = name.trim() && others.some((other) => isSameName(other.name, name));
  return isTaken ? { code: 'nameTaken' } : undefined;
}
