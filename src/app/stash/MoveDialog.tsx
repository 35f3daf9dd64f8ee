import { type SubmitEvent, useRef, useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { QuestionFields } from '#app/forms/fields/QuestionFields.tsx';
import { useFamilyAtOpening } from '#app/forms/use-family-at-opening.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import type { Question } from '#domain/question.ts';
import type { Place } from '#domain/stash/milk-move.ts';
import { type MoveAct, parseMove, purposesOf, type TypedMove } from '#domain/stash/move-entry.ts';
import type { PlaceStash } from '#domain/stash/stash.ts';
import { parseNumber, volumeIn } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import styles from './StashScreen.module.css';
import { saveMove } from './stash-acts.ts';

interface MoveDialogProps {
  act: MoveAct;
  place: Place;
  stash: PlaceStash;
  onClose: () => void;
}

/** Takes milk out of a place, or sets its amount to what was counted. Stays open until the write succeeds. */
export function MoveDialog({ act, place, stash, onClose }: MoveDialogProps) {
  const db = useRecords();
  const { units, zone, today } = useFamilyAtOpening();
  const baby = useBabies()?.baby ?? null;
  // The stash may change in another tab. The fields keep what they showed.
  const [shown] = useState({
    oz: act === 'count' ? stash.oz : (stash.bags[0]?.oz ?? 0),
    oldest: stash.bags.map(({ milkAt }) => milkAt).sort()[0] ?? today,
  });
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, onInput } = useFieldErrors(form);
  const [asked, setAsked] = useState<{ questions: Question[]; unanswered: boolean }>(NOTHING_ASKED);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const said = words.stash;
  const question = act === 'discard' ? said.why : said.purpose;
  const purposes = purposesOf(act, place).filter((purpose) => purpose !== 'bottle' || baby);

  async function save(typed: TypedMove) {
    setBusy(true);
    try {
      await saveMove({ db, baby, zone, units }, typed);
      form.current?.reset();
      onClose();
    } catch (error) {
      setProblem(storageProblem(error));
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const context = { act, place, stash, units, zone, author: authorNow() };
    const parsed = parseMove(entryOf(event.currentTarget), context);
    setProblem(null);
    refuse('errors' in parsed ? sayFieldErrors(parsed.errors, speech) : {});
    const questions = 'questions' in parsed ? parsed.questions : [];
    setAsked(({ questions: before }) => ({ questions, unanswered: before.length > 0 }));
    if ('value' in parsed) void save(parsed.value);
  }

  return (
    <FormDialog title={said.actsIn[act][place]} busy={busy} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onInput={onInput} onSubmit={submit}>
        <NumberField
          label={said.amount}
          name="oz"
          required
          read={parseNumber}
          min={0}
          step={units.volume === 'oz' ? 0.5 : 10}
          unit={units.volume}
          defaultValue={shown.oz > 0 ? String(volumeIn(shown.oz, units.volume)) : ''}
          error={errors.oz}
        />
        {purposes.length > 0 && (
          <SegmentedChoice
            label={question}
            name="purpose"
            required
            options={purposes.map((value) => ({ value, label: said.purposes[value] }))}
            error={errors.purpose}
          />
        )}
        {act === 'count' && (
          <DateField
            label={said.oldest}
            name="date"
            required
            defaultValue={shown.oldest}
            error={errors.date}
          />
        )}
        <QuestionFields {...asked} />
        {problem && <ErrorNotice {...words.storage[problem]} />}
        <Button type="submit" size="main" busy={busy}>
          {said.save}
        </Button>
      </form>
    </FormDialog>
  );
}

const NOTHING_ASKED = { questions: [], unanswered: false };
