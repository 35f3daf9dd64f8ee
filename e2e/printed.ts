import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const STREAM = /(\d+) 0 obj\n<<([^>]*)\/Length (\d+)>> stream\n/g;
const FONT = /(\d+) 0 obj\n<<\/Type \/Font\n[\s\S]*?\/ToUnicode (\d+) 0 R/g;
const LETTERS = /<([0-9A-F]+)> <([0-9A-F]+)>(?: <([0-9A-F]+)>)?$/gm;
const SET_FONT_OR_SHOW = /\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g;

/**
 * Prints the page to PDF. Returns the texts that a search in the PDF would find, each on its own line. Reads only
 * Chromium's output: compressed streams, and fonts with ToUnicode maps that are named by their object.
 */
export async function printedText(page: Page): Promise<string> {
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const streams = new Map<string, string>();
  for (const [head, id = '', filter = '', length] of file.matchAll(STREAM)) {
    const start = file.indexOf(head) + head.length;
    const bytes = Buffer.from(file.slice(start, start + Number(length)), 'latin1');
    streams.set(id, (filter.includes('Flate') ? inflateSync(bytes) : bytes).toString('latin1'));
  }
  const fonts = new Map<string, Map<number, string>>();
  for (const [, id = '', letters = ''] of file.matchAll(FONT)) fonts.set(id, lettersOf(streams.get(letters)));
  const drawn = [...streams.values()].flatMap((stream) => stream.match(/^BT\n[\s\S]*?^ET$/gm) ?? []);
  let font = new Map<number, string>();
  const textOf = (run: string) =>
    Array.from(run.matchAll(SET_FONT_OR_SHOW), ([, id, codes]) => {
      if (id) font = fonts.get(id) ?? font;
      return codes === undefined ? '' : (font.get(Number.parseInt(codes, 16)) ?? '\ufffd');
    }).join('');
  return drawn.map(textOf).join('\n');
}

/** Maps each code of a font to its character. The codes of a range have consecutive characters. */
function lettersOf(map = ''): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', to = '', first] of map.slice(map.indexOf('endcodespacerange')).matchAll(LETTERS)) {
    const [start, end] = [Number.parseInt(from, 16), Number.parseInt(first === undefined ? from : to, 16)];
    for (let code = start; code <= end; code += 1) {
      const units = (first ?? to).match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      letters.set(code, first === undefined ? text : String.fromCharCode(text.charCodeAt(0) + code - start));
    }
  }
  return letters;
}
