import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { describePeriod } from '#words/say/period.ts';
import { exportName, periodName } from './export-name.ts';
import { paintPages } from './pdf/paint-pages.ts';
import type { Reader } from './pdf/paper.ts';
import { layoutPeriod } from './period-summary-pdf/layout-period.ts';

/**
 * Makes a PDF of one or two pages from a period summary (see `layoutPeriod`). The output is deterministic. Rejects if a
 * text must be drawn as a picture and there is no browser to draw it.
 */
export async function periodSummaryPdf(summary: PeriodSummary, reader: Reader): Promise<File> {
  const { file } = reader.words.report.period;
  const bytes = await paintPages(layoutPeriod(summary, reader), {
    title: file.title(summary.baby.name, describePeriod(summary, reader)),
    subject: file.subject,
    locale: reader.locale,
    madeAt: summary.asOf.at,
  });
  return new File([bytes], exportName(summary.baby.name, periodName(summary), 'pdf'), {
    type: 'application/pdf',
  });
}
