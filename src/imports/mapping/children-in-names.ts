import { kindInWords } from './guess-mapping.ts';

/**
 * Returns the name of the child of each table, from the names of all tables: "Mia" and "Leo" for "log.xlsx/Mia" and
 * "log.xlsx/Leo". All are empty if the names differ only by kinds of entries and by numbers.
 */
export function childrenInNames(names: readonly string[]): string[] {
  const words = names.map(wordsIn);
  const isShared = (word: string) => words.every((others) => others.some((one) => isSame(one, word)));
  const own = words.map((ones) => ones.filter((word) => !isShared(word)).join(' '));
  if (own.every((one) => isSame(one, own[0] ?? ''))) return names.map(() => '');
  return own.map((one, at) => one || titleOf(names[at] ?? ''));
}

/** Returns the name of a sheet, or of a file without its extension. */
function titleOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+(?=\s|$)/, '');
}

/** Returns the words of a name that are no kind of entry. */
function wordsIn(name: string): string[] {
  const words = name.replace(/\.\w+(?=[\s/]|$)/g, ' ').split(/[^\p{L}\p{M}'’]+/u);
  return words.filter((word) => word && kindInWords(word) === null);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
