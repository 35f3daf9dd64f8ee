import { type Entry, HALF_TYPED } from '#domain/parsed.ts';

/**
 * The typed values of a form, as the domain parses them. Skips files, which have no text. The browser reports
 * unreadable input, such as a half-typed date, as empty. This function returns a mark for such input, so that it is not
 * taken for empty.
 */
export function entryOf(form: HTMLFormElement): Entry {
  const entry: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') entry[name] = value;
  }
  for (const input of form.elements) {
    if (input instanceof HTMLInputElement && input.name && input.validity.badInput)
      entry[input.name] = HALF_TYPED;
  }
  return entry;
}
