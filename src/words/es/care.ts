import type { FirstKind } from '#domain/kinds/registry.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';
import { number, plural } from './data/grammar.ts';

const FEEDS = { left: 'Pecho izquierdo', right: 'Pecho derecho', bottle: 'Biberón' };
const DIAPER_NAMES = {
  wet: 'Pañal mojado',
  dirty: 'Pañal sucio',
  mixed: 'Pañal mojado y sucio',
  dry: 'Pañal revisado, seco',
};

const MILKS = {
  breast: 'leche materna',
  formula: 'fórmula',
  mixed: 'leche mixta',
  other: 'otra leche',
};

/** "90 ml de fórmula", "120 ml de leche mixta, 40 ml de leche materna". */
function bottleAmount({ amountOz, milk, breastOz }: Told<'feed'>, { volume }: Amounts): string {
  const amount = amountOz === null ? '' : volume(amountOz);
  if (!milk) return amount;
  const whole = amount ? `${amount} de ${MILKS[milk]}` : MILKS[milk];
  return breastOz ? `${whole}, ${volume(breastOz)} de leche materna` : whole;
}

type Stool = NonNullable<Told<'diaper'>['colors']>[number];
type Texture = NonNullable<Told<'diaper'>['texture']>;
type Size = NonNullable<Told<'diaper'>['wetAmount']>;

const COLORS: Record<Stool, string> = {
  brown: 'marrón',
  yellow: 'amarillo',
  green: 'verde',
  black: 'negro',
  orange: 'anaranjado',
  red: 'rojo',
  white: 'blanco',
};

const TEXTURES: Record<Texture, string> = {
  runny: 'líquido',
  soft: 'blando',
  seedy: 'grumoso',
  firm: 'firme',
  hard: 'duro',
  mucus: 'con moco',
};

const WET: Record<Size, string> = { small: 'poca orina', medium: 'orina regular', large: 'mucha orina' };
const DIRTY: Record<Size, string> = { small: 'poco popó', medium: 'popó regular', large: 'mucho popó' };

/** "amarillo, grumoso", "poca orina, mucho popó". */
function diaperDetails(told: Told<'diaper'>): string {
  const { wetAmount, dirtyAmount, colors = [], texture, rash, blowout } = told;
  return [
    wetAmount && WET[wetAmount],
    dirtyAmount && DIRTY[dirtyAmount],
    ...colors.map((color) => COLORS[color]),
    texture && TEXTURES[texture],
    rash && 'rozadura',
    blowout && 'desborde',
  ]
    .filter(Boolean)
    .join(', ');
}

function feedAmount(told: Told<'feed'>, amounts: Amounts): string {
  if (told.type === 'bottle') return bottleAmount(told, amounts);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, en orden desconocido` : minutes, told.running);
}

function sleepName({ isNight }: Told<'sleep'>): string {
  return isNight ? 'Sueño nocturno' : 'Siesta';
}

function sleepAmount({ minutes, running }: Told<'sleep'>, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: Told<'growth'>, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `cabeza ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

const TIMED_ACTIVITIES = { tummy: 'Boca abajo', skin: 'Piel con piel', crying: 'Llanto' };
const withDetails = (name: string, details: string) => (details ? `${name}, ${details}` : name);

/** Kinds of entries, amounts and durations. Screens and reports use them. */
export const care = {
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
    justNow: 'ahora mismo',
    ago: (span: string) => `hace ${span}`,
    daysAgo: (days: number) =>
      plural(days, { one: `hace ${number(days)} día`, other: `hace ${number(days)} días` }),
    today: 'Hoy',
    yesterday: 'Ayer',
    tomorrow: 'Mañana',
    soFar: (figure: string) => `${figure} hasta ahora`,
  },
  age: {
    unborn: 'aún no nace',
    days: (days: number) => plural(days, { one: `${number(days)} día`, other: `${number(days)} días` }),
    weeks: (weeks: number) =>
      plural(weeks, { one: `${number(weeks)} semana`, other: `${number(weeks)} semanas` }),
    months: (months: number) =>
      plural(months, { one: `${number(months)} mes`, other: `${number(months)} meses` }),
    years: (years: number) => plural(years, { one: `${number(years)} año`, other: `${number(years)} años` }),
    and: (whole: string, rest: string) => `${whole} y ${rest}`,
  },
  diaperTypes: {
    wet: (count: number) => plural(count, { one: '1 mojado', other: `${number(count)} mojados` }),
    dirty: (count: number) => plural(count, { one: '1 sucio', other: `${number(count)} sucios` }),
    mixed: (count: number) => plural(count, { one: '1 mixto', other: `${number(count)} mixtos` }),
    dry: (count: number) => plural(count, { one: '1 seco', other: `${number(count)} secos` }),
    all: (types: readonly string[]) => types.join(' · '),
  },
  zones: {
    after: (time: string, zone: string) => `${time} en ${zone}`,
    alone: (zone: string) => `en ${zone}`,
  },
  kinds: {
    feed: {
      title: 'Toma',
      all: 'Tomas',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} toma`, other: `${number(count)} tomas` }),
      noun: (count: number) => plural(count, { one: 'toma', other: 'tomas' }),
      name: ({ type }: Told<'feed'>) => FEEDS[type],
      amount: feedAmount,
      text: (told: Told<'feed'>, amounts: Amounts) =>
        withDetails(FEEDS[told.type], feedAmount(told, amounts)),
    },
    diaper: {
      title: 'Pañal',
      all: 'Pañales',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} pañal`, other: `${number(count)} pañales` }),
      noun: (count: number) => plural(count, { one: 'pañal', other: 'pañales' }),
      name: ({ type }: Pick<Told<'diaper'>, 'type'>) => DIAPER_NAMES[type],
      amount: diaperDetails,
      text: (told: Told<'diaper'>) => withDetails(DIAPER_NAMES[told.type], diaperDetails(told)),
    },
    sleep: {
      title: 'Sueño',
      all: 'Sueño',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} tramo de sueño`, other: `${number(count)} tramos de sueño` }),
      noun: (count: number) => plural(count, { one: 'tramo de sueño', other: 'tramos de sueño' }),
      name: sleepName,
      amount: sleepAmount,
      text: (told: Told<'sleep'>, amounts: Amounts) => `${sleepName(told)}, ${sleepAmount(told, amounts)}`,
    },
    growth: {
      title: 'Medidas',
      all: 'Medidas',
      counted: (count: number) =>
        plural(count, {
          one: `${number(count)} registro de medidas`,
          other: `${number(count)} registros de medidas`,
        }),
      noun: (count: number) => plural(count, { one: 'registro de medidas', other: 'registros de medidas' }),
      name: (_: Told<'growth'>) => 'Medidas',
      amount: growthAmount,
      text: growthAmount,
    },
  } satisfies Record<FirstKind, KindWords<never>>,
  timers: {
    feed: { doing: 'Tomando pecho', here: 'la toma en curso aquí' },
    sleep: { doing: 'Durmiendo', here: 'el sueño en curso aquí' },
    pump: { doing: 'Extrayendo leche', here: 'la extracción en curso aquí', adjust: 'Poner cantidad' },
    activity: {
      doing: (what?: string) => TIMED_ACTIVITIES[what as keyof typeof TIMED_ACTIVITIES] ?? 'Actividad',
      here: 'la actividad en curso aquí',
    },
  },
  clockOf: (city: string) => `hora de ${city}`,
};
