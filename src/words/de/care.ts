import type { FirstKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';

const { plural, number } = grammarOf('de');

const FEEDS = { left: 'Brust links', right: 'Brust rechts', bottle: 'Flasche' };
const DIAPER_NAMES = {
  wet: 'Nasse Windel',
  dirty: 'Windel mit Stuhl',
  mixed: 'Nasse Windel mit Stuhl',
  dry: 'Windel trocken',
};
const MILKS = {
  breast: 'Muttermilch',
  formula: 'Säuglingsmilch',
  mixed: 'gemischte Milch',
  other: 'andere Milch',
};
const SIZES = { small: 'wenig', medium: 'mittel', large: 'viel' };
const COLORS = {
  brown: 'braun',
  yellow: 'gelb',
  green: 'grün',
  black: 'schwarz',
  orange: 'orange',
  red: 'rot',
  white: 'weiß',
};
const TEXTURES = {
  runny: 'flüssig',
  soft: 'weich',
  seedy: 'körnig',
  firm: 'fest',
  hard: 'hart',
  mucus: 'schleimig',
};

/** "90 ml Säuglingsmilch", "120 ml gemischte Milch, davon 40 ml Muttermilch". */
function bottleAmount({ amountOz, milk, breastOz }: Told<'feed'>, { volume }: Amounts): string {
  const amount = amountOz === null ? '' : volume(amountOz);
  if (!milk) return amount;
  const whole = amount ? `${amount} ${MILKS[milk]}` : MILKS[milk];
  return breastOz ? `${whole}, davon ${volume(breastOz)} Muttermilch` : whole;
}

/** "gelb, körnig", "wenig Urin, viel Stuhl". */
function diaperDetails(told: Told<'diaper'>): string {
  const { type, wetAmount, dirtyAmount, colors = [], texture, rash, blowout } = told;
  const sized = (amount: keyof typeof SIZES | undefined, what: string) =>
    amount && (type === 'mixed' ? `${SIZES[amount]} ${what}` : SIZES[amount]);
  const amounts = [sized(wetAmount, 'Urin'), sized(dirtyAmount, 'Stuhl')];
  const looks = [...colors.map((color) => COLORS[color]), texture && TEXTURES[texture]];
  return [...amounts, ...looks, rash && 'wund', blowout && 'ausgelaufen'].filter(Boolean).join(', ');
}

function feedAmount(told: Told<'feed'>, amounts: Amounts): string {
  if (told.type === 'bottle') return bottleAmount(told, amounts);
  const minutes = amounts.minutes(told.minutes);
  return amounts.soFar(told.orderUnknown ? `${minutes}, Reihenfolge unbekannt` : minutes, told.running);
}

function sleepName({ isNight }: Told<'sleep'>): string {
  return isNight ? 'Nachtschlaf' : 'Nickerchen';
}

function sleepAmount({ minutes, running }: Told<'sleep'>, amounts: Amounts): string {
  return amounts.soFar(amounts.minutes(minutes), running);
}

function growthAmount({ weightKg, lengthCm, headCm }: Told<'growth'>, amounts: Amounts): string {
  const measures = [
    weightKg !== null && amounts.weight(weightKg),
    lengthCm !== null && amounts.length(lengthCm),
    headCm !== null && `Kopf ${amounts.length(headCm)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}

const TIMED_ACTIVITIES = { tummy: 'Bauchlage', skin: 'Hautkontakt', crying: 'Weinen' };
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
    justNow: 'gerade eben',
    ago: (span: string) => `vor ${span}`,
    daysAgo: (days: number) =>
      plural(days, { one: `vor ${number(days)} Tag`, other: `vor ${number(days)} Tagen` }),
    today: 'Heute',
    yesterday: 'Gestern',
    tomorrow: 'Morgen',
    soFar: (figure: string) => `bisher ${figure}`,
  },
  age: {
    unborn: 'noch nicht geboren',
    days: (days: number) => plural(days, { one: `${number(days)} Tag`, other: `${number(days)} Tage` }),
    weeks: (weeks: number) =>
      plural(weeks, { one: `${number(weeks)} Woche`, other: `${number(weeks)} Wochen` }),
    months: (months: number) =>
      plural(months, { one: `${number(months)} Monat`, other: `${number(months)} Monate` }),
    years: (years: number) =>
      plural(years, { one: `${number(years)} Jahr`, other: `${number(years)} Jahre` }),
    and: (whole: string, rest: string) => `${whole} ${rest}`,
  },
  /** Lists the diapers by type: "7 nass · 1 Stuhl · 1 beides". Each diaper counts once. A dry one is only a check. */
  diaperTypes: {
    wet: (count: number) => `${number(count)} nass`,
    dirty: (count: number) => `${number(count)} Stuhl`,
    mixed: (count: number) => `${number(count)} beides`,
    dry: (count: number) => `${number(count)} trocken`,
    all: (types: readonly string[]) => types.join(' · '),
  },
  /** Names the zone of a time. `after` puts it after the time. `alone` is for a place beside the time. */
  zones: {
    after: (time: string, zone: string) => `${time} in ${zone}`,
    alone: (zone: string) => `in ${zone}`,
  },
  kinds: {
    feed: {
      title: 'Mahlzeit',
      all: 'Mahlzeiten',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} Mahlzeit`, other: `${number(count)} Mahlzeiten` }),
      noun: (count: number) => plural(count, { one: 'Mahlzeit', other: 'Mahlzeiten' }),
      name: ({ type }: Told<'feed'>) => FEEDS[type],
      amount: feedAmount,
      text: (told: Told<'feed'>, amounts: Amounts) =>
        withDetails(FEEDS[told.type], feedAmount(told, amounts)),
    },
    diaper: {
      title: 'Windel',
      all: 'Windeln',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} Windel`, other: `${number(count)} Windeln` }),
      noun: (count: number) => plural(count, { one: 'Windel', other: 'Windeln' }),
      name: ({ type }: Pick<Told<'diaper'>, 'type'>) => DIAPER_NAMES[type],
      amount: diaperDetails,
      text: (told: Told<'diaper'>) => withDetails(DIAPER_NAMES[told.type], diaperDetails(told)),
    },
    sleep: {
      title: 'Schlaf',
      all: 'Schlaf',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} Schlafphase`, other: `${number(count)} Schlafphasen` }),
      noun: (count: number) => plural(count, { one: 'Schlafphase', other: 'Schlafphasen' }),
      name: sleepName,
      amount: sleepAmount,
      text: (told: Told<'sleep'>, amounts: Amounts) => `${sleepName(told)}, ${sleepAmount(told, amounts)}`,
    },
    growth: {
      title: 'Maße',
      all: 'Maße',
      counted: (count: number) =>
        plural(count, { one: `${number(count)} Messung`, other: `${number(count)} Messungen` }),
      noun: (count: number) => plural(count, { one: 'Messung', other: 'Messungen' }),
      name: (_: Told<'growth'>) => 'Wachstum',
      amount: growthAmount,
      text: growthAmount,
    },
  } satisfies Record<FirstKind, KindWords<never>>,
  /**
   * `doing` is what the baby or the parent does while the timer runs. `here` is the timer as an item of a list.
   * `adjust` labels the button that opens the entry of a stopped timer, if the entry then lacks something.
   */
  timers: {
    feed: { doing: 'Stillen', here: 'die hier laufende Mahlzeit' },
    sleep: { doing: 'Schläft', here: 'der hier laufende Schlaf' },
    pump: { doing: 'Abpumpen', here: 'das hier laufende Abpumpen', adjust: 'Menge angeben' },
    activity: {
      /** `what` is the activity of the timer. */
      doing: (what?: string) => TIMED_ACTIVITIES[what as keyof typeof TIMED_ACTIVITIES] ?? 'Aktivität',
      here: 'die hier laufende Aktivität',
    },
  },
  /** Names the clock of a zone, such as "Zeit in Berlin". */
  clockOf: (city: string) => `Zeit in ${city}`,
};
