import type { VisitReport } from '#domain/report/visit-report.ts';
import type { Page } from '#exports/pdf/page-marks.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { appendixPages } from './appendix-pages.ts';
import { lactationPages } from './lactation-pages.ts';
import { footMarks, headMarks, MARGIN, sheetFor } from './sheet.ts';
import { roomForWords, summaryPage } from './summary-page.ts';
import { parentWordMarks, parentWords, splitWords } from './word-marks.ts';

/**
 * The pages of a report, each laid out when it is called, so that many can be made in slices: the summary, what of the
 * parents' words it has no room for, the lactation pages, and the appendix when it is wanted.
 */
export function layoutVisit(report: VisitReport, reader: Reader, appendix: boolean): (() => Page)[] {
  const sheet = sheetFor(reader);
  const room = roomForWords(report, reader, sheet);
  const wordTop = 90;
  const [words, ...moreWords] = wordPages(report, room, sheet.bottom - wordTop);
  const pages = [
    () => summaryPage(report, reader, sheet, words),
    ...moreWords.map((more) => () => ({
      width: sheet.width,
      height: sheet.height,
      marks: [
        ...headMarks(sheet, 'Questions and notes', report, reader, false),
        ...parentWordMarks(more, { x: MARGIN, y: wordTop, width: sheet.inner, bottom: sheet.bottom }),
      ],
    })),
    ...lactationPages(report, reader, sheet),
    ...(appendix ? appendixPages(report, reader, sheet) : []),
  ];
  return pages.map((layOut, index) => () => {
    const page = layOut();
    return { ...page, marks: [...page.marks, ...footMarks(sheet, index + 1, pages.length)] };
  });
}

type Words = ReturnType<typeof parentWords>;

function wordPages(
  { words }: VisitReport,
  room: { width: number; height: number },
  pageHeight: number,
): [Words, ...Words[]] {
  const [first, firstRest] = splitWords(parentWords(words, room.width), room.height);
  const pages: [Words, ...Words[]] = [first];
  let rest = firstRest;
  while (rest) {
    const [next, after] = splitWords(rest, pageHeight);
    pages.push(next);
    rest = after;
  }
  return pages;
}
