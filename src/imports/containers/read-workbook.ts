import type { PlainFileFault } from '#domain/sync/file-fault.ts';
import type { Sheet } from '#imports/rows/import-format.ts';
import { bytesOf, decodeText } from './decode-file.ts';
import { DamagedXml, readXml, type XmlHandlers } from './read-xml.ts';
import { type NumberFormat, numberFormat } from './serial-dates.ts';
import { UnreadableFileError, unreadable } from './unreadable-file-error.ts';
import { unzip } from './unzip.ts';
import { sheetReader } from './workbook-rows.ts';

/** The faults of an archive, as faults of a spreadsheet. */
const FAULTS: Partial<Record<string, PlainFileFault>> = {
  zipDamaged: 'workbookDamaged',
  zipLocked: 'workbookDamaged',
  zipTooLarge: 'workbookTooLarge',
};

/**
 * Reads the sheets of an Excel file (.xlsx), which is a zip archive of XML files. Source: ECMA-376, part 1, section 18.
 * Formula cells have the value that Excel calculated last. Throws an `UnreadableFileError` if the file is damaged, too
 * large, or has no workbook.
 */
export async function readWorkbook(file: Blob, name: string): Promise<Sheet[]> {
  try {
    const parts = new Map<string, Blob>();
    for await (const { path, content } of unzip(file, name)) parts.set(keyOf(path), content);
    return await readParts({ parts, name });
  } catch (error) {
    if (error instanceof DamagedXml) throw unreadable(name, 'workbookDamaged');
    const [refused] = error instanceof UnreadableFileError ? error.files : [];
    throw refused ? unreadable(name, FAULTS[refused.fault.code] ?? refused.fault) : error;
  }
}

/** The files of the archive, and its name for errors. */
interface Package {
  parts: ReadonlyMap<string, Blob>;
  name: string;
}

/** Some apps write paths with backslashes or in other letters. */
function keyOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

async function readPart({ parts, name }: Package, path: string, handlers: XmlHandlers): Promise<void> {
  const part = parts.get(keyOf(path));
  if (!part) throw new DamagedXml();
  await readXml(decodeText(await bytesOf(part, name)), handlers);
}

/** The content type of the workbook in Excel files without and with macros. */
const WORKBOOK = /sheet(\.macroenabled)?\.main\+xml$/i;

async function readParts(from: Package): Promise<Sheet[]> {
  let path = '';
  await readPart(from, '[content_types].xml', {
    open(_, attribute) {
      if (WORKBOOK.test(attribute('ContentType') ?? '')) path = attribute('PartName') ?? '';
    },
  });
  if (!path) throw unreadable(from.name, 'spreadsheet');
  const { ids, paths } = await readLinks(from, path);
  const { listed, is1904 } = await readList(from, path);
  const strings = await readStrings(from, paths.get('sharedStrings'));
  const formats = await readFormats(from, paths.get('styles'));
  const sheets: Sheet[] = [];
  for (const { id, name } of listed) {
    const target = ids.get(id);
    if (target === undefined) throw new DamagedXml();
    const { handlers, sheet } = sheetReader({ strings, formats, is1904 }, from.name);
    await readPart(from, target, handlers);
    sheets.push({ name, ...sheet() });
  }
  return sheets;
}

/** Reads the paths of the files that belong to the workbook: by their ids, and by their kinds. */
async function readLinks(from: Package, path: string) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const [ids, paths] = [new Map<string, string>(), new Map<string, string>()];
  await readPart(from, `${folder}_rels/${path.slice(folder.length)}.rels`, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(attribute);
      const found = target.startsWith('/') ? target : `${folder}${target}`;
      ids.set(id, found);
      paths.set(type.slice(type.lastIndexOf('/') + 1), found);
    },
  });
  return { ids, paths };
}

async function readList(from: Package, path: string) {
  const listed: { id: string; name: string }[] = [];
  let is1904 = false;
  await readPart(from, path, {
    open(name, attribute) {
      if (name === 'sheet') {
        listed.push({ id: attribute('id') ?? '', name: attribute('name') ?? '' });
      } else if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
    },
  });
  return { listed, is1904 };
}

/** Reads the texts that the cells share. Leaves out the readings of Japanese words (`rPh`). */
async function readStrings(from: Package, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  let [isText, isReading, text] = [false, false, ''];
  await readPart(from, path, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      isText = false;
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') isReading = false;
    },
  });
  return strings;
}

/** Reads the number format of each cell style. */
async function readFormats(from: Package, path: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (path === undefined) return formats;
  const codes = new Map<string, string>();
  let isOfCells = false;
  await readPart(from, path, {
    open(name, attribute) {
      if (name === 'cellXfs') isOfCells = true;
      const id = name === 'numFmt' || (name === 'xf' && isOfCells) ? attribute('numFmtId') : undefined;
      if (name === 'numFmt') codes.set(id ?? '', attribute('formatCode') ?? '');
      else if (name === 'xf' && isOfCells) formats.push(numberFormat(Number(id), codes.get(id ?? '')));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
