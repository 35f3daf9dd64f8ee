import type { VisitReport } from '#domain/report/visit-report.ts';
import type { Page } from '#exports/pdf/page-marks.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { pageOf } from '#exports/pdf/report-frame.ts';
import type { StackedBlock } from '#exports/pdf/stack.ts';
import { appendixPages } from './appendix-pages.ts';
import { detailsPages } from './details-pages.ts';
import { dosePages } from './dose-pages.ts';
import { feverPages } from './fever-pages.ts';
import { lactationPages } from './lactation-pages.ts';
import { parentWordPages } from './parent-words.ts';
import { reactionPages } from './reaction-pages.ts';
import { footOfPage, nextPageHead, roomBelow, visitSheet } from './report-sheet.ts';
import { endWith, sourcesBlock } from './sources-block.ts';
import { summaryPage } from './summary-page.ts';
import { summaryWords } from './summary-words.ts';

/**
 * Lays out the pages of a report: the summary, the rest of the parents' notes, the lactation pages, the pages about
 * further kinds that were logged, the appendix if requested, and the sources. This call measures all pages. Each
 * returned function then makes the marks of one page. The caller can make many pages in slices.
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
  const laterPages = [
    ...feverPages(report, reader, sheet, words),
    ...reactionPages(report, reader, sheet, words),
    ...dosePages(report, reader, sheet, words),
    ...detailsPages(report, reader, sheet, words),
    ...(appendix ? appendixPages(report, reader, sheet, words) : []),
  ];
  const sources = sourcesBlock(words, sheet.inner);
  // The rows of the days fill their pages, so they leave room for the sources if no page follows.
  const footRoom = laterPages.length > 0 ? 0 : sources.height;
  const content: StackedBlock[][] = [
    summary.blocksWith(firstWords),
    ...moreWords.map((more) => [wordsHead, more]),
    ...lactationPages(report, reader, sheet, words, footRoom),
    ...laterPages,
  ];
  const pages = endWith(sources, content, words, reader, sheet);
  return pages.map(
    (blocks, index) => () => pageOf(sheet, blocks, footOfPage(reader, sheet, index + 1, pages.length)),
  );
}
