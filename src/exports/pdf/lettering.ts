import type { jsPDF } from 'jspdf';

/**
 * Which font can render a text. The standard PDF fonts hold only WinAnsi, and one character outside of it garbles the
 * whole text. jsPDF silently drops a glyph missing in an embedded font. Neither shapes Arabic or positions combining
 * accents. So Helvetica is used where possible, and an embedded Noto Sans for other Latin, Greek and Cyrillic. The
 * system draws all other text as a picture.
 */
export type Way = 'helvetica' | 'noto' | 'picture';

export interface Lettering {
  wayOf: (text: string) => Way;
}

const WIN_ANSI = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

export const NOTO = 'NotoSans';

/** Controls, soft hyphens and direction marks are invisible on paper. Joiners are kept for emoji. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text ready to draw: on one line, with plain spaces, composed accents, and a minus that every font has. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replaceAll('−', '–');
}

/** Adds the fonts that `texts` need to `doc`. Noto Sans is 66 KB and loaded only if needed. */
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

/** jsPDF's data of an embedded font, which its types leave out. */
interface FontInUse {
  metadata: { characterToGlyph: (codePoint: number) => number };
}
