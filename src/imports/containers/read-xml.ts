import { Parser } from 'saxen';
import { slices } from './slices.ts';

/** What to do with the parts of an XML text. Names have no namespace prefix: some apps write `x:row` for `row`. */
export interface XmlHandlers {
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** An XML text that breaks off, or whose tags do not match. */
export class DamagedXml extends Error {
  override name = 'DamagedXml';
}

/** The number of characters that are parsed at once. */
const PIECE = 65_536;
/**
 * The number of pieces without a tag. The longest text of a spreadsheet cell has 32,767 characters, and each may be
 * written with six. The parser scans a text without tags again and again.
 */
const MOST_SILENT = 4;

/** Parses an XML text. The page can respond in between. Throws {@link DamagedXml}. */
export async function readXml(xml: string, { open, text, close }: XmlHandlers): Promise<void> {
  const slice = slices();
  let silent = 0;
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      silent = 0;
      open(localName(name), (wanted) => attributeOf(attributes() || {}, wanted));
    })
    .on('closeTag', (name) => {
      silent = 0;
      close?.(localName(name));
    })
    .on('error', () => {
      throw new DamagedXml();
    });
  if (text) parser.on('text', (written) => text(decoded(written))).on('cdata', text);
  for (let from = 0; from < xml.length; from += PIECE) {
    parser.write(xml.slice(from, from + PIECE));
    silent += 1;
    if (silent > MOST_SILENT) throw new DamagedXml();
    if (slice.isOver()) await slice.rest();
  }
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributeOf(attributes: Record<string, string>, wanted: string): string | undefined {
  const value = attributes[wanted] ?? attributes[Object.keys(attributes).find(isNamed(wanted)) ?? ''];
  return value === undefined ? undefined : decoded(value);
}

const isNamed = (wanted: string) => (name: string) => name.endsWith(`:${wanted}`);

const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };
const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|(amp|apos|gt|lt|quot));/gi;

/** Replaces references by their characters. The parser's own function breaks characters above U+FFFF. */
function decoded(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (code > 0x10_ffff) throw new DamagedXml();
    return String.fromCodePoint(code);
  });
}
