import { useFamily } from '#app/family/use-family.ts';
import { broughtUnseen, goingToTrash, namesMadeApart } from '#domain/sync/backup-preview.ts';
import { isNoDifference } from '#domain/sync/log-difference.ts';
import type { FileAct } from '#domain/sync/revert-file.ts';
import { DAY } from '#domain/time/when.ts';
import { MERGES_KEPT } from '#storage/backup/snapshots.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './BackupPanel.module.css';
import { countsInWords, differenceInWords, runningInWords } from './backup-words.ts';
import { MadeApart } from './MadeApart.tsx';
import type { BackupOffer } from './use-open-backup.ts';

/** Previews what a merge or a replacement would change. */
export function BackupOutcome({ offer, act, empty }: { offer: BackupOffer; act: FileAct; empty: boolean }) {
  const { now } = useFamily();
  const { importedApart } = offer;
  const difference = offer.changes[act];
  const said = words.backup.outcome;
  const of = said[act];
  const counts = (['added', 'changed', 'removed'] as const).map((which) => ({
    which,
    what: differenceInWords(difference, which),
  }));
  const stopped = { which: 'stopped' as const, what: runningInWords(difference.timers.removed) };
  const changes = [...counts, stopped].filter(({ what }) => what);
  const apart = act === 'merge' ? namesMadeApart(offer.here.babies, offer.content.log.babies) : [];
  const trashed = goingToTrash(offer.here, difference).map(({ counts, ...baby }) => ({
    ...baby,
    what: countsInWords(counts),
  }));
  const unseen = act === 'merge' ? broughtUnseen(offer.here, difference) : [];
  return (
    <div className={styles.outcome}>
      <p>{empty ? said.empty : of.about}</p>
      {isNoDifference(difference) && <p>{said.nothing}</p>}
      {act === 'merge' && !isNoDifference(difference) && changes.length === 0 && <p>{said.onlyDeletions}</p>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ which, what }) => (
            <div key={which}>
              <dt>{of[which]}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      {trashed.map(({ babyId, name, what }) => (
        <p key={babyId} className={styles.warning}>
          <Rich
            of={
              what
                ? said.trashedWith(<bdi>{name}</bdi>, <span>{what}</span>)
                : said.trashed(<bdi>{name}</bdi>)
            }
          />
        </p>
      ))}
      {unseen.map(({ babyId, name, counts }) => (
        <p key={babyId} className={styles.warning}>
          <Rich of={said.unseen(<bdi>{name}</bdi>, <span>{countsInWords(counts)}</span>)} />
        </p>
      ))}
      {act === 'merge' && importedApart > 0 && (
        <p className={styles.warning}>{said.importedApart(importedApart)}</p>
      )}
      <MadeApart names={apart} className={styles.warning} />
      {act === 'merge' && now - offer.created > TRASH_DAYS * DAY && (
        <p className={styles.warning}>{said.old(TRASH_DAYS)}</p>
      )}
      {!empty && changes.length > 0 && <p className={styles.muted}>{of.undo(TRASH_DAYS, MERGES_KEPT)}</p>}
    </div>
  );
}
