import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('de');

/** The calendar: the month, and the rhythm of the days. */
export const calendar = {
  title: 'Kalender',
  opening: 'Kalender wird geöffnet …',
  gated: {
    title: 'Der Monat auf einen Blick',
    plan: 'Die Monatsansicht und den Tagesrhythmus deines Babys gibt es mit Plus und Lifetime.',
    log: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Jeder einzelne Tag ist im ',
      link('Tagebuch'),
      ' offen, mit jedem Tarif.',
    ],
  },
  noBaby: {
    title: 'Dein Kalender beginnt mit deinem Baby',
    about: 'Gib Name und Geburtsdatum ein. Dann stehen hier die Einträge jedes Tages.',
    add: 'Baby anlegen',
  },
  views: { title: 'Ansicht', month: 'Monat', rhythm: 'Rhythmus' },
  months: {
    title: 'Monat wechseln',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    present: 'Dieser Monat',
  },
  periods: {
    title: (days: number) =>
      plural(days, { one: 'Um einen Tag blättern', other: `Um ${number(days)} Tage blättern` }),
    previous: (days: number) => plural(days, { one: 'Voriger Tag', other: `Vorige ${number(days)} Tage` }),
    next: (days: number) => plural(days, { one: 'Nächster Tag', other: `Nächste ${number(days)} Tage` }),
    present: 'Aktuell',
  },
  month: {
    reading: 'Monat wird gelesen …',
    grid: (month: string) => `${month}, Tag für Tag. Mit den Pfeiltasten wechselst du den Tag.`,
    show: 'Was angezeigt wird',
    showOthers: 'Was außerdem angezeigt wird',
    mark: 'An jedem Tag markieren',
    legend: 'Was die Symbole bedeuten',
    hoursAsleep: 'Stunden Schlaf',
    growthMeasured: 'Gemessen und gewogen',
    firstTaste: 'Etwas zum ersten Mal probiert',
  },
  /** The words of a day: those that it shows, and those for a screen reader. */
  day: {
    count: (entries: number) => number(entries),
    growthMeasured: 'gemessen und gewogen',
    underOne: '<1',
    hours: (hours: string) => `${hours}\u00a0h`,
    firstTasteOf: (foods: readonly string[]) => `zum ersten Mal probiert: ${list(foods)}`,
    timeAsleep: {
      over: (time: string) => `${time} Schlaf`,
      running: (time: string) => `bisher ${time} Schlaf`,
    },
    logged: {
      today: (day: string, entries: readonly string[]) => `${day}, heute: ${list(entries)}`,
      past: (day: string, entries: readonly string[]) => `${day}: ${list(entries)}`,
    },
    empty: {
      today: (day: string) => `${day}, heute: noch kein Eintrag`,
      past: (day: string) => `${day}: kein Eintrag`,
    },
  },
  rhythm: {
    reading: 'Tage werden gelesen …',
    empty: 'Kein Schlaf, keine Mahlzeiten und keine Windeln an diesen Tagen.',
    title: {
      midnight: 'Von Mitternacht bis Mitternacht',
      hour: (hour: string) => `Von ${hour} bis ${hour}`,
    },
    start: {
      title: 'Zeilen beginnen um',
      midnight: 'Ab Mitternacht',
      hour: (hour: string) => `Ab ${hour}`,
    },
    picture: (name: string, days: string) => `Tagesrhythmus von ${name}, ${days}`,
    legend: 'Was die Zeichen bedeuten',
    night: 'Nachtschlaf',
    nap: 'Nickerchen',
    feed: 'Mahlzeit',
    diaper: 'Windel',
    skipped: 'Ausgelassen: die Stunde, die bei der Zeitumstellung wegfiel',
    twice: 'Halbe Höhe: die Stunde, die es bei der Zeitumstellung doppelt gab',
    asTable: 'Als Tabelle zeigen',
    /** The text alternative of the rhythm. Its sentences follow each other. */
    told: {
      rows: {
        midnight: (days: number) =>
          plural(days, {
            one: '1 Tag, von Mitternacht bis Mitternacht.',
            other: `${number(days)} Tage, je eine Zeile von Mitternacht bis Mitternacht.`,
          }),
        /** Each row begins in the evening before its day. */
        hour: (days: number, hour: string) =>
          plural(days, {
            one: `1 Tag, gezählt von Mitternacht bis Mitternacht. Die Zeile beginnt am Abend davor um ${hour}.`,
            other: `${number(days)} Tage, gezählt von Mitternacht bis Mitternacht. Die Zeilen beginnen am Abend davor um ${hour}.`,
          }),
      },
      counts: {
        feeds: (feeds: number) =>
          plural(feeds, {
            one: '1 Mahlzeit und kein Schlaf.',
            other: `${number(feeds)} Mahlzeiten und kein Schlaf.`,
          }),
        both: (feeds: number, stretches: number) =>
          list([
            plural(feeds, { one: '1 Mahlzeit', other: `${number(feeds)} Mahlzeiten` }),
            plural(stretches, {
              one: '1 Schlafphase, um Mitternacht geteilt.',
              other: `${number(stretches)} Schlafphasen, um Mitternacht geteilt.`,
            }),
          ]),
      },
      average: (time: string) => `An Tagen mit lückenlosem Schlaf im Schnitt ${time} Schlaf.`,
      others: (entries: readonly string[]) => `Außerdem ${list(entries)}.`,
      running: 'Der letzte Schlaf läuft noch.',
      clocks: (days: number) =>
        plural(days, {
          one: 'An einem dieser Tage wurde die Uhr umgestellt.',
          other: `An ${number(days)} dieser Tage wurde die Uhr umgestellt.`,
        }),
    },
  },
  range: {
    title: 'Anzahl der Tage',
    lengths: { 14: '2 Wochen', 28: '4 Wochen', 84: '12 Wochen', 365: '1 Jahr' },
    choose: 'Zeitraum wählen',
    from: 'Von',
    to: 'Bis',
    show: 'Diese Tage zeigen',
  },
  table: {
    title: 'Die Tage als Tabelle',
    day: 'Tag',
    asleep: 'Schlaf',
    sleeps: 'Schlafzeiten',
    feeds: 'Mahlzeiten',
    diapers: 'Windeln',
    noSleep: 'kein Eintrag',
    sleep: {
      over: (start: string, end: string) => `${start} – ${end}`,
      running: (start: string) => `${start} – jetzt`,
    },
    /** Joins the times in a cell. */
    times: (times: readonly string[]) => times.join(', '),
  },
};
