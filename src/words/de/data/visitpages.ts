import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The pages of the visit report about kinds that a family switches on, and about the details of a day. */
export const visitpages = {
  fever: {
    title: 'Temperatur',
    time: 'Zeit',
    readings: 'Temperatur',
    readingsAndDoses: 'Temperatur und Medikamente (Quadrate auf der Kurve)',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
  /** Meals after which the parents saw a reaction. */
  reactions: {
    title: 'Reaktionen nach dem Essen',
    about: 'Wie von den Eltern eingetragen. Was davor gegessen wurde, muss nicht die Ursache sein.',
    line: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    after: (time: string) => `${time} nach dem Essen`,
    sure: 'Die Eltern sind sicher, dass es dieses Lebensmittel war.',
    unsure: 'Die Eltern sind nicht sicher, dass es dieses Lebensmittel war.',
    before: 'Beikost der 2 Tage davor:',
    nothingBefore: 'In den 2 Tagen davor wurde keine andere Beikost eingetragen.',
  },
  doses: {
    title: 'Medikamente',
    about: 'Gaben der letzten 14 Tage, wie von der Familie eingetragen. Eine verweigerte Gabe zählt nicht.',
    daily: (name: string, given: number, days: number) =>
      `${name}: an ${number(given)} von ${plural(days, { one: '1 Tag', other: `${number(days)} Tagen` })} gegeben.`,
    day: 'Tag',
    time: 'Zeit',
    medicine: 'Medikament',
    amount: 'Menge',
  },
  details: {
    title: 'Milch in Flaschen und Stuhl',
    heads: {
      breast: 'Muttermilch',
      formula: 'Säuglingsmilch',
      mixed: 'Gemischt',
      other: 'Andere Milch',
      unnamed: 'Ohne Angabe',
    },
    colors: 'Stuhlfarben, letzte 7 Tage',
    dry: 'Trocken',
    colorCount: (color: string, diapers: number) => `${color} ${number(diapers)}`,
    separator: ' · ',
    /** Each note is one line. */
    notes: [
      'Eine gemischte Flasche mit bekanntem Anteil zählt als Muttermilch und als Säuglingsmilch. Flaschen ohne Menge fehlen.',
      'Farben nach Angabe der Familie, als Wort gewählt; eine Windel kann zwei haben. Trocken: trockene Windeln, sonst nirgends gezählt.',
    ],
  },
};
