import type { MeasureKey } from '#domain/summaries/measures.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('de');

/**
 * The figures of a period, and their charts. Screens and reports use them. Amounts, dates and times are already
 * formatted.
 */
export const figures = {
  /** `label` is the name in a card or a file. `short` is the head of a narrow column. */
  measures: {
    feeds: { label: 'Mahlzeiten', short: 'Mahlz.' },
    leftMinutes: { label: 'Brust links', short: 'Li.' },
    rightMinutes: { label: 'Brust rechts', short: 'Re.' },
    bottles: { label: 'Flaschen', short: 'Flaschen' },
    bottleOz: { label: 'Flaschenmenge', short: 'Flasche' },
    diapers: { label: 'Windeln', short: 'Windeln' },
    wet: { label: 'Nur nass', short: 'Nass' },
    dirty: { label: 'Nur Stuhl', short: 'Stuhl' },
    mixed: { label: 'Nass und Stuhl', short: 'Beides' },
    sleepMinutes: { label: 'Schlaf', short: 'Schlaf' },
    nightMinutes: { label: 'Nachtschlaf', short: 'Nachts' },
    napMinutes: { label: 'Tagschlaf', short: 'Tags' },
    naps: { label: 'Nickerchen', short: 'Nick.' },
  } satisfies Record<MeasureKey, { label: string; short: string }>,
  columnUnits: { hours: 'h:mm', minutes: 'min', oz: 'oz', ml: 'ml' },
  grams: {
    g: (amount: string) => `${amount} g`,
    oz: (amount: string) => `${amount} oz`,
  },
  period: {
    over: (days: string) => days,
    running: (days: string) => `${days}, bisher`,
  },
  /** Says which period the figures are compared with. `range` is the period before, such as "3.–9. Mai 2026". */
  compared: {
    week: (range: string) => `Verglichen mit der Woche davor, ${range}.`,
    runningWeek: (range: string, weekday: string) =>
      `Verglichen mit letzter Woche, ${range}, bis ${weekday} zur gleichen Uhrzeit.`,
    days: (range: string, days: number) => `Verglichen mit den ${number(days)} Tagen davor, ${range}.`,
    runningDays: (range: string, day: string, days: number) =>
      `Verglichen mit den ${number(days)} Tagen davor, ${range}, bis ${day} zur gleichen Uhrzeit.`,
    fewEntries: (days: number) =>
      plural(days, {
        one: 'Nur 1 dieser Tage hat Einträge.',
        other: `Nur ${number(days)} dieser Tage haben Einträge.`,
      }),
    gaps: (days: number) =>
      plural(days, {
        one: '1 dieser Tage hat eine Lücke im Tagebuch.',
        other: `${number(days)} dieser Tage haben Lücken im Tagebuch.`,
      }),
  },
  /** Why there is no comparison. */
  notCompared: {
    born: {
      week: (name: string) => `Noch kein Vergleich: ${name} kam in der Woche davor oder später zur Welt.`,
      days: (name: string, days: number) =>
        `Noch kein Vergleich: ${name} kam in den ${number(days)} Tagen davor oder später zur Welt.`,
    },
    nothingBefore: (range: string) => `Kein Vergleich: Für ${range} gibt es keine Einträge.`,
    fewBefore: (range: string, logged: number) =>
      plural(logged, {
        one: `Kein Vergleich: Für ${range} hat nur 1 Tag Einträge.`,
        other: `Kein Vergleich: Für ${range} haben nur ${number(logged)} Tage Einträge.`,
      }),
    nothing: {
      week: 'Kein Vergleich: In dieser Woche wurde nichts eingetragen.',
      runningWeek: 'Kein Vergleich: Diese Woche wurde noch nichts eingetragen.',
      days: 'Kein Vergleich: An diesen Tagen wurde nichts eingetragen.',
      runningDays: 'Kein Vergleich: An diesen Tagen wurde noch nichts eingetragen.',
    },
    few: {
      week: (logged: number) =>
        plural(logged, {
          one: 'Kein Vergleich: Nur 1 Tag dieser Woche hat Einträge.',
          other: `Kein Vergleich: Nur ${number(logged)} Tage dieser Woche haben Einträge.`,
        }),
      runningWeek: (logged: number) =>
        plural(logged, {
          one: 'Kein Vergleich: Erst 1 Tag dieser Woche hat Einträge.',
          other: `Kein Vergleich: Erst ${number(logged)} Tage dieser Woche haben Einträge.`,
        }),
      days: (logged: number) =>
        plural(logged, {
          one: 'Kein Vergleich: Nur 1 dieser Tage hat Einträge.',
          other: `Kein Vergleich: Nur ${number(logged)} dieser Tage haben Einträge.`,
        }),
      runningDays: (logged: number) =>
        plural(logged, {
          one: 'Kein Vergleich: Erst 1 dieser Tage hat Einträge.',
          other: `Kein Vergleich: Erst ${number(logged)} dieser Tage haben Einträge.`,
        }),
    },
  },
  /** Says which days are in the averages. */
  averages: {
    none: 'Durchschnitte gibt es nach dem ersten vollen Tag. Voll heißt: vorbei und ohne Lücken.',
    full: (days: number) =>
      plural(days, {
        one: 'Durchschnitt aus 1 vollen Tag.',
        other: `Durchschnitte aus ${number(days)} vollen Tagen.`,
      }),
    fullSoFar: (days: number) =>
      plural(days, {
        one: 'Durchschnitt aus bisher 1 vollen Tag.',
        other: `Durchschnitte aus bisher ${number(days)} vollen Tagen.`,
      }),
    byKind: (kinds: readonly string[], over: number) =>
      `Durchschnitte aus vollen Tagen: ${list(kinds)}, von ${number(over)}.`,
    fullOf: {
      feed: (days: number) => `Mahlzeiten ${number(days)}`,
      diaper: (days: number) => `Windeln ${number(days)}`,
      sleep: (days: number) => `Schlaf ${number(days)}`,
    },
  },
  /** Explains what a gap is. `hours` is "8", or "10–12" if the limit changes within the period. */
  gaps: {
    screen: (silences: readonly string[]) => `Eine Raute zeigt eine Lücke: mehr als ${silences.join(', ')}.`,
    paper: (silences: readonly string[]) => `* zeigt eine Lücke: mehr als ${silences.join(', ')}.`,
    silence: {
      feed: (hours: string) => `${hours} Stunden ohne Mahlzeit`,
      diaper: (hours: string) => `${hours} Stunden ohne Windel`,
      sleep: (hours: string) => `${hours} Stunden ohne Schlaf`,
      anyKind: (hours: string) => `${hours} Stunden ohne Eintrag`,
    },
  },
  unmeasured: {
    some: (bottles: number) =>
      plural(bottles, {
        one: '1 Flasche hat keine Menge, die Summe ist also höher als angezeigt.',
        other: `${number(bottles)} Flaschen haben keine Menge, die Summe ist also höher als angezeigt.`,
      }),
    all: (bottles: number) =>
      plural(bottles, {
        one: '1 Flasche hat keine Menge, die Summe ist also unbekannt.',
        other: `${number(bottles)} Flaschen haben keine Menge, die Summe ist also unbekannt.`,
      }),
    average: 'Der Durchschnitt gilt für die anderen Tage.',
  },
  charts: {
    feed: { title: 'Mahlzeiten pro Tag', filled: 'Brust', open: 'Mit Flasche' },
    diaper: { title: 'Windeln pro Tag', filled: 'Nass/beides', open: 'Nur Stuhl' },
    sleep: { title: 'Stunden Schlaf pro Tag', filled: 'Nacht', open: 'Nickerchen' },
    least: 'Minimum',
    /** The end of the line of the minimum, in two lines. */
    leastWet: (count: number) => ['Minimum', `${number(count)} nass`],
    gap: 'Lücke im Tagebuch',
    average: 'Durchschnitt',
    /** Describes a day of a chart. `figure` is its value on the day. */
    day: {
      complete: (day: string, figure: string) => `${day} ${figure}`,
      gap: (day: string, figure: string) => `${day} ${figure} mit einer Lücke im Tagebuch`,
      nothing: (day: string) => `${day} kein Eintrag`,
      /** Marks the figure of today, which still grows. */
      soFar: (figure: string) => `bisher ${figure}`,
    },
    days: (days: readonly string[]) => `${days.join(', ')}.`,
  },
  curves: {
    'weight-for-age': { short: 'Gewicht', title: 'Gewicht nach Alter' },
    'length-for-age': { short: 'Länge', title: 'Länge nach Alter' },
    'head-for-age': { short: 'Kopf', title: 'Kopfumfang nach Alter' },
    'weight-for-length': { short: 'Gewicht/Länge', title: 'Gewicht nach Länge' },
  },
  /** Names the growth between two measurements. */
  gainOf: {
    weight: (days: string) => `Gewichtszunahme, ${days}`,
    'length-for-age': (days: string) => `Längenwachstum, ${days}`,
    'head-for-age': (days: string) => `Kopfwachstum, ${days}`,
  },
  curvesOf: {
    female: {
      'weight-for-age': 'Gewicht nach Alter, WHO-Kurven für Mädchen',
      'length-for-age': 'Länge nach Alter, WHO-Kurven für Mädchen',
      'head-for-age': 'Kopfumfang nach Alter, WHO-Kurven für Mädchen',
      'weight-for-length': 'Gewicht nach Länge, WHO-Kurven für Mädchen',
    },
    male: {
      'weight-for-age': 'Gewicht nach Alter, WHO-Kurven für Jungen',
      'length-for-age': 'Länge nach Alter, WHO-Kurven für Jungen',
      'head-for-age': 'Kopfumfang nach Alter, WHO-Kurven für Jungen',
      'weight-for-length': 'Gewicht nach Länge, WHO-Kurven für Jungen',
    },
  },
  axes: {
    weeks: 'Alter in Wochen',
    months: 'Alter in Monaten',
    cm: 'Länge in cm',
    in: 'Länge in Zoll',
    unit: { kg: 'kg', lb: 'lb', cm: 'cm', in: 'in' },
  },
  curvesTold: {
    lines: 'Fünf Kurven: die 3., 15., 50., 85. und 97. Perzentile.',
    empty: 'Noch keine Messungen eingezeichnet.',
    visit: (day: string, standing: string) => `${day}: ${standing}.`,
  },
  percentile: {
    below: 'Unter der 1. Perzentile',
    of: (percentile: number) => `${percentile}. Perzentile`,
    above: 'Über der 99. Perzentile',
    /** The name of a curve. */
    curve: (percentile: number) => `P${percentile}`,
  },
  noStandard: { age: 'Keine Kurve für dieses Alter', length: 'Keine Kurve für diese Länge' },
  /** Describes a measured value and its percentile. */
  standing: {
    below: (value: string) => `${value}, unter der 1. Perzentile`,
    of: (value: string, percentile: number) => `${value}, ${percentile}. Perzentile`,
    above: (value: string) => `${value}, über der 99. Perzentile`,
    age: (value: string) => `${value}, keine Kurve für dieses Alter`,
    length: (value: string) => `${value}, keine Kurve für diese Länge`,
  },
  chartAge: {
    fromBirth: 'Alter ab der Geburt gezählt.',
    corrected: {
      days: (days: number) =>
        plural(days, {
          one: 'Korrigiertes Alter, ab dem errechneten Termin gezählt (1 Tag zu früh).',
          other: `Korrigiertes Alter, ab dem errechneten Termin gezählt (${number(days)} Tage zu früh).`,
        }),
      weeks: (weeks: number) =>
        plural(weeks, {
          one: 'Korrigiertes Alter, ab dem errechneten Termin gezählt (1 Woche zu früh).',
          other: `Korrigiertes Alter, ab dem errechneten Termin gezählt (${number(weeks)} Wochen zu früh).`,
        }),
      weeksAndDays: (weeks: number, days: number) =>
        `Korrigiertes Alter, ab dem errechneten Termin gezählt (${plural(weeks, { one: '1 Woche', other: `${number(weeks)} Wochen` })} ${plural(days, { one: '1 Tag', other: `${number(days)} Tage` })} zu früh).`,
    },
  },
  /** `grams` is a signed amount with its error and its unit, such as "+31 ± 4 g". */
  gain: {
    overDays: (grams: string, days: number) =>
      plural(days, {
        one: `${grams} pro Tag über 1 Tag`,
        other: `${grams} pro Tag über ${number(days)} Tage`,
      }),
    tooClose: 'zu kurzer Abstand für eine Aussage',
    error: (grams: string) =>
      `± ist die Ungenauigkeit beim Wiegen (eine Standardabweichung): etwa ${grams} pro Wiegen.`,
  },
  afterBirth: {
    born: (weight: string) => `Geburtsgewicht ${weight}.`,
    neverBelow: 'Später lag kein Gewicht darunter.',
    noneAfter: 'Noch kein späteres Gewicht.',
    lowest: (weight: string, dayOfLife: number, percent: string) =>
      `Niedrigstes Gewicht: ${weight} am ${number(dayOfLife)}. Lebenstag (${percent}\u00a0% weniger).`,
    back: (dayOfLife: number, day: string) =>
      `Geburtsgewicht spätestens am ${number(dayOfLife)}. Lebenstag wieder erreicht (${day}).`,
    notBack: (dayOfLife: number) =>
      `Beim letzten Wiegen am ${number(dayOfLife)}. Lebenstag noch unter dem Geburtsgewicht.`,
  },
  /** The license asks for this notice beside the curves. */
  growthNotice:
    'Wachstumsdaten: WHO Child Growth Standards, © World Health Organization 2006, 2007, CC BY-NC-SA 3.0 IGO; neu codiert, Werte unverändert. Die WHO unterstützt oder empfiehlt diese App nicht.',
};
