/**
 * Converts a value to JSON with sorted keys. Equal values give equal texts, so that texts can be compared and hashed in
 * place of values. Arrays keep their order. Undefined fields are left out.
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
