import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { describePeriod } from '#domain/summaries/period-words.ts';
import type { Units } from '#domain/units/units.ts';
import { exportName, periodName } from './export-name.ts';
import { paintPages } from './pdf/paint-pages.ts';
import { layoutPeriod } from './period-summary-pdf/layout-period.ts';

/**
 * A period summary as a PDF of one or two pages (see `layoutPeriod`). `locale` is the reader's, as in
 * `navigator.language`. The output is deterministic. Rejects if a text must be drawn as a picture and there is no
 * browser to draw it.
 */
export async function periodSummaryPdf(summary: PeriodSummary, units: Units, locale: string): Promise<File> {
  const reader = { units, locale };
  const title = `${summary.baby.name}, ${describePeriod(summary, reader.locale)}`;
  const bytes = await paintPages(layoutPeriod(summary, reader), {
    title,
    subject: 'Feeds, diapers, sleep and growth, as logged by the family',
    madeAt: summary.asOf.at,
  });
  return new File([bytes], exportName(summary.baby.name, periodName(summary), 'pdf'), {
    type: 'application/pdf',
  });
}
