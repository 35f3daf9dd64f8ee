import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { ToldFeed } from '#domain/kinds/feed/feed.ts';
import type { ToldGrowth } from '#domain/kinds/growth/growth.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import type { ToldSleep } from '#domain/kinds/sleep/sleep.ts';
import type { ToldTemperature } from '#domain/kinds/temperature/temperature.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords } from '#words/kind-words.ts';

const { plural, number } = grammarOf('en');

const FEEDS = { left: 'Left breast', right: 'Right breast', bottle: 'Bottle' };
const DIAPER_NAMES = { wet: 'Wet diaper', dirty: 'Dirty diaper', mixed: 'Wet and dirty diaper' };
const SLEEPS = { nap: 'Nap', night: 'Night sleep' };
const SITES = { rectal: 'rectal', armpit: 'armpit', ear: 'ear', forehead: 'forehead', mouth: 'mouth' };

function feedAmount(told: ToldFeed, amounts: Amounts): string {
  if (told.code === 'bottle') return told.oz === null ? '' : amounts.volume(told.oz);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, order unknown` : minutes, told.running);
}

function sleepAmount({ minutes, running }: ToldSleep, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: ToldGrowth, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `head ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

function temperatureAmount({ celsius, site }: ToldTemperature, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

/** What is logged: kinds of entries, amounts and durations. Screens and reports use it. */
export const care = {
  /** Amounts come formatted. */
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
  /** Diapers by type, each counted once: "7 wet · 1 dirty · 1 both". */
  diaperTypes: {
    wet: (count: number) => `${number(count)} wet`,
    dirty: (count: number) => `${number(count)} dirty`,
    mixed: (count: number) => `${number(count)} both`,
    all: (types: readonly string[]) => types.join(' · '),
  },
  /** The place of a time in another zone: after the time, or on its own beside it. */
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
      name: ({ code }: ToldFeed) => FEEDS[code],
      amount: feedAmount,
      text: (told: ToldFeed, amounts: Amounts) => {
        const amount = feedAmount(told, amounts);
        return amount ? `${FEEDS[told.code]}, ${amount}` : FEEDS[told.code];
      },
      timer: { doing: 'Feeding', here: 'the feed running here' },
    },
    diaper: {
      title: 'Diaper',
      all: 'Diapers',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} diaper`, other: `${number(count)} diapers` }),
      noun: (count: number) => plural(count, { one: 'diaper', other: 'diapers' }),
      name: ({ code }: { code: DiaperType }) => DIAPER_NAMES[code],
      amount: () => '',
      text: ({ code }: { code: DiaperType }) => DIAPER_NAMES[code],
    },
    sleep: {
      title: 'Sleep',
      all: 'Sleep',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} sleep`, other: `${number(count)} sleeps` }),
      noun: (count: number) => plural(count, { one: 'sleep', other: 'sleeps' }),
      name: ({ code }: ToldSleep) => SLEEPS[code],
      amount: sleepAmount,
      text: (told: ToldSleep, amounts: Amounts) => `${SLEEPS[told.code]}, ${sleepAmount(told, amounts)}`,
      timer: { doing: 'Asleep', here: 'the sleep running here' },
    },
    growth: {
      title: 'Growth',
      all: 'Growth',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} growth entry`, other: `${number(count)} growth entries` }),
      noun: (count: number) => plural(count, { one: 'growth entry', other: 'growth entries' }),
      name: (_: ToldGrowth) => 'Growth',
      amount: growthAmount,
      text: growthAmount,
    },
    temperature: {
      title: 'Temperature',
      all: 'Temperature',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} temperature`, other: `${number(count)} temperatures` }),
      noun: (count: number) => plural(count, { one: 'temperature', other: 'temperatures' }),
      name: (_: ToldTemperature) => 'Temperature',
      amount: temperatureAmount,
      text: temperatureAmount,
    },
  } satisfies Record<KindName, KindWords<never>>,
  /** The clock of a zone, such as "Berlin time". */
  clockOf: (city: string) => `${city} time`,
};
