/** The named fields of a record; a missing one is undefined. */
export function pick<T extends object>(record: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, record[name as keyof T]])) as Partial<T>;
}
