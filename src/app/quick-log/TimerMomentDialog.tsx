import { type FormEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNow } from '#app/family/use-now.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { ClockField } from '#app/forms/fields/ClockField.tsx';
import { QuestionFields } from '#app/forms/fields/QuestionFields.tsx';
import { ZoneHint } from '#app/forms/fields/ZoneHint.tsx';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import type { Entry } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { type Reading, readMoment } from '#domain/time/parse-times.ts';
import { clockAt, type Day, dayAt } from '#domain/time/when.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import styles from './TimerMomentDialog.module.css';

interface TimerMomentDialogProps {
  title: string;
  description: string;
  /** The label of the time. */
  label: string;
  /** The instant that the fields show at first. Null to show a day without a time. */
  shown: number | null;
  /** The day that the fields show at first if `shown` is null. */
  day?: Day;
  zone: string;
  /** Returns the day of a typed clock in a zone. Used until the parent chooses a day. Null if the day is not known. */
  dayOf: (clock: string, zone: string) => Day | null;
  /** Returns the reason why an instant is invalid, or null. */
  refuse: (at: number) => string | null;
  /**
   * Returns the open questions about an instant, which only the parent can answer. `entry` holds the answers so far.
   */
  ask?: (at: number, entry: Entry) => Question[];
  onSave: (at: number) => Promise<void>;
  onClose: () => void;
  /** The button beside "Save". */
  other: { label: string; variant: 'danger' | 'ghost'; act: () => Promise<void> | void };
}

/** Asks for one moment of a timer. The dialog stays open until the write succeeds. */
export function TimerMomentDialog(props: TimerMomentDialogProps) {
  const { title, description, label, dayOf, refuse, ask, onSave, onClose, other } = props;
  // Keeps the values that the fields were filled in with, because another tab may change the family's zone meanwhile.
  const [{ shown, zone, day: dayAlone = '' }] = useState(props);
  const shownDay = shown === null ? dayAlone : dayAt(shown, zone);
  const shownClock = shown === null ? '' : clockAt(shown, zone);
  const [clock, setClock] = useState(shownClock);
  const [day, setDay] = useState({ date: shownDay, isChosen: false });
  const now = useNow();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse: refuseFields } = useFieldErrors(form);
  const [asked, setAsked] = useState<{ questions: Question[]; unanswered: boolean }>(NOTHING_ASKED);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (asked.questions.length) form.current?.querySelector<HTMLElement>('[data-questions] input')?.focus();
  }, [asked]);

  /** Sets the day from the typed clock. For a timer that began yesterday at 23:40, 00:15 is today. */
  function follow({ target }: FormEvent) {
    refuseFields({});
    setAsked(NOTHING_ASKED);
    if (!(target instanceof HTMLInputElement) || target.name !== 'time') return;
    setClock(target.value);
    if (day.isChosen) return;
    const moved = target.value === shownClock ? null : dayOf(target.value, zone);
    setDay({ date: moved ?? shownDay, isChosen: false });
  }

  async function write(act: () => Promise<void> | void) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await act();
      form.current?.reset();
      onClose();
    } catch (error) {
      setProblem(storageProblem(error));
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = entryOf(event.currentTarget);
    const { value: at, errors: unread, questions: asks } = readTime(entry, shown, zone);
    const refused = at !== null && asks.length === 0 ? refuse(at) : null;
    const questions = at !== null && asks.length === 0 && refused === null ? (ask?.(at, entry) ?? []) : asks;
    refuseFields(refused === null ? sayFieldErrors(unread, speech) : { time: refused });
    setAsked((before) => ({ questions, unanswered: before.questions.length > 0 }));
    if (at !== null && questions.length === 0 && refused === null) void write(() => onSave(at));
  }

  return (
    <FormDialog
      title={title}
      description={description}
      onClose={onClose}
      actions={
        <>
          <Button variant={other.variant} size="main" busy={busy} onClick={() => void write(other.act)}>
            {other.label}
          </Button>
          <Button type="submit" form={id} size="main" busy={busy}>
            {words.taps.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit} className={styles.form} noValidate>
        <div onInput={follow}>
          <ClockField
            form={{ entry: { time: clock }, errors }}
            name="time"
            label={label}
            shown={{ time: shownClock }}
            date={day.date}
            onDate={(date) => setDay({ date, isChosen: true })}
            zone={zone}
            now={now}
            hasUsualTimes={shown !== null && !day.isChosen}
          />
        </div>
        <ZoneHint zone={zone} at={now} />
        <QuestionFields {...asked} />
        {problem && <ErrorNotice {...words.storage[problem]} />}
      </form>
    </FormDialog>
  );
}

function readTime(entry: Entry, shown: number | null, zone: string): Reading<number> {
  // `readMoment` asks about times after its `now`. Here `refuse` rejects future times, so `now` is infinite.
  const { value, ...rest } = readMoment(entry, 'time', zone, Number.POSITIVE_INFINITY, shown ?? undefined);
  return { ...rest, value: value?.at ?? null };
}

const NOTHING_ASKED = { questions: [], unanswered: false };
