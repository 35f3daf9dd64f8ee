import { grammarOf } from '#words/grammar.ts';

const { number } = grammarOf('de');

/** The list of articles, and the parts around an article. Each article is a file in `site/blog/`. */
export const blog = {
  title: 'Blog',
  heading: 'Kurze Texte für lange Nächte',
  description:
    'Was die Quellen über Füttern, Windeln und Schlaf sagen, wo sie sich widersprechen und was sich aufzuschreiben lohnt.',
  feed: 'Wee Hours',
  minutes: (minutes: number) => `${number(minutes)} min Lesezeit`,
  /** The line under the title of an article. */
  facts: <Node>(author: Node, date: Node, minutes: Node): (string | Node)[] => [
    author,
    ' · ',
    date,
    ' · ',
    minutes,
  ],
  figure: {
    asTable: 'Als Tabelle zeigen',
    table: (title: string) => `${title}, als Tabelle`,
    /** A range with its unit, such as "14–17 h". */
    range: (low: number, high: number, unit: string) => `${number(low)}–${number(high)}${unit}`,
  },
  advice:
    'Typische Bereiche für gesunde, reif geborene Babys, kein medizinischer Rat. Jedes Baby ist anders: Frag in deiner Kinderarzt­praxis.',
  sources: 'Quellen',
  /** Marks a source that we know only from another source. */
  quoted: (source: string) => `${source} (in anderer Quelle zitiert)`,
  demo: {
    heading: 'Lass dein Handy zählen',
    text: 'Trag alles mit einem Daumen ein, im Dunkeln, ohne Netz. Nichts verlässt dein Gerät, außer du teilst es. Probier die Demo ohne Registrierung aus.',
  },
  next: 'Weiterlesen',
};
