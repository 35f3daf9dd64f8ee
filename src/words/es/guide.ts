import type { CareNote, FeedingNote, SleepNote } from '#domain/care-guide/care-note.ts';
import type { CareUnit } from '#domain/care-guide/care-range.ts';
import type { Stool } from '#domain/care-guide/diapers.ts';
import { plural } from './data/grammar.ts';

/**
 * Makes the texts of a range. Its numbers are already formatted. The last number, `last`, decides between singular and
 * plural.
 */
const inWords = (of: (numbers: string, last: number) => string, least = 'al menos') => ({
  between: (low: string, high: string, last: number) => of(`de ${low} a ${high}`, last),
  about: (number: string, last: number) => of(`cerca de ${number}`, last),
  upTo: (high: string, last: number) => of(`hasta ${high}`, last),
  atLeast: (low: string, last: number) => of(`${least} ${low}`, last),
});

/**
 * The usual ranges and their notes, from the sources. Screens and reports use them. They are medical: a reader with
 * medical training must check every change.
 */
export const guide = {
  notAdvice:
    'Rangos habituales de bebés sanos nacidos a término, no son consejo médico. Cada bebé es distinto: pregúntale a tu pediatra.',
  ranges: {
    wetDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} pañal mojado en 24 horas`,
        other: `${numbers} pañales mojados en 24 horas`,
      }),
    ),
    dirtyDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} pañal sucio en 24 horas`,
        other: `${numbers} pañales sucios en 24 horas`,
      }),
    ),
    feeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} toma en 24 horas`, other: `${numbers} tomas en 24 horas` }),
    ),
    feedsBySide: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} toma en 24 horas, contando cada pecho`,
        other: `${numbers} tomas en 24 horas, contando cada pecho`,
      }),
    ),
    hoursBetweenFeeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} hora entre tomas`, other: `${numbers} horas entre tomas` }),
    ),
    mlPerFeed: inWords((amounts) => `${amounts} por toma`),
    mlPerDay: inWords((amounts) => `${amounts} en 24 horas`),
    hoursOfSleep: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} hora de sueño en 24 horas`,
        other: `${numbers} horas de sueño en 24 horas`,
      }),
    ),
    gramsPerDay: inWords((amounts) => `${amounts} al día`),
    percentOfBirthWeight: inWords((numbers) => `${numbers}% del peso al nacer`, 'más de'),
    daysAfterBirth: inWords(
      (numbers, last) =>
        plural(last, { one: `${numbers} día después de nacer`, other: `${numbers} días después de nacer` }),
      'desde',
    ),
    minutesAwake: inWords((numbers, last) =>
      plural(last, { one: `${numbers} minuto sin dormir`, other: `${numbers} minutos sin dormir` }),
    ),
  } satisfies Record<CareUnit, unknown>,
  numbers: inWords((numbers) => numbers),
  source: {
    /** The short name of the World Health Organization. */
    who: 'OMS',
    seen: (publisher: string, title: string) => `${publisher}: ${title}`,
    seenOf: (publisher: string, title: string, year: number) => `${publisher}: ${title}, ${year}`,
    quoted: (publisher: string, title: string) => `${publisher}: ${title} (citado en otra fuente)`,
    quotedOf: (publisher: string, title: string, year: number) =>
      `${publisher}: ${title}, ${year} (citado en otra fuente)`,
  },
  notes: {
    every1To3Hours: 'Cada 1 a 3 horas.',
    every2To3Hours: 'Cada 2 a 3 horas en los primeros días.',
    every2To4Hours: 'En las primeras semanas y meses, cada 2 a 4 horas.',
    observedFeeds: 'Observado.',
    firstMonths: 'En las primeras semanas y meses.',
    firstDaysOnFormula: 'En los primeros días, solo con fórmula.',
    days1And2: 'En los días 1 y 2.',
    formula: 'De fórmula.',
    formulaAfterFirstDays: 'De fórmula, después de los primeros días; la mayoría a las 2 semanas.',
    formulaFirstMonth: 'De fórmula; al final del primer mes, al menos 120 ml (4 oz).',
    formulaMost: 'De fórmula; el máximo es de unos 210 a 240 ml (7 a 8 oz).',
    formulaOrSolids: 'Fórmula o sólidos, de los 6 a los 12 meses.',
    bottlesAt6Months: 'Biberones, a los 6 meses.',
    formulaByPound: 'Solo con fórmula: unos 165 ml por kg (2½ oz por libra), y no más de 960 ml (32 oz).',
    formulaByKg: 'Solo con fórmula: de 150 a 200 ml por kg, 960 ml como máximo.',
    mayBeRight: 'Puede estar bien para algunos bebés.',
    observedSleep: 'Observed in infants: 95 of 100 slept this much, 12.8 hours on average.',
    newborns: 'Recién nacidos, a menudo solo 1 o 2 horas seguidas.',
    napsIncluded: 'Siestas incluidas.',
    upTo90Minutes: 'Hasta 90 en algunas tablas.',
    formulaFedWet: 'Con fórmula, desde unos días después de nacer.',
    formulaFedDirty: 'Con fórmula, en las primeras semanas.',
    fromMedians:
      'Calculado con los pesos que están en el centro del patrón: la mitad de los bebés pesa menos.',
    compareOverAMonth: 'El aumento varía mucho de una semana a otra: compara a lo largo de al menos un mes.',
    compareOverTwoMonths:
      'El aumento varía mucho de una semana a otra: compara a lo largo de al menos dos meses.',
    fromDay4: 'Del día 4 a los 3 o 4 meses.',
    onceRegained: 'De 4 a 8 oz por semana, una vez recuperado el peso al nacer.',
    weighLeast: 'En este momento pesan menos los bebés que toman pecho.',
    averageLoss: 'Lo que pierden en promedio los bebés que toman pecho.',
    formulaFedLoss: 'A los 2 o 3 días, la mitad de los bebés que toman fórmula ha perdido menos que esto.',
    lossStops: 'Para entonces ya no suelen perder peso.',
    halfAreBack: 'Half of all babies are back at birth weight.',
    usuallyBack: 'Cuando los pediatras suelen esperar que se recupere el peso al nacer.',
    mostAreBack: 'Para entonces la mayoría de los bebés ha recuperado el peso al nacer.',
    lossIsCommon: 'Es común perder hasta el 7% del peso al nacer en los primeros días.',
    lossToWatch:
      'Between 7 and 10%: weigh again soon and keep an eye on feeding. About 1 in 20 breastfed babies born vaginally, and more after a cesarean, lose 10% in two days.',
    lossToCall: 'Más del 10%: llama a tu pediatra, que querrá ver a tu bebé.',
    notBackAfter14Days:
      'Aún sin recuperar el peso al nacer después de 14 días: coméntalo en la próxima consulta.',
    notBackAfter3Weeks: 'Aún sin recuperar el peso al nacer después de 3 semanas: llama a tu pediatra.',
  } satisfies Record<CareNote, string>,
  byPublisher: {
    every1To3Hours: (publisher: string) => `${publisher}: cada 1 a 3 horas`,
    every2To3Hours: (publisher: string) => `${publisher}: cada 2 a 3 horas en los primeros días`,
    every2To4Hours: (publisher: string) => `${publisher}: en las primeras semanas y meses, cada 2 a 4 horas`,
    observedFeeds: (publisher: string) => `${publisher}: observado`,
    firstMonths: (publisher: string) => `${publisher}: en las primeras semanas y meses`,
    firstDaysOnFormula: (publisher: string) => `${publisher}: en los primeros días, solo con fórmula`,
    days1And2: (publisher: string) => `${publisher}: en los días 1 y 2`,
    formula: (publisher: string) => `${publisher}: de fórmula`,
    formulaAfterFirstDays: (publisher: string) =>
      `${publisher}: de fórmula, después de los primeros días; la mayoría a las 2 semanas`,
    formulaFirstMonth: (publisher: string) =>
      `${publisher}: de fórmula; al final del primer mes, al menos 120 ml (4 oz)`,
    formulaMost: (publisher: string) =>
      `${publisher}: de fórmula; el máximo es de unos 210 a 240 ml (7 a 8 oz)`,
    formulaOrSolids: (publisher: string) => `${publisher}: fórmula o sólidos, de los 6 a los 12 meses`,
    bottlesAt6Months: (publisher: string) => `${publisher}: biberones, a los 6 meses`,
    formulaByPound: (publisher: string) =>
      `${publisher}: solo con fórmula: unos 165 ml por kg (2½ oz por libra), y no más de 960 ml (32 oz)`,
    formulaByKg: (publisher: string) =>
      `${publisher}: solo con fórmula: de 150 a 200 ml por kg, 960 ml como máximo`,
    mayBeRight: (publisher: string) => `${publisher}: puede estar bien para algunos bebés`,
    observedSleep: (publisher: string) =>
      `${publisher}: observed in infants: 95 of 100 slept this much, 12.8 hours on average`,
    newborns: (publisher: string) => `${publisher}: recién nacidos, a menudo solo 1 o 2 horas seguidas`,
    napsIncluded: (publisher: string) => `${publisher}: siestas incluidas`,
    upTo90Minutes: (publisher: string) => `${publisher}: hasta 90 en algunas tablas`,
  } satisfies Record<FeedingNote | SleepNote, unknown>,
  stools: {
    black: 'A esta edad el popó suele ser negro y pegajoso, como alquitrán.',
    brownToBlack: 'A esta edad el popó suele ser de marrón a negro.',
    greenish: 'A esta edad el popó suele ser verdoso.',
    greenToYellow: 'A esta edad el popó suele ser de verde a amarillo.',
    yellow: 'A esta edad el popó suele ser amarillo.',
    yellowWithGrains: 'A esta edad el popó suele ser amarillo, con grumos como semillas.',
    later:
      'Un bebé que toma pecho puede pasar varios días sin evacuar si el popó es blando. Con fórmula suele ser a diario.',
  } satisfies Record<Stool, string>,
};
