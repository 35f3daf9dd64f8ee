import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { useRecords } from '#session/use-records.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { amountOfRecord, nameOfRecord } from '#words/say/kinds.ts';
import styles from './EntryPhoto.module.css';
import { usePicture } from './use-picture.ts';

interface EntryPhotoProps {
  entry: CareRecord;
  photoId: string;
}

/**
 * Shows the photo of an entry as a thumbnail. A press shows it large in a dialog. Shows a sentence if this log does not
 * have the photo, as after a merge with another phone.
 */
export function EntryPhoto({ entry, photoId }: EntryPhotoProps) {
  const { units } = useFamily();
  const [isLarge, setLarge] = useState(false);
  const picture = usePicture(useRecords(), photoId);
  // The title is the parent's own words about the photo.
  const title = amountOfRecord(entry, units, speech) || nameOfRecord(entry, speech);
  if (picture === undefined) return <span className={styles.space} />;
  if (picture === null) return <p className={styles.missing}>{words.log.photo.missing}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-haspopup="dialog"
        aria-label={words.log.photo.enlarge(title)}
        onClick={() => setLarge(true)}
      >
        <img src={picture} alt="" />
      </button>
      {isLarge && (
        <Dialog title={title} onClose={() => setLarge(false)}>
          <img className={styles.large} src={picture} alt={title} />
        </Dialog>
      )}
    </>
  );
}
