import type { FieldErrors } from './fault.ts';
import type { Question } from './question.ts';

/**
 * The result of parsing a form: a value, errors by field, or questions for the parent. For example, a repeated or
 * future time raises a question. The form shows the questions, adds the answers to the entry, and parses the entry
 * again.
 */
export type Parsed<T> = { value: T } | { errors: FieldErrors } | { questions: Question[] };

/** The context for parsing a form. */
export interface EntryContext<R> {
  /** The zone of the form's wall times. */
  zone: string;
  /** Epoch milliseconds. */
  now: number;
  /** The edited record. */
  record?: R | undefined;
}

/** The values of a form as typed. Every field is a string, and a missing field counts as empty. */
export type Entry = Readonly<Record<string, string>>;

/** Replaces a partly typed date or time. The browser reports only that something was typed. */
export const HALF_TYPED = '…';

/** Returns the trimmed text of one field. A missing field has an empty text. */
export function textOf(entry: Entry, name: string): string {
  return entry[name]?.trim() ?? '';
}

/** Returns whether each of the `fields` still has the value that the form showed for a record. */
export function readsAs(entry: Entry, shown: Entry, fields: readonly string[]): boolean {
  return fields.every((name) => textOf(entry, name) === textOf(shown, name));
}

/** The limit in characters. It is ten times the longest note in the logs we know, and small enough for every export. */
export const NOTE_LIMIT = 2000;

/**
 * Reads the `note` of an entry. Adds an error if the note is too long and differs from that of `record`. Accepts a long
 * note that did not change, because a long imported note must not block an edit of other fields.
 */
export function readNote(entry: Entry, errors: FieldErrors, record?: { note: string }): string {
  const note = textOf(entry, 'note');
  if (record && note === textOf(record, 'note')) return record.note;
  if (note.length > NOTE_LIMIT) {
    errors.note = { code: 'noteTooLong', length: note.length, limit: NOTE_LIMIT };
  }
  return note;
}
