import { useState } from 'react';
import { type FileProblem, fileProblem } from '#app/data/file-problem.ts';
import { useLatestWork } from '#app/data/use-latest-work.ts';
import { switchKindsOn } from '#app/family/use-kinds-on.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { inSight, logAfterFile } from '#domain/sync/apply-file.ts';
import type { BackupContent } from '#domain/sync/backup.ts';
import { countImportedApart } from '#domain/sync/backup-preview.ts';
import { type LogDifference, logDifference } from '#domain/sync/log-difference.ts';
import type { FileAct } from '#domain/sync/revert-file.ts';
import type { SealedBackup } from '#imports/backup/backup-file.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { applyFile, readFamilyLog } from '#storage/backup/backup.ts';
import { authorNow } from '#storage/browser/device.ts';
import { preferencesFrom } from '#storage/browser/preferences.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { words } from '#words/now.ts';

/** A backup that was read, with the current log and the changes that a merge or a replacement would make. */
export interface BackupOffer {
  name: string;
  /** Epoch milliseconds. */
  created: number;
  content: BackupContent;
  here: FamilyLog;
  changes: Record<FileAct, LogDifference>;
  /** The number of entries that a merge would duplicate, because both phones imported them. */
  importedApart: number;
}

/** The changes that a backup made, for the toast and its undo button. */
export interface BroughtIn {
  act: FileAct;
  takenAt: number;
  difference: LogDifference;
}

/** The current step in opening a backup. Nothing is written before `writing`. The write is atomic. */
type BackupStage =
  | { name: 'choosing' }
  | { name: 'reading' }
  | { name: 'locked'; sealed: SealedBackup; tries: number; busy: boolean }
  | { name: 'offered'; offer: BackupOffer }
  | { name: 'writing' };

/** Opens one backup file, offers it to the parent and applies it to the log. Calls `onDone` after the write. */
export function useOpenBackup(onDone: (done: BroughtIn) => void) {
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [preferences, changePreferences] = usePreferences();
  const [stage, setStage] = useState<BackupStage>({ name: 'choosing' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const work = useLatestWork();

  /** Starts new work and aborts the previous work. */
  function startWork(): AbortSignal {
    setProblem(null);
    return work.start();
  }

  function fail(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return;
    setStage({ name: 'choosing' });
    setProblem(fileProblem(error));
  }

  async function offer(sealed: SealedBackup, passphrase: string, signal: AbortSignal) {
    const { readBackup } = await import('#imports/backup/backup-file.ts');
    const content = await readBackup(sealed, passphrase);
    const here = await readFamilyLog(db);
    if (signal.aborted) return;
    const now = monotonicTime(Date.now());
    const changeBy = (act: FileAct) =>
      inSight(here, logDifference(here, logAfterFile(act, here, content.log, now)));
    const changes = { merge: changeBy('merge'), replace: changeBy('replace') };
    const created = Date.parse(sealed.header.created);
    const importedApart = countImportedApart(here, content.log);
    const { name } = sealed;
    setStage({ name: 'offered', offer: { name, created, content, here, changes, importedApart } });
  }

  async function choose(files: readonly File[]) {
    const signal = startWork();
    const [file] = files;
    if (!file || files.length > 1) {
      const { title, happened } = words.backup.oneFile;
      setProblem({ title, happened: happened(files.length) });
      return;
    }
    setStage({ name: 'reading' });
    try {
      const { openBackup } = await import('#imports/backup/backup-file.ts');
      const sealed = await openBackup(file, file.name);
      if (signal.aborted) return;
      if (sealed.header.lock) setStage({ name: 'locked', sealed, tries: 0, busy: false });
      else await offer(sealed, '', signal);
    } catch (error) {
      fail(error, signal);
    }
  }

  async function unlock(passphrase: string) {
    if (stage.name !== 'locked' || stage.busy) return;
    const signal = startWork();
    setStage({ ...stage, busy: true });
    try {
      await offer(stage.sealed, passphrase, signal);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'WrongPassphraseError')) fail(error, signal);
      else if (!signal.aborted) setStage({ ...stage, tries: stage.tries + 1, busy: false });
    }
  }

  async function bring(act: FileAct) {
    if (stage.name !== 'offered') return;
    const { content, created } = stage.offer;
    startWork();
    setStage({ name: 'writing' });
    try {
      const author = authorNow();
      const arrival = { act, ...content, created };
      const difference = await applyFile(db, arrival, { userId: owner, preferences }, author);
      if (act === 'replace') changePreferences(preferencesFrom(content.preferences, navigator.language));
      switchKindsOn(owner, kindsAdded(difference));
      setStage({ name: 'choosing' });
      onDone({ act, takenAt: author.now, difference });
    } catch (error) {
      setStage(stage);
      setProblem(fileProblem(error));
    }
  }

  function cancel() {
    startWork();
    setStage({ name: 'choosing' });
  }

  return { stage, problem, choose, unlock, bring, cancel };
}

/** Returns the kinds of the entries that a file adds. Kinds without new entries stay switched off. */
function kindsAdded(difference: LogDifference): string[] {
  const others = difference.others.added as OtherEntry[];
  return [
    ...kindNames().filter((kind) => difference[kind].added.length > 0),
    ...others.map(({ kind }) => kind),
  ];
}
