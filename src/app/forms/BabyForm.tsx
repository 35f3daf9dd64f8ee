import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BabyPhoto } from '#app/family/BabyPhoto.tsx';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { type Baby, type BabyFields, newBaby } from '#domain/baby/baby.ts';
import { parseBaby } from '#domain/baby/baby-entry.ts';
import { lateBirthQuestion } from '#domain/baby/late-birth-question.ts';
import { takenName } from '#domain/baby/same-name.ts';
import type { FieldErrors } from '#domain/fault.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { type Entry, type Parsed, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { addBaby, updateBaby } from '#storage/log/change-babies.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import styles from './BabyForm.module.css';
import { entriesBefore } from './entries-before.ts';
import { entryOf } from './entry-of.ts';
import { PhotoField } from './fields/PhotoField.tsx';
import { QuestionFields } from './fields/QuestionFields.tsx';
import { smallPhoto } from './fields/small-photo.ts';
import { UnitsChoice } from './fields/UnitsChoice.tsx';
import { useFieldErrors } from './use-field-errors.ts';

interface BabyFormProps {
  /** The profile to edit. Undefined for a new baby. */
  baby?: Baby;
  /** The first values of the fields for a new baby. */
  suggested?: Partial<Pick<Baby, 'name' | 'birthDate' | 'sex'>>;
  /** Whether to show only the fields that the first day needs, and the choice of units. */
  short?: boolean;
  onSaved: (saved: Pick<Baby, 'babyId' | 'name'>) => void;
  /** Another way to leave the form, beside the button that saves. */
  children?: ReactNode;
}

export function BabyForm({ baby, suggested, short = false, onSaved, children }: BabyFormProps) {
  const shown = baby ?? suggested;
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const { today } = useFamily();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, onInput } = useFieldErrors(form);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [saving, setSaving] = useState(false);
  const [readingPhoto, setReadingPhoto] = useState(false);
  const [asked, setAsked] = useState<{ questions: Question[]; unanswered: boolean }>(NOTHING_ASKED);
  const known = useBabies();
  const busy = saving || readingPhoto;

  useEffect(() => {
    if (asked.questions.length) form.current?.querySelector<HTMLElement>('[data-questions] input')?.focus();
  }, [asked]);

  function errorsOf(entry: Entry, parsed: Parsed<BabyFields>): FieldErrors {
    const others = known?.babies.filter(({ babyId }) => babyId !== baby?.babyId) ?? [];
    const name = textOf(entry, 'name');
    // Accepts a name that was not edited, because after a merge two babies may have the same name.
    const taken = name === baby?.name ? undefined : takenName(name, others);
    return { ...('errors' in parsed && parsed.errors), ...(taken && { name: taken }) };
  }

  /** Asks about entries before the birth date. Resolves to true if a question is shown. */
  async function isAsked(entry: Entry, { birthDate }: BabyFields): Promise<boolean> {
    const count = baby ? await entriesBefore(db, baby.babyId, baby.birthDate, birthDate) : 0;
    const question = lateBirthQuestion(entry, count);
    if (question) setAsked(({ questions }) => ({ questions: [question], unanswered: questions.length > 0 }));
    return question !== null;
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const filled = event.currentTarget;
    const entry = entryOf(filled);
    const parsed = parseBaby(entry, today);
    const found = errorsOf(entry, parsed);
    refuse(sayFieldErrors(found, speech));
    if (!('value' in parsed) || Object.keys(found).length > 0) return;
    setSaving(true);
    setProblem(null);
    try {
      if (await isAsked(entry, parsed.value)) return;
      const { babyId } = baby ?? (await add(parsed.value));
      if (baby) await updateBaby(db, baby, parsed.value, authorNow());
      filled.reset();
      onSaved({ babyId, name: parsed.value.name });
    } catch (error) {
      setProblem(storageProblem(error));
    } finally {
      setSaving(false);
    }
  }

  async function add(fields: BabyFields): Promise<Baby> {
    const added = newBaby(fields, owner, authorNow());
    await addBaby(db, added);
    return added;
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-record=""
      noValidate
      onInput={(event) => {
        onInput(event);
        if (event.target instanceof HTMLInputElement && event.target.name === 'birthDate')
          setAsked(NOTHING_ASKED);
      }}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={words.forms.baby.name}
        name="name"
        hint={words.forms.baby.nameHint}
        required
        autoComplete="off"
        defaultValue={shown?.name}
        error={errors.name}
      />
      <DateField
        label={words.forms.baby.birthDate}
        name="birthDate"
        required
        max={today}
        defaultValue={shown?.birthDate}
        error={errors.birthDate}
      />
      <SegmentedChoice
        label={words.forms.baby.sex}
        hint={words.forms.baby.sexHint}
        name="sex"
        required
        options={[
          { value: 'female', label: words.forms.baby.sexes.female },
          { value: 'male', label: words.forms.baby.sexes.male },
        ]}
        defaultValue={shown?.sex}
        error={errors.sex}
      />
      {!short && (
        <DateField
          label={words.forms.baby.dueDate}
          name="dueDate"
          optional
          hint={words.forms.baby.dueDateHint}
          defaultValue={baby?.dueDate}
          error={errors.dueDate}
        />
      )}
      {short && <UnitsChoice />}
      {!short && (
        <PhotoField
          name="photoUrl"
          shown={baby?.photoUrl ?? ''}
          hint={words.forms.photo.hint}
          read={smallPhoto}
          preview={(photoUrl) => <BabyPhoto photoUrl={photoUrl} size="large" />}
          onReading={setReadingPhoto}
        />
      )}
      <QuestionFields {...asked} />
      {problem && <ErrorNotice {...words.storage[problem]} />}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {baby ? words.forms.baby.save : words.forms.baby.add}
        </Button>
        {children}
      </div>
    </form>
  );
}

const NOTHING_ASKED = { questions: [], unanswered: false };
