import type { MeasureUnit, Units } from '#domain/units/units.ts';

/**
 * Why a field of a form is invalid. `#words/say/faults.ts` turns it into text. Days and clock times are texts, as in
 * `time/when.ts`.
 */
export type Fault =
  /** No value, or none of the possible ones. */
  | { code: 'noDate' | 'noTime' | 'noEnd' | 'noDays' | 'noChoice' | 'noNumber' | 'noText' }
  | { code: 'noFeedType' | 'noDiaperType' | 'noSleepType' | 'noMeasure' }
  | { code: 'noName' | 'noBirthDate' | 'noSex' }
  /** The browser reports only that a part is missing. */
  | { code: 'halfDate' | 'halfTime' | 'halfTyped' }
  /** Not what the field takes. `typed` is the text of the field. */
  | { code: 'notADate' | 'notATime' | 'notANumber'; typed: string }
  | { code: 'notAnAmount'; typed: string; unit: Units['volume'] }
  | { code: 'notADueDate' | 'notStorable' }
  /** Days out of range. */
  | { code: 'dateTooEarly' | 'dateInFuture' | 'birthTooEarly' | 'birthInFuture'; day: string }
  | { code: 'dueDateTooFar'; weeks: number }
  | { code: 'daysReversed' | 'daysInFuture' }
  | { code: 'tooManyDays'; limit: number }
  /** The end is on the day after the start, and more than `hours` later. */
  | { code: 'endTooFar'; start: string; end: string; hours: number }
  /** Texts with too many characters. */
  | {
      code: 'noteTooLong' | 'visitNotesTooLong' | 'visitQuestionsTooLong' | 'lineTooLong';
      length: number;
      limit: number;
    }
  | { code: 'nameTooLong'; limit: number }
  | { code: 'nameTaken' }
  /** Amounts. */
  | { code: 'nothingDrunk' | 'tooManyOunces' }
  /** More than a liter in a bottle. `oz` and `meantOz` are US fluid ounces, `meantOz` if milliliters were meant. */
  | { code: 'bottleTooLarge'; oz: number; meantOz: number | null; unit: Units['volume'] }
  /** A measure outside `low` to `high`, all in the stored unit. `units` are those of the form. */
  | { code: 'outside'; unit: MeasureUnit; value: number; low: number; high: number; units: Units };

/** The fault of each invalid field, by field name. */
export type FieldErrors = Record<string, Fault>;
