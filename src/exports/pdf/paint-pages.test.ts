import { describe, expect, test } from 'vitest';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import type { Mark, Page, TextMark } from './page-marks.ts';
import { type Colophon, paintPages } from './paint-pages.ts';
import type { TextPicture } from './text-picture.ts';

const COLOPHON: Colophon = {
  title: 'A week',
  subject: 'Test',
  locale: 'en-US',
  madeAt: Date.parse('2026-05-06T21:05:00Z'),
};
const WIN_ANSI = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¿ÀÿÆß·×÷';
/** A gray pixel. It replaces a picture that a browser would draw. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

function says(...texts: string[]): Page {
  const marks = texts.map(
    (text, index): TextMark => ({
      mark: 'text',
      text,
      x: 40,
      y: 60 + index * 20,
      size: 14,
      color: '#262a33',
    }),
  );
  return { width: 612, height: 792, marks };
}

function noPicture(mark: TextMark): TextPicture {
  throw new Error(`“${mark.text}” should not need a picture`);
}

describe('a name', () => {
  test.each([
    'Olive',
    'Zoë O’Neil (née Brown) \\ Co.',
    WIN_ANSI,
    'Łucja Żółć',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Наталия Ёлкина',
    'İbrahim Çağlar',
  ])('%s can be found by a search', async (name) => {
    expect(textOfPdf(await paintPages([says(name)], COLOPHON, noPicture))).toEqual([name]);
  });

  test('is composed first if it has combining accents', async () => {
    const bytes = await paintPages([says('Zoe\u0308 Z\u0307o\u0301łc\u0301')], COLOPHON, noPicture);
    expect(textOfPdf(bytes)).toEqual(['Zoë Żółć']);
  });

  test('loses line breaks and invisible characters, and its minus becomes a dash', async () => {
    const bytes = await paintPages([says('Ann\n\u200eLee\u00ad \u202f−3')], COLOPHON, noPicture);
    expect(textOfPdf(bytes)).toEqual(['Ann Lee –3']);
  });

  test.each(['李小龍', 'محمد', 'נועה', 'Olive 🌙', 'x̌y', 'ᏣᎳᎩ'])(
    '%s, which no font has, is drawn as one picture',
    async (name) => {
      const drawn: string[] = [];
      const bytes = await paintPages([says('Name:', name)], COLOPHON, (mark) => {
        drawn.push(mark.text);
        return { dataUrl: PIXEL, width: 40, height: 16, baseline: 12 };
      });
      expect(drawn).toEqual([name]);
      expect(textOfPdf(bytes)).toEqual(['Name:']);
      expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
    },
  );
});

describe('a document', () => {
  test('has the same bytes for the same pages, even after another document was made', async () => {
    const pages = [says('Łucja', 'Zoë'), says('Ελένη')];
    const first = await paintPages(pages, COLOPHON);
    await paintPages([says('Наталия')], { ...COLOPHON, title: 'Another' });
    expect(Buffer.from(await paintPages(pages, COLOPHON)).equals(Buffer.from(first))).toBe(true);
  });

  test('has its language, title, author and date', async () => {
    const file = Buffer.from(await paintPages([says('Olive')], COLOPHON)).toString('latin1');
    expect(file).toContain('/Lang (en)');
    expect(file).toContain('/Title (A week)');
    expect(file).toContain('/Creator (Wee Hours)');
    expect(file).toContain("/CreationDate (D:20260506210500+00'00')");
    expect(file).toContain('/DisplayDocTitle true');
  });

  test('embeds no font if none is needed', async () => {
    const file = Buffer.from(await paintPages([says('Olive')], COLOPHON)).toString('latin1');
    expect(file).not.toContain('NotoSans');
    expect(file.match(/\/BaseFont/g)).toHaveLength(1);
  });

  test('has each page in its own size', async () => {
    const file = Buffer.from(
      await paintPages([says('Letter'), { ...says('A4'), width: 595.28, height: 841.89 }], COLOPHON),
    ).toString('latin1');
    expect(file.match(/\/MediaBox \[.*\]/g)).toEqual([
      '/MediaBox [0 0 612. 792.]',
      '/MediaBox [0 0 595.28 841.89]',
    ]);
  });

  test('draws text in its own color, even after a shape in another color', async () => {
    const box: Mark = { mark: 'box', x: 0, y: 0, width: 10, height: 10, fill: '#ff0000' };
    const page = { ...says('Olive', 'Zoë'), marks: [...says('Olive').marks, box, ...says('Zoë').marks, box] };
    const file = Buffer.from(await paintPages([page], COLOPHON)).toString('latin1');
    const fills = [...file.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg/g)].map(([, color]) => color);
    expect(fills).toEqual(['0.149 0.165 0.2', '1. 0. 0.', '0.149 0.165 0.2', '1. 0. 0.']);
  });

  test('shrinks a text that is too wide', async () => {
    const page = says('A very long name indeed');
    const marks = page.marks.map((mark) => ({ ...mark, maxWidth: 40 }));
    const file = Buffer.from(await paintPages([{ ...page, marks }], COLOPHON)).toString('latin1');
    expect(Number(/\/F1 ([\d.]+) Tf/.exec(file)?.[1])).toBeLessThan(6);
  });
});
