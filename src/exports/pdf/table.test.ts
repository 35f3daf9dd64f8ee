import { describe, expect, test } from 'vitest';
import type { Mark, TextMark } from './page-marks.ts';
import type { Block, Box } from './stack.ts';
import { type Cell, type Row, splitTable, type Table, tableBlock } from './table.ts';

const LOOK = { size: 8, color: '#000', baseline: 7 };
const HEAD: Row = { height: 20, cells: ['Day', 'Feeds'], looks: [LOOK] };

function row(cells: readonly Cell[], height = 10): Row {
  return { height, cells, looks: [LOOK, { ...LOOK, size: 6, baseline: 9 }] };
}

function tableOf(more: Partial<Table>): Table {
  return { width: 100, columns: [{ width: 40 }, { share: 1, align: 'right', inset: 5 }], rows: [], ...more };
}

function marksOf(block: Block): Mark[] {
  return block.marks({ x: 0, y: 0 });
}

function textsIn(block: Block): TextMark[] {
  return marksOf(block).filter((mark) => mark.mark === 'text');
}

describe('tableBlock', () => {
  test('places each text by its column, alignment and baseline', () => {
    const table = tableOf({ head: HEAD, rows: [row(['Mon', '8']), row(['Tue', '9'])] });
    expect(tableBlock(table).height).toBe(40);
    expect(textsIn(tableBlock(table)).map(({ text, x, y, align }) => [text, x, y, align])).toEqual([
      ['Day', 0, 7, 'left'],
      ['Feeds', 95, 7, 'right'],
      ['Mon', 0, 27, 'left'],
      ['8', 95, 27, 'right'],
      ['Tue', 0, 37, 'left'],
      ['9', 95, 37, 'right'],
    ]);
  });

  test('limits each text to its column, with a space before a text at the right edge', () => {
    const [day, feeds] = textsIn(tableBlock(tableOf({ rows: [row(['Mon', '8'])] })));
    expect([day?.maxWidth, feeds?.maxWidth]).toEqual([40, 52]);
  });

  test('divides the remaining width among the columns with a share', () => {
    const columns = [{ width: 40 }, { share: 1 }, { share: 2 }];
    const [, second, third] = textsIn(tableBlock(tableOf({ columns, rows: [row(['a', 'b', 'c'])] })));
    expect([second?.x, third?.x]).toEqual([40, 60]);
  });

  test('gives each line of a cell its style and skips empty lines', () => {
    const texts = textsIn(
      tableBlock(
        tableOf({
          rows: [
            row([
              ['one', 'two'],
              ['', 'three'],
            ]),
          ],
        }),
      ),
    );
    expect(texts.map(({ text, y, size }) => [text, y, size])).toEqual([
      ['one', 7, 8],
      ['two', 9, 6],
      ['three', 9, 6],
    ]);
  });

  test('paints a drawing into the box of its cell', () => {
    const boxes: Box[] = [];
    const draw = (box: Box) => {
      boxes.push(box);
      return [];
    };
    marksOf(tableBlock(tableOf({ head: HEAD, rows: [row(['Mon', draw])] })));
    expect(boxes).toEqual([{ x: 40, y: 20, width: 55, height: 10 }]);
  });

  test('draws the lines above its rows and below the last row', () => {
    const rule = { color: '#ccc', width: 0.5 };
    const end = { color: '#000', width: 1 };
    const table = tableOf({ head: HEAD, rows: [{ ...row(['Mon']), rule }, row(['Tue'])], end });
    expect(marksOf(tableBlock(table)).filter(({ mark }) => mark === 'line')).toEqual([
      { mark: 'line', from: [0, 20], to: [100, 20], ...rule },
      { mark: 'line', from: [0, 40], to: [100, 40], ...end },
    ]);
  });

  test('draws one colored box behind neighboring heads of the same color', () => {
    const columns = [{ width: 40 }, { share: 1, tint: '#fee', ink: '#a00' }, { share: 1, tint: '#fee' }];
    const [box, ...others] = marksOf(
      tableBlock(tableOf({ columns, head: { ...HEAD, cells: ['', 'a', 'b'] } })),
    );
    expect(box).toEqual({ mark: 'box', x: 41, y: 0, width: 58, height: 16, radius: 4, fill: '#fee' });
    expect(others).toMatchObject([
      { text: 'a', color: '#a00' },
      { text: 'b', color: '#000' },
    ]);
  });
});

describe('splitTable', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => row([name]));
  const namesOn = (pages: Block[]) => pages.map((page) => textsIn(page).map(({ text }) => text));

  test('repeats the head on each page and leaves room for it', () => {
    const pages = splitTable(tableOf({ head: HEAD, rows }), 40);
    expect(namesOn(pages)).toEqual([
      ['Day', 'Feeds', 'a', 'b'],
      ['Day', 'Feeds', 'c', 'd'],
      ['Day', 'Feeds', 'e'],
    ]);
    expect(pages.map(({ height }) => height)).toEqual([40, 40, 30]);
  });

  test('makes one page with the head when there are no rows', () => {
    expect(namesOn(splitTable(tableOf({ head: HEAD }), 40))).toEqual([['Day', 'Feeds']]);
  });

  test('puts a row that is higher than a page on its own page', () => {
    const pages = splitTable(tableOf({ head: HEAD, rows: [row(['a']), row(['high'], 99), row(['b'])] }), 40);
    expect(namesOn(pages)).toEqual([
      ['Day', 'Feeds', 'a'],
      ['Day', 'Feeds', 'high'],
      ['Day', 'Feeds', 'b'],
    ]);
  });

  test('paints behind the rows of each page', () => {
    const heights: number[] = [];
    const behind = ({ height }: Box) => {
      heights.push(height);
      return [];
    };
    splitTable(tableOf({ columns: [{ share: 1, behind }], head: HEAD, rows }), 40).forEach(marksOf);
    expect(heights).toEqual([20, 20, 10]);
  });
});
