import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, breakPages, type StackedBlock, sideBySide, space, stack } from './stack.ts';

/** Makes a block with a text at its upper left corner. */
function named(text: string, height = 10, more: Partial<StackedBlock> = {}): StackedBlock {
  return { height, marks: (at) => [{ mark: 'text', text, ...at, size: 8, color: '#000' }], ...more };
}

/** Paints `block` at (100, 200). Returns the name and the upper left corner of every named block in it. */
function cornersIn(block: Block): [string, number, number][] {
  return block
    .marks({ x: 100, y: 200 })
    .flatMap((mark): [string, number, number][] =>
      mark.mark === 'text' ? [[mark.text, mark.x, mark.y]] : [],
    );
}

function namesOn(pages: StackedBlock[][]): string[][] {
  return pages.map((page) => cornersIn(stack(page)).map(([name]) => name));
}

describe('stack', () => {
  test('places each block below the previous one, with its gap above it', () => {
    const block = stack([named('a', 10), named('b', 20, { gap: 5 }), named('c', 7)]);
    expect(block.height).toBe(42);
    expect(cornersIn(block)).toEqual([
      ['a', 100, 200],
      ['b', 100, 215],
      ['c', 100, 235],
    ]);
  });

  test('drops the gap above the first block', () => {
    expect(stack([named('a', 10, { gap: 99 })]).height).toBe(10);
    expect(stack([]).height).toBe(0);
  });
});

test('sideBySide is as high as its highest block', () => {
  const block = sideBySide([named('a', 10), named('b', 30)], 50);
  expect(block.height).toBe(30);
  expect(cornersIn(block)).toEqual([
    ['a', 100, 200],
    ['b', 150, 200],
  ]);
});

describe('breakPages', () => {
  test('fills each page, even if pages have different heights', () => {
    const blocks = [...'abcdef'].map((name) => named(name));
    expect(namesOn(breakPages(blocks, (page) => (page === 0 ? 20 : 30)))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
      ['f'],
    ]);
  });

  test('fills a page to the last point despite rounding', () => {
    const rows = Array.from({ length: 31 }, () => space(539.9 / 31));
    expect(breakPages(rows, () => 539.9)).toHaveLength(1);
  });

  test('counts gaps, except above the first block of a page', () => {
    const blocks = [...'abc'].map((name) => named(name, 10, { gap: 5 }));
    const pages = breakPages(blocks, () => 25);
    expect(namesOn(pages)).toEqual([['a', 'b'], ['c']]);
    expect(pages.map((page) => stack(page).height)).toEqual([25, 10]);
  });

  test('moves a title to the next page with the block that follows it', () => {
    const keepWithNext = true;
    const blocks = [named('a'), named('Title', 10, { keepWithNext }), named('b'), named('c')];
    expect(namesOn(breakPages(blocks, () => 20))).toEqual([['a'], ['Title', 'b'], ['c']]);
  });

  test('breaks blocks that are kept together but are higher than a page', () => {
    const keepWithNext = true;
    const blocks = [named('a', 20, { keepWithNext }), named('b', 20, { keepWithNext }), named('c', 20)];
    expect(namesOn(breakPages(blocks, () => 30))).toEqual([['a'], ['b'], ['c']]);
  });

  test('puts a block that is higher than a page on its own page', () => {
    const blocks = [named('a'), named('high', 99), named('b')];
    expect(namesOn(breakPages(blocks, () => 30))).toEqual([['a'], ['high'], ['b']]);
    expect(namesOn(breakPages([named('high', 99)], () => 30))).toEqual([['high']]);
  });

  test('repeats a title on a page that continues its blocks, not before the next title', () => {
    const title = (name: string) => named(name, 10, { keepWithNext: true, repeat: named(`${name}, again`) });
    const blocks = [title('A'), named('1'), named('2'), named('3'), title('B'), named('4')];
    expect(namesOn(breakPages(blocks, () => 30))).toEqual([
      ['A', '1', '2'],
      ['A, again', '3'],
      ['B', '4'],
    ]);
  });

  test('ends each page except the last with the given part', () => {
    const blocks = [...'abcde'].map((name) => named(name));
    expect(namesOn(breakPages(blocks, () => 30, named('more')))).toEqual([
      ['a', 'b', 'more'],
      ['c', 'd', 'e'],
    ]);
  });

  test('places every block once and in order, and overfills no page', () => {
    const part = fc.record({
      height: fc.integer({ min: 1, max: 40 }),
      gap: fc.integer({ min: 0, max: 10 }),
      keepWithNext: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const pages = breakPages(parts, () => 50);
        expect(pages.flat()).toEqual(parts);
        for (const page of pages) {
          const height = page.reduce((sum, { height, gap }) => sum + height + gap, -(page[0]?.gap ?? 0));
          expect(height).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
