import type { Clock, Day, WallTime } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';

/**
 * A question that only the parent can answer. The entry holds the answer in the field `name`. `#words/say/questions.ts`
 * has the text and the choices.
 */
export type Question = { name: string } & Asked;

type Asked =
  /** A clock change repeated the time. Answers: `earlier`, `later`. */
  | { code: 'timeRepeated'; clock: Clock }
  /** A clock change skipped the time. Answers: `earlier`, `later`, for these readings. */
  | { code: 'timeSkipped'; clock: Clock; earlier: Clock; later: Clock }
  /** A clock change skipped an end that has one possible reading. Answer: `later`. */
  | { code: 'endSkipped'; clock: Clock; later: Clock }
  /** All others have the answer `yes`. */
  | { code: 'inFuture'; wall: WallTime }
  | { code: 'longSpan'; minutes: number }
  /** A bottle that is large for the age. `oz` and `meantOz` are US fluid ounces, `meantOz` if milliliters were meant. */
  | { code: 'largeBottle'; oz: number; meantOz: number | null; unit: Units['volume'] }
  | { code: 'offChart'; measure: GrowthMeasure; side: 'below' | 'above' }
  /** A number of degrees that is plausible in °F only. */
  | { code: 'fahrenheit'; degrees: number }
  | { code: 'rareTemperature'; celsius: number; unit: Units['temperature'] }
  | { code: 'beforeBirth'; day: Day; baby: string; birthDate: Day }
  /** The number of entries before a new birth date. */
  | { code: 'entriesBeforeBirth'; count: number };
