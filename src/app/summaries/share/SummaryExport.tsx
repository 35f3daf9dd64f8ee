import FileText from 'lucide-react/icons/file-text';
import Table2 from 'lucide-react/icons/table-2';
import { useEffect, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { usePeriodSummary } from '#app/family/use-period-summary.ts';
import { PeriodChoice } from '#app/PeriodChoice.tsx';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { spanOf } from '#domain/summaries/changes.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn, ONE_PAGE_DAYS } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { words } from '#words/now.ts';
import { fetchReportWords, reportSpeech } from '#words/report-speech.ts';
import { SharePreview } from './SharePreview.tsx';
import styles from './ShareTab.module.css';

type Format = 'pdf' | 'csv';

/** Exports the shown period as files, from the same summary that the overview shows. */
export function SummaryExport({ baby }: { baby: Baby }) {
  const { now } = useFamily();
  const { trends } = allowanceIn(useSession(), now);
  const shown = usePeriodSummary(baby);
  if (!shown) return <Skeleton label={words.summaries.reading} shape="lines" count={3} />;
  const { period, summary } = shown;
  const empty = Object.values(summary.totals).every((total) => total === 0);
  const gated = period.length > 7 && !trends;
  return (
    <div className={styles.parts}>
      <div className={styles.choices}>
        <PeriodChoice tab="share" period={period} summary={summary} />
        {gated && <PlanNote text={words.summaries.gated.periods.text} />}
        {!gated && empty && <p>{words.summaries.empty.title[spanOf(summary)](daysIn(summary))}</p>}
      </div>
      {!gated && !empty && <Files summary={summary} />}
    </div>
  );
}

function Files({ summary }: { summary: PeriodSummary }) {
  const { units } = useFamily();
  const [{ reportLanguage }] = usePreferences();
  const [making, setMaking] = useState<Format | null>(null);
  const [failed, setFailed] = useState<Format | null>(null);
  // A new version of the app has new files of words.
  useEffect(() => void fetchReportWords(reportLanguage), [reportLanguage]);

  const { exports: texts, share } = words.clinician;
  const pages = daysIn(summary) > ONE_PAGE_DAYS ? 'twoPages' : 'onePage';

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
    <div className={styles.result}>
      <SharePreview title={share.summary} account={summary} />
      <div className={styles.act}>
        <div className={styles.buttons}>
          <Button icon={<FileText aria-hidden="true" />} busy={making === 'pdf'} onClick={() => hand('pdf')}>
            {texts.pdf[pages]}
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
      </div>
      {failed && (
        <ErrorNotice
          title={texts.failed.title[failed]}
          happened={texts.failed.happened}
          todo={texts.failed.todo}
        />
      )}
    </div>
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
