import FileText from 'lucide-react/icons/file-text';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { NO_VISIT_WORDS, type VisitWords, visitWordsErrors } from '#domain/report/notes-and-questions.ts';
import { nextVisit } from '#domain/report/visit-moments.ts';
import { lastDays, VISIT_RANGES, type VisitRange, visitPeriod } from '#domain/report/visit-request.ts';
import { formatDate, formatDayRange } from '#domain/time/when-words.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { readMoments } from '#storage/log/records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { focusField } from '#ui/layout/focus-field.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import { SharePreview } from './SharePreview.tsx';
import styles from './ShareTab.module.css';
import { usePeriodAccount } from './use-period-account.ts';
import { useReportPages } from './use-report-pages.ts';
import { useVisitReport } from './use-visit-report.ts';

/** Makes a report about chosen days for the pediatrician and the lactation consultant. Includes the parents' notes. */
export function VisitReportForm({ baby }: { baby: Baby }) {
  const { report } = words.clinician;
  const { zone, units, now, today } = useFamily();
  const [preferences, change] = usePreferences();
  const [range, setRange] = useState<VisitRange>('14');
  const [dates, setDates] = useState(() => lastDays(14, today));
  const [appendix, setAppendix] = useState(false);
  const visitWords = preferences.visitWords[baby.babyId] ?? NO_VISIT_WORDS;
  const period = visitPeriod(range, dates, today);
  const tooLong = visitWordsErrors(visitWords);
  const errors = sayFieldErrors({ ...('errors' in period && period.errors), ...tooLong }, speech);
  const asked =
    'errors' in period || Object.keys(tooLong).length > 0
      ? null
      : {
          period,
          words: visitWords,
          appendix,
          zone,
          units,
          reportLanguage: preferences.reportLanguage,
          today,
        };
  const { made, make } = useVisitReport(baby, asked);
  const pages = useReportPages(baby, asked);
  const account = usePeriodAccount(baby, 'errors' in period ? null : period);
  const moments = useLive(useRecords(), `moments ${baby.babyId}`, (db) => readMoments(db, baby.babyId));
  const next = nextVisit(moments ?? [], today);
  const [notHanded, setNotHanded] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const news = made.status === 'ready' ? report.ready : made.status === 'outdated' ? report.outdated : null;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  const setWords = (some: Partial<VisitWords>) =>
    change({ visitWords: { ...preferences.visitWords, [baby.babyId]: { ...visitWords, ...some } } });

  async function press() {
    setNotHanded(false);
    if (made.status === 'ready') return hand(made.file).catch(() => setNotHanded(true));
    if (!asked) {
      const first = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[aria-invalid]');
      if (first) focusField(first, errors[first.name] ?? '');
      return;
    }
    announce(report.making);
    await make(asked, now);
  }

  return (
    <div ref={form} className={styles.parts}>
      <div className={styles.choices}>
        <SegmentedChoice
          label={report.which}
          hint={'errors' in period ? undefined : formatDayRange(period.from, period.to, speech.locale)}
          name="visit-range"
          size="dense"
          options={VISIT_RANGES.map((value) =>
            value === 'dates'
              ? { value, label: report.dates, spoken: report.choose }
              : { value, label: report.days(Number(value)), spoken: report.last(Number(value)) },
          )}
          value={range}
          onValueChange={setRange}
        />
        {range === 'dates' && (
          <div className={styles.dates}>
            <DateField
              label={report.first}
              name="from"
              value={dates.from}
              max={today}
              error={errors.from}
              onChange={(event) => setDates({ ...dates, from: event.target.value })}
            />
            <DateField
              label={report.end}
              name="to"
              value={dates.to}
              max={today}
              error={errors.to}
              onChange={(event) => setDates({ ...dates, to: event.target.value })}
            />
          </div>
        )}
        <TextareaField
          label={report.questions}
          hint={next ? report.nextVisit(formatDate(next, speech.locale)) : report.questionsHint}
          optional
          rows={3}
          name="questions"
          value={visitWords.questions}
          error={errors.questions}
          onChange={(event) => setWords({ questions: event.target.value })}
        />
        <TextareaField
          label={report.notes}
          optional
          rows={2}
          name="notes"
          value={visitWords.notes}
          error={errors.notes}
          onChange={(event) => setWords({ notes: event.target.value })}
        />
        <CheckboxField
          label={report.appendix}
          hint={report.appendixHint}
          checked={appendix}
          onChange={(event) => setAppendix(event.target.checked)}
        />
      </div>
      <div className={styles.result}>
        {account && (
          <SharePreview
            title={words.clinician.share.report}
            account={account}
            pages={pages}
            lines={[
              { label: report.questions, text: visitWords.questions },
              { label: report.notes, text: visitWords.notes },
            ]}
          />
        )}
        {made.status === 'making' && <ProgressBar label={report.making} value={made.share} max={1} />}
        {news && <p className={styles.ready}>{news}</p>}
        {made.status === 'failed' && <ErrorNotice {...report.failed} />}
        {made.status === 'ready' && notHanded && <ErrorNotice {...report.notShared} />}
        <div className={styles.act}>
          <Button
            icon={made.status === 'ready' ? <Share2 aria-hidden="true" /> : <FileText aria-hidden="true" />}
            busy={made.status === 'making'}
            onClick={press}
          >
            {made.status === 'ready' ? report.share : report.make}
          </Button>
        </div>
      </div>
    </div>
  );
}

async function hand(file: File): Promise<void> {
  const { saveOrShare } = await import('#exports/save-or-share.ts');
  await handOver(file, saveOrShare, (how) => {
    if (how === 'saved') toast({ title: words.clinician.exports.saved, description: file.name });
  });
}
