import type { jsPDF } from 'jspdf';

/**
 * Which letters can say a text. The fonts that every PDF reader has hold WinAnsi only, and one character outside of it
 * garbles the whole text; jsPDF drops a glyph that an embedded font lacks without a word, and neither shapes Arabic nor
 * places an accent of its own. So: Helvetica where it can, an embedded Noto Sans for other Latin, Greek and Cyrillic,
 * and what is left is drawn by the system and placed as a picture.
 */
export type Way = 'helvetica' | 'noto' | 'picture';

export interface Lettering {
  wayOf: (text: string) => Way;
}

const WIN_ANSI = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

export const NOTO = 'NotoSans';

/** Controls, soft hyphens and marks of direction: nothing to see on paper. Joiners stay, they hold emoji together. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as it is drawn: on one line, with plain spaces, composed accents, and a minus that every font has. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replaceAll('−', '–');
}

/** Gets the fonts that `texts` need into `doc`. Noto Sans is 66 KB to load, and loaded only where it is needed. */
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

/** What jsPDF knows of an embedded font; its own types leave this out. */
interface FontInUse {
  metadata: { characterToGlyph: (codePoint: number) => number };
}
