import { counted } from '#app/data/imports/import-words.ts';
import { useFamily } from '#app/family/use-family.ts';
import { broughtUnseen, goingToTrash, namesMadeApart } from '#domain/sync/backup-preview.ts';
import { isNoDifference } from '#domain/sync/log-difference.ts';
import type { FileAct } from '#domain/sync/revert-file.ts';
import { DAY } from '#domain/time/when.ts';
import { MERGES_KEPT } from '#storage/backup/snapshots.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';
import styles from './BackupPanel.module.css';
import { countsInWords, differenceInWords, runningInWords } from './backup-words.ts';
import { MadeApart } from './MadeApart.tsx';
import type { BackupOffer } from './use-open-backup.ts';

const WORDS = {
  merge: {
    about:
      'For two phones that keep one log. Entries of both come together: where both have one, the later change counts, and what was deleted on one leaves the other.',
    added: 'New from the file',
    changed: 'Changed in the file since',
    removed: 'Deleted there since',
    stopped: 'Stopped there since',
    wayBack: `You can take it back for ${TRASH_DAYS} days, or until ${MERGES_KEPT} more files were brought together with your log.`,
  },
  replace: {
    about: 'Your log and your settings become exactly what the file holds.',
    added: 'Comes in',
    changed: 'Becomes as in the file',
    removed: 'Only here, and goes',
    stopped: 'No longer running',
    wayBack: `You can take it back for ${TRASH_DAYS} days.`,
  },
} as const;

/** Previews what a merge or a replacement would change. */
export function BackupOutcome({ offer, act, empty }: { offer: BackupOffer; act: FileAct; empty: boolean }) {
  const { now } = useFamily();
  const { importedApart } = offer;
  const difference = offer.changes[act];
  const words = WORDS[act];
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
      <p>
        {empty ? 'Your log here is empty. Everything in the file comes in, with its settings.' : words.about}
      </p>
      {isNoDifference(difference) && <p>Your log has all of this already: nothing would change.</p>}
      {act === 'merge' && !isNoDifference(difference) && changes.length === 0 && (
        <p>No entry changes here. What was deleted there is remembered, so that it does not come back.</p>
      )}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ which, what }) => (
            <div key={which}>
              <dt>{words[which]}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      {trashed.map(({ babyId, name, what }) => (
        <p key={babyId} className={styles.warning}>
          In the file <bdi>{name}</bdi>’s profile is in the trash. Here it goes there too
          {what && (
            <span>
              , and with it what is logged about <bdi>{name}</bdi> then, <span>{what}</span>
            </span>
          )}
          <span>. You can restore it from there.</span>
        </p>
      ))}
      {unseen.map(({ babyId, name, counts }) => (
        <p key={babyId} className={styles.warning}>
          <bdi>{name}</bdi>’s profile was removed and lies in the trash. What comes in for <bdi>{name}</bdi>,{' '}
          <span>{countsInWords(counts)}</span>, is only seen once you restore the profile there.
        </p>
      ))}
      {act === 'merge' && importedApart > 0 && (
        <p className={styles.warning}>
          <span>{counted(importedApart, 'entry was', 'entries were')}</span> imported on both phones, each for
          itself. Brought together, each of them would be there twice. Take one of the two imports back first,
          under “Imported so far”, or let one phone replace its log with the other’s backup.
        </p>
      )}
      <MadeApart names={apart} className={styles.warning} />
      {act === 'merge' && now - offer.created > TRASH_DAYS * DAY && (
        <p className={styles.warning}>
          {`This file is more than ${TRASH_DAYS} days old. What you deleted here before then may come back with it.`}
        </p>
      )}
      {!empty && changes.length > 0 && <p className={styles.muted}>{words.wayBack}</p>}
    </div>
  );
}
