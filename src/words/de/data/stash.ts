import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The milk stash. Amounts, days and clock times are already formatted. */
export const stash = {
  title: 'Milchvorrat',
  about: 'Berechnet aus dem, was du abgepumpt, herausgenommen und gezählt hast.',
  reading: 'Vorrat wird gelesen …',
  places: { fridge: 'Kühlschrank', freezer: 'Gefrierfach' },
  empty: {
    fridge: 'Hier ist noch keine Milch. Trag Abpumpen als „Kühlschrank“ ein oder zähl, was da ist.',
    freezer: 'Hier ist noch keine Milch. Trag Abpumpen als „Gefrierfach“ ein oder zähl, was da ist.',
  },
  useFirst: 'Zuerst nehmen',
  bags: {
    fridge: 'Im Kühlschrank, was zuerst weg soll, steht oben',
    freezer: 'Im Gefrierfach, was zuerst weg soll, steht oben',
  },
  pumped: (day: string) => `Von ${day}`,
  ages: {
    fridge: (day: string) => `bis ${day} verbrauchen`,
    freezer: (best: string, acceptable: string) => `am besten bis ${best}, spätestens ${acceptable}`,
    thawed: (day: string, clock: string) => `aufgetaut, bis ${day}, ${clock} verbrauchen`,
  },
  /** Replaces the age of milk that is older than the sources say. */
  past: {
    fridge: (days: number) =>
      plural(days, { one: 'mehr als 1 Tag alt', other: `mehr als ${number(days)} Tage alt` }),
    freezer: (months: number) =>
      plural(months, { one: 'mehr als 1 Monat alt', other: `mehr als ${number(months)} Monate alt` }),
    thawed: (hours: number) =>
      plural(hours, {
        one: 'vor mehr als 1 Stunde aufgetaut',
        other: `vor mehr als ${number(hours)} Stunden aufgetaut`,
      }),
  },
  short: (amount: string) => `Du hast ${amount} mehr herausgenommen, als eingetragen war. Zähl, was da ist.`,
  acts: { takeOut: 'Rausnehmen', discard: 'Entsorgen', count: 'Nachzählen' },
  /** Titles of the dialog, and the buttons for screen readers. */
  actsIn: {
    takeOut: { fridge: 'Rausnehmen aus dem Kühlschrank', freezer: 'Rausnehmen aus dem Gefrierfach' },
    discard: {
      fridge: 'Entsorgen aus dem Kühlschrank',
      freezer: 'Entsorgen aus dem Gefrierfach',
    },
    count: { fridge: 'Nachzählen: Kühlschrank', freezer: 'Nachzählen: Gefrierfach' },
  },
  amount: 'Menge',
  purpose: 'Wofür',
  why: 'Warum',
  purposes: {
    bottle: 'Flasche, jetzt eintragen',
    fed: 'Flasche, schon eingetragen',
    thawed: 'Im Kühlschrank auftauen',
    donated: 'Spenden',
    expired: 'Zu alt',
    spilled: 'Verschüttet',
  },
  oldest: 'Älteste Milch von',
  save: 'Speichern',
  /** Toasts. */
  done: {
    out: {
      fridge: (amount: string) => `${amount} aus dem Kühlschrank genommen`,
      freezer: (amount: string) => `${amount} aus dem Gefrierfach genommen`,
    },
    thawed: (amount: string) => `${amount} tauen im Kühlschrank auf`,
    bottle: (name: string, amount: string) => `Flasche für ${name}: ${amount}`,
    counted: {
      fridge: (amount: string) => `Kühlschrank gezählt: ${amount}`,
      freezer: (amount: string) => `Gefrierfach gezählt: ${amount}`,
    },
    removed: (what: string) => `Entfernt: ${what}`,
  },
  moves: {
    title: 'Herausgenommen und gezählt',
    what: {
      fed: (amount: string) => `${amount} für eine Flasche`,
      thawed: (amount: string) => `${amount} aufgetaut`,
      expired: (amount: string) => `${amount} zu alt`,
      spilled: (amount: string) => `${amount} verschüttet`,
      donated: (amount: string) => `${amount} gespendet`,
      count: (amount: string) => `${amount} gezählt`,
      pumped: (amount: string) => `${amount} abgepumpt`,
    },
    when: (place: string, day: string, clock: string) => `${place} · ${day}, ${clock}`,
    remove: 'Entfernen',
    removeOne: (what: string) => `Entfernen: ${what}`,
  },
  keeping: {
    title: 'Wie lange Milch hält',
    fridge: (days: number) =>
      plural(days, {
        one: 'Im Kühlschrank: bis zu 1 Tag.',
        other: `Im Kühlschrank: bis zu ${number(days)} Tage.`,
      }),
    freezer: (best: number, acceptable: number) =>
      `Im Gefrierfach: am besten innerhalb von ${number(best)} Monaten, höchstens ${number(acceptable)}.`,
    thawed: (hours: number) => `Im Kühlschrank aufgetaut: ${number(hours)} Stunden. Nie wieder einfrieren.`,
    leftover: (hours: number) => `Rest nach dem Trinken: ${number(hours)} Stunden.`,
    notAdvice: 'Für gesunde, reif geborene Babys. Kein medizinischer Rat.',
  },
  /** The card of a period in the summaries. */
  summary: {
    title: 'Abpumpen',
    sessions: 'Wie oft',
    pumped: 'Abgepumpt',
    /** Follows the milk of a day. */
    onADay: 'an einem Tag mit Abpumpen',
    unmeasured: (sessions: number) => `${number(sessions)}-mal ohne Menge`,
    longestGap: 'Längster Abstand dazwischen',
    sides: 'Abgepumpt und gestillt, nach Seite',
    side: 'Seite',
    nursed: 'An der Brust',
    left: 'Links',
    right: 'Rechts',
    sidesKnown: (known: number, sessions: number) =>
      `Bei ${number(known)} von ${number(sessions)} Mal sind die Mengen je Seite bekannt.`,
    open: 'Zum Milchvorrat',
  },
};
