import type { LaterKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';
import { doseAmount } from './dose-amount.ts';
import { TEETH } from './tooth-names.ts';

const { plural, number } = grammarOf('en');

const SITES = { rectal: 'rectal', armpit: 'armpit', ear: 'ear', forehead: 'forehead', mouth: 'mouth' };

const SYMPTOMS = {
  'spit-up': 'Spit-up',
  vomit: 'Vomiting',
  rash: 'Rash',
  cough: 'Cough',
  stuffy: 'Stuffy nose',
  other: 'Other symptom',
};

function temperatureAmount({ celsius, site }: Told<'temperature'>, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

const KEPT = { fridge: 'in the fridge', freezer: 'in the freezer', fed: 'fed', discarded: 'discarded' };
const PUMP_SIDES = { left: 'left', right: 'right', both: 'both sides' };

function pumpAmount(told: Told<'pump'>, amounts: Amounts): string {
  const { leftOz, rightOz, totalOz, sides, kept, minutes, running } = told;
  const of = [
    leftOz !== undefined && `left ${amounts.volume(leftOz)}`,
    rightOz !== undefined && `right ${amounts.volume(rightOz)}`,
  ];
  const parts = [
    totalOz !== null && amounts.volume(totalOz),
    sides === 'both' && of.every(Boolean) ? of.join(' + ') : sides && PUMP_SIDES[sides],
    (minutes >= 1 || running) && amounts.soFar(amounts.minutes(minutes), running),
    kept && KEPT[kept],
  ];
  return parts.filter(Boolean).join(', ');
}

const ACTIVITIES: Record<Told<'activity'>['what'], string> = {
  tummy: 'Tummy time',
  bath: 'Bath',
  walk: 'Walk',
  play: 'Play',
  skin: 'Skin to skin',
  massage: 'Massage',
  teeth: 'Brushing teeth',
  crying: 'Crying',
  reading: 'Reading',
  own: 'Activity',
};

function activityName({ what, name }: Told<'activity'>): string {
  return name || ACTIVITIES[what];
}

function activityAmount({ minutes, running }: Told<'activity'>, amounts: Amounts): string {
  return minutes < 1 && !running ? '' : amounts.soFar(amounts.minutes(minutes), running);
}

const MEALS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' };
const SIGNS = {
  skin: 'skin',
  vomiting: 'vomiting',
  breathing: 'breathing',
  swelling: 'swelling',
  stool: 'stool',
  other: 'other',
};

function mealName({ meal }: Told<'meal'>): string {
  return meal ? MEALS[meal] : 'Meal';
}

function mealAmount({ foods, amount, amountUnit, reaction = [] }: Told<'meal'>): string {
  const eaten = [
    foods.map(({ name }) => name).join(', '),
    amount !== undefined && amountUnit && foodAmount(amount, amountUnit),
    reaction.length > 0 && `reaction: ${reaction.map((sign) => SIGNS[sign]).join(', ')}`,
  ];
  return eaten.filter(Boolean).join(' · ');
}

function foodAmount(amount: number, unit: NonNullable<Told<'meal'>['amountUnit']>): string {
  const count = number(amount);
  if (unit === 'spoons') return plural(amount, { one: `${count} spoon`, other: `${count} spoons` });
  if (unit === 'bites') return plural(amount, { one: `${count} bite`, other: `${count} bites` });
  return `${count} ${unit}`;
}

function doseOf({ amount, unit, given }: Told<'dose'>): string {
  return [doseAmount(amount, unit), !given && 'refused, not counted'].filter(Boolean).join(', ');
}

const MOMENTS = { first: 'First', vaccine: 'Vaccine', visit: 'Visit', note: 'Note' };
const TOOTH_WAYS = { in: 'Tooth in', out: 'Tooth out' };

function momentName({ what, way }: Told<'moment'>): string {
  return what === 'tooth' ? TOOTH_WAYS[way ?? 'in'] : MOMENTS[what];
}

function momentAmount({ title, tooth, doseNumber, who }: Told<'moment'>): string {
  const parts = [tooth && TEETH[tooth].toLowerCase(), title, doseNumber && `dose ${number(doseNumber)}`, who];
  return parts.filter(Boolean).join(', ');
}

/**
 * The kinds that a family switches on. The first screen does without these words. The catalog `care` has the others.
 */
export const kinds = {
  temperature: {
    title: 'Temperature',
    all: 'Temperature',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} temperature`, other: `${number(count)} temperatures` }),
    noun: (count: number) => plural(count, { one: 'temperature', other: 'temperatures' }),
    name: (_: Told<'temperature'>) => 'Temperature',
    amount: temperatureAmount,
    text: temperatureAmount,
  },
  pump: {
    title: 'Pumping',
    all: 'Pumping',
    counted: (count: number) =>
      plural(count, {
        one: `${number(count)} pumping session`,
        other: `${number(count)} pumping sessions`,
      }),
    noun: (count: number) => plural(count, { one: 'pumping session', other: 'pumping sessions' }),
    name: (_: Told<'pump'>) => 'Pumping',
    amount: pumpAmount,
    text: (told: Told<'pump'>, amounts: Amounts) =>
      ['Pumping', pumpAmount(told, amounts)].filter(Boolean).join(', '),
  },
  activity: {
    title: 'Activity',
    all: 'Activities',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} activity`, other: `${number(count)} activities` }),
    noun: (count: number) => plural(count, { one: 'activity', other: 'activities' }),
    name: activityName,
    amount: activityAmount,
    text: (told: Told<'activity'>, amounts: Amounts) => {
      const amount = activityAmount(told, amounts);
      return amount ? `${activityName(told)}, ${amount}` : activityName(told);
    },
  },
  symptom: {
    title: 'Symptom',
    all: 'Symptoms',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} symptom`, other: `${number(count)} symptoms` }),
    noun: (count: number) => plural(count, { one: 'symptom', other: 'symptoms' }),
    name: ({ what }: Told<'symptom'>) => SYMPTOMS[what],
    amount: ({ size }: Told<'symptom'>) => size ?? '',
    text: ({ what, size }: Told<'symptom'>) => (size ? `${SYMPTOMS[what]}, ${size}` : SYMPTOMS[what]),
  },
  meal: {
    title: 'Meal',
    all: 'Meals',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} meal`, other: `${number(count)} meals` }),
    noun: (count: number) => plural(count, { one: 'meal', other: 'meals' }),
    name: mealName,
    amount: mealAmount,
    text: (told: Told<'meal'>) => `${mealName(told)}: ${mealAmount(told)}`,
  },
  dose: {
    title: 'Medicine',
    all: 'Medicine',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} dose`, other: `${number(count)} doses` }),
    noun: (count: number) => plural(count, { one: 'dose', other: 'doses' }),
    name: ({ name }: Told<'dose'>) => name,
    amount: doseOf,
    text: (told: Told<'dose'>) => [told.name, doseOf(told)].filter(Boolean).join(', '),
  },
  moment: {
    title: 'Moment',
    all: 'Moments',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} moment`, other: `${number(count)} moments` }),
    noun: (count: number) => plural(count, { one: 'moment', other: 'moments' }),
    name: momentName,
    amount: momentAmount,
    text: (told: Told<'moment'>) => {
      const amount = momentAmount(told);
      return amount ? `${momentName(told)}: ${amount}` : momentName(told);
    },
  },
} satisfies Record<LaterKind, KindWords<never>>;
