import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { addEntry } from '#app/acts/add-entry.ts';
import { confirm, type LogTarget } from '#app/acts/confirm.ts';
import { deleteEntry, editEntry } from '#app/acts/edit-entry.ts';
import { newConflicts } from '#app/acts/new-conflicts.ts';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { birthQuestion } from '#domain/baby/birth-question.ts';
import { type KindName, kindMark, type RecordOf } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { type Entry, type FieldErrors, type Parsed, type Question, readsAs, textOf } from '#domain/parsed.ts';
import { newStamp, type Stamp } from '#domain/record.ts';
import type { Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { type StorageProblem, storageProblem } from '#storage/database/storage-error.ts';
import { entryOf } from './entry-of.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** What every form of a care record is given. */
export interface RecordFormProps<K extends KindName> {
  baby: Baby;
  /** The day that a new record is for, until the parent says otherwise. */
  day: Day;
  /** The record to change; a new one without. */
  record?: RecordOf<K> | undefined;
  onClose: () => void;
  /** Called instead of `onClose` when the record was deleted. */
  onDeleted: () => void;
}

export interface RecordForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The form as it reads now. */
  entry: Entry;
  errors: FieldErrors;
  questions: Question[];
  /** The question that was passed over, so that it says so. */
  unanswered: boolean;
  problem: StorageProblem | null;
  busy: boolean;
  /** What was saved and clashes with the log: the parent is to be asked. */
  clash: { entry: CareRecord; conflicts: Conflict[] } | null;
  /** The form's way to the log, for the baby that is chosen in it. */
  target: LogTarget;
  /** The babies that a known record can be moved to, its own among them. */
  babies: Baby[];
  onInput: (event: { target: EventTarget }) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Deletes the record; undefined for a new one. */
  remove: (() => void) | undefined;
}

/** The words of an import, where the parent changed them. */
function importNoteIn(
  entry: Entry,
  record: Pick<Stamp, 'importNote'> | undefined,
): Pick<Stamp, 'importNote'> {
  if (record?.importNote === undefined || readsAs(entry, { importNote: record.importNote }, ['importNote']))
    return {};
  return { importNote: textOf(entry, 'importNote') };
}

/**
 * One way for all forms: the entry is parsed, and becomes sentences at its fields, or questions, or a record on the disk.
 * The typed words stay in the DOM until that write has succeeded. A known record can be moved to another baby: then it is parsed,
 * asked about and saved as that baby's.
 */
export function useRecordForm<K extends KindName>(
  kind: K,
  { baby, record, onClose, onDeleted }: RecordFormProps<K>,
  shown: Entry,
  parse: (entry: Entry, baby: Baby) => Parsed<Partial<RecordOf<K>>>,
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
  /** Where the parent is led after an attempt that ended in neither a record nor sentences at fields. */
  const [lead, setLead] = useState<{ to: string } | null>(null);
  const named = useBabies()?.named ?? [];
  const babies = record
    ? named.filter(({ babyId, archivedAt }) => archivedAt === undefined || babyId === baby.babyId)
    : [];
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
      return 'errors' in parsed ? parsed.errors : {};
    });
    if (isAskedAbout(target)) setAsked(NOTHING_ASKED);
  }

  /** True for every input but the answers: once it changes, what was asked about it needs a new answer. Notes raise no question. */
  function isAskedAbout(target: EventTarget): boolean {
    return target instanceof HTMLInputElement && !asked.questions.some(({ name }) => name === target.name);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = entryOf(event.currentTarget);
    const parsed = withBirthAsked(typed);
    setProblem(null);
    refuse('errors' in parsed ? parsed.errors : {});
    if ('questions' in parsed) {
      setAsked(({ questions }) => askedWith(questions, parsed.questions));
      setLead({ to: '[data-questions] fieldset:not(:has(:checked)) input' });
    }
    if ('value' in parsed)
      void write(() => save({ ...parsed.value, ...importNoteIn(typed, record) }, babyIn(typed)));
  }

  function withBirthAsked(typed: Entry): Parsed<Partial<RecordOf<K>>> {
    const chosen = babyIn(typed);
    const parsed = parse(typed, chosen);
    if (!('value' in parsed)) return parsed;
    const dayIn = (fields: Partial<RecordOf<K>>) =>
      dayOfRecord({ kind, record: fields as RecordOf<K> } as CareRecord);
    const day = dayIn(parsed.value);
    // What was kept on that day before was asked about then.
    const isKept = record?.babyId === chosen.babyId && dayIn(record) === day;
    const question = isKept ? null : birthQuestion(typed, day, chosen);
    return question ? { questions: [question] } : parsed;
  }

  async function save(fields: Partial<RecordOf<K>>, { babyId }: Baby): Promise<() => void> {
    // A parse names every field that the stamp does not.
    const stamp = { ...newStamp(babyId, authorNow()), ...kindMark(kind) };
    const done = record
      ? await editEntry(target, kind, record, { ...fields, babyId })
      : await addEntry(target, { kind, record: { ...stamp, ...fields } as RecordOf<K> } as CareRecord);
    const conflicts = await newConflicts(target, done.entry, done.before);
    if (conflicts.length > 0) return () => setClash({ entry: done.entry, conflicts });
    confirm(target, done);
    // A moved entry leaves the screen of its former baby, and the focus would go with it.
    return record && babyId !== record.babyId ? onDeleted : onClose;
  }

  /** Does `act` and, once it is on the disk, what that answers. */
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
    remove:
      record &&
      (() =>
        void write(async () => {
          const own = { ...target, baby };
          confirm(own, await deleteEntry(own, { kind, record } as CareRecord));
          return onDeleted;
        })),
  };
}

const NOTHING_ASKED = { questions: [], unanswered: false };

/** Those asked before stay, or their answers would go with them; asked twice is passed over once. */
function askedWith(before: Question[], now: Question[]) {
  const names = before.map(({ name }) => name);
  const fresh = now.filter(({ name }) => !names.includes(name));
  return { questions: [...before, ...fresh], unanswered: fresh.length < now.length };
}
