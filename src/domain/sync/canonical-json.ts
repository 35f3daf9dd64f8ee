/**
 * JSON that is the same text for the same value, in whatever order its fields were written: keys are sorted. So that two
 * values can be compared, and hashed, by their text. Arrays keep their order; fields that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = value as Record<string, unknown>;
    const fields = Object.keys(parts)
      .filter((key) => parts[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(parts[key])}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}
