import type { CareNote, FeedingNote, SleepNote } from '#domain/care-guide/care-note.ts';
import type { CareUnit } from '#domain/care-guide/care-range.ts';
import type { Stool } from '#domain/care-guide/diapers.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural } = grammarOf('de');

/**
 * Makes the texts of a range. Its numbers are already formatted. The last number, `last`, decides between singular and
 * plural.
 */
const inWords = (of: (numbers: string, last: number) => string, least = 'mindestens') => ({
  between: (low: string, high: string, last: number) => of(`${low} bis ${high}`, last),
  about: (number: string, last: number) => of(`etwa ${number}`, last),
  upTo: (high: string, last: number) => of(`bis zu ${high}`, last),
  atLeast: (low: string, last: number) => of(`${least} ${low}`, last),
});

/**
 * The usual ranges and their notes, from the sources. Screens and reports use them. They are medical: a reader with
 * medical training must check every change. Texts without a German source are the English ones.
 */
export const guide = {
  notAdvice:
    'Typische Bereiche für gesunde, reif geborene Babys, kein medizinischer Rat. Jedes Baby ist anders: Frag in deiner Kinderarztpraxis.',
  /** The numbers of volumes and weights already have their unit: "60 bis 90 ml pro Mahlzeit". */
  ranges: {
    wetDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} nasse Windel in 24 Stunden`,
        other: `${numbers} nasse Windeln in 24 Stunden`,
      }),
    ),
    dirtyDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} Windel mit Stuhl in 24 Stunden`,
        other: `${numbers} Windeln mit Stuhl in 24 Stunden`,
      }),
    ),
    feeds: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} Mahlzeit in 24 Stunden`,
        other: `${numbers} Mahlzeiten in 24 Stunden`,
      }),
    ),
    feedsBySide: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} Mahlzeit in 24 Stunden, jede Brust gezählt`,
        other: `${numbers} Mahlzeiten in 24 Stunden, jede Brust gezählt`,
      }),
    ),
    hoursBetweenFeeds: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} Stunde zwischen den Mahlzeiten`,
        other: `${numbers} Stunden zwischen den Mahlzeiten`,
      }),
    ),
    mlPerFeed: inWords((amounts) => `${amounts} pro Mahlzeit`),
    mlPerDay: inWords((amounts) => `${amounts} in 24 Stunden`),
    hoursOfSleep: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} Stunde Schlaf in 24 Stunden`,
        other: `${numbers} Stunden Schlaf in 24 Stunden`,
      }),
    ),
    gramsPerDay: inWords((amounts) => `${amounts} pro Tag`),
    percentOfBirthWeight: inWords((numbers) => `${numbers}\u00a0% des Geburtsgewichts`, 'über'),
    daysAfterBirth: {
      ...inWords((numbers, last) =>
        plural(last, { one: `${numbers} Tag nach der Geburt`, other: `${numbers} Tage nach der Geburt` }),
      ),
      atLeast: (low: string, last: number) =>
        plural(last, { one: `ab ${low} Tag nach der Geburt`, other: `ab ${low} Tagen nach der Geburt` }),
    },
    minutesAwake: inWords((numbers, last) =>
      plural(last, { one: `${numbers} Minute wach`, other: `${numbers} Minuten wach` }),
    ),
  } satisfies Record<CareUnit, unknown>,
  /** A range without its unit. It is next to a range that has the unit. */
  numbers: inWords((numbers) => numbers),
  source: {
    /** The short name of the World Health Organization. */
    who: 'WHO',
    seen: (publisher: string, title: string) => `${publisher}: ${title}`,
    seenOf: (publisher: string, title: string, year: number) => `${publisher}: ${title}, ${year}`,
    quoted: (publisher: string, title: string) => `${publisher}: ${title} (in anderer Quelle zitiert)`,
    quotedOf: (publisher: string, title: string, year: number) =>
      `${publisher}: ${title}, ${year} (in anderer Quelle zitiert)`,
  },
  notes: {
    every1To3Hours: 'Alle 1 bis 3 Stunden.',
    every2To3Hours: 'In den ersten Tagen alle 2 bis 3 Stunden.',
    every2To4Hours: 'In den ersten Wochen und Monaten alle 2 bis 4 Stunden.',
    observedFeeds: 'Beobachtet.',
    firstMonths: 'In den ersten Wochen und Monaten.',
    firstDaysOnFormula: 'In den ersten Tagen, nur mit Säuglingsmilch.',
    days1And2: 'An Tag 1 und 2.',
    formula: 'Säuglingsmilch.',
    formulaAfterFirstDays: 'Säuglingsmilch, nach den ersten Tagen; bei den meisten bis 2 Wochen.',
    formulaFirstMonth: 'Of formula; by the end of the first month at least 120 ml (4 oz).',
    formulaMost: 'Of formula; the most is about 210 to 240 ml (7 to 8 oz).',
    formulaOrSolids: 'Säuglingsmilch oder Beikost, mit 6 bis 12 Monaten.',
    bottlesAt6Months: 'Flaschen, mit 6 Monaten.',
    formulaByPound: 'On formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz).',
    formulaByKg: 'On formula alone: 150 to 200 ml a kg, at most 960 ml.',
    mayBeRight: 'Kann für manche Babys passen.',
    observedSleep: 'Observed in infants: 95 of 100 slept this much, 12.8 hours on average.',
    newborns: 'Neugeborene, oft nur 1 oder 2 Stunden am Stück.',
    napsIncluded: 'Nickerchen mitgezählt.',
    upTo90Minutes: 'In manchen Tabellen bis zu 90.',
    formulaFedWet: 'Mit Säuglingsmilch, ab ein paar Tagen nach der Geburt.',
    formulaFedDirty: 'Mit Säuglingsmilch, in den ersten Wochen.',
    fromMedians: 'Aus den mittleren Gewichten des Standards berechnet: Die Hälfte aller Babys wiegt weniger.',
    compareOverAMonth:
      'Die Zunahme schwankt stark von Woche zu Woche: Vergleiche über mindestens einen Monat.',
    compareOverTwoMonths:
      'Die Zunahme schwankt stark von Woche zu Woche: Vergleiche über mindestens zwei Monate.',
    fromDay4: 'Vom 4. Tag bis 3 oder 4 Monate.',
    onceRegained: '4 bis 8 oz pro Woche, sobald das Geburtsgewicht wieder erreicht ist.',
    weighLeast: 'Gestillte Babys wiegen zu dieser Zeit am wenigsten.',
    averageLoss: 'So viel nehmen gestillte Babys im Durchschnitt ab.',
    formulaFedLoss: 'At 2 to 3 days, half of formula-fed babies have lost less than this.',
    lossStops: 'Die Abnahme hört meist bis dahin auf.',
    halfAreBack: 'Die Hälfte aller Babys hat das Geburtsgewicht wieder erreicht.',
    usuallyBack: 'Bis dahin erwarten Fachleute meist wieder das Geburtsgewicht.',
    mostAreBack: 'Die meisten Babys haben bis dahin ihr Geburtsgewicht wieder erreicht.',
    lossIsCommon: 'Bis zu 7\u00a0% des Geburtsgewichts in den ersten Tagen zu verlieren ist häufig.',
    lossToWatch:
      'Between 7 and 10%: weigh again soon and keep an eye on feeding. About 1 in 20 breastfed babies born vaginally, and more after a cesarean, lose 10% in two days.',
    lossToCall: 'Über 10\u00a0%: Ruf in der Kinderarztpraxis an, sie wird dein Baby sehen wollen.',
    notBackAfter14Days: 'Nach 14 Tagen noch unter dem Geburtsgewicht: Sprich es beim nächsten Termin an.',
    notBackAfter3Weeks: 'Nach 3 Wochen noch unter dem Geburtsgewicht: Ruf in der Kinderarztpraxis an.',
  } satisfies Record<CareNote, string>,
  /** The publisher of a number and the note on it. Both are in parentheses after the number. */
  byPublisher: {
    every1To3Hours: (publisher: string) => `${publisher}: alle 1 bis 3 Stunden`,
    every2To3Hours: (publisher: string) => `${publisher}: in den ersten Tagen alle 2 bis 3 Stunden`,
    every2To4Hours: (publisher: string) =>
      `${publisher}: in den ersten Wochen und Monaten alle 2 bis 4 Stunden`,
    observedFeeds: (publisher: string) => `${publisher}: beobachtet`,
    firstMonths: (publisher: string) => `${publisher}: in den ersten Wochen und Monaten`,
    firstDaysOnFormula: (publisher: string) => `${publisher}: in den ersten Tagen, nur mit Säuglingsmilch`,
    days1And2: (publisher: string) => `${publisher}: an Tag 1 und 2`,
    formula: (publisher: string) => `${publisher}: Säuglingsmilch`,
    formulaAfterFirstDays: (publisher: string) =>
      `${publisher}: Säuglingsmilch, nach den ersten Tagen; bei den meisten bis 2 Wochen`,
    formulaFirstMonth: (publisher: string) =>
      `${publisher}: of formula; by the end of the first month at least 120 ml (4 oz)`,
    formulaMost: (publisher: string) =>
      `${publisher}: of formula; the most is about 210 to 240 ml (7 to 8 oz)`,
    formulaOrSolids: (publisher: string) => `${publisher}: Säuglingsmilch oder Beikost, mit 6 bis 12 Monaten`,
    bottlesAt6Months: (publisher: string) => `${publisher}: Flaschen, mit 6 Monaten`,
    formulaByPound: (publisher: string) =>
      `${publisher}: on formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz)`,
    formulaByKg: (publisher: string) => `${publisher}: on formula alone: 150 to 200 ml a kg, at most 960 ml`,
    mayBeRight: (publisher: string) => `${publisher}: kann für manche Babys passen`,
    observedSleep: (publisher: string) =>
      `${publisher}: observed in infants: 95 of 100 slept this much, 12.8 hours on average`,
    newborns: (publisher: string) => `${publisher}: Neugeborene, oft nur 1 oder 2 Stunden am Stück`,
    napsIncluded: (publisher: string) => `${publisher}: Nickerchen mitgezählt`,
    upTo90Minutes: (publisher: string) => `${publisher}: in manchen Tabellen bis zu 90`,
  } satisfies Record<FeedingNote | SleepNote, unknown>,
  /**
   * What stools usually look like. The words about breastfed babies follow HSE Ireland. Those about formula have no
   * source.
   */
  stools: {
    black: 'Der Stuhl ist jetzt meist schwarz und teerartig.',
    brownToBlack: 'Der Stuhl ist jetzt meist braun bis schwarz.',
    greenish: 'Der Stuhl ist jetzt meist grünlich.',
    greenToYellow: 'Der Stuhl ist jetzt meist grün bis gelb.',
    yellow: 'Der Stuhl ist jetzt meist gelb.',
    yellowWithGrains: 'Der Stuhl ist jetzt meist gelb, mit kleinen Körnchen.',
    later:
      'Ein gestilltes Baby kann mehrere Tage keinen Stuhl haben, wenn er weich ist. Mit Säuglingsmilch kommt er meist täglich.',
  } satisfies Record<Stool, string>,
};
