import type { LaterKind } from '#domain/kinds/registry.ts';
import { grammarOf } from '#words/grammar.ts';
import type { Amounts, KindWords, Told } from '#words/kind-words.ts';
import { doseAmount } from './dose-amount.ts';
import { TEETH } from './tooth-names.ts';

const { plural, number } = grammarOf('de');

const SITES = {
  rectal: 'im Po',
  armpit: 'unter der Achsel',
  ear: 'im Ohr',
  forehead: 'an der Stirn',
  mouth: 'im Mund',
};

const SYMPTOMS = {
  'spit-up': 'Spucken',
  vomit: 'Erbrechen',
  rash: 'Ausschlag',
  cough: 'Husten',
  stuffy: 'Schnupfen',
  other: 'Anderes Symptom',
};
const SIZES = { small: 'wenig', medium: 'mittel', large: 'viel' };

function symptomAmount({ size }: Pick<Told<'symptom'>, 'size'>): string {
  return size ? SIZES[size] : '';
}

function temperatureAmount({ celsius, site }: Told<'temperature'>, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

const KEPT = {
  fridge: 'im Kühlschrank',
  freezer: 'im Gefrierfach',
  fed: 'gefüttert',
  discarded: 'entsorgt',
};
const PUMP_SIDES = { left: 'links', right: 'rechts', both: 'beide Seiten' };

function pumpAmount(told: Told<'pump'>, amounts: Amounts): string {
  const { leftOz, rightOz, totalOz, sides, kept, minutes, running } = told;
  const of = [
    leftOz !== undefined && `links ${amounts.volume(leftOz)}`,
    rightOz !== undefined && `rechts ${amounts.volume(rightOz)}`,
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
  tummy: 'Bauchlage',
  bath: 'Baden',
  walk: 'Spaziergang',
  play: 'Spielen',
  skin: 'Hautkontakt',
  massage: 'Massage',
  teeth: 'Zähneputzen',
  crying: 'Weinen',
  reading: 'Vorlesen',
  own: 'Aktivität',
};

function activityName({ what, name }: Told<'activity'>): string {
  return name || ACTIVITIES[what];
}

function activityAmount({ minutes, running }: Told<'activity'>, amounts: Amounts): string {
  return minutes < 1 && !running ? '' : amounts.soFar(amounts.minutes(minutes), running);
}

const MEALS = {
  breakfast: 'Frühstück',
  lunch: 'Mittagessen',
  dinner: 'Abendessen',
  snack: 'Zwischenmahlzeit',
};
const SIGNS = {
  skin: 'Haut',
  vomiting: 'Erbrechen',
  breathing: 'Atemnot',
  swelling: 'Schwellung',
  stool: 'Stuhl',
  other: 'andere',
};

function mealName({ meal }: Told<'meal'>): string {
  return meal ? MEALS[meal] : 'Beikost';
}

function mealAmount({ foods, amount, amountUnit, reaction = [] }: Told<'meal'>): string {
  const eaten = [
    foods.map(({ name }) => name).join(', '),
    amount !== undefined && amountUnit && foodAmount(amount, amountUnit),
    reaction.length > 0 && `Reaktion: ${reaction.map((sign) => SIGNS[sign]).join(', ')}`,
  ];
  return eaten.filter(Boolean).join(' · ');
}

function foodAmount(amount: number, unit: NonNullable<Told<'meal'>['amountUnit']>): string {
  const count = number(amount);
  if (unit === 'spoons') return `${count} Löffel`;
  if (unit === 'bites') return `${count} Happen`;
  return `${count} ${unit}`;
}

function doseOf({ amount, unit, given }: Told<'dose'>): string {
  return [doseAmount(amount, unit), !given && 'verweigert, nicht gezählt'].filter(Boolean).join(', ');
}

const MOMENTS = { first: 'Erstes Mal', vaccine: 'Impfung', visit: 'Arztbesuch', note: 'Notiz' };
const TOOTH_WAYS = { in: 'Zahn da', out: 'Zahn ausgefallen' };

function momentName({ what, way }: Told<'moment'>): string {
  return what === 'tooth' ? TOOTH_WAYS[way ?? 'in'] : MOMENTS[what];
}

function momentAmount({ title, tooth, doseNumber, who }: Told<'moment'>): string {
  const parts = [tooth && TEETH[tooth], title, doseNumber && `${number(doseNumber)}. Dosis`, who];
  return parts.filter(Boolean).join(', ');
}

/**
 * The kinds that a family switches on. The first screen does without these words. The catalog `care` has the others.
 */
export const kinds = {
  temperature: {
    title: 'Temperatur',
    all: 'Temperatur',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} Temperatur`, other: `${number(count)} Temperaturen` }),
    noun: (count: number) => plural(count, { one: 'Temperatur', other: 'Temperaturen' }),
    name: (_: Told<'temperature'>) => 'Temperatur',
    amount: temperatureAmount,
    text: temperatureAmount,
  },
  pump: {
    title: 'Abpumpen',
    all: 'Abpumpen',
    counted: (count: number) => `${number(count)}-mal Abpumpen`,
    noun: (_count: number) => 'Abpumpen',
    name: (_: Told<'pump'>) => 'Abpumpen',
    amount: pumpAmount,
    text: (told: Told<'pump'>, amounts: Amounts) =>
      ['Abpumpen', pumpAmount(told, amounts)].filter(Boolean).join(', '),
  },
  activity: {
    title: 'Aktivität',
    all: 'Aktivitäten',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} Aktivität`, other: `${number(count)} Aktivitäten` }),
    noun: (count: number) => plural(count, { one: 'Aktivität', other: 'Aktivitäten' }),
    name: activityName,
    amount: activityAmount,
    text: (told: Told<'activity'>, amounts: Amounts) => {
      const amount = activityAmount(told, amounts);
      return amount ? `${activityName(told)}, ${amount}` : activityName(told);
    },
  },
  symptom: {
    title: 'Symptom',
    all: 'Symptome',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} Symptom`, other: `${number(count)} Symptome` }),
    noun: (count: number) => plural(count, { one: 'Symptom', other: 'Symptome' }),
    name: ({ what }: Told<'symptom'>) => SYMPTOMS[what],
    amount: symptomAmount,
    text: (told: Told<'symptom'>) =>
      told.size ? `${SYMPTOMS[told.what]}, ${symptomAmount(told)}` : SYMPTOMS[told.what],
  },
  meal: {
    title: 'Beikost',
    all: 'Beikost',
    counted: (count: number) => `${number(count)}-mal Beikost`,
    noun: (_count: number) => 'Beikost',
    name: mealName,
    amount: mealAmount,
    text: (told: Told<'meal'>) => `${mealName(told)}: ${mealAmount(told)}`,
  },
  dose: {
    title: 'Medikament',
    all: 'Medikamente',
    counted: (count: number) =>
      plural(count, {
        one: `${number(count)} Medikamentengabe`,
        other: `${number(count)} Medikamentengaben`,
      }),
    noun: (count: number) => plural(count, { one: 'Medikamentengabe', other: 'Medikamentengaben' }),
    name: ({ name }: Told<'dose'>) => name,
    amount: doseOf,
    text: (told: Told<'dose'>) => [told.name, doseOf(told)].filter(Boolean).join(', '),
  },
  moment: {
    title: 'Moment',
    all: 'Momente',
    counted: (count: number) =>
      plural(count, { one: `${number(count)} Moment`, other: `${number(count)} Momente` }),
    noun: (count: number) => plural(count, { one: 'Moment', other: 'Momente' }),
    name: momentName,
    amount: momentAmount,
    text: (told: Told<'moment'>) => {
      const amount = momentAmount(told);
      return amount ? `${momentName(told)}: ${amount}` : momentName(told);
    },
  },
} satisfies Record<LaterKind, KindWords<never>>;
