import { useEffect, useRef, useState } from 'react';
import type { ImportRun } from '#domain/family-log.ts';
import { newId } from '#domain/record.ts';
import type { PreparedImport } from '#imports/prepare-import.ts';
import type { ImportFile } from '#imports/read-import-file.ts';
import type { ReadRows } from '#imports/read-rows.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { listBabies } from '#storage/babies.ts';
import { authorNow } from '#storage/device.ts';
import { readHeld, saveImport } from '#storage/imports.ts';
import { askToPersist } from '#storage/persistence.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';

/** What only the parent knows about a file; `babyId` is null as long as there is no baby. */
export interface ImportAnswers {
  zone: string;
  babyId: string | null;
}

/** A file that was read, and what would become of it. */
export interface ImportOffer {
  file: ImportFile;
  read: ReadRows;
  /** Null while it is read anew, and as long as nobody said whose log it is. */
  prepared: PreparedImport | null;
}

/** Where an import stands. Nothing is written before `saving`, and from then on it is all or nothing. */
type ImportStage =
  | { name: 'choosing' }
  | { name: 'reading'; share: number }
  | { name: 'offered'; answers: ImportAnswers; offer: ImportOffer }
  | { name: 'saving'; share: number };

/** One import from the chosen file to the saved log. `onSaved` hears of it when all of it is on the disk. */
export function useImport(onSaved: (run: ImportRun) => void) {
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const work = useRef(new AbortController());

  useEffect(() => () => work.current.abort(), []);

  /** Starts work that takes the place of whatever was under way. */
  function startWork(): AbortSignal {
    work.current.abort();
    work.current = new AbortController();
    setProblem(null);
    return work.current.signal;
  }

  async function prepare(read: ReadRows, babyId: string, importId: string) {
    const { prepareImport } = await import('#imports/prepare-import.ts');
    const babyIds = babyId ? [babyId] : (await listBabies(db)).map((baby) => baby.babyId);
    const held = await readHeld(db, babyIds);
    return prepareImport(read, { babyId, userId: owner, held, importId, author: authorNow() });
  }

  async function offer(
    file: ImportFile,
    answers: ImportAnswers,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) {
    const { readRows } = await import('#imports/read-rows.ts');
    const read = await readRows(file, { zone: answers.zone, now: authorNow().now }, onProgress, signal);
    const babyId = babyOf(file, answers);
    const prepared = babyId === null ? null : await prepare(read, babyId, newId());
    signal.throwIfAborted();
    setStage({ name: 'offered', answers, offer: { file, read, prepared } });
  }

  async function choose(files: readonly File[], answers: ImportAnswers) {
    const signal = startWork();
    const [file] = files;
    if (!file || files.length > 1) {
      setProblem({ title: 'One file at a time', happened: `You gave ${files.length} files; none was read.` });
      return;
    }
    setStage({ name: 'reading', share: 0 });
    try {
      const { readImportFile } = await import('#imports/read-import-file.ts');
      const opened = await readImportFile(file, file.name);
      await offer(opened, answers, signal, (share) => setStage({ name: 'reading', share }));
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
    setStage({ ...stage, answers, offer: { ...stage.offer, prepared: null } });
    try {
      await offer(stage.offer.file, answers, signal, () => {});
    } catch (error) {
      if (!signal.aborted) setProblem(fileProblem(error));
    }
  }

  async function save() {
    if (stage.name !== 'offered') return;
    const { file, read } = stage.offer;
    const babyId = babyOf(file, stage.answers);
    if (babyId === null) return;
    startWork();
    setStage({ name: 'saving', share: 0 });
    try {
      const id = newId();
      // Once more, since another tab may have written meanwhile.
      const { babies, records, counts } = await prepare(read, babyId, id);
      const babyIds = babies.map((baby) => baby.babyId);
      const run = { id, source: file.format.name, importedAt: authorNow().now, counts, babyIds };
      await saveImport(db, run, { babies, records }, (share) => setStage({ name: 'saving', share }));
      setStage({ name: 'choosing' });
      onSaved(run);
      void askToPersist();
    } catch (error) {
      setStage(stage);
      setProblem(fileProblem(error));
    }
  }

  function cancel() {
    startWork();
    setStage({ name: 'choosing' });
  }

  return { stage, problem, choose, answer, save, cancel };
}

/** Whose log it is: the chosen baby's, nobody's in particular where the file says it row by row, null when unknown. */
function babyOf({ format }: ImportFile, { babyId }: ImportAnswers): string | null {
  return format.asks.includes('baby') ? babyId : '';
}
