import type { Entry, EntryContext, Parsed } from '#domain/parsed.ts';
import type { Units } from '#domain/units/units.ts';

/** The context of a form check: the units of the form, and the record that is edited. */
export interface CheckContext<Record> extends EntryContext<Record> {
  units: Units;
}

/**
 * The last validation step of a simple kind's form. It returns field errors, questions, or the values, including those
 * that the app fills in. The answers to questions are in `entry`. The limits of measures are validated afterwards.
 */
export type FormCheck<Record, Typed extends keyof Record> = (
  values: Pick<Record, Typed>,
  entry: Entry,
  context: CheckContext<Record>,
) => Parsed<Partial<Record>>;
