import type { Units } from '#domain/units/units.ts';

/**
 * A question that only the parent can answer. The entry holds the answer in the field `name`. `#words/say/questions.ts`
 * has the text and the choices.
 */
export type Question = { name: string } & Asked;

/** A fact about a dose and the other doses of the medicine. */
export type DoseFact =
  /**
   * The last dose before this one, or the next one after it. It has a `name` only if it is another one. `clock` is its
   * clock time. `day` is its day if it is not that of this dose. `minutes` lie between the two. `isNow` is true if this
   * dose is given now.
   */
  | {
      code: 'last' | 'next';
      name: string | undefined;
      amount: number | undefined;
      unit: DoseUnit | undefined;
      clock: string;
      day: string | undefined;
      minutes: number;
      everyHours: number;
      isNow: boolean;
    }
  /** This dose is one of `count` within 24 hours. */
  | { code: 'many'; count: number; mostPerDay: number };

/** As in `kinds/dose/dose.ts`. */
type DoseUnit = 'ml' | 'mg' | 'drops' | 'IU' | 'tablet' | 'puff' | 'other';

/** The WHO standards, as in `who-standards/lms-tables.ts`. */
type Measure = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'weight-for-length';

/** Days and times are texts, as in `time/when.ts`. */
type Asked =
  /** A clock change repeated the time. Answers: `earlier`, `later`. */
  | { code: 'timeRepeated'; clock: string }
  /**
   * A clock change skipped the time. Answers: `earlier`, `later`. The fields `earlier` and `later` are the clock times
   * of these answers.
   */
  | { code: 'timeSkipped'; clock: string; earlier: string; later: string }
  /** A clock change skipped the end, and only one reading is possible. Answer: `later`. */
  | { code: 'endSkipped'; clock: string; later: string }
  /** The answer to each question from here on is `yes`. */
  | { code: 'inFuture'; wall: string }
  | { code: 'longSpan'; minutes: number }
  /**
   * A bottle that is large for the age. `oz` and `meantOz` are US fluid ounces. `meantOz` is the amount if ml were
   * meant.
   */
  | { code: 'largeBottle'; oz: number; meantOz: number | null; unit: Units['volume'] }
  /** A large amount for one pumping session, in US fluid ounces. */
  | { code: 'muchMilk'; oz: number; unit: Units['volume'] }
  /** More milk than the stash has, both in US fluid ounces. */
  | { code: 'moreThanStored'; oz: number; storedOz: number; unit: Units['volume'] }
  | { code: 'offChart'; measure: Measure; side: 'below' | 'above' }
  /** A typed number of degrees that is plausible in the unit `meant` only. */
  | { code: 'otherDegrees'; degrees: number; meant: Units['temperature'] }
  /** A dose outside the limits that the parent has set. `facts` is never empty. */
  | { code: 'doseTimes'; facts: DoseFact[] }
  | { code: 'rareTemperature'; celsius: number; unit: Units['temperature'] }
  /** A first meal before the age at which sources begin solid food. */
  | { code: 'earlySolids' }
  | { code: 'beforeBirth'; day: string; baby: string; birthDate: string }
  /** The number of entries before a new birth date. */
  | { code: 'entriesBeforeBirth'; count: number };
