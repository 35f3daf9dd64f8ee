/**
 * Validation of small values that were stored as JSON. The first screen reads them, so it must not wait for a library.
 * Backup files have more parts and are validated with valibot.
 */
export type Guard<T> = (value: unknown) => value is T;

/** The type of the values that a guard accepts. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText: Guard<string> = (value): value is string => typeof value === 'string';

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return Array.isArray(value) && value.every(isOne);
}

/** Accepts an object in which each of the `members` is valid. It may have other members. */
export function shapeOf<Members extends Readonly<Record<string, Guard<unknown>>>>(
  members: Members,
): Guard<{ [Name in keyof Members]: Guarded<Members[Name]> }> {
  const checks = Object.entries(members);
  return (value): value is never =>
    isObject(value) && checks.every(([name, isValid]) => isValid((value as Record<string, unknown>)[name]));
}

/** Accepts an array of valid items. */
export function listOf<Item>(isItem: Guard<Item>): Guard<Item[]> {
  return (value): value is Item[] => isListOf(isItem, value);
}

/** Accepts an object in which every member is valid. */
export function recordOf<Item>(isItem: Guard<Item>): Guard<Record<string, Item>> {
  return (value): value is never => isObject(value) && Object.values(value).every(isItem);
}

/** True for one of `values`. */
export function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

/** Accepts one of `values`. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => isOneOf(values, value);
}

/** Accepts null too. */
export function orNull<T>(isValid: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || isValid(value);
}

/** Accepts undefined too, so that the member may be missing. */
export function orMissing<T>(isValid: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || isValid(value);
}

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
export const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
