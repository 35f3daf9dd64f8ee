import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The number formats of the cell styles 0 to 6. The first and the last have no code. */
const FORMATS = [0, 'yyyy\\-mm\\-dd', 'dd/mm/yy\\ hh:mm', 'h:mm', '[h]:mm', '0.00" days"', 14];

/** The XML texts of an Excel file. `sheets` have the content of `sheetData`, by the names of the sheets. */
export interface WorkbookParts {
  sheets: Record<string, string>;
  /** The content of `sst`: one `si` element for each text. */
  strings?: string;
  is1904?: boolean;
}

/** Makes an Excel file (.xlsx). `others` replace or add files of the archive. */
export function workbookFile(
  { sheets, strings = '', is1904 = false }: WorkbookParts,
  others: Record<string, string> = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  const codes = FORMATS.map((code, id) =>
    typeof code === 'string' ? `<numFmt numFmtId="${id + 164}" formatCode="${escaped(code)}"/>` : '',
  );
  const styles = FORMATS.map((code, id) => `<xf numFmtId="${typeof code === 'string' ? id + 164 : code}"/>`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => link(`r${index}`, 'worksheet', `worksheets/sheet${index}.xml`))
      .join(
        '',
      )}${link('t', 'sharedStrings', 'sharedStrings.xml')}${link('s', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...others,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  ) as Uint8Array<ArrayBuffer>;
}

/** Makes the rows of a sheet from texts and numbers. A number with a style is `[number, style]`. */
export function sheetRows(
  ...rows: readonly (string | number | readonly [value: number, style: number])[][]
): string {
  return rows
    .map((cells) => {
      const written = cells.map((cell) => {
        if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
        const [value, style] = typeof cell === 'number' ? [cell, 0] : cell;
        return `<c s="${style}"><v>${value}</v></c>`;
      });
      return `<row>${written.join('')}</row>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
