import type { VisitReport } from '#domain/report/visit-report.ts';
import { daysIn } from '#domain/time/period.ts';
import { describePeriod } from '#words/say/period.ts';
import { exportName } from './export-name.ts';
import type { Page } from './pdf/page-marks.ts';
import { paintPages } from './pdf/paint-pages.ts';
import type { Reader } from './pdf/paper.ts';
import { pictureOfText } from './pdf/text-picture.ts';
import { type OnProgress, slices } from './slices.ts';
import { layoutVisit } from './visit-report-pdf/layout-visit.ts';

export interface VisitPaper extends Reader {
  /** Adds a list of all entries to the report. */
  appendix: boolean;
}

/**
 * Makes the visit report as a PDF. It lays out and paints the pages in slices, so the app stays responsive.
 * `onProgress` receives shares from 0 to 1. The output is deterministic. Rejects if a text must be drawn as a picture
 * and there is no browser to draw it.
 */
export async function visitReportPdf(
  report: VisitReport,
  { appendix, ...reader }: VisitPaper,
  onProgress: OnProgress = () => {},
): Promise<File> {
  const layouts = layoutVisit(report, reader, appendix);
  const rest = slices(3 * layouts.length + 1, onProgress);
  const pages: Page[] = [];
  for (const layOut of layouts) {
    pages.push(layOut());
    await rest();
  }
  const { baby, asOf, from } = report.summary;
  const { file } = reader.words.report.visit;
  const colophon = {
    title: file.title(baby.name, describePeriod(report.summary, reader)),
    subject: file.subject,
    locale: reader.locale,
    madeAt: asOf.at,
  };
  const bytes = await paintPages(pages, colophon, pictureOfText, rest);
  const name = exportName(baby.name, `visit-report-${from}-${daysIn(report.summary)}-days`, 'pdf');
  return new File([bytes], name, { type: 'application/pdf' });
}
