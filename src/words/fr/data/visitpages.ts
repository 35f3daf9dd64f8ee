import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The pages of the visit report about kinds that a family switches on, and about the details of a day. */
export const visitpages: Words['visitpages'] = {
  fever: {
    title: 'Température',
    time: 'Heure',
    readings: 'Température',
    readingsAndDoses: 'Température, et doses (carrés sur la courbe)',
    when: (day, clock) => `${day}, ${clock}`,
  },
  reactions: {
    title: 'Réactions après les repas',
    about: 'Telles que notées par les parents. Les repas précédents n’en sont pas forcément la cause.',
    line: (day, clock, meal) => `${day}, ${clock} · ${meal}`,
    after: (time) => `${time} après le repas`,
    sure: 'Les parents sont sûrs que c’était cet aliment.',
    unsure: 'Les parents ne sont pas sûrs que c’était cet aliment.',
    before: 'Repas des 2 jours précédents\u00a0:',
    nothingBefore: 'Aucun autre repas noté dans les 2 jours précédents.',
  },
  doses: {
    title: 'Médicaments',
    about: 'Doses des 14 derniers jours, notées par la famille. Une dose refusée n’est pas comptée.',
    daily: (name, given, days) =>
      `${name}\u00a0: donné ${plural(given, { one: `${number(given)} jour`, other: `${number(given)} jours` })} sur ${number(days)}.`,
    day: 'Jour',
    time: 'Heure',
    medicine: 'Médicament',
    amount: 'Quantité',
  },
  details: {
    title: 'Lait des biberons, et selles',
    heads: {
      breast: 'Maternel',
      formula: 'Infantile',
      mixed: 'Mélangé',
      other: 'Autre lait',
      unnamed: 'Non précisé',
    },
    colors: 'Couleurs, 7 derniers jours',
    dry: 'Sèche',
    colorCount: (color, diapers) => `${color} ${number(diapers)}`,
    separator: ' · ',
    notes: [
      'Un biberon mélangé dont la part est connue compte en lait maternel et en lait infantile. Les biberons sans quantité ne sont pas comptés.',
      'Couleurs choisies par la famille dans une liste\u202f; une couche peut en avoir deux. Sèche\u00a0: couche vérifiée et trouvée sèche, comptée nulle part ailleurs.',
    ],
  },
};
