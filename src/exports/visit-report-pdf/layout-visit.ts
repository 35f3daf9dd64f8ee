import type { VisitReport } from '#domain/report/visit-report.ts';
import type { Page } from '#exports/pdf/page-marks.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { pageOf } from '#exports/pdf/report-frame.ts';
import type { StackedBlock } from '#exports/pdf/stack.ts';
import { appendixPages } from './appendix-pages.ts';
import { lactationPages } from './lactation-pages.ts';
import { parentWordPages } from './parent-words.ts';
import { footOfPage, nextPageHead, roomBelow, visitSheet } from './report-sheet.ts';
import { summaryPage } from './summary-page.ts';
import { summaryWords } from './summary-words.ts';

/**
 * The pages of a report: the summary, the rest of the parents' notes, the lactation pages, and the appendix if
 * requested. All pages are measured in this call. The marks of a page are made by its function, so that many pages can
 * be made in slices.
 */
export function layoutVisit(report: VisitReport, reader: Reader, appendix: boolean): (() => Page)[] {
  const sheet = visitSheet(reader);
  const { visit } = reader.words.report;
  const words = summaryWords(report, reader);
  const summary = summaryPage(words, reader, sheet);
  const wordsHead = nextPageHead(sheet, visit.words.empty, words);
  const [firstWords, ...moreWords] = parentWordPages(report.words, reader, sheet.inner, (page) =>
    page === 0 ? summary.wordsRoom : roomBelow(wordsHead.height, reader, sheet),
  );
  const pages: StackedBlock[][] = [
    summary.blocksWith(firstWords),
    ...moreWords.map((more) => [wordsHead, more]),
    ...lactationPages(report, reader, sheet, words),
    ...(appendix ? appendixPages(report, reader, sheet, words) : []),
  ];
  return pages.map(
    (blocks, index) => () => pageOf(sheet, blocks, footOfPage(reader, sheet, index + 1, pages.length)),
  );
}
