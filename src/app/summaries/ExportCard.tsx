import FileText from 'lucide-react/icons/file-text';
import Share2 from 'lucide-react/icons/share-2';
import Table2 from 'lucide-react/icons/table-2';
import { useEffect, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn, ONE_PAGE_DAYS } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { handOver } from '#ui/layout/hand-over.ts';
import { words } from '#words/now.ts';
import { fetchReportWords, reportSpeech } from '#words/report-speech.ts';
import styles from './ExportCard.module.css';

type Format = 'pdf' | 'csv';

/** Exports the period as files, from the same summary that the screen shows. */
export function ExportCard({ summary }: { summary: PeriodSummary }) {
  const { units, now } = useFamily();
  const session = useSession();
  const [{ reportLanguage }] = usePreferences();
  const [making, setMaking] = useState<Format | null>(null);
  const [failed, setFailed] = useState<Format | null>(null);
  // A new version of the app has new files of words.
  useEffect(() => void fetchReportWords(reportLanguage), [reportLanguage]);

  const { exports: texts, gated } = words.summaries;
  const days = daysIn(summary);
  const pages = days > ONE_PAGE_DAYS ? 'twoPages' : 'onePage';

  async function hand(format: Format) {
    setMaking(format);
    setFailed(null);
    try {
      const { saveOrShare } = await import('#exports/save-or-share.ts');
      const file = await makeFile(format, summary, units, reportLanguage);
      await handOver(file, saveOrShare, (how) => {
        if (how === 'saved') toast({ title: texts.saved, description: file.name });
      });
    } catch {
      setFailed(format);
    }
    setMaking(null);
  }

  return (
    <Card
      data-no-print
      title={days === 7 ? texts.title.week : texts.title.days(days)}
      icon={<Share2 aria-hidden="true" />}
    >
      {allowanceIn(session, now).summaryExports ? (
        <>
          <p className={styles.words}>{texts[pages].about}</p>
          <div className={styles.buttons}>
            <Button
              icon={<FileText aria-hidden="true" />}
              busy={making === 'pdf'}
              onClick={() => hand('pdf')}
            >
              {texts[pages].pdf}
            </Button>
            <Button
              variant="quiet"
              icon={<Table2 aria-hidden="true" />}
              busy={making === 'csv'}
              onClick={() => hand('csv')}
            >
              {texts.csv}
            </Button>
          </div>
          {failed && (
            <ErrorNotice
              title={texts.failed.title[failed]}
              happened={texts.failed.happened}
              todo={texts.failed.todo}
            />
          )}
        </>
      ) : (
        <PlanNote text={gated.exports[pages].text} />
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
      reportSpeech(language, 'care', 'figures', 'guide', 'fields', 'kinds', 'tables'),
    ]);
    return periodSummaryCsv(summary, { ...speech, units });
  }
  const [{ periodSummaryPdf }, speech] = await Promise.all([
    import('#exports/period-summary-pdf.ts'),
    reportSpeech(language, 'care', 'fields', 'figures', 'guide', 'kinds', 'report', 'visitpages'),
  ]);
  return periodSummaryPdf(summary, { ...speech, units });
}
