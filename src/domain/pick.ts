/** Returns the named fields of a record. A missing field is undefined. */
export function pick<T extends object>(record: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, record[name as keyof T]])) as Partial<T>;
}
