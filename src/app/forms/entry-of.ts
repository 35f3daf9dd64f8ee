import { type Entry, HALF_TYPED } from '#domain/parsed.ts';

/**
 * What was typed into a form, as the domain reads it. A chosen file is no text and is left out. What the browser cannot
 * read, such as a half-typed date, it hands over as empty: it is told from empty here, or it would be lost.
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
