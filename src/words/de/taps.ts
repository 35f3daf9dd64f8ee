import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/**
 * The texts after a tap in the quick log, except the toasts of the first screen. They are questions about a second tap,
 * changes in another tab, and the dialogs of a timer. A text for a kind has the kind's name as its key.
 */
export const taps = {
  more: 'Mehr eintragen',
  second: {
    wet: 'Eine zweite nasse Windel eintragen?',
    dirty: 'Eine zweite Windel mit Stuhl eintragen?',
    mixed: 'Eine zweite nasse Windel mit Stuhl eintragen?',
    dry: 'Eine zweite trockene Windel eintragen?',
    bottle: 'Eine zweite Flasche eintragen?',
    other: 'Noch einmal eintragen?',
    dose: 'Eine zweite Gabe eintragen?',
    savedOnce: 'Du hast gerade schon gespeichert.',
    /** Used if the two amounts differ. */
    savedOther: (saved: string, second: string) => `Gerade gespeichert: ${saved}. Jetzt: ${second}.`,
    log: 'Noch einmal',
  },
  twice: {
    title: 'Du hast zweimal getippt',
    description: 'War das zweite Mal Absicht?',
    yes: {
      feed: 'Ja, starten',
      sleep: 'Ja, schläft wieder',
      switch: 'Ja, wechseln',
      pause: 'Ja, Pause',
      resume: 'Ja, weiter',
      wake: 'Ja, wach',
      stop: 'Ja, beenden',
      start: 'Ja, starten',
    },
  },
  undoFirst: 'Erstes zurücknehmen',
  otherColor: 'Andere Farbe',
  /** Used if another tab started the same activity first. */
  elsewhere: {
    feeding: {
      left: (name: string, clock: string) => `${name} trinkt schon links · seit ${clock}`,
      right: (name: string, clock: string) => `${name} trinkt schon rechts · seit ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} schläft schon · seit ${clock}`,
    other: (doing: string, clock: string) => `Läuft schon: ${doing} · seit ${clock}`,
    stopped: 'Ein anderer Tab hat diesen Timer schon beendet.',
    changed: 'Ein anderer Tab hat diesen Timer geändert.',
  },
  pump: { title: 'Abpumpen', start: 'Abpumpen starten', stop: 'Beenden', stash: 'Milchvorrat' },
  activity: {
    title: 'Aktivitäten',
    tiles: {
      tummy: 'Bauchlage',
      skin: 'Hautkontakt',
      crying: 'Weinen',
      bath: 'Baden',
      walk: 'Spaziergang',
      play: 'Spielen',
      massage: 'Massage',
      teeth: 'Zähne',
      reading: 'Vorlesen',
    },
    stop: 'Beenden',
    other: 'Andere',
  },
  save: 'Speichern',
  start: {
    title: {
      feed: 'Wann begann die Mahlzeit?',
      sleep: 'Wann begann der Schlaf?',
      other: 'Wann begann der Timer?',
    },
    label: 'Beginn',
    discard: 'Timer verwerfen',
    future: 'So spät ist es noch nicht. Wähle eine frühere Zeit oder den Tag davor.',
    afterStretch: (clock: string) => `Um ${clock} war Pause oder Seitenwechsel. Wähle eine frühere Zeit.`,
    tooLong: (days: number) =>
      plural(days, {
        one: 'Das sind mehr als 24 Stunden. Wähle eine spätere Zeit.',
        other: `Das sind mehr als ${number(days)} Tage. Wähle eine spätere Zeit.`,
      }),
    moved: {
      feed: (name: string, clock: string) => `Mahlzeit von ${name}: Beginn ${clock}`,
      sleep: (name: string, clock: string) => `Schlaf von ${name}: Beginn ${clock}`,
      other: (name: string, clock: string) => `Timer von ${name}: Beginn ${clock}`,
    },
    discarded: (name: string) => `Timer für ${name} verworfen`,
    discardedAbout: 'Es wurde nichts eingetragen.',
  },
  end: {
    title: 'Wann war Schluss?',
    about: {
      feed: (name: string, time: string, day: string, clock: string) =>
        `Die Mahlzeit von ${name} läuft seit ${time}. Beginn: ${day}, ${clock}.`,
      sleep: (name: string, time: string, day: string, clock: string) =>
        `Der Schlaf von ${name} läuft seit ${time}. Beginn: ${day}, ${clock}.`,
      other: (name: string, time: string, day: string, clock: string) =>
        `Der Timer von ${name} läuft seit ${time}. Beginn: ${day}, ${clock}.`,
    },
    label: 'Ende',
    beforeStart: 'Das ist vor dem Beginn. Wähle eine spätere Zeit.',
    future: 'So spät ist es noch nicht. Wähle eine frühere Zeit.',
    tooLong: (days: number) =>
      plural(days, {
        one: 'Das sind mehr als 24 Stunden. Wähle ein früheres Ende.',
        other: `Das sind mehr als ${number(days)} Tage. Wähle ein früheres Ende.`,
      }),
    switchAnyway: 'Trotzdem wechseln',
    keepRunning: 'Weiterlaufen lassen',
    keepPaused: 'Pausiert lassen',
  },
};
