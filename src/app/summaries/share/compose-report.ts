import { readMedicines } from '#app/medicine/use-medicines.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { withRunning } from '#domain/log/log-so-far.ts';
import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { daysToReport } from '#domain/report/visit-request.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays, readGrowths, readMoments } from '#storage/log/records.ts';
import { reportSpeech } from '#words/report-speech.ts';

/** The options of a report, apart from the log. */
export interface VisitOptions {
  period: Period;
  words: VisitWords;
  appendix: boolean;
  zone: string;
  units: Units;
  /** The language that the family chose for reports. Null for the language of the app. */
  reportLanguage: string | null;
  /** The report marks this day as not over. */
  today: Day;
}

type RowsOfReport = Awaited<ReturnType<typeof readForReport>>;

/** Reads what a report about a period needs from the log. */
export function readForReport(db: RecordsDb, babyId: string, siblings: readonly string[], period: Period) {
  const days = daysToReport(period);
  return Promise.all([
    readDays(db, babyId, siblings, days.from, days.to),
    readGrowths(db, babyId),
    readMedicines(db),
    readMoments(db, babyId),
  ]);
}

/**
 * Computes a report from the rows, in slices. Also returns the reader with the words in the language of the report.
 * `now` is epoch milliseconds.
 */
export async function composeReport(
  baby: Baby,
  [log, growths, medicines, moments]: RowsOfReport,
  timers: readonly Timer[],
  { period, words, zone, units, reportLanguage }: VisitOptions,
  now: number,
) {
  const [{ visitReport }, { takeSteps }, speech] = await Promise.all([
    import('#domain/report/visit-report.ts'),
    import('#exports/slices.ts'),
    reportSpeech(reportLanguage, 'care', 'fields', 'figures', 'guide', 'kinds', 'report', 'visitpages'),
  ]);
  const source = { baby, log: withRunning(log, timers, now, zone), growths, medicines, moments, words };
  const report = await takeSteps(visitReport(source, period, zone, now));
  return { report, reader: { ...speech, units } };
}
