import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** Says how often something happened: "Spielen", "Spielen 2-mal". */
const times = (count: number, what: string) =>
  plural(count, { one: what, other: `${what} ${number(count)}-mal` });

/**
 * The daily log: the days, the entries of a day, and the search. A text for a kind has the kind's name as its
 * key.
 */
export const log = {
  title: 'Tagebuch',
  reading: 'Tagebuch wird gelesen …',
  noBaby: {
    title: 'Dein Tagebuch wartet auf dein Baby',
    about: 'Gib Name und Geburtsdatum ein und fang an. Alles bleibt auf diesem Gerät, bis du es teilst.',
    add: 'Baby anlegen',
  },
  logOf: (name: string) => `Tagebuch von ${name}`,
  day: {
    reading: 'Tag wird gelesen …',
    about: (date: string, age: string) => `${date} · ${age}`,
    choose: 'Tag wählen',
    previous: 'Voriger Tag',
    goTo: 'Zu einem Tag',
    /** The name of the heading as a button. It begins with the visible day. */
    goFrom: (day: string) => `${day}, anderen Tag wählen`,
    next: 'Nächster Tag',
    today: (date: string) => `Heute, ${date}`,
  },
  filter: { only: 'Nur zeigen', all: 'Alle', search: 'Alle Tage durchsuchen' },
  totals: {
    title: 'Summen des Tages',
    /** `feeds` and `diapers` are counts, such as "2 Mahlzeiten". */
    withVolume: (feeds: string, volume: string) => `${feeds} (${volume} aus der Flasche)`,
    withUnmeasured: (feeds: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (1 Flasche ohne Menge)`,
        other: `${feeds} (${number(bottles)} Flaschen ohne Menge)`,
      }),
    withBoth: (feeds: string, volume: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (${volume} aus der Flasche, 1 Flasche ohne Menge)`,
        other: `${feeds} (${volume} aus der Flasche, ${number(bottles)} Flaschen ohne Menge)`,
      }),
    withPumped: (sessions: string, volume: string) => `${sessions} (${volume})`,
    withTypes: (diapers: string, types: string) => `${diapers} (${types})`,
    activity: {
      counted: {
        tummy: (count: number) => times(count, 'Bauchlage'),
        bath: (count: number) => times(count, 'Baden'),
        walk: (count: number) =>
          plural(count, { one: '1 Spaziergang', other: `${number(count)} Spaziergänge` }),
        play: (count: number) => times(count, 'Spielen'),
        skin: (count: number) => times(count, 'Hautkontakt'),
        massage: (count: number) => plural(count, { one: '1 Massage', other: `${number(count)} Massagen` }),
        teeth: (count: number) => times(count, 'Zähneputzen'),
        crying: (count: number) => times(count, 'Weinen'),
        reading: (count: number) => times(count, 'Vorlesen'),
        own: (count: number) =>
          plural(count, { one: '1 andere Aktivität', other: `${number(count)} andere Aktivitäten` }),
      },
      /** `time` is the total of the day. */
      minutes: {
        tummy: (time: string) => `Bauchlage ${time}`,
        crying: (time: string) => `Weinen ${time}`,
      },
    },
    asleep: {
      over: (time: string) => `${time} Schlaf`,
      running: (time: string) => `bisher ${time} Schlaf`,
    },
  },
  timeline: {
    title: 'Verlauf',
    sitting: {
      both: (time: string) => `Beide Seiten · ${time}`,
      breast: (time: string) => `Eine Mahlzeit · ${time} gestillt`,
      other: 'Eine Mahlzeit',
      withBottle: (feed: string, volume: string) => `${feed} · Flasche ${volume}`,
    },
    now: (clock: string) => `Jetzt · ${clock}`,
    /** In place of the time of an entry that has a day only. */
    noTime: 'Ohne Uhrzeit',
    gap: (time: string) => `${time} ohne Eintrag`,
    gapOf: {
      feed: (time: string) => `${time} ohne Mahlzeit`,
      diaper: (time: string) => `${time} ohne Windel`,
      sleep: (time: string) => `${time} ohne Schlaf`,
      growth: (time: string) => `${time} ohne Messung`,
      temperature: (time: string) => `${time} ohne Temperatur`,
      pump: (time: string) => `${time} ohne Abpumpen`,
      activity: (time: string) => `${time} ohne Aktivität`,
      symptom: (time: string) => `${time} ohne Symptom`,
      meal: (time: string) => `${time} ohne Beikost`,
      dose: (time: string) => `${time} ohne Medikament`,
      moment: (time: string) => `${time} ohne Moment`,
    },
    since: (day: string) => `seit ${day}`,
    later: (days: number) => plural(days, { one: '+1 Tag', other: `+${number(days)} Tage` }),
    toCome: 'kommt noch',
    /** The parent who logged an entry on another phone. */
    by: (name: string) => `von ${name}`,
    /** The parent who changed an entry last, on another phone. */
    changedBy: (name: string) => `geändert von ${name}`,
    /** Ties an entry to an earlier one, by the kind of the earlier one. */
    after: { feed: (clock: string) => `nach der Mahlzeit um ${clock}` },
  },
  photo: {
    enlarge: (title: string) => `Foto vergrößern: ${title}`,
    missing: 'Das Foto dazu ist nicht auf diesem Gerät.',
  },
  empty: {
    only: {
      feed: 'Keine Mahlzeiten an diesem Tag',
      diaper: 'Keine Windeln an diesem Tag',
      sleep: 'Kein Schlaf an diesem Tag',
      growth: 'Keine Messungen an diesem Tag',
      temperature: 'Keine Temperaturen an diesem Tag',
      pump: 'Kein Abpumpen an diesem Tag',
      activity: 'Keine Aktivitäten an diesem Tag',
      symptom: 'Keine Symptome an diesem Tag',
      meal: 'Keine Beikost an diesem Tag',
      dose: 'Keine Medikamente an diesem Tag',
      moment: 'Keine Momente an diesem Tag',
    },
    hidden: 'Der Filter verbirgt andere Einträge.',
    showAll: 'Ganzen Tag zeigen',
    future: { title: 'Kommt noch', about: 'Diesen Tag kannst du eintragen, sobald er da ist.' },
    beforeBirth: {
      title: (name: string) => `Vor der Geburt von ${name}`,
      about: 'Wähle einen späteren Tag, um einzutragen.',
    },
    today: { title: 'Ein neuer Tag', about: 'Noch nichts eingetragen. Füge unten den ersten Eintrag hinzu.' },
    past: { title: 'Nichts eingetragen', about: 'Fällt dir noch etwas ein? Trag es unten nach.' },
  },
  add: {
    title: 'Für diesen Tag eintragen',
    feed: 'Mahlzeit eintragen',
    diaper: 'Windel eintragen',
    sleep: 'Schlaf eintragen',
    growth: 'Wachstum eintragen',
    temperature: 'Temperatur eintragen',
    pump: 'Abpumpen eintragen',
    activity: 'Aktivität eintragen',
    symptom: 'Symptom eintragen',
    meal: 'Beikost eintragen',
    dose: 'Medikament eintragen',
    moment: 'Moment eintragen',
  },
  search: {
    title: 'Tagebuch durchsuchen',
    back: 'Zurück zum Tag',
    label: 'Alle Tage durchsuchen',
    hint: 'Sucht in Einträgen und Notizen, zum Beispiel „Stuhl“ oder „120 ml“.',
    searching: 'Sucht …',
    results: 'Gefundene Einträge',
    found: (entries: number) =>
      plural(entries, { one: '1 Eintrag gefunden', other: `${number(entries)} Einträge gefunden` }),
    latest: (entries: number) =>
      plural(entries, {
        one: 'Der neueste Eintrag',
        other: `Die neuesten ${number(entries)} Einträge`,
      }),
    more: 'Mehr zeigen',
    none: (text: string) => `Kein Eintrag passt zu „${text}“`,
    tryShorter: 'Versuch es mit einem kürzeren Wort.',
    when: {
      day: (weekday: string, date: string) => `${weekday}, ${date}`,
      clock: (weekday: string, date: string, clock: string) => `${weekday}, ${date}, ${clock}`,
    },
  },
  print: {
    time: 'Zeit',
    entry: 'Eintrag',
    amount: 'Menge',
    note: 'Notiz',
    otherDay: (day: string, clock: string) => `${day}, ${clock}`,
    range: (start: string, end: string) => `${start} – ${end}`,
    running: (start: string) => `${start} – jetzt`,
  },
};
