import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';

/** The reader of a document: their language and units. The region of the locale also determines the paper size. */
export interface Reader
  extends Speech<'care' | 'fields' | 'figures' | 'guide' | 'kinds' | 'report' | 'visitpages'> {
  units: Units;
}

/** The regions with Letter paper, from Unicode CLDR. All others use A4. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the paper size of the reader's printer, in points. */
export function paperFor(locale: string): { width: number; height: number } {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return LETTER_REGIONS.includes(region) ? { width: 612, height: 792 } : { width: 595.28, height: 841.89 };
}

/** The colors of the light appearance in tokens.css. Paper has no dark appearance. */
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
