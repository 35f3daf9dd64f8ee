type Schema = Record<string, unknown>;

/** Returns the paths at which a value violates a schema. Supports the part of JSON Schema that we use. */
export function faultsOf(value: unknown, schema: object, root: object = schema, at = ''): string[] {
  const { $ref, type, properties, required, items, oneOf, anyOf, not, pattern, minimum, ...rest } =
    schema as Schema;
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '');
    return faultsOf(value, (root as { $defs: Record<string, object> }).$defs[name] ?? {}, root, at);
  }
  if ('const' in rest && value !== rest.const) return [at];
  if (Array.isArray(rest.enum) && !rest.enum.includes(value)) return [at];
  const keepsTo = (one: object) => faultsOf(value, one, root, at).length === 0;
  if (Array.isArray(oneOf)) return oneOf.filter(keepsTo).length === 1 ? [] : [at];
  if (Array.isArray(anyOf)) return anyOf.some(keepsTo) ? [] : [at];
  if (not && keepsTo(not)) return [at];
  if (type !== undefined && ![type].flat().some((one) => isOfType(value, one))) return [at];
  if (typeof pattern === 'string' && !new RegExp(pattern).test(String(value))) return [at];
  if (typeof minimum === 'number' && Number(value) < minimum) return [at];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => faultsOf(item, (items ?? {}) as object, root, `${at}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = ((required ?? []) as string[]).filter((name) => !(name in value));
  const fields = Object.entries((properties ?? {}) as Record<string, object>);
  return [
    ...missing.map((name) => `${at}/${name}`),
    ...fields.flatMap(([name, field]) =>
      name in value ? faultsOf((value as Schema)[name], field, root, `${at}/${name}`) : [],
    ),
  ];
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
