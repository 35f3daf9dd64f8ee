/** The characters of WinAnsi from 0x80 to 0x9F, where Latin-1 has control characters. */
const WIN_ANSI_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Extracts the texts of an uncompressed PDF in drawing order, as a search in a viewer finds them. Decodes WinAnsi by
 * its table, and embedded fonts by the file's ToUnicode map.
 */
export function textOfPdf(bytes: ArrayBuffer): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const unicode = new Map(
    [...file.matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gm)].map(([, glyph = '', code = '']) => [
      glyph,
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  );
  return [...file.matchAll(/(?:\(((?:\\.|[^\\)])*)\)|<([0-9a-f]+)>) Tj/g)].map(([, plain, glyphs = '']) =>
    plain === undefined
      ? (glyphs.match(/.{4}/g) ?? []).map((glyph) => unicode.get(glyph) ?? '\ufffd').join('')
      : plain
          .replace(/\\(.)/g, '$1')
          .replace(/[\x80-\x9f]/g, (byte) => WIN_ANSI_80[byte.charCodeAt(0) - 0x80] ?? byte),
  );
}
