import { forgetOldSnapshots } from '#storage/backup/snapshots.ts';
import { forgetSharedFiles, SHARE_WAITS } from '#storage/browser/shared-files.ts';
import { trustedTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies, listRemovedBabies } from '#storage/log/babies.ts';
import { tidyPhotos } from '#storage/log/photos.ts';
import { purgeTrash } from '#storage/log/trash.ts';
import { changePreferences, preferencesOf } from './use-preferences.ts';

/**
 * Purges entries and babies that were deleted more than 30 days before `now` (epoch milliseconds), and snapshots older
 * than that. Deletes the photos that only those needed. Uses the trusted time, because a clock that was wrong for a
 * moment must not empty the trash. Removes the visit notes of purged babies from the preferences of `owner`. Removes
 * shared files that no page read within an hour. Rejects with the storage's error.
 */
export async function tidyLog(db: RecordsDb, owner: string, now: number): Promise<void> {
  await forgetSharedFiles(Date.now() - SHARE_WAITS);
  const removed = await listRemovedBabies(db);
  await purgeTrash(db, trustedTime(now));
  await forgetOldSnapshots(db, trustedTime(now));
  await tidyPhotos(db, trustedTime(now));
  const kept = [...(await listBabies(db)), ...(await listRemovedBabies(db))];
  const gone = removed.filter(({ babyId }) => !kept.some((baby) => baby.babyId === babyId));
  if (gone.length === 0) return;
  const visitWords = { ...preferencesOf(owner).visitWords };
  for (const { babyId } of gone) delete visitWords[babyId];
  changePreferences(owner, { visitWords });
}
