import type { Units } from '#domain/units.ts';

/** How the reader measures, and writes dates; the sentences are English in any case. */
export interface Reader {
  units: Units;
  locale: string;
}

/** The sheet that the reader's printer holds, in points: Letter in the United States and its neighbors, else A4. */
export function paperFor(locale: string): { width: number; height: number } {
  return /-(US|CA|MX)\b/i.test(locale) ? { width: 612, height: 792 } : { width: 595.28, height: 841.89 };
}

/** The palette by daylight, as in tokens.css: paper has one appearance. */
export const INK = {
  text: '#262a33',
  muted: '#5a5a5c',
  line: '#d8cebc',
  lineStrong: '#827a6d',
  accent: '#203649',
  lamp: '#e7a84b',
  paper: '#ffffff',
  plain: { strong: '#262a33', soft: '#f5f0e6' },
  feed: { strong: '#7d4f08', soft: '#f6e4c0' },
  diaper: { strong: '#1f5f58', soft: '#d3e7df' },
  sleep: { strong: '#3f4f87', soft: '#dfe3f2' },
  growth: { strong: '#85405b', soft: '#f3dde2' },
} as const;
