import type { Ingredient } from '#domain/kinds/dose/ingredients.ts';
import { doseAmount } from './dose-amount.ts';

/** The family's medicines, the tiles that log a dose, and the time of the next dose. */
export const medicine = {
  title: 'Medikamente',
  about:
    'Gib ein, was in der Packungsbeilage steht oder eure Praxis sagt. Wee Hours schlägt nie eine Dosis oder Zeit vor.',
  reading: 'Medikamente werden geladen …',
  none: 'Noch keine Medikamente. Füge eins hinzu, um eine Gabe mit einmal Tippen einzutragen.',
  add: 'Medikament hinzufügen',
  save: 'Speichern',
  editTitle: (name: string) => `${name} bearbeiten`,
  added: (name: string) => `${name} ist hinzugefügt`,
  saved: (name: string) => `${name} ist gespeichert`,
  archived: (name: string) => `${name} ist archiviert. Seine Gaben bleiben im Tagebuch.`,
  unarchived: (name: string) => `${name} ist wieder da`,
  /** Only screen readers present the name, so the verb is the whole visible text and begins with a capital. */
  edit: <Node>(name: Node): (string | Node)[] => [name, ' Bearbeiten'],
  remind: <Node>(name: Node): (string | Node)[] => [name, ' Täglich erinnern'],
  archive: <Node>(name: Node): (string | Node)[] => [name, ' Archivieren'],
  unarchive: <Node>(name: Node): (string | Node)[] => [name, ' Zurückholen'],
  amountOf: doseAmount,
  /** A tile that logs a dose. `amount` may be empty. */
  tile: (name: string, amount: string) => (amount ? `${name}, ${amount}` : name),
  other: 'Anderes Medikament',
  refused: 'Verweigert',
  /** The name of a notice about doses that are outside the limits of the parent. */
  check: (baby: string) => `Medikamente von ${baby} prüfen`,
  ask: {
    title: (dose: string) => `Jetzt eintragen: ${dose}?`,
    log: 'Eintragen',
    leave: 'Nicht eintragen',
  },
  /** Doses in the state: "Ibuprofen ab 5:10", "Vitamin D vor 7 h". */
  state: {
    next: <Node>(names: Node, when: Node): (string | Node)[] => [names, ' ab ', when],
    last: <Node>(name: Node, ago: string): (string | Node)[] => [name, ` ${ago}`],
  },
  /** From when the next dose is within the limits of the parent. `limit` is a time, `count` a number of doses. */
  next: {
    every: (limit: string, when: string) => `Dein Abstand ${limit}: ab ${when}`,
    most: (count: string, when: string) => `Deine Grenze ${count} in 24 h: ab ${when}`,
    onDay: (clock: string, date: string) => `${clock} am ${date}`,
    /** `name` is another parent's, and `when` says when that phone was last heard of. */
    heard: (name: string, when: string) => `Handy von ${name} zuletzt gemeldet: ${when}`,
    refused: (clock: string) => `Die verweigerte Gabe um ${clock} zählt nicht.`,
  },
  /** A reminder in the phone’s calendar. */
  calendar: {
    add: 'In den Kalender',
    addFor: <Node>(name: Node): (string | Node)[] => [name, ' In den Kalender'],
    title: 'Erinnerung in deinen Kalender eintragen',
    leaves:
      'Damit steht ein Eintrag in deinem Kalender, der mit anderen Geräten und Personen synchronisiert werden kann.',
    next: (when: string) => `Er klingelt um ${when}. Sein Titel ist nur „Wee Hours“.`,
    daily: 'Er klingelt jeden Tag um diese Zeit. Sein Titel ist nur „Wee Hours“.',
    dailyUntil: (date: string) =>
      `Er klingelt bis ${date} jeden Tag um diese Zeit. Sein Titel ist nur „Wee Hours“.`,
    time: 'Uhrzeit',
    saved: 'Kalenderdatei gespeichert',
    /** The entry itself. */
    entry: {
      title: 'Wee Hours',
      text: 'Sieh erst im Tagebuch nach. Vielleicht wurde schon etwas gegeben.',
    },
  },
  facts: {
    archived: 'Archiviert',
    every: (time: string) => `mindestens ${time} Abstand`,
    most: (count: string) => `höchstens ${count} in 24 h`,
    daily: 'jeden Tag',
    until: (date: string) => `bis ${date}`,
  },
  fields: {
    name: 'Name',
    nameHint: 'Wie auf der Packung.',
    ingredient: 'Wirkstoff',
    ingredientHint: 'Medikamente mit demselben Wirkstoff zählen als eins. Er steht auf der Packung.',
    ingredientName: 'Name des Wirkstoffs',
    amount: 'Übliche Menge',
    unit: 'Einheit',
    limits: 'Aus der Packungsbeilage oder von eurer Praxis.',
    everyHours: 'Mindestens so viele Stunden Abstand',
    mostPerDay: 'Höchstens so viele in 24 Stunden',
    daily: 'Jeden Tag gegeben',
    until: 'Letzter Tag',
  },
  noIngredient: 'Keine Angabe',
  otherIngredient: 'Ein anderer',
  ingredients: {
    acetaminophen: 'Paracetamol',
    ibuprofen: 'Ibuprofen',
    'vitamin D': 'Vitamin D',
    iron: 'Eisen',
    amoxicillin: 'Amoxicillin',
    azithromycin: 'Azithromycin',
    cefalexin: 'Cefalexin',
    cetirizine: 'Cetirizin',
    diphenhydramine: 'Diphenhydramin',
    famotidine: 'Famotidin',
    lansoprazole: 'Lansoprazol',
    nystatin: 'Nystatin',
    omeprazole: 'Omeprazol',
    'oral rehydration salts': 'Elektrolytlösung',
    albuterol: 'Salbutamol',
    prednisolone: 'Prednisolon',
    probiotic: 'Probiotikum',
    simethicone: 'Simeticon',
  } satisfies Record<Ingredient, string>,
};
