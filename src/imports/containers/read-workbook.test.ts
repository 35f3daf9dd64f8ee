import { describe, expect, test } from 'vitest';
import { sheetRows, type WorkbookParts, workbookFile } from '#testing/files/workbook-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const open = (...parts: Parameters<typeof workbookFile>) =>
  readWorkbook(new Blob([workbookFile(...parts)]), 'log.xlsx');

async function fault(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return readWorkbook(new Blob([bytes]), 'log.xlsx').then(
    () => 'none',
    (error) => (error instanceof UnreadableFileError ? error.message : `crash: ${error}`),
  );
}

/** Reads the text of one cell. */
async function textOf(cell: string, rest: Omit<WorkbookParts, 'sheets'> = {}): Promise<string | undefined> {
  const [sheet] = await open({ sheets: { Log: `${sheetRows(['a', 'b'])}<row>${cell}</row>` }, ...rest });
  return sheet?.rows[0]?.cells[0];
}

const styled = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;

describe('readWorkbook', () => {
  test('reads each sheet with its name, and rows with their numbers in the spreadsheet', async () => {
    const sheets = {
      'Mia & Leo': `<row r="3">${'<c r="B3" t="str"><v>Note</v></c>'}</row><row r="7"><c r="B7"><v>5</v></c></row>`,
      Other: sheetRows(['x'], [1], ['']),
    };
    expect(await open({ sheets })).toEqual([
      { name: 'Mia & Leo', titles: ['', 'Note'], rows: [{ line: 7, cells: ['', '5'] }] },
      { name: 'Other', titles: ['x'], rows: [{ line: 2, cells: ['1'] }] },
    ]);
  });

  test.each([
    ['a shared text', '<c t="s"><v>1</v></c>', 'two & a half'],
    ['a shared text in parts, without the reading of Japanese words', '<c t="s"><v>2</v></c>', '母乳 左'],
    ['an own text in parts', '<c t="inlineStr"><is><r><t>spat </t></r><r><t>up</t></r></is></c>', 'spat up'],
    ['a text with character references', '<c t="str"><v>&#128512;&#x41;&lt;</v></c>', '😀A<'],
    ['a text with the escapes of Excel', '<c t="str"><v>a_x000A_b_x005F_x0041_</v></c>', 'a\nb_x0041_'],
    ['the last value of a formula', '<c t="str"><f>A1&amp;"x"</f><v>left</v></c>', 'left'],
    ['the last number of a formula', '<c><f>SUM(A1:A9)</f><v>90</v></c>', '90'],
    ['a formula without a value', '<c><f>SUM(A1:A9)</f></c>', '#N/A'],
    ['a number without the digits that Excel hides', '<c><v>4.3099999999999996</v></c>', '4.31'],
    ['a number with three decimals', '<c><v>5.125</v></c>', '5.1250'],
    ['a large number', '<c><v>1.77347580e12</v></c>', '1773475800000'],
    ['a number with a unit in its format', styled(4, 5), '4'],
    ['true', '<c t="b"><v>1</v></c>', 'true'],
    ['an error', '<c t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a time in ISO', '<c t="d"><v>2026-05-06T08:30:00.000</v></c>', '2026-05-06 08:30:00'],
  ])('reads %s', async (_, cell, text) => {
    const strings =
      '<si><t>one</t></si><si><t xml:space="preserve">two &amp; a half</t></si>' +
      '<si><r><t>母乳</t></r><r><t> 左</t></r><rPh sb="0" eb="2"><t>ボニュウ</t></rPh></si>';
    expect(await textOf(cell, { strings })).toBe(text);
  });

  test.each([
    ['a day', styled(46_148, 1), '2026-05-06'],
    ['a day in the format of the phone', styled(46_148, 6), '2026-05-06'],
    ['a day and a clock time', styled(46_148.3541666667, 2), '2026-05-06 08:30'],
    ['midnight', styled(46_148, 2), '2026-05-06 00:00'],
    ['a day whose clock time is hidden', styled(46_148.3542939815, 1), '2026-05-06 08:30:11'],
    ['a day whose date is hidden', styled(46_148.3541666667, 3), '2026-05-06 08:30'],
    ['a clock time', styled(0.354166666666667, 3), '08:30'],
    ['a length over a day', styled(1.0625, 4), '25:30'],
    ['a length over a day that is shown as 1:30', styled(1.0625, 3), '25:30'],
    ['a number below 0', styled(-1, 1), '-1'],
  ])('reads %s as an unambiguous text', async (_, cell, text) => expect(await textOf(cell)).toBe(text));

  test('counts days from 1904 if the file says so', async () =>
    expect(await textOf(styled(44_686.5, 2), { is1904: true })).toBe('2026-05-06 12:00'));

  test('reads tags with a namespace prefix', async () => {
    const sheet =
      '<x:worksheet xmlns:x="x"><x:row><x:c t="str"><x:v>a</x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:worksheet>';
    expect(await open({ sheets: { Log: '' } }, { 'xl/worksheets/sheet0.xml': sheet })).toEqual([
      { name: 'Log', titles: ['a'], rows: [{ line: 2, cells: ['1'] }] },
    ]);
  });

  test('marks a row with a value beside the columns of the header', async () =>
    expect(await open({ sheets: { Log: sheetRows(['a', 'b'], ['1', '2', '3']) } })).toMatchObject([
      { rows: [{ cells: ['1', '2'], damage: { code: 'tooManyCells', cells: 3, columns: 2 } }] },
    ]));

  test('finds the header below the title of a sheet', async () =>
    expect(
      await open({ sheets: { Log: sheetRows(['Mia’s growth'], ['a', 'b'], ['1', '2']) } }),
    ).toMatchObject([{ titles: ['a', 'b'], rows: [{ line: 3, cells: ['1', '2'] }] }]));

  const sheets = { Log: sheetRows(['a', 'b'], ['1', '2']) };
  const WHOLE = workbookFile({ sheets, strings: '<si><t>one</t></si>' });
  const sheet = (xml: string) => workbookFile({ sheets }, { 'xl/worksheets/sheet0.xml': xml });
  test.each([
    ['its end is missing', WHOLE.slice(0, -40), 'workbookDamaged'],
    ['a sheet breaks off', sheet('<worksheet><row><c><v>1'), 'workbookDamaged'],
    ['tags do not match', sheet('<worksheet><row></c></row></worksheet>'), 'workbookDamaged'],
    ['a shared text is missing', sheet('<x><row><c t="s"><v>1</v></c></row></x>'), 'workbookDamaged'],
    ['a cell has no such column', sheet('<x><row><c r="ZZZ1"><v>1</v></c></row></x>'), 'workbookDamaged'],
    ['it has no tags', sheet(`<x>${'a'.repeat(900_000)}</x>`), 'workbookDamaged'],
    ['it is a document', workbookFile({ sheets }, { '[Content_Types].xml': '<Types/>' }), 'spreadsheet'],
    ['it shrank to a thousandth', sheet(`<x>${'<a/>'.repeat(2_000_000)}</x>`), 'workbookTooLarge'],
    [
      'it has too many cells',
      workbookFile({
        sheets: { Log: `<row><c r="XFD1"><v>1</v></c></row>${'<row><c><v>1</v></c></row>'.repeat(700)}` },
      }),
      'workbookTooLarge',
    ],
  ])('refuses a file if %s', async (_, bytes, code) => expect(await fault(bytes)).toBe(code));

  test('reads or refuses a file with any changed byte', async () => {
    for (let at = 0; at < WHOLE.length; at += 1) {
      const damaged = Uint8Array.from(WHOLE);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(await fault(damaged)).toMatch(/^(none|spreadsheet|workbook\w+)$/);
    }
  });
});
