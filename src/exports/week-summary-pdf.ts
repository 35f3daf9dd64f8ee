import type { Units } from '#domain/units.ts';
import type { WeekSummary } from '#domain/week-summary.ts';
import { describeWeek } from '#domain/week-words.ts';
import { exportName } from './export-name.ts';
import { paintPages } from './pdf/paint-pages.ts';
import { readerOf } from './pdf/paper.ts';
import { layoutWeek } from './week-summary-pdf/layout-week.ts';

/**
 * The week as one sheet of paper, for a reader of `locale` (as `navigator.language` says it). The same summary and reader
 * give the same bytes. Rejects when a name needs a picture and there is no browser to draw it.
 */
export async function weekSummaryPdf(summary: WeekSummary, units: Units, locale: string): Promise<File> {
  const reader = readerOf(locale, units);
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
