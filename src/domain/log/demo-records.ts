import type { Baby } from '#domain/baby/baby.ts';
import { DIAPER_TIME, type Diaper, type DiaperType, isDirty } from '#domain/kinds/diaper/diaper.ts';
import { FEED_TIME, type Feed, type FeedType } from '#domain/kinds/feed/feed.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import { PUMP_TIME, type Pump } from '#domain/kinds/pump/pump.ts';
import { SLEEP_TIME, type Sleep } from '#domain/kinds/sleep/sleep.ts';
import { SYMPTOM_TIME, type Symptom } from '#domain/kinds/symptom/symptom.ts';
import { startTimer, type Timer } from '#domain/kinds/timer.ts';
import { type Author, newId, newStamp } from '#domain/record.ts';
import { addDays, type Clock, type Day, dayAt, MINUTE, type Moment, momentAt } from '#domain/time/when.ts';
import { type CareLog, emptyCareLog } from './care-record.ts';
import { demoActivities } from './demo-activities.ts';
import { lastTwoDays, momentIn, type PlacedEntry } from './demo-day.ts';
import { milkAt, stoolAt } from './demo-details.ts';
import { demoMedicines } from './demo-medicines.ts';
import type { FamilyRow } from './family-log.ts';

/** The baby's age in days. Six weeks give every screen of the demo some data. */
const DAYS_BEFORE_TODAY = 43;
const DEMO_USER = 'demo';

export interface DemoRecords extends CareLog {
  babies: Baby[];
  timers: Timer[];
  family: FamilyRow[];
}

/**
 * Generates the demo's baby and her log at `author.now` in `zone`. The log has six plausible weeks from birth on. In
 * the last 24 hours it has the specification's sample entries. No entry is in the future. The same minute always gives
 * the same entries, under new ids. The generator yields one day at a time, first today with the baby, so that the first
 * screen need not wait for all six weeks.
 */
export function* demoDays(zone: string, author: Author): Generator<DemoRecords, void> {
  const today = dayAt(author.now, zone);
  const birthDate = addDays(today, -DAYS_BEFORE_TODAY);
  const baby: Baby = {
    babyId: newId(author.now),
    userId: DEMO_USER,
    name: 'Olive',
    birthDate,
    sex: 'female',
    photoUrl: null,
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
  const { medicines, dosesOn } = demoMedicines(baby.babyId, zone, author);
  const recent = lastTwoDays(author.now, zone);
  for (let age = DAYS_BEFORE_TODAY; age >= 0; age -= 1) {
    const day = addDays(birthDate, age);
    const write = writerFor(baby.babyId, zone, author, age);
    if (day === today) plannedDay(write, recent.today);
    else if (age === DAYS_BEFORE_TODAY - 1) plannedDay(write, recent.yesterday);
    else newbornDay(write, day, age, zone);
    if (SPIT_UP_AGES.includes(age)) write.spitUp('small');
    const weighing = WEIGHINGS[age];
    if (weighing) write.growth(day, ...weighing);
    for (const moment of MOMENTS[age] ?? []) write.moment(day, moment);
    yield {
      ...emptyCareLog(),
      babies: day === today ? [baby] : [],
      timers: day === today ? timersSince(recent.asleepSince, baby.babyId, author) : [],
      family: day === today ? medicines : [],
      ...write.log,
      ...demoActivities({ log: write.log, age, zone, now: author.now, stamp: write.stamp }),
      dose: dosesOn(day),
    };
  }
}

/** The age in days from which the demo's mother pumps once in the evening. Every third session goes to the freezer. */
const FIRST_PUMPING = 14;

type Span = Record<'start' | 'end', Moment>;
type Writer = ReturnType<typeof writerFor>;

/**
 * Weight (kg), length and head (cm) by day of age: a girl near the 35th percentile who lost 6 % of her birth weight and
 * regained it by day 11.
 */
const WEIGHINGS: Record<number, [number, number | null, number | null]> = {
  0: [3.2, 49, 33.8],
  3: [3.01, null, null],
  11: [3.22, null, null],
  21: [3.56, 51, 35.2],
  [DAYS_BEFORE_TODAY]: [4.2, 52, 36],
};

/** The days of age on which the baby spits up after the last feed. */
const SPIT_UP_AGES = [9, 19, 33];
/** Moments by day of age. */
const MOMENTS: Record<number, Pick<MomentEntry, 'what' | 'title' | 'doseNumber'>[]> = {
  1: [{ what: 'vaccine', title: 'Hepatitis B', doseNumber: 1 }],
  11: [{ what: 'visit', title: 'Weight check' }],
  38: [{ what: 'first', title: 'First smile' }],
};

function timersSince(asleepSince: number | null, babyId: string, author: Author): Timer[] {
  return asleepSince === null ? [] : [startTimer(babyId, 'sleep', null, { ...author, now: asleepSince })];
}

function plannedDay(write: Writer, entries: readonly PlacedEntry[]): void {
  for (const entry of entries) {
    if (entry.kind === 'feed') write.feed(entry, entry.type, entry.amountOz);
    else if (entry.kind === 'diaper') write.diaper(entry.start, entry.type);
    else write.sleep(entry, entry.isNight);
  }
}

/**
 * Writes a newborn's day: feeds about every three hours, sleep in between, and the usual number of diapers for the age.
 */
function newbornDay(write: Writer, day: Day, age: number, zone: string): void {
  const random = seeded(age + 1);
  const feeds = Math.max(7, 10 - Math.floor(age / 14));
  const gap = (24 * 60) / feeds;
  let first: FeedType = age % 2 ? 'left' : 'right';
  for (let index = 0; index < feeds; index += 1) {
    const start = Math.round(index * gap + 6 + random() * 20);
    const bottle = index === feeds - 2 && age > 9;
    const length = bottle ? 15 : Math.round(10 + random() * 8);
    if (bottle)
      write.feed(write.span(day, start, length), 'bottle', 2 + Math.min(2, Math.floor(age / 12) * 0.5));
    else first = write.sitting(day, start, length, first, random() > 0.35 ? Math.round(5 + random() * 7) : 0);
    const asleep = start + length + Math.round(14 + random() * 12);
    const night = asleep >= 20 * 60 || asleep < 6 * 60;
    const until = Math.round((index + 1) * gap) + 4;
    const longest = night ? Infinity : Math.round(70 + random() * 45);
    const minutes = Math.min(until - asleep, longest, 24 * 60 - 1 - asleep);
    if (minutes > 20) write.sleep(write.span(day, asleep, minutes), night);
  }
  if (age >= FIRST_PUMPING) write.pump(day, age);
  const wet = Math.min(age + 1, 5 + Math.floor(random() * 3));
  const mixed = Math.min(age === 0 ? 1 : 2 + Math.floor(random() * 2), 3);
  for (let index = 0; index < wet + mixed; index += 1) {
    const at = Math.round(((index + 0.5) * 24 * 60) / (wet + mixed) + random() * 30 - 15);
    const type: DiaperType =
      index % 3 === 1 && index / 3 < mixed ? (random() > 0.5 ? 'mixed' : 'dirty') : 'wet';
    write.diaper(momentIn(day, clockOf(at), zone), type);
  }
}

function writerFor(babyId: string, zone: string, author: Author, age: number) {
  const log = {
    feed: [] as Feed[],
    diaper: [] as Diaper[],
    sleep: [] as Sleep[],
    growth: [] as Growth[],
    pump: [] as Pump[],
    symptom: [] as Symptom[],
    moment: [] as MomentEntry[],
  };
  const stamp = () => ({ ...newStamp(babyId, author), note: '', zone });
  let free = Number.NEGATIVE_INFINITY;
  /**
   * Makes a span that starts at a minute of the day. It begins after the previous span has ended, even if the clock
   * skips an hour.
   */
  const span = (day: Day, from: number, minutes: number): Span => {
    const start = momentAt(Math.max(free, momentIn(day, clockOf(from), zone).at), zone);
    const end = momentAt(start.at + minutes * MINUTE, zone);
    free = end.at;
    return { start, end };
  };
  const feed = ({ start, end }: Span, type: FeedType, amountOz: number | null = null) => {
    const milk = type === 'bottle' && { milk: milkAt(age) };
    const record: Feed = { ...stamp(), ...FEED_TIME.timesOf(start, end), type, amountOz, ...milk };
    log.feed.push(record);
    return record;
  };
  return {
    log,
    stamp,
    span,
    feed,
    /**
     * Writes one sitting at the breast, at both sides unless `second` minutes is 0. Returns the side to begin with
     * next.
     */
    sitting(day: Day, start: number, minutes: number, side: FeedType, second: number): FeedType {
      const other: FeedType = side === 'left' ? 'right' : 'left';
      const one = feed(span(day, start, minutes), side);
      if (second === 0) return other;
      const two = feed(span(day, start + minutes + 1, second), other);
      one.sessionId = one.id;
      two.sessionId = one.id;
      return side;
    },
    diaper(moment: Moment, type: DiaperType) {
      const stool = isDirty({ type }) && stoolAt(age, log.diaper.length);
      log.diaper.push({ ...stamp(), ...DIAPER_TIME.timesOf(moment), type, ...stool });
    },
    sleep({ start, end }: Span, isNight: boolean) {
      log.sleep.push({ ...stamp(), ...SLEEP_TIME.timesOf(start, end), isNight });
    },
    /** Writes the session of an evening. The baby may be asleep meanwhile, so it takes no time from her day. */
    pump(day: Day, age: number) {
      const start = momentIn(day, '20:40', zone);
      const end = momentAt(start.at + 18 * MINUTE, zone);
      const leftOz = 1.5 + (age % 4) * 0.25;
      const rightOz = 1.75 + (age % 3) * 0.25;
      log.pump.push({
        ...stamp(),
        kind: 'pump',
        ...PUMP_TIME.timesOf(start, end),
        sides: 'both',
        leftOz,
        rightOz,
        totalOz: leftOz + rightOz,
        kept: age % 3 === 0 ? 'freezer' : 'fed',
      });
    },
    /** Writes a spit-up 20 minutes after the last feed. */
    spitUp(size: Symptom['size']) {
      const last = log.feed.at(-1);
      if (!last) return;
      const times = SYMPTOM_TIME.timesOf(momentAt(last.endedAt + 20 * MINUTE, zone));
      log.symptom.push({ ...stamp(), ...times, kind: 'symptom', what: 'spit-up', size, feedId: last.id });
    },
    growth(date: Day, weightKg: number, lengthCm: number | null, headCm: number | null) {
      log.growth.push({ ...stamp(), date, weightKg, lengthCm, headCm });
    },
    moment(day: Day, fields: Pick<MomentEntry, 'what' | 'title' | 'doseNumber'>) {
      log.moment.push({ ...stamp(), kind: 'moment', day, ...fields });
    },
  };
}

/** Converts minutes of the day to a clock time, clamped to the day. */
function clockOf(minutes: number): Clock {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Makes a small random number generator (Mulberry32). It gives the same numbers on every device. */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
