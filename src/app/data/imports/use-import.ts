import { useRef, useState } from 'react';
import { type FileProblem, fileProblem } from '#app/data/file-problem.ts';
import { useLatestWork } from '#app/data/use-latest-work.ts';
import { babyInView } from '#app/family/use-babies.ts';
import { switchKindsOn } from '#app/family/use-kinds-on.ts';
import type { ImportRun } from '#domain/log/family-log.ts';
import { newId } from '#domain/record.ts';
import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ImportFile, ReadFile } from '#imports/pipeline/read-import-file.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readHeld, saveImport, zoneOfImport } from '#storage/log/imports.ts';
import { toast } from '#ui/feedback/toast.ts';
import { countChanges } from './count-changes.ts';
import {
  changesReading,
  dateOrdersOf,
  firstAnswers,
  type ImportAnswers,
  isWhoseKnown,
  readingAnswers,
} from './import-answers.ts';
import { sourceOf } from './import-words.ts';

/** Files that were chosen together, the questions about them, and the changes that their import would make. */
export interface ImportOffer extends ReadFile {
  questions: OpenQuestions;
  /** The rows of the files. Null until they are read, and while a question that affects reading is open. */
  read: ReadRows | null;
  /** The expected changes. Null until the rows are read and every child is assigned. */
  prepared: PreparedImport | null;
}

interface OfferedStage {
  name: 'offered';
  answers: ImportAnswers;
  offer: ImportOffer;
}

/** The current step of an import. Nothing is written before `saving`. The write is atomic. */
type ImportStage =
  | { name: 'choosing' }
  /** `mapped` is true if the parent has said what the columns of a table are. */
  | { name: 'reading'; share: number; mapped: boolean }
  /**
   * The parent says what the columns of `table` are. `first` is the mapping with which the step starts. `before` is the
   * preview from which the parent came, if any.
   */
  | {
      name: 'mapping';
      opened: ReadFile;
      table: UnmappedTable;
      first: ColumnMapping;
      before: OfferedStage | null;
    }
  | OfferedStage
  | { name: 'saving'; share: number };

/** True if leaving the screen would lose answers of the parent, or files that have something to import. */
export function hasUnsavedAnswers(stage: ImportStage): boolean {
  if (stage.name === 'reading') return stage.mapped;
  if (stage.name !== 'offered') return stage.name === 'mapping';
  const { prepared } = stage.offer;
  return !prepared || countChanges(prepared) > 0;
}

/** Loads the code for tables that no format knows. Few files need it. */
async function mappingCode() {
  const [{ firstMapping, mapKnownTables, mapTable }, { findMapping, keepMapping }] = await Promise.all([
    import('#imports/pipeline/map-tables.ts'),
    import('#session/column-mappings.ts'),
  ]);
  return { firstMapping, mapKnownTables, mapTable, findMapping, keepMapping };
}

/**
 * Reads the chosen files, offers their import to the parent and saves it. Calls `onSaved` after the write. `homeZone`
 * is the zone of the family.
 */
export function useImport(homeZone: string, onSaved: (run: ImportRun) => void) {
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [{ babyId }] = usePreferences();
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const work = useLatestWork();
  // The save has its own controller, because it must continue if the parent leaves the screen.
  const saving = useRef(new AbortController());

  /** Starts new work and aborts the previous work and a running save. */
  function startWork(): AbortSignal {
    setProblem(null);
    stop();
    return work.start();
  }

  /** Aborts a running save. `save` then shows the preview again. */
  function stop() {
    saving.current.abort();
  }

  async function prepare(read: ReadRows, answers: ImportAnswers, importId: string, signal: AbortSignal) {
    const [{ prepareImport }, { takeSteps }] = await Promise.all([
      import('#imports/pipeline/prepare-import.ts'),
      import('#imports/containers/slices.ts'),
    ]);
    const family = await listBabies(db);
    const birthDates = new Map(family.map((baby) => [baby.babyId, baby.birthDate] as const));
    const held = await readHeld(db, [...birthDates.keys()]);
    const { babies, keepRemarks } = answers;
    const target = { babies, userId: owner, held, birthDates, importId, author: authorNow(), keepRemarks };
    return takeSteps(prepareImport(read, target), signal);
  }

  /**
   * Reads the rows if they are not read yet, and then prepares the preview. Skips each step that still lacks an answer.
   */
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
      read && isWhoseKnown(questions, answers)
        ? await prepare(read, answers, newId(authorNow().now), signal)
        : null;
    signal.throwIfAborted();
    setStage({ name: 'offered', answers, offer: { ...opened, read, prepared } });
  }

  /** Reads chosen files. */
  async function choose(chosen: readonly File[]) {
    await proceed(async () => {
      const { openFiles } = await import('#imports/pipeline/open-files.ts');
      const opened = await openFiles(chosen);
      if (!opened.unmapped.length) return opened;
      const { mapKnownTables, findMapping } = await mappingCode();
      return mapKnownTables(opened, (titles) => findMapping(owner, titles));
    }, false);
  }

  /** Maps the table of the current step, or leaves it out if `mapping` is null. */
  async function map(mapping: ColumnMapping | null) {
    if (stage.name !== 'mapping') return;
    const { opened, table } = stage;
    await proceed(async () => {
      const { mapKnownTables, mapTable, findMapping, keepMapping } = await mappingCode();
      if (mapping) keepMapping(owner, table.titles, mapping);
      const others = await mapTable(opened, table, mapping);
      return mapKnownTables(others, (titles) => findMapping(owner, titles));
    }, true);
  }

  /** Asks again what the columns of a mapped table are. */
  function remap({ mapped }: ImportFile) {
    if (stage.name !== 'offered' || !mapped) return;
    startWork();
    const { table, mapping: first } = mapped;
    setStage({ name: 'mapping', opened: stage.offer, table, first, before: stage });
  }

  /**
   * Asks about the next table that is not mapped. Offers the import when there is none. Wall times for which the file
   * gives no zone are first read in `homeZone`, or in the zone of an earlier import from the same apps. The parent can
   * then choose another.
   */
  async function proceed(open: () => Promise<ReadFile>, mapped: boolean) {
    const signal = startWork();
    setStage({ name: 'reading', share: 0, mapped });
    try {
      const opened = await open();
      const [table] = opened.unmapped;
      if (table) {
        const { firstMapping, findMapping } = await mappingCode();
        signal.throwIfAborted();
        const first = firstMapping(table, findMapping(owner, table.titles));
        setStage({ name: 'mapping', opened, table, first, before: null });
        return;
      }
      if (!opened.files.length) {
        setStage({ name: 'choosing' });
        return;
      }
      const { openQuestions } = await import('#imports/pipeline/open-questions.ts');
      const questions = await openQuestions(opened.files, authorNow().now);
      const babies = await listBabies(db);
      const inView = babyInView(babies, babyId);
      const zone = (await zoneOfImport(db, sourceOf(opened.files))) ?? homeZone;
      const answers = firstAnswers(questions, { zone, babies, inView: inView?.babyId ?? null });
      await offer({ ...opened, questions, read: null, prepared: null }, answers, signal, (share) => {
        if (!signal.aborted) setStage({ name: 'reading', share, mapped });
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
    // If the rows need not be read again, the old preview stays visible and keeps the focus.
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
      // Prepares the import again, because another tab may have changed the log meanwhile.
      const {
        babies,
        records,
        filled,
        others,
        counts: ofKinds,
      } = await prepare(read, stage.answers, id, signal);
      const babyIds = babies.map((baby) => baby.babyId);
      const counts = { ...ofKinds, ...(others.length > 0 && { others: others.length }) };
      const run = { id, source: sourceOf(files), importedAt: authorNow().now, counts, babyIds };
      const content = { babies, records: [...records, ...others], filled };
      const saved = await saveImport(
        db,
        run,
        content,
        (share) => setStage({ name: 'saving', share }),
        signal,
      );
      switchKindsOn(
        owner,
        content.records.map(({ kind }) => kind),
      );
      setStage({ name: 'choosing' });
      onSaved(saved);
    } catch (error) {
      setStage(stage);
      if (signal.aborted) return;
      const failed = fileProblem(error);
      setProblem(failed);
      // `here` is aborted if the parent has left the screen. Then only a toast is visible.
      if (here.aborted) {
        toast({ title: failed.title, description: failed.happened, duration: Number.POSITIVE_INFINITY });
      }
    }
  }

  /** Returns to the preview if the parent was changing its columns. Otherwise discards the chosen files. */
  function cancel() {
    startWork();
    setStage((stage.name === 'mapping' && stage.before) || { name: 'choosing' });
  }

  return {
    stage,
    problem,
    choose,
    map,
    remap,
    answer,
    save,
    cancel,
    stop,
  };
}
