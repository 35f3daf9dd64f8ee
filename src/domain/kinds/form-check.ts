import type { Entry, EntryContext, Parsed } from '#domain/parsed.ts';
import type { Units } from '#domain/units/units.ts';

/** What a form is checked with: the units in which it was typed, and the record that it changes. */
export interface CheckContext<Record> extends EntryContext<Record> {
  units: Units;
}

/**
 * The last step of the form of a simple kind. It answers the values that were read, with those that the app itself fills in, or
 * sentences at their fields, or questions. The answers to these are in `entry`. The limits of measures are validated after it.
 */
export type FormCheck<Record, Typed extends keyof Record> = (
  values: Pick<Record, Typed>,
  entry: Entry,
  context: CheckContext<Record>,
) => Parsed<Partial<Record>>;
