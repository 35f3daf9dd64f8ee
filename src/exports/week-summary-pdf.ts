import type { WeekSummary } from '#domain/week-summary.ts';
import { describeWeek } from '#domain/week-words.ts';
import { exportName } from './export-name.ts';
import { paintPages } from './pdf/paint-pages.ts';
import type { Reader } from './pdf/paper.ts';
import { layoutWeek } from './week-summary-pdf/layout-week.ts';

/**
 * The week as one sheet of paper. The same summary and reader give the same bytes. Rejects when a name needs a picture
 * and there is no browser to draw it.
 */
export async function weekSummaryPdf(summary: WeekSummary, reader: Reader): Promise<File> {
  const title = `${summary.baby.name}, ${describeWeek(summary, reader.locale)}`;
  const bytes = await paintPages([layoutWeek(summary, reader)], {
    title,
    subject: 'Feeds, diapers, sleep and growth of a week, as logged by the family',
    madeAt: summary.asOf.at,
  });
  return new File([bytes], exportName(summary.baby.name, `week-${summary.from}`, 'pdf'), {
    type: 'application/pdf',
  });
}
