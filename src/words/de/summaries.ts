import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/**
 * The summaries of a week and of 14 or 30 days, and the growth curves. Amounts and dates
 * are already formatted. `runningWeek` and `runningDays` are for a period that is not over.
 */
export const summaries = {
  title: 'Statistik',
  opening: 'Statistik wird geöffnet …',
  reading: 'Tage werden zusammengezählt …',
  tabs: { title: 'Teile der Statistik', overview: 'Überblick', growth: 'Wachstum', share: 'Teilen' },
  /** Opens the rest of a card. `card` is its title. */
  more: 'Mehr',
  moreOf: (card: string) => `Mehr zu ${card}`,
  /** Opens the explanations below the cards. */
  about: 'Zu diesen Zahlen',
  noBaby: {
    title: 'Leg dein Baby an, um die Statistik zu sehen',
    about: 'Hier siehst du Mahlzeiten, Windeln und Schlaf, Woche für Woche.',
    add: 'Baby anlegen',
  },
  lengths: {
    title: 'Wie viele Tage',
    week: 'Woche',
    days: (days: number) => `${number(days)} Tage`,
  },
  pages: {
    week: {
      title: 'Woche wechseln',
      previous: 'Vorige Woche',
      next: 'Nächste Woche',
      present: 'Diese Woche',
    },
    days: (days: number) => ({
      title: `Um ${number(days)} Tage blättern`,
      previous: `Vorige ${number(days)} Tage`,
      next: `Nächste ${number(days)} Tage`,
      present: `Letzte ${number(days)} Tage`,
    }),
  },
  /** `title` and `text` are two parts of one sentence, as `PlanNote` needs them. */
  gated: {
    periods: {
      title: '14 und 30 Tage',
      text: 'Die Statistik über 14 und 30 Tage mit Trends gibt es mit Plus und Lifetime.',
    },
    curves: {
      text: 'WHO-Wachstumskurven mit Perzentilen gibt es mit Plus und Lifetime.',
    },
    share: {
      text: 'Einen PDF-Bericht für Kinderarztpraxis und Stillberatung gibt es mit Starter, Plus und Lifetime. Ebenso ein kurzes PDF und eine CSV-Tabelle.',
    },
  },
  empty: {
    title: {
      week: () => 'In dieser Woche nichts eingetragen',
      runningWeek: () => 'Diese Woche noch nichts eingetragen',
      days: (days: number) => `In diesen ${number(days)} Tagen nichts eingetragen`,
      runningDays: (days: number) => `In diesen ${number(days)} Tagen noch nichts eingetragen`,
    },
    over: {
      about: 'Du kannst für jeden dieser Tage noch nachtragen.',
      open: 'Diese Tage im Tagebuch öffnen',
    },
    running: {
      about: 'Hier erscheinen die ersten Mahlzeiten, Windeln und Schlafzeiten.',
      open: 'Tagebuch öffnen',
    },
  },
  preterm: <Node>(name: Node): (string | Node)[] => [
    name,
    ' kam zu früh zur Welt. Richte dich nach eurem eigenen Plan.',
  ],
  kinds: {
    feed: {
      title: 'Mahlzeiten',
      table: 'Mahlzeiten Tag für Tag',
      note: 'Die andere Brust oder eine Flasche innerhalb einer halben Stunde zählt zur selben Mahlzeit. Abstände über eine Lücke im Tagebuch zählen nicht.',
    },
    diaper: {
      title: 'Windeln',
      table: 'Windeln Tag für Tag',
      note: 'Eine Windel, die nass war und Stuhl hatte, zählt einmal, unter „Beides“.',
    },
    sleep: {
      title: 'Schlaf',
      table: 'Schlaf Tag für Tag',
      note: 'Ein Schlaf über Mitternacht wird auf seine Tage aufgeteilt.',
    },
  },
  total: {
    week: () => 'In dieser Woche',
    runningWeek: () => 'Diese Woche bisher',
    days: (days: number) => `In diesen ${number(days)} Tagen`,
    runningDays: (days: number) => `In diesen ${number(days)} Tagen bisher`,
  },
  none: {
    week: () => 'In dieser Woche nichts eingetragen.',
    runningWeek: () => 'Diese Woche bisher nichts eingetragen.',
    days: (days: number) => `In diesen ${number(days)} Tagen nichts eingetragen.`,
    runningDays: (days: number) => `In diesen ${number(days)} Tagen bisher nichts eingetragen.`,
  },
  /** Compares a total with that of the period before. `amount` has no sign. */
  change: {
    week: comparedWith('in der Woche davor'),
    runningWeek: comparedWith('letzte Woche bis hierhin'),
    days: comparedWithDays(''),
    runningDays: comparedWithDays(' bis hierhin'),
  },
  /** Compares a daily average with that of the period before. `amount` has no sign. */
  averageChange: {
    week: {
      ...comparedWith('in der Woche davor', ' pro Tag'),
      brief: (amount: string) => `${amount} zur Vorwoche`,
    },
    runningWeek: {
      ...comparedWith('letzte Woche', ' pro Tag'),
      brief: (amount: string) => `${amount} zur letzten Woche`,
    },
    days: { ...comparedWithDays('', ' pro Tag'), brief: briefDays },
    runningDays: { ...comparedWithDays('', ' pro Tag'), brief: briefDays },
  },
  /** Compares a figure in small print. `amount` has its sign. */
  versus: {
    week: (amount: string) => `${amount} zur Vorwoche`,
    days: (amount: string, days: number) => `${amount} gegenüber ${before(days)}`,
    sameWeek: 'wie in der Woche davor',
    sameDays: (days: number) => `wie in ${before(days)}`,
  },
  average: {
    title: 'Tagesdurchschnitt',
    over: (days: number) =>
      plural(days, {
        one: 'Durchschnitt aus 1 vollen Tag.',
        other: `Durchschnitt aus ${number(days)} vollen Tagen.`,
      }),
    /** Follows the figure of a card. */
    unit: 'pro Tag',
    perDay: (amount: string) => `${amount} pro Tag`,
  },
  details: {
    separator: ' · ',
    balance: {
      label: 'Links / rechts',
      share: (left: string, right: string) => `${left} / ${right}\u00a0%`,
      of: 'der Stilldauer',
      week: (left: string, right: string) => `in der Woche davor ${left} / ${right}\u00a0%`,
      days: (left: string, right: string, days: number) => `in ${before(days)} ${left} / ${right}\u00a0%`,
    },
    milk: {
      label: 'Säuglingsmilch / Muttermilch',
      both: (formula: string, breast: string) => `${formula} / ${breast}`,
      shares: (formula: string, breast: string) => `${formula} / ${breast}\u00a0%`,
      /** Volumes that are neither formula nor breast milk. */
      rest: {
        mixed: (volume: string) => `${volume} gemischt`,
        other: (volume: string) => `${volume} andere`,
        unnamed: (volume: string) => `${volume} ohne Angabe`,
      },
      /** `change` is the text of a change, such as "+120 ml zur Vorwoche". */
      changes: {
        formula: (change: string) => `Säuglingsmilch ${change}`,
        breast: (change: string) => `Muttermilch ${change}`,
      },
    },
    feedsByDay: { label: 'Abstand der Mahlzeiten, Tag' },
    feedsAtNight: { label: 'Abstand der Mahlzeiten, Nacht' },
    usually: 'meist, von Beginn zu Beginn',
    longest: (time: string) => `längster ${time}`,
    longestSleep: {
      label: 'Längste Schlafphase',
      over: (time: string) => time,
      running: (time: string) => `bisher ${time}`,
    },
  },
  /** The day that was picked in a chart. `entries` are the day's figures, such as "8 Mahlzeiten". */
  picked: {
    pick: (chart: string) => `${chart}: Tag wählen`,
    told: (day: string, entries: string) => `${day}: ${entries}`,
    none: 'nichts eingetragen',
    /** The name of today, which is not over. */
    soFar: (day: string) => `${day}, bisher`,
    todaySoFar: 'Heute bisher',
    asleep: (time: string) => `${time} Schlaf`,
    open: 'Tag öffnen',
    openOf: (day: string) => `Tag öffnen, ${day}`,
  },
  byDay: {
    day: 'Tag',
    /** The head of a column of counts. `unit` is its second line. */
    wet: { name: 'Nass', unit: '+ beides (mind.)' },
    dirty: { name: 'Stuhl', unit: '+ beides (mind.)' },
    least: (count: string, least: number) => `${count} (${number(least)})`,
    none: '–',
    gap: ', Lücke im Tagebuch',
    nothing: (day: string) => `nichts eingetragen am ${day}`,
    /** The sources follow, each on its own line. */
    sources: 'Mindestens, an diesem Lebenstag.',
  },
  usual: {
    atAge: (age: string) => `Üblich im Alter: ${age}`,
    atThatAge: 'Üblich in diesem Alter',
    firstWeeks: 'Üblich in den ersten Wochen',
    more: 'Mehr aus den Quellen',
  },
  growth: {
    title: 'Wachstum',
    none: 'Noch keine Messungen.',
    weight: 'Letztes Gewicht',
    /** Follows the last weight. */
    onDay: (day: string) => `am ${day}`,
    head: (length: string) => `Kopf ${length}`,
    add: 'Messung eintragen',
    gainUnit: {
      g: (amount: string) => `${amount} g pro Tag`,
      oz: (amount: string) => `${amount} oz pro Tag`,
    },
    /** `gain` is "± 2 g pro Tag", and `each` is the error of one weighing. */
    error: (gain: string, each: string) => `${gain}, weil jedes Wiegen um etwa ${each} daneben liegen kann.`,
    tooClose: (days: string) =>
      `Gewichtszunahme, ${days}: zu kurzer Abstand für eine Aussage. Wiege im Abstand von mindestens 7 Tagen.`,
    addBirthWeight: <Node>(link: (text: string) => Node): (string | Node)[] => [
      link('Trag das Geburtsgewicht ein'),
      ', um Abnahme und Aufholen der ersten Tage zu sehen.',
    ],
  },
  curves: {
    title: 'Wachstumskurven',
    which: 'Welche Kurven',
    notMeasured: 'Noch nicht gemessen',
    weightAt: (weight: string, length: string) => `${weight} bei ${length}`,
    /** Say what a percentile means. `below` are the babies below it: "24 von 100 Mädchen in diesem Alter". */
    means: {
      'weight-for-age': (below: string) => `Leichter sind ${below}.`,
      'length-for-age': (below: string) => `Kleiner sind ${below}.`,
      'head-for-age': (below: string) => `Einen kleineren Kopf haben ${below}.`,
      'weight-for-length': (below: string) => `Leichter sind ${below}.`,
    },
    /** `count` is out of 100, such as "24". */
    below: {
      age: (count: string, babies: string) => `${count} von 100 ${babies} in diesem Alter`,
      correctedAge: (count: string, babies: string) =>
        `${count} von 100 ${babies} in diesem korrigierten Alter`,
      length: (count: string, babies: string) => `${count} von 100 ${babies} mit dieser Länge`,
    },
    babies: { female: 'Mädchen', male: 'Jungen' },
    fewest: 'weniger als 1',
    most: 'mehr als 99',
    about:
      'Die 50. Perzentile ist die Mitte. Eine Perzentile ist keine Note und ein einzelner Punkt keine Diagnose.',
    table: {
      title: 'Die Messungen als Tabelle',
      empty: 'Noch keine Messungen für diese Kurve.',
      day: 'Tag',
      age: 'Alter',
      corrected: 'Korrigiert',
      length: 'Länge',
      weight: 'Gewicht',
      measure: 'Wert',
      gain: 'Zunahme',
      percentile: 'Perzentile',
      none: '–',
      beforeDue: 'vor dem Termin',
    },
  },
};

/** Names the days before the period, after “in” or “gegenüber”. */
function before(days: number): string {
  return `den ${number(days)} Tagen davor`;
}

function briefDays(amount: string, days: number): string {
  return `${amount} gegenüber ${before(days)}`;
}

/** `period` follows “als” or “wie”. */
function comparedWith(period: string, each = '') {
  return {
    more: (amount: string) => `${amount}${each} mehr als ${period}`,
    fewer: (amount: string) => `${amount}${each} weniger als ${period}`,
    less: (amount: string) => `${amount}${each} weniger als ${period}`,
    same: () => `Wie ${period}`,
  };
}

/** `until` follows the days before the period. */
function comparedWithDays(until: string, each = '') {
  return {
    more: (amount: string, days: number) => `${amount}${each} mehr als in ${before(days)}${until}`,
    fewer: (amount: string, days: number) => `${amount}${each} weniger als in ${before(days)}${until}`,
    less: (amount: string, days: number) => `${amount}${each} weniger als in ${before(days)}${until}`,
    same: (_amount: string, days: number) => `Wie in ${before(days)}${until}`,
  };
}
