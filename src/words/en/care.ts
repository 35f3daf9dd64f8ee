import type { FirstKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';

const { plural, number } = grammarOf('en');

const FEEDS = { left: 'Left breast', right: 'Right breast', bottle: 'Bottle' };
const DIAPER_NAMES = {
  wet: 'Wet diaper',
  dirty: 'Dirty diaper',
  mixed: 'Wet and dirty diaper',
  dry: 'Diaper check, dry',
};

/** "90 ml formula", "120 ml mixed milk, 40 ml breast milk". Formula is the only kind of milk that needs no "milk". */
function bottleAmount({ amountOz, milk, breastOz }: Told<'feed'>, { volume }: Amounts): string {
  const named = (amount: string, kind: string) => (amount ? `${amount} ${kind}` : kind);
  const amount = amountOz === null ? '' : volume(amountOz);
  if (!milk) return amount;
  const whole = named(amount, milk === 'formula' ? milk : `${milk} milk`);
  return breastOz ? `${whole}, ${volume(breastOz)} breast milk` : whole;
}

/** The stored values of details are English words: "yellow, seedy", "small wet, large dirty". */
function diaperDetails(told: Told<'diaper'>): string {
  const { type, wetAmount, dirtyAmount, colors = [], texture, rash, blowout } = told;
  const sized = (amount: string | undefined, what: string) =>
    amount && type === 'mixed' ? `${amount} ${what}` : amount;
  const amounts = [sized(wetAmount, 'wet'), sized(dirtyAmount, 'dirty')];
  return [...amounts, ...colors, texture, rash && 'rash', blowout && 'blowout'].filter(Boolean).join(', ');
}

function feedAmount(told: Told<'feed'>, amounts: Amounts): string {
  if (told.type === 'bottle') return bottleAmount(told, amounts);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, order unknown` : minutes, told.running);
}

function sleepName({ isNight }: Told<'sleep'>): string {
  return isNight ? 'Night sleep' : 'Nap';
}

function sleepAmount({ minutes, running }: Told<'sleep'>, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: Told<'growth'>, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `head ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

const TIMED_ACTIVITIES = { tummy: 'Tummy time', skin: 'Skin to skin', crying: 'Crying' };
const withDetails = (name: string, details: string) => (details ? `${name}, ${details}` : name);

/** Kinds of entries, amounts and durations. Screens and reports use them. */
export const care = {
  /** `amount` is a formatted number. */
  units: {
    oz: (amount: string) => `${amount} oz`,
    ml: (amount: string) => `${amount} ml`,
    kg: (amount: string) => `${amount} kg`,
    lb: (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`,
    in: (amount: string) => `${amount} in`,
    cm: (amount: string) => `${amount} cm`,
    C: (amount: string) => `${amount} °C`,
    F: (amount: string) => `${amount} °F`,
  },
  spans: {
    minutes: (minutes: number) => `${number(minutes)} min`,
    hours: (hours: number) => `${number(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
    justNow: 'just now',
    ago: (span: string) => `${span} ago`,
    daysAgo: (days: number) =>
      plural(days, { one: `${number(days)} day ago`, other: `${number(days)} days ago` }),
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    soFar: (figure: string) => `${figure} so far`,
  },
  age: {
    unborn: 'not born yet',
    days: (days: number) => plural(days, { one: `${number(days)} day`, other: `${number(days)} days` }),
    weeks: (weeks: number) =>
      plural(weeks, { one: `${number(weeks)} week`, other: `${number(weeks)} weeks` }),
    months: (months: number) =>
      plural(months, { one: `${number(months)} month`, other: `${number(months)} months` }),
    years: (years: number) =>
      plural(years, { one: `${number(years)} year`, other: `${number(years)} years` }),
    and: (whole: string, rest: string) => `${whole} ${rest}`,
  },
  /** Lists the diapers by type: "7 wet · 1 dirty · 1 both". Each diaper counts once. A dry one is only a check. */
  diaperTypes: {
    wet: (count: number) => `${number(count)} wet`,
    dirty: (count: number) => `${number(count)} dirty`,
    mixed: (count: number) => `${number(count)} both`,
    dry: (count: number) => plural(count, { one: '1 dry check', other: `${number(count)} dry checks` }),
    all: (types: readonly string[]) => types.join(' · '),
  },
  /** Names the zone of a time. `after` puts it after the time. `alone` is for a place beside the time. */
  zones: {
    after: (time: string, zone: string) => `${time} in ${zone}`,
    alone: (zone: string) => `in ${zone}`,
  },
  kinds: {
    feed: {
      title: 'Feed',
      all: 'Feeds',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} feed`, other: `${number(count)} feeds` }),
      noun: (count: number) => plural(count, { one: 'feed', other: 'feeds' }),
      name: ({ type }: Told<'feed'>) => FEEDS[type],
      amount: feedAmount,
      text: (told: Told<'feed'>, amounts: Amounts) =>
        withDetails(FEEDS[told.type], feedAmount(told, amounts)),
    },
    diaper: {
      title: 'Diaper',
      all: 'Diapers',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} diaper`, other: `${number(count)} diapers` }),
      noun: (count: number) => plural(count, { one: 'diaper', other: 'diapers' }),
      name: ({ type }: Pick<Told<'diaper'>, 'type'>) => DIAPER_NAMES[type],
      amount: diaperDetails,
      text: (told: Told<'diaper'>) => withDetails(DIAPER_NAMES[told.type], diaperDetails(told)),
    },
    sleep: {
      title: 'Sleep',
      all: 'Sleep',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} sleep`, other: `${number(count)} sleeps` }),
      noun: (count: number) => plural(count, { one: 'sleep', other: 'sleeps' }),
      name: sleepName,
      amount: sleepAmount,
      text: (told: Told<'sleep'>, amounts: Amounts) => `${sleepName(told)}, ${sleepAmount(told, amounts)}`,
    },
    growth: {
      title: 'Growth',
      all: 'Growth',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} growth entry`, other: `${number(count)} growth entries` }),
      noun: (count: number) => plural(count, { one: 'growth entry', other: 'growth entries' }),
      name: (_: Told<'growth'>) => 'Growth',
      amount: growthAmount,
      text: growthAmount,
    },
  } satisfies Record<FirstKind, KindWords<never>>,
  /**
   * `doing` is what the baby or the parent does while the timer runs. `here` is the timer as an item of a list.
   * `adjust` labels the button that opens the entry of a stopped timer, if the entry then lacks something.
   */
  timers: {
    feed: { doing: 'Feeding', here: 'the feed running here' },
    sleep: { doing: 'Asleep', here: 'the sleep running here' },
    pump: { doing: 'Pumping', here: 'the pumping session running here', adjust: 'Add amount' },
    activity: {
      /** `what` is the activity of the timer. */
      doing: (what?: string) => TIMED_ACTIVITIES[what as keyof typeof TIMED_ACTIVITIES] ?? 'Activity',
      here: 'the activity running here',
    },
  },
  /** Names the clock of a zone, such as "Berlin time". */
  clockOf: (city: string) => `${city} time`,
};
