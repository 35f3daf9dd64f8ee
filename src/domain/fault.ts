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
  /** The text cannot be read as a value of the field. `typed` is the text. */
  | { code: 'notADate' | 'notATime' | 'notANumber'; typed: string }
  | { code: 'notAnAmount'; typed: string; unit: Units['volume'] }
  | { code: 'notADueDate' | 'notStorable' | 'notWhole' }
  /** Days out of range. */
  | { code: 'dateTooEarly' | 'dateInFuture' | 'birthTooEarly' | 'birthInFuture'; day: string }
  | { code: 'dueDateTooFar'; weeks: number }
  | { code: 'daysReversed' | 'daysInFuture' | 'nextTooEarly' }
  | { code: 'tooManyDays'; limit: number }
  /** The end is on the day after the start, and more than `hours` later. */
  | { code: 'endTooFar'; start: string; end: string; hours: number }
  | { code: 'tooManyHours'; hours: number }
  /** Texts with too many characters. */
  | {
      code: 'noteTooLong' | 'visitNotesTooLong' | 'visitQuestionsTooLong' | 'lineTooLong';
      length: number;
      limit: number;
    }
  | { code: 'foodTooLong'; length: number; limit: number }
  | { code: 'nameTooLong' | 'tooManyDecimals'; limit: number }
  | { code: 'nameTaken' }
  | { code: 'noFood' }
  | { code: 'tooManyFoods'; count: number; limit: number }
  /** Amounts. */
  | { code: 'nothingDrunk' | 'tooManyOunces' | 'lessThanOneSide' }
  | { code: 'dryWithColor' }
  | { code: 'tooManyColors'; limit: number }
  /** Amounts. */
  | { code: 'shareWithoutAmount' }
  /** The breast milk in a mixed bottle is not more than 0 and less than the whole `oz` (US fluid ounces). */
  | { code: 'shareOutside'; oz: number; unit: Units['volume'] }
  | { code: 'nothingDrunk' | 'tooManyOunces' }
  /**
   * More than a liter in a bottle. `oz` and `meantOz` are US fluid ounces. `meantOz` is the amount if ml were meant.
   */
  | { code: 'bottleTooLarge'; oz: number; meantOz: number | null; unit: Units['volume'] }
  /** A measure outside `low` to `high`. All three are in the stored unit. `units` are those of the form. */
  | { code: 'outside'; unit: MeasureUnit; value: number; low: number; high: number; units: Units };

/** The fault of each invalid field, by field name. */
export type FieldErrors = Record<string, Fault>;
