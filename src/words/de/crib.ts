/** The screen for a tablet beside the crib. */
export const crib = {
  reading: 'Tagebuch wird gelesen …',
  /** Follows the date. */
  of: <Node>(name: Node): (string | Node)[] => [' · ', name],
  leave: 'Verlassen: halten',
  keepHolding: 'Eine Sekunde halten.',
  noBaby: { about: 'Leg dein Baby an, dann erscheinen hier die Kacheln.', add: 'Baby anlegen' },
  settings: {
    title: 'Bettchenmodus einstellen',
    night: { label: 'Nachtfarben', hint: 'Gedimmt und warm, auch am Tag.' },
    chime: {
      label: 'Leiser Gong',
      hint: 'Auch wenn der Abstand um ist, den du für ein Medikament festgelegt hast. Funktioniert, solange der Bettchenmodus offen ist.',
      off: 'Aus',
      after: (time: string) => `${time} nach Beginn einer Mahlzeit`,
    },
  },
  /** Screen readers say this with the chime. */
  due: {
    feed: (baby: string, time: string) => `${baby}: Die letzte Mahlzeit begann vor ${time}.`,
    dose: (baby: string, medicines: string) => `${baby}: Dein Mindestabstand für ${medicines} ist um.`,
  },
};
