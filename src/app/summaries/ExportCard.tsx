import FileText from 'lucide-react/icons/file-text';
import Share2 from 'lucide-react/icons/share-2';
import Table2 from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { spanWords } from '#domain/summaries/period-words.ts';
import { ONE_PAGE_DAYS } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { handOver } from '#ui/layout/hand-over.ts';
import { reportSpeech } from '#words/report-speech.ts';
import styles from './ExportCard.module.css';

type Format = 'pdf' | 'csv';

/** Exports the period as files, from the same summary that the screen shows. */
export function ExportCard({ summary }: { summary: PeriodSummary }) {
  const { units, now } = useFamily();
  const session = useSession();
  const [{ reportLanguage }] = usePreferences();
  const [making, setMaking] = useState<Format | null>(null);
  const [failed, setFailed] = useState<Format | null>(null);

  const span = spanWords(summary);
  const these = span === 'week' ? 'this week' : `these ${span}`;
  const pages = summary.days.length > ONE_PAGE_DAYS ? 'two pages' : 'one page';

  async function hand(format: Format) {
    setMaking(format);
    setFailed(null);
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const file = await makeFile(format, summary, units, reportLanguage);
      await handOver(file, saveOrShare, (how) => {
        if (how === 'saved') toast({ title: 'Saved to your downloads', description: file.name });
      });
    } catch {
      setFailed(format);
    }
    setMaking(null);
  }

  return (
    <Card data-no-print title={`Take ${these} along`} icon={<Share2 aria-hidden="true" />}>
      {allowanceIn(session, now).summaryExports ? (
        <>
          <p className={styles.words}>
            <span>{pages === 'one page' ? 'One page' : 'Two pages'}</span> for the pediatrician, or a table
            for a spreadsheet. Both are made on this device.
          </p>
          <div className={styles.buttons}>
            <Button
              icon={<FileText aria-hidden="true" />}
              busy={making === 'pdf'}
              onClick={() => hand('pdf')}
            >
              {`PDF, ${pages}`}
            </Button>
            <Button
              variant="quiet"
              icon={<Table2 aria-hidden="true" />}
              busy={making === 'csv'}
              onClick={() => hand('csv')}
            >
              CSV table
            </Button>
          </div>
          {failed && (
            <ErrorNotice
              title={`The ${failed.toUpperCase()} could not be made`}
              happened="Something went wrong while it was written. Your log is as it was."
              todo="Try once more. If it fails again, reload the page first."
            />
          )}
        </>
      ) : (
        <PlanNote
          text={`${these.replace('t', 'T')} as a PDF of ${pages}, or as a CSV table for a spreadsheet, ${span === 'week' ? 'comes' : 'come'} with Starter, Plus and Lifetime.`}
        />
      )}
    </Card>
  );
}

async function makeFile(
  format: Format,
  summary: PeriodSummary,
  units: Units,
  language: string | null,
): Promise<File> {
  if (format === 'csv') {
    const [{ periodSummaryCsv }, speech] = await Promise.all([
      import('#exports/period-summary-csv.ts'),
      reportSpeech(language, 'care', 'tables'),
    ]);
    return periodSummaryCsv(summary, { ...speech, units });
  }
  const [{ periodSummaryPdf }, speech] = await Promise.all([
    import('#exports/period-summary-pdf.ts'),
    reportSpeech(language, 'care', 'report'),
  ]);
  return periodSummaryPdf(summary, { ...speech, units });
}
