/**
 * What becomes of a filled-in form: a value, or sentences for its fields, or questions that only the parent can
 * answer (a time that the clock change showed twice, a time still to come). A form shows the questions, the parent
 * answers, and the same entry is parsed again with the answers in it.
 */
export type Parsed<T> = { value: T } | { errors: FieldErrors } | { questions: Question[] };

/** What a form's entry is read with. */
export interface EntryContext<R> {
  /** The zone of the wall that its times were read from. */
  zone: string;
  /** Epoch milliseconds. */
  now: number;
  /** The record that is being edited. */
  record?: R | undefined;
}

/** A sentence for each field that needs mending, by the field's name. */
export type FieldErrors = Record<string, string>;

export interface Question {
  /** The entry's field that carries the answer. */
  name: string;
  text: string;
  choices: { value: string; label: string }[];
}

/** A form as it was typed: every field a string, a missing one empty. */
export type Entry = Readonly<Record<string, string>>;

/** Stands in an entry for a date or a time that was begun: the browser does not tell what was typed, only that it was. */
export const HALF_TYPED = '…';

/** The trimmed text of one field, empty when it is missing. */
export function textOf(entry: Entry, name: string): string {
  return entry[name]?.trim() ?? '';
}

/** True when every one of `fields` still reads as the form showed it when it was filled from a record. */
export function readsAs(entry: Entry, shown: Entry, fields: readonly string[]): boolean {
  return fields.every((name) => textOf(entry, name) === textOf(shown, name));
}

/** Characters. Ten times what anybody wrote in the logs we know, and small enough for every export. */
export const NOTE_LIMIT = 2000;

/**
 * The `note` of an entry; adds a sentence to `errors` when it is too long to keep. One that still reads as that of `record`
 * is kept as it is: a longer one came with a file, and is no reason not to mend the rest.
 */
export function readNote(entry: Entry, errors: FieldErrors, record?: { note: string }): string {
  const note = textOf(entry, 'note');
  if (record && note === textOf(record, 'note')) return record.note;
  if (note.length > NOTE_LIMIT) {
    errors.note = `This note has ${note.length} characters; ${NOTE_LIMIT} fit. Shorten it a little.`;
  }
  return note;
}
