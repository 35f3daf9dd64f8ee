import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { addEntry } from '#app/acts/add-entry.ts';
import { confirm, type LogTarget } from '#app/acts/confirm.ts';
import { deleteEntry, editEntry } from '#app/acts/edit-entry.ts';
import { newConflicts } from '#app/acts/new-conflicts.ts';
import { babiesToChoose, useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { birthQuestion } from '#domain/baby/birth-question.ts';
import { type KindName, kindMark, type RecordOf } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { type Entry, type Parsed, readsAs, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { newStamp, type Stamp } from '#domain/record.ts';
import type { Day } from '#domain/time/when.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import type { WrittenWith } from '#storage/log/records.ts';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { entryOf } from './entry-of.ts';
import { type FieldTexts, useFieldErrors } from './use-field-errors.ts';

/** The props of every record form. */
export interface RecordFormProps<K extends KindName> {
  baby: Baby;
  /** The initial day of a new record. */
  day: Day;
  /** The record to edit. Undefined for a new one. */
  record?: RecordOf<K> | undefined;
  /** The first values of some fields of a new record. */
  initial?: Entry | undefined;
  onClose: () => void;
  /** Called instead of `onClose` when the record was deleted or moved to another baby. */
  onDeleted: () => void;
}

export interface RecordForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The current values of the form. */
  entry: Entry;
  errors: FieldTexts;
  questions: Question[];
  /** Whether the parent submitted the form again without answering a question. */
  unanswered: boolean;
  problem: StorageProblem | null;
  busy: boolean;
  /** The saved entry and its conflicts, for `ConflictDialog`. */
  clash: { entry: CareRecord; conflicts: Conflict[] } | null;
  /** The log to write to, for the chosen baby. */
  target: LogTarget;
  /** The babies that an existing record can be moved to, including its own. */
  babies: Baby[];
  onInput: (event: { target: EventTarget }) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Names the record, such as "Wet diaper (Wed, May 6, 9:00 AM)". Undefined for a new one. */
  about: string | undefined;
  /** Deletes the record. Undefined for a new one. */
  remove: (() => void) | undefined;
}

/** Returns the import note if the parent changed it. */
function importNoteIn(
  entry: Entry,
  record: Pick<Stamp, 'importNote'> | undefined,
): Pick<Stamp, 'importNote'> {
  if (record?.importNote === undefined || readsAs(entry, { importNote: record.importNote }, ['importNote']))
    return {};
  return { importNote: textOf(entry, 'importNote') };
}

/**
 * Provides the state and the handlers of any record form. On submit, parses the entry and shows errors or questions, or
 * saves the record. The typed values stay in the DOM until the write succeeds. An existing record can be moved to
 * another baby. It is then parsed, validated and saved as that baby's record. `writtenWith` returns what is written in
 * the transaction of a record, such as its photo. It gets the record and the typed values.
 */
export function useRecordForm<K extends KindName>(
  kind: K,
  { baby, record, onClose, onDeleted }: RecordFormProps<K>,
  shown: Entry,
  parse: (entry: Entry, baby: Baby) => Parsed<Partial<RecordOf<K>>>,
  writtenWith: (record: RecordOf<K>, typed: Entry) => WrittenWith | undefined = () => undefined,
): RecordForm {
  const db = useRecords();
  const { units, zone } = useFamily();
  const ref = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(shown);
  const { errors, refuse, onInput: onAnswer } = useFieldErrors(ref);
  const [asked, setAsked] = useState<{ questions: Question[]; unanswered: boolean }>(NOTHING_ASKED);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [clash, setClash] = useState<RecordForm['clash']>(null);
  /** The selector of the element to focus after a submit that raised questions or failed to write. */
  const [lead, setLead] = useState<{ to: string } | null>(null);
  const named = useBabies()?.named ?? [];
  const babies = record ? babiesToChoose(named, baby.babyId) : [];
  const babyIn = (typed: Entry) => babies.find(({ babyId }) => babyId === typed.babyId) ?? baby;
  const target = { db, baby: babyIn(entry), units, zone };

  useEffect(() => {
    if (lead) ref.current?.querySelector<HTMLElement>(lead.to)?.focus();
  }, [lead]);

  function onInput({ target }: { target: EventTarget }) {
    if (!ref.current) return;
    const typed = entryOf(ref.current);
    setEntry(typed);
    onAnswer({ target }, () => {
      const parsed = parse(typed, babyIn(typed));
      return 'errors' in parsed ? sayFieldErrors(parsed.errors, speech) : {};
    });
    if (isAskedAbout(target)) setAsked(NOTHING_ASKED);
  }

  /** Returns whether editing a field discards the questions and their answers. Editing an answer or a note does not. */
  function isAskedAbout(target: EventTarget): boolean {
    return target instanceof HTMLInputElement && !asked.questions.some(({ name }) => name === target.name);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = entryOf(event.currentTarget);
    const parsed = withBirthAsked(typed);
    setProblem(null);
    refuse('errors' in parsed ? sayFieldErrors(parsed.errors, speech) : {});
    if ('questions' in parsed) {
      setAsked(({ questions }) => askedWith(questions, parsed.questions));
      setLead({ to: '[data-questions] fieldset:not(:has(:checked)) input' });
    }
    if ('value' in parsed) void write(() => save({ ...parsed.value, ...importNoteIn(typed, record) }, typed));
  }

  function withBirthAsked(typed: Entry): Parsed<Partial<RecordOf<K>>> {
    const chosen = babyIn(typed);
    const parsed = parse(typed, chosen);
    if (!('value' in parsed)) return parsed;
    const dayIn = (fields: Partial<RecordOf<K>>) =>
      dayOfRecord({ kind, record: fields as RecordOf<K> } as CareRecord);
    const day = dayIn(parsed.value);
    // If the day did not change, the parent already answered when the entry was first saved.
    const isKept = record?.babyId === chosen.babyId && dayIn(record) === day;
    const question = isKept ? null : birthQuestion(typed, day, chosen);
    return question ? { questions: [question] } : parsed;
  }

  async function save(fields: Partial<RecordOf<K>>, typed: Entry): Promise<() => void> {
    const { babyId } = babyIn(typed);
    // `stamp` and the parsed `fields` together are a complete record.
    const stamp = { ...newStamp(babyId, authorNow()), ...kindMark(kind) };
    const saved = { ...(record ?? stamp), ...fields, babyId } as RecordOf<K>;
    const more = writtenWith(saved, typed);
    const done = record
      ? await editEntry(target, kind, record, { ...fields, babyId }, more)
      : await addEntry(target, { kind, record: saved } as CareRecord, more);
    const conflicts = await newConflicts(target, done.entry, done.before);
    if (conflicts.length > 0) return () => setClash({ entry: done.entry, conflicts });
    confirm(done);
    // A moved entry disappears from the former baby's screen, so the focus must go elsewhere.
    return record && babyId !== record.babyId ? onDeleted : onClose;
  }

  /** Runs `act`, which writes. After the write, runs the function that `act` resolves to. */
  async function write(act: () => Promise<() => void>) {
    if (busy) return;
    setBusy(true);
    try {
      const close = await act();
      ref.current?.reset();
      close();
    } catch (error) {
      setProblem(storageProblem(error));
      setLead({ to: '[data-problem]' });
    } finally {
      setBusy(false);
    }
  }

  return {
    ref,
    entry,
    errors,
    ...asked,
    problem,
    busy,
    clash,
    target,
    babies,
    onInput,
    onSubmit,
    about: record && nameEntry({ kind, record } as CareRecord, units, zone),
    remove:
      record &&
      (() =>
        void write(async () => {
          const own = { ...target, baby };
          confirm(await deleteEntry(own, { kind, record } as CareRecord));
          return onDeleted;
        })),
  };
}

function nameEntry(entry: CareRecord, units: Units, zone: string): string {
  const day = formatShortDay(dayOfRecord(entry), speech.locale);
  const clock = clockOfRecord(entry, zone, speech);
  const { onDay } = words.forms.conflicts;
  return words.forms.doctor.about(describeRecord(entry, units, speech), clock ? onDay(day, clock) : day);
}

const NOTHING_ASKED = { questions: [], unanswered: false };

/** Adds new questions to the earlier questions, which keep their answers. Skips questions that were asked before. */
function askedWith(before: Question[], now: Question[]) {
  const names = before.map(({ name }) => name);
  const fresh = now.filter(({ name }) => !names.includes(name));
  return { questions: [...before, ...fresh], unanswered: fresh.length < now.length };
}
