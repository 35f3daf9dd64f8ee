import { strFromU8, strToU8, unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { makePlannerKit } from './planner-kit.ts';

interface ReadPage {
  texts: string[];
  links: { x: number; y: number; width: number; height: number; to: string }[];
}

/** Reads the PDF. `pages` has the pages in order, by object number. */
class ReadPlanner {
  readonly text: string;
  readonly objects = new Map<string, string>();
  readonly pages = new Map<string, ReadPage>();
  private readonly stamps = new Map<string, string[]>();

  constructor(bytes: Uint8Array) {
    this.text = strFromU8(bytes, true);
    for (const [, id = '', body = ''] of this.text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
      this.objects.set(id, body);
    }
    const tree = [...this.objects.values()].find((body) => body.includes('/Type /Pages')) ?? '';
    const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
    for (const [, id = ''] of kids.matchAll(/(\d+) 0 R/g)) this.pages.set(id, this.readPage(id));
  }

  private readPage(id: string): ReadPage {
    const body = this.objects.get(id) ?? '';
    const content = this.objects.get(/\/Contents (\d+)/.exec(body)?.[1] ?? '') ?? '';
    const stamps = Array.from(content.matchAll(/\/(S\d+) Do/g), ([, name = '']) => this.textsOfStamp(name));
    const annots = body.matchAll(/\/Subtype \/Link \/Rect \[([^\]]+)\].*?\/Dest \[(\d+) 0 R/g);
    const links = Array.from(annots, ([, rect = '', to = '']) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = rect.split(' ').map(Number);
      return { x: left, y: bottom, width: right - left, height: top - bottom, to };
    });
    return { texts: [...textsOf(content), ...stamps.flat()], links };
  }

  private textsOfStamp(name: string): string[] {
    const known = this.stamps.get(name);
    if (known) return known;
    const id = new RegExp(`/${name} (\\d+) 0 R`).exec(this.text)?.[1] ?? '';
    const stream = /stream\n([\s\S]*)\nendstream/.exec(this.objects.get(id) ?? '')?.[1] ?? '';
    const texts = textsOf(strFromU8(unzlibSync(strToU8(stream, true)), true));
    this.stamps.set(name, texts);
    return texts;
  }

  /** Returns the page with this title below the small line `above`. */
  find(above: string, title: string): ReadPage {
    const found = [...this.pages.values()].filter(({ texts }) => texts[texts.indexOf(above) + 1] === title);
    expect(found, `${above}: ${title}`).toHaveLength(1);
    return found[0] as ReadPage;
  }

  /** Returns the texts of the pages that the links open. */
  textsBehind({ links }: ReadPage): string[] {
    return links.map(({ to }) => this.pages.get(to)?.texts.join('\n') ?? '');
  }
}

function textsOf(content: string): string[] {
  return textOfPdf(strToU8(content, true).buffer as ArrayBuffer);
}

const file = makePlannerKit('tablet');
const planner = new ReadPlanner(file);

function day(month: number, number: number): ReadPage {
  return planner.find(`MONTH ${month}`, `Day ${number}`);
}

test('makePlannerKit makes a small PDF with all 512 pages of a year', () => {
  expect(planner.pages.size).toBe(4 + 12 * (1 + 5 + 31) + 3 * 12 + 3 + 12 + 13);
  expect(file.length).toBeLessThan(3_000_000);
});

test('every object is at its offset in the cross-reference table', () => {
  const start = Number(/startxref\n(\d+)/.exec(planner.text)?.[1]);
  const rows = [...planner.text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)];
  expect(rows.length).toBeGreaterThan(1000);
  rows.forEach(([, offset], index) => {
    expect(planner.text.startsWith(`${index + 1} 0 obj`, Number(offset))).toBe(true);
  });
});

describe('links', () => {
  test('open pages of the planner only, and reach every page except the cover', () => {
    const reached = new Set<string>();
    for (const { links } of planner.pages.values()) for (const { to } of links) reached.add(to);
    const [cover, ...others] = planner.pages.keys();
    expect(reached.has(cover as string)).toBe(false);
    expect([...reached].toSorted()).toEqual(others.toSorted());
  });

  test('are inside the page and large enough to tap', () => {
    for (const { links } of planner.pages.values()) {
      for (const { x, y, width, height } of links) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(576);
        expect(y + height).toBeLessThanOrEqual(768);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(16);
      }
    }
  });

  test('include the tabs on every page except the cover', () => {
    const [cover, ...others] = planner.pages.values();
    expect(cover?.links).toHaveLength(1);
    for (const { links } of others) {
      expect(links.filter(({ x, width }) => x + width === 576)).toHaveLength(19);
    }
  });

  test('lead from a month to its days and its trackers', () => {
    const behind = planner.textsBehind(planner.find('THIS MONTH', 'Month 3')).join('\n\n');
    for (const number of [1, 17, 31]) expect(behind).toContain(`MONTH 3\nDay ${number}\n`);
    const tabs = planner.textsBehind(day(3, 17));
    for (const tracker of ['Feeding', 'Diapers', 'Sleep']) {
      expect(tabs.some((texts) => texts.includes(`MONTH 3\n${tracker}\n`))).toBe(true);
    }
  });

  test('connect the days across the end of a month, but not across the end of the year', () => {
    const days = planner.textsBehind(day(1, 31)).filter((texts) => texts.includes('Medicine and vitamins'));
    expect(days).toHaveLength(2);
    expect(days[0]).toContain('MONTH 1\nDay 30');
    expect(days[1]).toContain('MONTH 2\nDay 1');
    expect(
      planner.textsBehind(day(12, 31)).filter((texts) => texts.includes('Medicine and vitamins')),
    ).toHaveLength(1);
  });

  test('lead from the year to each of its 372 days', () => {
    const year = new Set(planner.find('EVERY DAY IS A TAP AWAY', 'The year').links.map(({ to }) => to));
    const days = [...planner.pages].filter(([, { texts }]) => texts.includes('Medicine and vitamins'));
    expect(days).toHaveLength(372);
    for (const [id] of days) expect(year.has(id)).toBe(true);
  });

  test('are also in the outline, with the names of the sections', () => {
    const titles = [...planner.text.matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'The year',
        'Month 1',
        'Month 12',
        'Feeding',
        'Growth',
        'Visits',
        'When to call',
      ]),
    );
  });
});

describe('pages', () => {
  test('name what to write', () => {
    expect(day(5, 9).texts).toEqual(
      expect.arrayContaining(['Sleep', 'Feeds', 'Diapers', 'Began', 'Left', 'Right', 'Bottle', '12a', '12p']),
    );
    expect(planner.find('MONTH 12, WEEK 5', 'Days 29 to 31').texts).toContain('The month behind us');
    expect(planner.find('DAY OR NIGHT', 'When to call').texts.join(' ')).toContain('100.4 °F (38.0 °C)');
  });

  test('use only letters of the standard fonts', () => {
    for (const { texts } of planner.pages.values()) {
      // jsPDF writes a text with another letter as UTF-16, which begins with this mark.
      expect(texts.some((text) => text.startsWith('þÿ') || text.includes('\u0000'))).toBe(false);
    }
    expect(planner.text).toContain('/Encoding /WinAnsiEncoding');
  });

  test('store shared drawings once, with their fonts', () => {
    const forms = [...planner.objects.values()].filter((body) => body.includes('/Subtype /Form'));
    expect(forms.length).toBeLessThan(60);
    for (const form of forms) {
      const resources = planner.objects.get(/\/Resources (\d+) 0 R/.exec(form)?.[1] ?? '');
      expect(resources).toMatch(/\/Font << (\/F\d+ \d+ 0 R ){4}>>/);
    }
  });
});

test.each([
  ['letter', 612, 792],
  ['a4', 595, 842],
] as const)('makePlannerKit for %s keeps links inside the printable area', (format, width, height) => {
  const read = new ReadPlanner(makePlannerKit(format));
  expect(read.text).toContain(`/MediaBox [0 0 ${width}. ${height}.]`);
  expect(read.pages.size).toBe(planner.pages.size);
  const [, page] = [...read.pages.values()];
  for (const link of page?.links ?? []) expect(link.x + link.width).toBeLessThanOrEqual(width - 18);
});
