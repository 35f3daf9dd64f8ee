/**
 * JSON that is the same text for the same value, in whatever order its fields were written: keys are sorted. So that two
 * values can be compared, and hashed, by their text. Arrays keep their order; fields that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? sorted(part) : part));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: object): object {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // fromEntries defines what it is given: a field named __proto__ stays a field.
  return Object.fromEntries(entries);
}
