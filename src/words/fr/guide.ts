import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural } = grammarOf('fr');

/**
 * Makes the texts of a range. Its numbers are already formatted. The last number, `last`, decides between singular and
 * plural.
 */
const inWords = (of: (numbers: string, last: number) => string, least = 'au moins') => ({
  between: (low: string, high: string, last: number) => of(`${low} à ${high}`, last),
  about: (number: string, last: number) => of(`environ ${number}`, last),
  upTo: (high: string, last: number) => of(`jusqu’à ${high}`, last),
  atLeast: (low: string, last: number) => of(`${least} ${low}`, last),
});

/** The usual ranges and their notes. They are medical: a reader with medical training must check every change. */
export const guide: Words['guide'] = {
  notAdvice:
    'Repères habituels pour des bébés nés à terme et en bonne santé, pas un avis médical. Chaque bébé est différent\u00a0: demandez à votre médecin.',
  ranges: {
    wetDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} couche mouillée en 24 heures`,
        other: `${numbers} couches mouillées en 24 heures`,
      }),
    ),
    dirtyDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} couche avec selles en 24 heures`,
        other: `${numbers} couches avec selles en 24 heures`,
      }),
    ),
    feeds: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} tétée en 24 heures`,
        other: `${numbers} tétées en 24 heures`,
      }),
    ),
    feedsBySide: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} tétée en 24 heures, chaque sein compté`,
        other: `${numbers} tétées en 24 heures, chaque sein compté`,
      }),
    ),
    hoursBetweenFeeds: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} heure entre deux tétées`,
        other: `${numbers} heures entre deux tétées`,
      }),
    ),
    mlPerFeed: inWords((amounts) => `${amounts} par tétée`),
    mlPerDay: inWords((amounts) => `${amounts} en 24 heures`),
    hoursOfSleep: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} heure de sommeil en 24 heures`,
        other: `${numbers} heures de sommeil en 24 heures`,
      }),
    ),
    gramsPerDay: inWords((amounts) => `${amounts} par jour`),
    percentOfBirthWeight: inWords((numbers) => `${numbers}\u00a0% du poids de naissance`, 'plus de'),
    daysAfterBirth: inWords(
      (numbers, last) =>
        plural(last, {
          one: `${numbers} jour après la naissance`,
          other: `${numbers} jours après la naissance`,
        }),
      'à partir de',
    ),
    minutesAwake: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} minute d’éveil`,
        other: `${numbers} minutes d’éveil`,
      }),
    ),
  },
  numbers: inWords((numbers) => numbers),
  source: {
    /** The short name of the World Health Organization. */
    who: 'OMS',
    seen: (publisher, title) => `${publisher}\u00a0: ${title}`,
    seenOf: (publisher, title, year) => `${publisher}\u00a0: ${title}, ${year}`,
    quoted: (publisher, title) => `${publisher}\u00a0: ${title} (cité par une autre source)`,
    quotedOf: (publisher, title, year) => `${publisher}\u00a0: ${title}, ${year} (cité par une autre source)`,
  },
  notes: {
    every1To3Hours: 'Toutes les 1 à 3 heures.',
    every2To3Hours: 'Toutes les 2 à 3 heures les premiers jours.',
    every2To4Hours: 'Les premières semaines et les premiers mois, toutes les 2 à 4 heures.',
    observedFeeds: 'Observé.',
    firstMonths: 'Les premières semaines et les premiers mois.',
    firstDaysOnFormula: 'Les premiers jours, au lait infantile seul.',
    days1And2: 'Aux jours 1 et 2.',
    formula: 'De lait infantile.',
    formulaAfterFirstDays: 'De lait infantile, après les premiers jours\u202f; à 2 semaines pour la plupart.',
    formulaFirstMonth: 'Of formula; by the end of the first month at least 120 ml (4 oz).',
    formulaMost: 'Of formula; the most is about 210 to 240 ml (7 to 8 oz).',
    formulaOrSolids: 'Lait infantile ou aliments solides, de 6 à 12 mois.',
    bottlesAt6Months: 'Biberons, à 6 mois.',
    formulaByPound: 'On formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz).',
    formulaByKg: 'On formula alone: 150 to 200 ml a kg, at most 960 ml.',
    mayBeRight: 'Peut convenir à certains bébés.',
    observedSleep: 'Observed in infants: 95 of 100 slept this much, 12.8 hours on average.',
    newborns: 'Nouveau-nés, souvent 1 ou 2 heures seulement à la fois.',
    napsIncluded: 'Siestes comprises.',
    upTo90Minutes: 'Jusqu’à 90 dans certains tableaux.',
    formulaFedWet: 'Au lait infantile, quelques jours après la naissance.',
    formulaFedDirty: 'Au lait infantile, les premières semaines.',
    fromMedians: 'Calculé d’après les poids du milieu de la norme\u00a0: la moitié des bébés pèsent moins.',
    compareOverAMonth:
      'La prise de poids varie beaucoup d’une semaine à l’autre\u00a0: comparez sur un mois au moins.',
    compareOverTwoMonths:
      'La prise de poids varie beaucoup d’une semaine à l’autre\u00a0: comparez sur deux mois au moins.',
    fromDay4: 'Du jour 4 à 3 ou 4 mois.',
    onceRegained: '4 à 8 oz par semaine, une fois le poids de naissance repris.',
    weighLeast: 'C’est là que les bébés allaités pèsent le moins.',
    averageLoss: 'Ce que les bébés allaités perdent en moyenne.',
    formulaFedLoss: 'At 2 to 3 days, half of formula-fed babies have lost less than this.',
    lossStops: 'À ce stade, la perte s’est en général arrêtée.',
    halfAreBack: 'Half of all babies are back at birth weight.',
    usuallyBack: 'Quand les médecins attendent en général le retour au poids de naissance.',
    mostAreBack: 'La plupart des bébés ont alors repris leur poids de naissance.',
    lossIsCommon: 'Perdre jusqu’à 7\u00a0% du poids de naissance les premiers jours est courant.',
    lossToWatch:
      'Between 7 and 10%: weigh again soon and keep an eye on feeding. About 1 in 20 breastfed babies born vaginally, and more after a cesarean, lose 10% in two days.',
    lossToCall: 'Plus de 10\u00a0%\u00a0: appelez votre médecin, qui voudra voir votre bébé.',
    notBackAfter14Days:
      'Poids de naissance pas encore repris après 14 jours\u00a0: parlez-en à la prochaine visite.',
    notBackAfter3Weeks: 'Poids de naissance pas encore repris après 3 semaines\u00a0: appelez votre médecin.',
  },
  byPublisher: {
    every1To3Hours: (publisher) => `${publisher}\u00a0: toutes les 1 à 3 heures`,
    every2To3Hours: (publisher) => `${publisher}\u00a0: toutes les 2 à 3 heures les premiers jours`,
    every2To4Hours: (publisher) =>
      `${publisher}\u00a0: les premières semaines et les premiers mois, toutes les 2 à 4 heures`,
    observedFeeds: (publisher) => `${publisher}\u00a0: observé`,
    firstMonths: (publisher) => `${publisher}\u00a0: les premières semaines et les premiers mois`,
    firstDaysOnFormula: (publisher) => `${publisher}\u00a0: les premiers jours, au lait infantile seul`,
    days1And2: (publisher) => `${publisher}\u00a0: aux jours 1 et 2`,
    formula: (publisher) => `${publisher}\u00a0: de lait infantile`,
    formulaAfterFirstDays: (publisher) =>
      `${publisher}\u00a0: de lait infantile, après les premiers jours\u202f; à 2 semaines pour la plupart`,
    formulaFirstMonth: (publisher: string) =>
      `${publisher}: of formula; by the end of the first month at least 120 ml (4 oz)`,
    formulaMost: (publisher: string) =>
      `${publisher}: of formula; the most is about 210 to 240 ml (7 to 8 oz)`,
    formulaOrSolids: (publisher) => `${publisher}\u00a0: lait infantile ou aliments solides, de 6 à 12 mois`,
    bottlesAt6Months: (publisher) => `${publisher}\u00a0: biberons, à 6 mois`,
    formulaByPound: (publisher: string) =>
      `${publisher}: on formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz)`,
    formulaByKg: (publisher: string) => `${publisher}: on formula alone: 150 to 200 ml a kg, at most 960 ml`,
    mayBeRight: (publisher) => `${publisher}\u00a0: peut convenir à certains bébés`,
    observedSleep: (publisher: string) =>
      `${publisher}: observed in infants: 95 of 100 slept this much, 12.8 hours on average`,
    newborns: (publisher) => `${publisher}\u00a0: nouveau-nés, souvent 1 ou 2 heures seulement à la fois`,
    napsIncluded: (publisher) => `${publisher}\u00a0: siestes comprises`,
    upTo90Minutes: (publisher) => `${publisher}\u00a0: jusqu’à 90 dans certains tableaux`,
  },
  stools: {
    black: 'À ce stade, les selles sont en général noires et collantes.',
    brownToBlack: 'À ce stade, les selles sont en général marron à noires.',
    greenish: 'À ce stade, les selles sont en général verdâtres.',
    greenToYellow: 'À ce stade, les selles sont en général vertes à jaunes.',
    yellow: 'À ce stade, les selles sont en général jaunes.',
    yellowWithGrains: 'À ce stade, les selles sont en général jaunes et grumeleuses.',
    later:
      'Un bébé allaité peut rester plusieurs jours sans selles, si elles sont molles. Au lait infantile, c’est en général tous les jours.',
  },
};
