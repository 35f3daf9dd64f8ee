import { useRef, useState } from 'react';
import { type FileProblem, fileProblem } from '#app/data/file-problem.ts';
import { useLatestWork } from '#app/data/use-latest-work.ts';
import { babyInView } from '#app/family/use-babies.ts';
import { switchKindsOn } from '#app/family/use-kinds-on.ts';
import type { ImportRun } from '#domain/log/family-log.ts';
import { newId } from '#domain/record.ts';
import type { OpenedFiles } from '#imports/pipeline/open-files.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readHeld, saveImport, zoneOfImport } from '#storage/log/imports.ts';
import { toast } from '#ui/feedback/toast.ts';
import {
  changesReading,
  dateOrdersOf,
  firstAnswers,
  type ImportAnswers,
  isWhoseKnown,
  readingAnswers,
} from './import-answers.ts';
import { sourceOf } from './import-words.ts';

/** Files that were chosen together, and what importing them would change. */
export interface ImportOffer extends OpenedFiles {
  /** Null while the files are read or a question that affects reading is open. */
  read: ReadRows | null;
  /** Null until the rows are read and every child is assigned. */
  prepared: PreparedImport | null;
}

/** The stage of an import. Nothing is written before `saving`. The write is atomic. */
type ImportStage =
  | { name: 'choosing' }
  | { name: 'reading'; share: number }
  | { name: 'offered'; answers: ImportAnswers; offer: ImportOffer }
  | { name: 'saving'; share: number };

/** Handles one import from the chosen files to the saved log. Calls `onSaved` when everything is written. */
export function useImport(onSaved: (run: ImportRun) => void) {
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [{ babyId }] = usePreferences();
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const work = useLatestWork();
  // Saving has its own controller, because leaving the screen must not stop it.
  const saving = useRef(new AbortController());

  /** Starts work and aborts the work before it. */
  function startWork(): AbortSignal {
    setProblem(null);
    stop();
    return work.start();
  }

  /** Stops a running save and shows its preview again. */
  function stop() {
    saving.current.abort();
  }

  async function prepare(read: ReadRows, answers: ImportAnswers, importId: string) {
    const { prepareImport } = await import('#imports/pipeline/prepare-import.ts');
    const family = await listBabies(db);
    const birthDates = new Map(family.map((baby) => [baby.babyId, baby.birthDate] as const));
    const held = await readHeld(db, [...birthDates.keys()]);
    const { babies, keepRemarks } = answers;
    return prepareImport(read, {
      babies,
      userId: owner,
      held,
      birthDates,
      importId,
      author: authorNow(),
      keepRemarks,
    });
  }

  /** Reads the rows if they are unread, then prepares the preview. Skips each step that still lacks an answer. */
  async function offer(
    opened: ImportOffer,
    answers: ImportAnswers,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) {
    const { files, questions } = opened;
    const given = readingAnswers(questions, answers, authorNow().now);
    const { readRows } = await import('#imports/pipeline/read-rows.ts');
    const dateOrders = dateOrdersOf(questions, answers);
    const read = opened.read ?? (given && (await readRows(files, given, dateOrders, onProgress, signal)));
    const prepared =
      read && isWhoseKnown(questions, answers) ? await prepare(read, answers, newId(authorNow().now)) : null;
    signal.throwIfAborted();
    setStage({ name: 'offered', answers, offer: { ...opened, read, prepared } });
  }

  /** `homeZone` applies to wall times without a zone, unless an earlier import from the same app used another zone. */
  async function choose(chosen: readonly File[], homeZone: string) {
    const signal = startWork();
    setStage({ name: 'reading', share: 0 });
    try {
      const { openFiles } = await import('#imports/pipeline/open-files.ts');
      const opened = await openFiles(chosen, authorNow().now);
      const babies = await listBabies(db);
      const inView = babyInView(babies, babyId);
      const zone = (await zoneOfImport(db, sourceOf(opened.files))) ?? homeZone;
      const answers = firstAnswers(opened.questions, { zone, babies, inView: inView?.babyId ?? null });
      await offer({ ...opened, read: null, prepared: null }, answers, signal, (share) => {
        if (!signal.aborted) setStage({ name: 'reading', share });
      });
    } catch (error) {
      if (signal.aborted) return;
      setStage({ name: 'choosing' });
      setProblem(fileProblem(error));
    }
  }

  async function answer(changes: Partial<ImportAnswers>) {
    if (stage.name !== 'offered') return;
    const signal = startWork();
    const answers = { ...stage.answers, ...changes };
    // If rows are only reassigned, the old outcome stays visible and keeps the focus.
    const opened = changesReading(changes) ? { ...stage.offer, read: null, prepared: null } : stage.offer;
    setStage({ name: 'offered', answers, offer: opened });
    try {
      await offer(opened, answers, signal, () => {});
    } catch (error) {
      if (!signal.aborted) setProblem(fileProblem(error));
    }
  }

  async function save() {
    if (stage.name !== 'offered' || !stage.offer.read) return;
    const { files, read } = stage.offer;
    const here = startWork();
    saving.current = new AbortController();
    const { signal } = saving.current;
    setStage({ name: 'saving', share: 0 });
    try {
      const id = newId(authorNow().now);
      // Prepared again, because another tab may have written meanwhile.
      const { babies, records, others, counts: ofKinds } = await prepare(read, stage.answers, id);
      const babyIds = babies.map((baby) => baby.babyId);
      const counts = { ...ofKinds, ...(others.length > 0 && { others: others.length }) };
      const run = { id, source: sourceOf(files), importedAt: authorNow().now, counts, babyIds };
      const content = { babies, records: [...records, ...others] };
      await saveImport(db, run, content, (share) => setStage({ name: 'saving', share }), signal);
      switchKindsOn(
        owner,
        content.records.map(({ kind }) => kind),
      );
      setStage({ name: 'choosing' });
      onSaved(run);
    } catch (error) {
      setStage(stage);
      if (signal.aborted) return;
      const failed = fileProblem(error);
      setProblem(failed);
      // On another screen only a toast is visible.
      if (here.aborted) {
        toast({ title: failed.title, description: failed.happened, duration: Number.POSITIVE_INFINITY });
      }
    }
  }

  /** Discards the chosen files and stops a running save. */
  function cancel() {
    startWork();
    setStage({ name: 'choosing' });
  }

  return {
    stage,
    problem,
    choose,
    answer,
    save,
    cancel,
    stop,
  };
}
