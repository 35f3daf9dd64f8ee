import { grammarOf } from '#words/grammar.ts';
import type { Amounts, Told } from '#words/kind-words.ts';
import type { Words } from '#words/words.ts';
import { doseAmount } from './dose-amount.ts';
import { TEETH } from './tooth-names.ts';

const { plural, number } = grammarOf('fr');

const SITES = {
  rectal: 'rectale',
  armpit: 'sous l’aisselle',
  ear: 'dans l’oreille',
  forehead: 'sur le front',
  mouth: 'dans la bouche',
};

const SYMPTOMS = {
  'spit-up': 'Régurgitation',
  vomit: 'Vomissement',
  rash: 'Boutons',
  cough: 'Toux',
  stuffy: 'Nez bouché',
  other: 'Autre symptôme',
};
const SIZES = { small: 'un peu', medium: 'moyen', large: 'beaucoup' };

function temperatureAmount({ celsius, site }: Told<'temperature'>, amounts: Amounts): string {
  const degrees = amounts.temperature(celsius);
  return site ? `${degrees}, ${SITES[site]}` : degrees;
}

const KEPT = { fridge: 'au frigo', freezer: 'au congélateur', fed: 'donné', discarded: 'jeté' };
const PUMP_SIDES = { left: 'gauche', right: 'droite', both: 'les deux côtés' };

function pumpAmount(told: Told<'pump'>, amounts: Amounts): string {
  const { leftOz, rightOz, totalOz, sides, kept, minutes, running } = told;
  const of = [
    leftOz !== undefined && `gauche ${amounts.volume(leftOz)}`,
    rightOz !== undefined && `droite ${amounts.volume(rightOz)}`,
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
  tummy: 'Temps sur le ventre',
  bath: 'Bain',
  walk: 'Sortie',
  play: 'Jeu',
  skin: 'Peau à peau',
  massage: 'Massage',
  teeth: 'Brossage des dents',
  crying: 'Pleurs',
  reading: 'Lecture',
  own: 'Activité',
};

function activityName({ what, name }: Told<'activity'>): string {
  return name || ACTIVITIES[what];
}

function activityAmount({ minutes, running }: Told<'activity'>, amounts: Amounts): string {
  return minutes < 1 && !running ? '' : amounts.soFar(amounts.minutes(minutes), running);
}

const MEALS = { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner', snack: 'Goûter' };
const SIGNS = {
  skin: 'peau',
  vomiting: 'vomissements',
  breathing: 'respiration',
  swelling: 'gonflement',
  stool: 'selles',
  other: 'autre',
};

function mealName({ meal }: Told<'meal'>): string {
  return meal ? MEALS[meal] : 'Repas';
}

function mealAmount({ foods, amount, amountUnit, reaction = [] }: Told<'meal'>): string {
  const eaten = [
    foods.map(({ name }) => name).join(', '),
    amount !== undefined && amountUnit && foodAmount(amount, amountUnit),
    reaction.length > 0 && `réaction\u00a0: ${reaction.map((sign) => SIGNS[sign]).join(', ')}`,
  ];
  return eaten.filter(Boolean).join(' · ');
}

function foodAmount(amount: number, unit: NonNullable<Told<'meal'>['amountUnit']>): string {
  const count = number(amount);
  if (unit === 'spoons')
    return plural(amount, {
      one: `${count} cuillère`,
      other: `${count} cuillères`,
    });
  if (unit === 'bites') return plural(amount, { one: `${count} bouchée`, other: `${count} bouchées` });
  return `${count} ${unit}`;
}

function doseOf({ amount, unit, given }: Told<'dose'>): string {
  return [doseAmount(amount, unit), !given && 'refusé, non compté'].filter(Boolean).join(', ');
}

const MOMENTS = { first: 'Première fois', vaccine: 'Vaccin', visit: 'Visite', note: 'Note' };
const TOOTH_WAYS = { in: 'Dent percée', out: 'Dent tombée' };

function momentName({ what, way }: Told<'moment'>): string {
  return what === 'tooth' ? TOOTH_WAYS[way ?? 'in'] : MOMENTS[what];
}

function momentAmount({ title, tooth, doseNumber, who }: Told<'moment'>): string {
  const parts = [tooth && TEETH[tooth].toLowerCase(), title, doseNumber && `dose ${number(doseNumber)}`, who];
  return parts.filter(Boolean).join(', ');
}

/** The kinds that a family switches on. The catalog `care` has the others. */
export const kinds: Words['kinds'] = {
  temperature: {
    title: 'Température',
    all: 'Température',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} température`,
        other: `${number(count)} températures`,
      }),
    noun: (count) => plural(count, { one: 'température', other: 'températures' }),
    name: () => 'Température',
    amount: temperatureAmount,
    text: temperatureAmount,
  },
  pump: {
    title: 'Tire-lait',
    all: 'Tire-lait',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} séance de tire-lait`,
        other: `${number(count)} séances de tire-lait`,
      }),
    noun: (count) =>
      plural(count, {
        one: 'séance de tire-lait',
        other: 'séances de tire-lait',
      }),
    name: () => 'Tire-lait',
    amount: pumpAmount,
    text: (told, amounts) => ['Tire-lait', pumpAmount(told, amounts)].filter(Boolean).join(', '),
  },
  activity: {
    title: 'Activité',
    all: 'Activités',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} activité`,
        other: `${number(count)} activités`,
      }),
    noun: (count) => plural(count, { one: 'activité', other: 'activités' }),
    name: activityName,
    amount: activityAmount,
    text: (told, amounts) => {
      const amount = activityAmount(told, amounts);
      return amount ? `${activityName(told)}, ${amount}` : activityName(told);
    },
  },
  symptom: {
    title: 'Symptôme',
    all: 'Symptômes',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} symptôme`,
        other: `${number(count)} symptômes`,
      }),
    noun: (count) => plural(count, { one: 'symptôme', other: 'symptômes' }),
    name: ({ what }) => SYMPTOMS[what],
    amount: ({ size }) => (size ? SIZES[size] : ''),
    text: ({ what, size }) => (size ? `${SYMPTOMS[what]}, ${SIZES[size]}` : SYMPTOMS[what]),
  },
  meal: {
    title: 'Repas',
    all: 'Repas',
    counted: (count) => `${number(count)} repas`,
    noun: () => 'repas',
    name: mealName,
    amount: mealAmount,
    text: (told) => `${mealName(told)}\u00a0: ${mealAmount(told)}`,
  },
  dose: {
    title: 'Médicament',
    all: 'Médicaments',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} dose`,
        other: `${number(count)} doses`,
      }),
    noun: (count) => plural(count, { one: 'dose', other: 'doses' }),
    name: ({ name }) => name,
    amount: doseOf,
    text: (told) => [told.name, doseOf(told)].filter(Boolean).join(', '),
  },
  moment: {
    title: 'Moment',
    all: 'Moments',
    counted: (count) =>
      plural(count, {
        one: `${number(count)} moment`,
        other: `${number(count)} moments`,
      }),
    noun: (count) => plural(count, { one: 'moment', other: 'moments' }),
    name: momentName,
    amount: momentAmount,
    text: (told) => {
      const amount = momentAmount(told);
      return amount ? `${momentName(told)}\u00a0: ${amount}` : momentName(told);
    },
  },
};
