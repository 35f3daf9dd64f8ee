import type { FirstKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';

const { plural, number } = grammarOf('pt');

const FEEDS = { left: 'Peito esquerdo', right: 'Peito direito', bottle: 'Mamadeira' };
const MILKS = { breast: 'leite materno', formula: 'fórmula', mixed: 'leite misto', other: 'outro leite' };
const DIAPER_NAMES = {
  wet: 'Fralda com xixi',
  dirty: 'Fralda com cocô',
  mixed: 'Fralda com xixi e cocô',
  dry: 'Fralda seca',
};

/** "90 ml de fórmula", "120 ml de leite misto, 40 ml de leite materno". */
function bottleAmount({ amountOz, milk, breastOz }: Told<'feed'>, { volume }: Amounts): string {
  const amount = amountOz === null ? '' : volume(amountOz);
  if (!milk) return amount;
  const name = MILKS[milk] ?? milk;
  const whole = amount ? `${amount} de ${name}` : name;
  return breastOz ? `${whole}, ${volume(breastOz)} de leite materno` : whole;
}

/** The stored values of details are English words. A newer version can have more of them. */
const COLORS: Readonly<Record<string, string>> = {
  brown: 'marrom',
  yellow: 'amarelo',
  green: 'verde',
  black: 'preto',
  orange: 'laranja',
  red: 'vermelho',
  white: 'branco',
};
const TEXTURES: Readonly<Record<string, string>> = {
  runny: 'líquido',
  soft: 'mole',
  seedy: 'com grumos',
  firm: 'firme',
  hard: 'duro',
  mucus: 'com muco',
};
const SIZES: Readonly<Record<string, string>> = { small: 'pouco', medium: 'médio', large: 'muito' };
const WET_SIZES: Readonly<Record<string, string>> = {
  small: 'pouco xixi',
  medium: 'xixi médio',
  large: 'muito xixi',
};
const DIRTY_SIZES: Readonly<Record<string, string>> = {
  small: 'pouco cocô',
  medium: 'cocô médio',
  large: 'muito cocô',
};

/** "amarelo, com grumos", "pouco xixi, muito cocô". */
function diaperDetails(told: Told<'diaper'>): string {
  const { type, wetAmount, dirtyAmount, colors = [], texture, rash, blowout } = told;
  const sized = (amount: string | undefined, sizes: Readonly<Record<string, string>>) =>
    amount && ((type === 'mixed' ? sizes : SIZES)[amount] ?? amount);
  const details = [
    sized(wetAmount, WET_SIZES),
    sized(dirtyAmount, DIRTY_SIZES),
    ...colors.map((color) => COLORS[color] ?? color),
    texture && (TEXTURES[texture] ?? texture),
    rash && 'assadura',
    blowout && 'vazou',
  ];
  return details.filter(Boolean).join(', ');
}

function feedAmount(told: Told<'feed'>, amounts: Amounts): string {
  if (told.type === 'bottle') return bottleAmount(told, amounts);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, ordem desconhecida` : minutes, told.running);
}

function sleepName({ isNight }: Told<'sleep'>): string {
  return isNight ? 'Sono da noite' : 'Soneca';
}

function sleepAmount({ minutes, running }: Told<'sleep'>, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: Told<'growth'>, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `cabeça ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

const TIMED_ACTIVITIES = { tummy: 'De bruços', skin: 'Pele a pele', crying: 'Choro' };
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
    justNow: 'agora mesmo',
    ago: (span: string) => `há ${span}`,
    daysAgo: (days: number) =>
      plural(days, { one: `há ${number(days)} dia`, other: `há ${number(days)} dias` }),
    today: 'Hoje',
    yesterday: 'Ontem',
    tomorrow: 'Amanhã',
    soFar: (figure: string) => `${figure} até agora`,
  },
  age: {
    unborn: 'ainda não nasceu',
    days: (days: number) => plural(days, { one: `${number(days)} dia`, other: `${number(days)} dias` }),
    weeks: (weeks: number) =>
      plural(weeks, { one: `${number(weeks)} semana`, other: `${number(weeks)} semanas` }),
    months: (months: number) =>
      plural(months, { one: `${number(months)} mês`, other: `${number(months)} meses` }),
    years: (years: number) => plural(years, { one: `${number(years)} ano`, other: `${number(years)} anos` }),
    and: (whole: string, rest: string) => `${whole} e ${rest}`,
  },
  diaperTypes: {
    wet: (count: number) => plural(count, { one: `${number(count)} xixi`, other: `${number(count)} xixis` }),
    dirty: (count: number) =>
      plural(count, { one: `${number(count)} cocô`, other: `${number(count)} cocôs` }),
    mixed: (count: number) => `${number(count)} com os dois`,
    dry: (count: number) => plural(count, { one: `${number(count)} seca`, other: `${number(count)} secas` }),
    all: (types: readonly string[]) => types.join(' · '),
  },
  zones: {
    after: (time: string, zone: string) => `${time}, horário de ${zone}`,
    alone: (zone: string) => `horário de ${zone}`,
  },
  kinds: {
    feed: {
      title: 'Mamada',
      all: 'Mamadas',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} mamada`, other: `${number(count)} mamadas` }),
      noun: (count: number) => plural(count, { one: 'mamada', other: 'mamadas' }),
      name: ({ type }: Told<'feed'>) => FEEDS[type],
      amount: feedAmount,
      text: (told: Told<'feed'>, amounts: Amounts) =>
        withDetails(FEEDS[told.type], feedAmount(told, amounts)),
    },
    diaper: {
      title: 'Fralda',
      all: 'Fraldas',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} fralda`, other: `${number(count)} fraldas` }),
      noun: (count: number) => plural(count, { one: 'fralda', other: 'fraldas' }),
      name: ({ type }: Pick<Told<'diaper'>, 'type'>) => DIAPER_NAMES[type],
      amount: diaperDetails,
      text: (told: Told<'diaper'>) => withDetails(DIAPER_NAMES[told.type], diaperDetails(told)),
    },
    sleep: {
      title: 'Sono',
      all: 'Sono',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} sono`, other: `${number(count)} sonos` }),
      noun: (count: number) => plural(count, { one: 'sono', other: 'sonos' }),
      name: sleepName,
      amount: sleepAmount,
      text: (told: Told<'sleep'>, amounts: Amounts) => `${sleepName(told)}, ${sleepAmount(told, amounts)}`,
    },
    growth: {
      title: 'Medidas',
      all: 'Medidas',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} medição`, other: `${number(count)} medições` }),
      noun: (count: number) => plural(count, { one: 'medição', other: 'medições' }),
      name: (_: Told<'growth'>) => 'Medidas',
      amount: growthAmount,
      text: growthAmount,
    },
  } satisfies Record<FirstKind, KindWords<never>>,
  timers: {
    feed: { doing: 'Mamando', here: 'a mamada em andamento aqui' },
    sleep: { doing: 'Dormindo', here: 'o sono em andamento aqui' },
    pump: { doing: 'Ordenha', here: 'a ordenha em andamento aqui', adjust: 'Informar quanto' },
    activity: {
      doing: (what?: string) => TIMED_ACTIVITIES[what as keyof typeof TIMED_ACTIVITIES] ?? 'Atividade',
      here: 'a atividade em andamento aqui',
    },
  },
  clockOf: (city: string) => `horário de ${city}`,
};
