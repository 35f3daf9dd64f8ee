import type { jsPDF } from 'jspdf';

/**
 * How a text is rendered. The standard PDF fonts have only the characters of WinAnsi. One other character garbles the
 * whole text. In an embedded font, jsPDF silently drops a character that the font lacks. It neither shapes Arabic nor
 * positions combining accents. Text in WinAnsi therefore uses Helvetica. Other Latin, Greek and Cyrillic text uses an
 * embedded Noto Sans. All other text is a picture that the browser draws.
 */
export type Way = 'helvetica' | 'noto' | 'picture';

export interface Lettering {
  wayOf: (text: string) => Way;
}

const WIN_ANSI = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

export const NOTO = 'NotoSans';

/**
 * Control characters, soft hyphens and direction marks. They are invisible on paper. Joiners are not included, because
 * emoji need them.
 */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a text that can be drawn. It is on one line, and has plain spaces and composed accents. Its minus signs are
 * dashes, because some fonts lack the minus sign.
 */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replaceAll('−', '–');
}

/** Adds the fonts that `texts` need to `doc`. Noto Sans has 66 KB, so it is loaded only if it is needed. */
export async function prepareLettering(doc: jsPDF, texts: readonly string[]): Promise<Lettering> {
  if (texts.every((text) => WIN_ANSI.test(text))) return { wayOf: () => 'helvetica' };
  const { default: dataUrl } = await import('#exports/fonts/noto-sans.ttf?inline');
  doc.addFileToVFS(`${NOTO}.ttf`, dataUrl.slice(dataUrl.indexOf(',') + 1));
  doc.addFont(`${NOTO}.ttf`, NOTO, 'normal');
  doc.setFont(NOTO, 'normal');
  const { metadata } = doc.getFont() as unknown as FontInUse;
  const holds = (text: string) =>
    Array.from(text).every((character) => metadata.characterToGlyph(character.codePointAt(0) ?? 0) !== 0);
  return {
    wayOf: (text) => (WIN_ANSI.test(text) ? 'helvetica' : holds(text) ? 'noto' : 'picture'),
  };
}

/** The data that jsPDF has about an embedded font. The types of jsPDF do not include this data. */
interface FontInUse {
  metadata: { characterToGlyph: (codePoint: number) => number };
}
