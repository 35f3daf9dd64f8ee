import { grammarOf } from '#words/grammar.ts';
import type { Amounts, Told } from '#words/kind-words.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

const FEEDS = { left: 'Sein gauche', right: 'Sein droit', bottle: 'Biberon' };
const DIAPER_NAMES = {
  wet: 'Couche\u00a0: pipi',
  dirty: 'Couche\u00a0: selles',
  mixed: 'Couche\u00a0: pipi et selles',
  dry: 'Couche sèche',
};
const MILKS = {
  breast: 'lait maternel',
  formula: 'lait infantile',
  mixed: 'laits mélangés',
  other: 'autre lait',
};
const SIZES = { small: 'un peu', medium: 'moyen', large: 'beaucoup' };
const COLORS = {
  brown: 'marron',
  yellow: 'jaunes',
  green: 'vertes',
  black: 'noires',
  orange: 'orange',
  red: 'rouges',
  white: 'blanches',
};
const TEXTURES = {
  runny: 'liquides',
  soft: 'molles',
  seedy: 'grumeleuses',
  firm: 'épaisses',
  hard: 'dures',
  mucus: 'glaires',
};

/** "90 ml, lait infantile", "120 ml, laits mélangés, dont 40 ml de lait maternel". */
function bottleAmount({ amountOz, milk, breastOz }: Told<'feed'>, { volume }: Amounts): string {
  const parts = [
    amountOz !== null && volume(amountOz),
    milk && MILKS[milk],
    milk && breastOz && `dont ${volume(breastOz)} de lait maternel`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** "jaunes, grumeleuses", "pipi : un peu, selles : beaucoup". */
function diaperDetails(told: Told<'diaper'>): string {
  const { type, wetAmount, dirtyAmount, colors = [], texture, rash, blowout } = told;
  const sized = (amount: keyof typeof SIZES | undefined, what: string) =>
    amount && (type === 'mixed' ? `${what}\u00a0: ${SIZES[amount]}` : SIZES[amount]);
  const amounts = [sized(wetAmount, 'pipi'), sized(dirtyAmount, 'selles')];
  const details = [
    ...amounts,
    ...colors.map((color) => COLORS[color]),
    texture && TEXTURES[texture],
    rash && 'érythème',
    blowout && 'débordement',
  ];
  return details.filter(Boolean).join(', ');
}

function feedAmount(told: Told<'feed'>, amounts: Amounts): string {
  if (told.type === 'bottle') return bottleAmount(told, amounts);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, ordre inconnu` : minutes, told.running);
}

function sleepName({ isNight }: Told<'sleep'>): string {
  return isNight ? 'Nuit' : 'Sieste';
}

function sleepAmount({ minutes, running }: Told<'sleep'>, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: Told<'growth'>, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `PC ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

const TIMED_ACTIVITIES = { tummy: 'Temps sur le ventre', skin: 'Peau à peau', crying: 'Pleurs' };
const withDetails = (name: string, details: string) => (details ? `${name}, ${details}` : name);

/** Kinds of entries, amounts and durations. Screens and reports use them. */
export const care: Words['care'] = {
  units: {
    oz: (amount) => `${amount} oz`,
    ml: (amount) => `${amount} ml`,
    kg: (amount) => `${amount} kg`,
    lb: (pounds, ounces) => `${pounds} lb ${ounces} oz`,
    in: (amount) => `${amount} in`,
    cm: (amount) => `${amount} cm`,
    C: (amount) => `${amount} °C`,
    F: (amount) => `${amount} °F`,
  },
  spans: {
    minutes: (minutes) => `${number(minutes)} min`,
    hours: (hours) => `${number(hours)} h`,
    hoursAndMinutes: (hours, minutes) => `${number(hours)} h ${number(minutes)} min`,
    justNow: 'à l’instant',
    ago: (span) => `il y a ${span}`,
    daysAgo: (days) =>
      plural(days, {
        one: `il y a ${number(days)} jour`,
        other: `il y a ${number(days)} jours`,
      }),
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    tomorrow: 'Demain',
    soFar: (figure) => `${figure}, en cours`,
  },
  age: {
    unborn: 'avant la naissance',
    days: (days) =>
      plural(days, {
        one: `${number(days)} jour`,
        other: `${number(days)} jours`,
      }),
    weeks: (weeks) =>
      plural(weeks, {
        one: `${number(weeks)} semaine`,
        other: `${number(weeks)} semaines`,
      }),
    months: (months) => `${number(months)} mois`,
    years: (years) =>
      plural(years, {
        one: `${number(years)} an`,
        other: `${number(years)} ans`,
      }),
    and: (whole, rest) => `${whole} et ${rest}`,
  },
  diaperTypes: {
    wet: (count) => `pipi ${number(count)}`,
    dirty: (count) => `selles ${number(count)}`,
    mixed: (count) => `les deux ${number(count)}`,
    dry: (count) => `sèche ${number(count)}`,
    all: (types) => types.join(' · '),
  },
  zones: {
    after: (time, zone) => `${time} (fuseau ${zone})`,
    alone: (zone) => `fuseau ${zone}`,
  },
  kinds: {
    feed: {
      title: 'Tétée',
      all: 'Tétées',
      counted: (count) =>
        plural(count, {
          one: `${number(count)} tétée`,
          other: `${number(count)} tétées`,
        }),
      noun: (count) => plural(count, { one: 'tétée', other: 'tétées' }),
      name: ({ type }) => FEEDS[type],
      amount: feedAmount,
      text: (told, amounts) => withDetails(FEEDS[told.type], feedAmount(told, amounts)),
    },
    diaper: {
      title: 'Couche',
      all: 'Couches',
      counted: (count) =>
        plural(count, {
          one: `${number(count)} couche`,
          other: `${number(count)} couches`,
        }),
      noun: (count) => plural(count, { one: 'couche', other: 'couches' }),
      name: ({ type }) => DIAPER_NAMES[type],
      amount: diaperDetails,
      text: (told) => withDetails(DIAPER_NAMES[told.type], diaperDetails(told)),
    },
    sleep: {
      title: 'Sommeil',
      all: 'Sommeil',
      counted: (count) =>
        plural(count, {
          one: `${number(count)} dodo`,
          other: `${number(count)} dodos`,
        }),
      noun: (count) => plural(count, { one: 'dodo', other: 'dodos' }),
      name: sleepName,
      amount: sleepAmount,
      text: (told, amounts) => `${sleepName(told)}, ${sleepAmount(told, amounts)}`,
    },
    growth: {
      title: 'Croissance',
      all: 'Croissance',
      counted: (count) =>
        plural(count, {
          one: `${number(count)} mesure`,
          other: `${number(count)} mesures`,
        }),
      noun: (count) => plural(count, { one: 'mesure', other: 'mesures' }),
      name: () => 'Croissance',
      amount: growthAmount,
      text: growthAmount,
    },
  },
  timers: {
    feed: { doing: 'Tétée', here: 'la tétée en cours ici' },
    sleep: { doing: 'Sommeil', here: 'le sommeil en cours ici' },
    pump: { doing: 'Tire-lait', here: 'le tire-lait en cours ici', adjust: 'Noter la quantité' },
    activity: {
      doing: (what) => TIMED_ACTIVITIES[what as keyof typeof TIMED_ACTIVITIES] ?? 'Activité',
      here: 'l’activité en cours ici',
    },
  },
  clockOf: (city) => `Heure locale à ${city}`,
};
