import { grammarOf } from '#words/grammar.ts';

const { number } = grammarOf('en');

/** The list of articles, and the parts around an article. Each article is a file in `site/blog/`. */
export const blog = {
  title: 'Blog',
  heading: 'Short reads for long nights',
  description:
    'What the sources say about feeding, diapers and sleep, where they disagree, and what’s worth writing down.',
  feed: 'Wee Hours',
  minutes: (minutes: number) => `${number(minutes)} min read`,
  /** The line under the title of an article. */
  facts: <Node>(author: Node, date: Node, minutes: Node): (string | Node)[] => [
    author,
    ' · ',
    date,
    ' · ',
    minutes,
  ],
  figure: {
    asTable: 'Show as a table',
    table: (title: string) => `${title}, as a table`,
    /** A range with its unit, such as "14–17 h". */
    range: (low: number, high: number, unit: string) => `${number(low)}–${number(high)}${unit}`,
  },
  advice:
    'Typical ranges for healthy babies born at term, not medical advice. Every baby is different: ask your own clinician.',
  sources: 'Sources',
  /** Marks a source that we know only from another source. */
  quoted: (source: string) => `${source} (cited in another source)`,
  demo: {
    heading: 'Let your phone do the counting',
    text: 'Log it all with one thumb, in the dark, without a signal. Nothing leaves your device unless you share it. Try the demo without signing up.',
  },
  next: 'Read next',
};
