import type { LaterKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';
import { doseAmount } from './dose-amount.ts';
import { TEETH } from './tooth-names.ts';

const { plural, number } = grammarOf('pt');

const SITES = { rectal: 'retal', armpit: 'axila', ear: 'ouvido', forehead: 'testa', mouth: 'boca' };

const SYMPTOMS = {
  'spit-up': 'Golfada',
  vomit: 'Vômito',
  rash: 'Manchas na pele',
  cough: 'Tosse',
  stuffy: 'Nariz entupido',
  other: 'Outro sintoma',
};

/** The stored values of sizes are English words. A newer version can have more of them. */
const SIZES: Readonly<Record<string, string>> = { small: 'pouco', medium: 'médio', large: 'muito' };

function symptomSize({ size }: Told<'symptom'>): string {
  return size ? (SIZES[size] ?? size) : '';
}

function temperatureAmount({ celsius, site }: Told<'temperature'>, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

const KEPT = { fridge: 'na geladeira', freezer: 'no freezer', fed: 'oferecido', discarded: 'descartado' };
const PUMP_SIDES = { left: 'esquerdo', right: 'direito', both: 'os dois lados' };

function pumpAmount(told: Told<'pump'>, amounts: Amounts): string {
  const { leftOz, rightOz, totalOz, sides, kept, minutes, running } = told;
  const of = [
    leftOz !== undefined && `esquerdo ${amounts.volume(leftOz)}`,
    rightOz !== undefined && `direito ${amounts.volume(rightOz)}`,
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
  tummy: 'De bruços',
  bath: 'Banho',
  walk: 'Passeio',
  play: 'Brincadeira',
  skin: 'Pele a pele',
  massage: 'Massagem',
  teeth: 'Escovação dos dentes',
  crying: 'Choro',
  reading: 'Leitura',
  own: 'Atividade',
};

function activityName({ what, name }: Told<'activity'>): string {
  return name || ACTIVITIES[what];
}

function activityAmount({ minutes, running }: Told<'activity'>, amounts: Amounts): string {
  return minutes < 1 && !running ? '' : amounts.soFar(amounts.minutes(minutes), running);
}

const MEALS = { breakfast: 'Café da manhã', lunch: 'Almoço', dinner: 'Jantar', snack: 'Lanche' };
const SIGNS = {
  skin: 'pele',
  vomiting: 'vômito',
  breathing: 'respiração',
  swelling: 'inchaço',
  stool: 'fezes',
  other: 'outra',
};

function mealName({ meal }: Told<'meal'>): string {
  return meal ? MEALS[meal] : 'Refeição';
}

function mealAmount({ foods, amount, amountUnit, reaction = [] }: Told<'meal'>): string {
  const eaten = [
    foods.map(({ name }) => name).join(', '),
    amount !== undefined && amountUnit && foodAmount(amount, amountUnit),
    reaction.length > 0 && `reação: ${reaction.map((sign) => SIGNS[sign]).join(', ')}`,
  ];
  return eaten.filter(Boolean).join(' · ');
}

function foodAmount(amount: number, unit: NonNullable<Told<'meal'>['amountUnit']>): string {
  const count = number(amount);
  if (unit === 'spoons') return plural(amount, { one: `${count} colher`, other: `${count} colheres` });
  if (unit === 'bites') return plural(amount, { one: `${count} pedaço`, other: `${count} pedaços` });
  return `${count} ${unit}`;
}

function doseOf({ amount, unit, given }: Told<'dose'>): string {
  return [doseAmount(amount, unit), !given && 'recusada, não conta'].filter(Boolean).join(', ');
}

const MOMENTS = { first: 'Primeira vez', vaccine: 'Vacina', visit: 'Consulta', note: 'Anotação' };
const TOOTH_WAYS = { in: 'Dente nasceu', out: 'Dente caiu' };

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
    title: 'Ordenha',
    all: 'Ordenhas',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} ordenha`, other: `${number(count)} ordenhas` }),
    noun: (count: number) => plural(count, { one: 'ordenha', other: 'ordenhas' }),
    name: (_: Told<'pump'>) => 'Ordenha',
    amount: pumpAmount,
    text: (told: Told<'pump'>, amounts: Amounts) =>
      ['Ordenha', pumpAmount(told, amounts)].filter(Boolean).join(', '),
  },
  activity: {
    title: 'Atividade',
    all: 'Atividades',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} atividade`, other: `${number(count)} atividades` }),
    noun: (count: number) => plural(count, { one: 'atividade', other: 'atividades' }),
    name: activityName,
    amount: activityAmount,
    text: (told: Told<'activity'>, amounts: Amounts) => {
      const amount = activityAmount(told, amounts);
      return amount ? `${activityName(told)}, ${amount}` : activityName(told);
    },
  },
  symptom: {
    title: 'Sintoma',
    all: 'Sintomas',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} sintoma`, other: `${number(count)} sintomas` }),
    noun: (count: number) => plural(count, { one: 'sintoma', other: 'sintomas' }),
    name: ({ what }: Told<'symptom'>) => SYMPTOMS[what],
    amount: symptomSize,
    text: (told: Told<'symptom'>) => [SYMPTOMS[told.what], symptomSize(told)].filter(Boolean).join(', '),
  },
  meal: {
    title: 'Refeição',
    all: 'Refeições',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} refeição`, other: `${number(count)} refeições` }),
    noun: (count: number) => plural(count, { one: 'refeição', other: 'refeições' }),
    name: mealName,
    amount: mealAmount,
    text: (told: Told<'meal'>) => `${mealName(told)}: ${mealAmount(told)}`,
  },
  dose: {
    title: 'Remédio',
    all: 'Remédios',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} dose`, other: `${number(count)} doses` }),
    noun: (count: number) => plural(count, { one: 'dose', other: 'doses' }),
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
