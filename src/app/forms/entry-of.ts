import type { Entry } from '#domain/parsed.ts';

/** What was typed into a form, as the domain reads it. A chosen file is no text and is left out. */
export function entryOf(form: HTMLFormElement): Entry {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}
