import type { LaterKind } from '#domain/kinds/registry.ts';
import { number, plural } from '#words/es/data/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';
import { doseAmount } from './dose-amount.ts';
import { TEETH } from './tooth-names.ts';

const SITES = { rectal: 'recto', armpit: 'axila', ear: 'oído', forehead: 'frente', mouth: 'boca' };

const SYMPTOMS = {
  'spit-up': 'Regurgitación',
  vomit: 'Vómito',
  rash: 'Sarpullido',
  cough: 'Tos',
  stuffy: 'Nariz tapada',
  other: 'Otro síntoma',
};

const SIZES = { small: 'poco', medium: 'regular', large: 'mucho' };

function temperatureAmount({ celsius, site }: Told<'temperature'>, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

const KEPT = {
  fridge: 'al refrigerador',
  freezer: 'al congelador',
  fed: 'se tomó',
  discarded: 'se desechó',
};
const PUMP_SIDES = { left: 'izquierdo', right: 'derecho', both: 'ambos lados' };

function pumpAmount(told: Told<'pump'>, amounts: Amounts): string {
  const { leftOz, rightOz, totalOz, sides, kept, minutes, running } = told;
  const of = [
    leftOz !== undefined && `izquierdo ${amounts.volume(leftOz)}`,
    rightOz !== undefined && `derecho ${amounts.volume(rightOz)}`,
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
  tummy: 'Tiempo boca abajo',
  bath: 'Baño',
  walk: 'Paseo',
  play: 'Juego',
  skin: 'Piel con piel',
  massage: 'Masaje',
  teeth: 'Cepillado de dientes',
  crying: 'Llanto',
  reading: 'Lectura',
  own: 'Actividad',
};

function activityName({ what, name }: Told<'activity'>): string {
  return name || ACTIVITIES[what];
}

function activityAmount({ minutes, running }: Told<'activity'>, amounts: Amounts): string {
  return minutes < 1 && !running ? '' : amounts.soFar(amounts.minutes(minutes), running);
}

const MEALS = { breakfast: 'Desayuno', lunch: 'Almuerzo', dinner: 'Cena', snack: 'Merienda' };
const SIGNS = {
  skin: 'piel',
  vomiting: 'vómito',
  breathing: 'respiración',
  swelling: 'hinchazón',
  stool: 'popó',
  other: 'otra',
};

function mealName({ meal }: Told<'meal'>): string {
  return meal ? MEALS[meal] : 'Comida';
}

function mealAmount({ foods, amount, amountUnit, reaction = [] }: Told<'meal'>): string {
  const eaten = [
    foods.map(({ name }) => name).join(', '),
    amount !== undefined && amountUnit && foodAmount(amount, amountUnit),
    reaction.length > 0 && `reacción: ${reaction.map((sign) => SIGNS[sign]).join(', ')}`,
  ];
  return eaten.filter(Boolean).join(' · ');
}

function foodAmount(amount: number, unit: NonNullable<Told<'meal'>['amountUnit']>): string {
  const count = number(amount);
  if (unit === 'spoons') return plural(amount, { one: `${count} cucharada`, other: `${count} cucharadas` });
  if (unit === 'bites') return plural(amount, { one: `${count} bocado`, other: `${count} bocados` });
  return `${count} ${unit}`;
}

function doseOf({ amount, unit, given }: Told<'dose'>): string {
  return [doseAmount(amount, unit), !given && 'rechazada, no se cuenta'].filter(Boolean).join(', ');
}

const MOMENTS = { first: 'Primera vez', vaccine: 'Vacuna', visit: 'Consulta', note: 'Nota' };
const TOOTH_WAYS = { in: 'Salió un diente', out: 'Se cayó un diente' };

function momentName({ what, way }: Told<'moment'>): string {
  return what === 'tooth' ? TOOTH_WAYS[way ?? 'in'] : MOMENTS[what];
}

function momentAmount({ title, tooth, doseNumber, who }: Told<'moment'>): string {
  const parts = [
    tooth && TEETH[tooth].toLowerCase(),
    title,
    doseNumber && `dosis ${number(doseNumber)}`,
    who,
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * The kinds that a family switches on. The first screen does without these words. The catalog `care` has the others.
 */
export const kinds = {
  temperature: {
    title: 'Temperatura',
    all: 'Temperatura',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} temperatura`, other: `${number(count)} temperaturas` }),
    noun: (count: number) => plural(count, { one: 'temperatura', other: 'temperaturas' }),
    name: (_: Told<'temperature'>) => 'Temperatura',
    amount: temperatureAmount,
    text: temperatureAmount,
  },
  pump: {
    title: 'Extracción',
    all: 'Extracciones',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} extracción`, other: `${number(count)} extracciones` }),
    noun: (count: number) => plural(count, { one: 'extracción', other: 'extracciones' }),
    name: (_: Told<'pump'>) => 'Extracción',
    amount: pumpAmount,
    text: (told: Told<'pump'>, amounts: Amounts) =>
      ['Extracción', pumpAmount(told, amounts)].filter(Boolean).join(', '),
  },
  activity: {
    title: 'Actividad',
    all: 'Actividades',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} actividad`, other: `${number(count)} actividades` }),
    noun: (count: number) => plural(count, { one: 'actividad', other: 'actividades' }),
    name: activityName,
    amount: activityAmount,
    text: (told: Told<'activity'>, amounts: Amounts) => {
      const amount = activityAmount(told, amounts);
      return amount ? `${activityName(told)}, ${amount}` : activityName(told);
    },
  },
  symptom: {
    title: 'Síntoma',
    all: 'Síntomas',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} síntoma`, other: `${number(count)} síntomas` }),
    noun: (count: number) => plural(count, { one: 'síntoma', other: 'síntomas' }),
    name: ({ what }: Told<'symptom'>) => SYMPTOMS[what],
    amount: ({ size }: Told<'symptom'>) => (size ? SIZES[size] : ''),
    text: ({ what, size }: Told<'symptom'>) => (size ? `${SYMPTOMS[what]}, ${SIZES[size]}` : SYMPTOMS[what]),
  },
  meal: {
    title: 'Comida',
    all: 'Comidas',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} comida`, other: `${number(count)} comidas` }),
    noun: (count: number) => plural(count, { one: 'comida', other: 'comidas' }),
    name: mealName,
    amount: mealAmount,
    text: (told: Told<'meal'>) => `${mealName(told)}: ${mealAmount(told)}`,
  },
  dose: {
    title: 'Medicina',
    all: 'Medicinas',
    counted: (count: number) => `${number(count)} dosis`,
    noun: (_: number) => 'dosis',
    name: ({ name }: Told<'dose'>) => name,
    amount: doseOf,
    text: (told: Told<'dose'>) => [told.name, doseOf(told)].filter(Boolean).join(', '),
  },
  moment: {
    title: 'Momento',
    all: 'Momentos',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} momento`, other: `${number(count)} momentos` }),
    noun: (count: number) => plural(count, { one: 'momento', other: 'momentos' }),
    name: momentName,
    amount: momentAmount,
    text: (told: Told<'moment'>) => {
      const amount = momentAmount(told);
      return amount ? `${momentName(told)}: ${amount}` : momentName(told);
    },
  },
} satisfies Record<LaterKind, KindWords<never>>;
