import type { Units } from '#domain/units/units.ts';

/**
 * A question that only the parent can answer. The entry holds the answer in the field `name`. `#words/say/questions.ts`
 * has the text and the choices.
 */
export type Question = { name: string } & Asked;

/** The WHO standards, as in `who-standards/lms-tables.ts`. */
type Measure = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'weight-for-length';

/** Days and times are texts, as in `time/when.ts`. */
type Asked =
  /** A clock change repeated the time. Answers: `earlier`, `later`. */
  | { code: 'timeRepeated'; clock: string }
  /** A clock change skipped the time. Answers: `earlier`, `later`, for these readings. */
  | { code: 'timeSkipped'; clock: string; earlier: string; later: string }
  /** A clock change skipped an end that has one possible reading. Answer: `later`. */
  | { code: 'endSkipped'; clock: string; later: string }
  /** All others have the answer `yes`. */
  | { code: 'inFuture'; wall: string }
  | { code: 'longSpan'; minutes: number }
  /** A bottle that is large for the age. `oz` and `meantOz` are US fluid ounces, `meantOz` if milliliters were meant. */
  | { code: 'largeBottle'; oz: number; meantOz: number | null; unit: Units['volume'] }
  | { code: 'offChart'; measure: Measure; side: 'below' | 'above' }
  /** A number of degrees that is plausible in °F only. */
  | { code: 'fahrenheit'; degrees: number }
  | { code: 'rareTemperature'; celsius: number; unit: Units['temperature'] }
  | { code: 'beforeBirth'; day: string; baby: string; birthDate: string }
  /** The number of entries before a new birth date. */
  | { code: 'entriesBeforeBirth'; count: number };
