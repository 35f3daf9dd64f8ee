import type { Words } from '#words/words.ts';

/** The list of articles, and the parts around an article. Each article is a file in `site/blog/`. */
export const blog: Words['blog'] = {
  title: 'Blog',
  heading: 'Lecturas cortas para noches largas',
  description:
    'Qué dicen las fuentes sobre tomas, pañales y sueño, en qué no coinciden y qué vale la pena anotar.',
  feed: 'Wee Hours en español',
  minutes: (minutes: number) => `${minutes}\u00a0min\u00a0de\u00a0lectura`,
  /** The line under the title of an article. */
  facts: <Node>(author: Node, date: Node, minutes: Node): (string | Node)[] => [
    author,
    ' · ',
    date,
    ' · ',
    minutes,
  ],
  figure: {
    asTable: 'Ver como tabla',
    table: (title: string) => `${title}, en una tabla`,
    /** A range with its unit. The decimal sign is a point, as in the articles and in the United States. */
    range: (low: number, high: number, unit: string) => `${low}–${high}${unit}`,
  },
  advice:
    'Son rangos habituales en bebés sanos nacidos a término, no consejos médicos. Cada bebé es diferente: pregúntale a tu pediatra.',
  sources: 'Fuentes',
  /** Marks a source that we know only from another source. */
  quoted: (source: string) => `${source} (citado en otra fuente)`,
  demo: {
    heading: 'Deja que tu teléfono lleve la cuenta',
    text: 'Anota todo con el pulgar, a oscuras y sin señal. Nada sale de tu dispositivo si tú no lo compartes. Prueba la demo sin registrarte.',
  },
  next: 'Sigue leyendo',
};
