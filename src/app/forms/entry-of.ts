import { type Entry, HALF_TYPED } from '#domain/parsed.ts';

/**
 * Returns the typed values of a form, for the domain to parse. Skips files, which have no text. Several values of one
 * name are lines of one text. The browser reports
 * unreadable input, such as a half-typed date, as an empty value. This function returns `HALF_TYPED` for such input
 * instead.
 */
export function entryOf(form: HTMLFormElement): Entry {
  const entry: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    entry[name] = name in entry ? `${entry[name]}\n${value}` : value;
  }
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.name && input.validity.badInput)
      entry[input.name] = HALF_TYPED;
  }
  return entry;
}
