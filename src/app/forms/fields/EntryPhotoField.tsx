import { useRef } from 'react';
import { usePicture, usePictureOf } from '#app/photos/use-picture.ts';
import { LARGEST_PHOTO, PHOTO_ROOM, type Photo, photoOf } from '#domain/log/photos.ts';
import { newId } from '#domain/record.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { isRoomFull } from '#storage/log/photos.ts';
import { words } from '#words/now.ts';
import styles from './EntryPhotoField.module.css';
import { PhotoField, RefusedPhoto } from './PhotoField.tsx';
import { entryPhoto } from './small-photo.ts';

interface EntryPhotoFieldProps {
  /** The id of the photo when the form opens. Empty if there is none. */
  shown: string;
  /** Whether the last attempt to save failed. */
  isUnsaved: boolean;
  /** Called with a new photo, which is not stored yet. */
  onChosen: (photo: Photo) => void;
  onReading: (reading: boolean) => void;
}

/** Shows the field for the photo of an entry. The form has the photo's id in `photoId`. */
export function EntryPhotoField({ shown, isUnsaved, onChosen, onReading }: EntryPhotoFieldProps) {
  const db = useRecords();
  const chosen = useRef(new Map<string, Photo>());

  async function read(file: File): Promise<string> {
    // Checked first, because resizing a picture takes seconds on an old phone.
    if (await isRoomFull(db, LARGEST_PHOTO))
      throw new RefusedPhoto(words.forms.photo.noRoom(PHOTO_ROOM / 1_000_000));
    const photo = photoOf(newId(authorNow().now), await entryPhoto(file));
    chosen.current.set(photo.id, photo);
    onChosen(photo);
    return photo.id;
  }

  return (
    <PhotoField
      name="photoId"
      shown={shown}
      hint={words.forms.photo.entryHint}
      read={read}
      preview={(id) => {
        const photo = chosen.current.get(id);
        if (photo) return <NewPicture photo={photo} isUnsaved={isUnsaved} />;
        return id && <StoredPicture id={id} />;
      }}
      onReading={onReading}
    />
  );
}

function NewPicture({ photo, isUnsaved }: { photo: Photo; isUnsaved: boolean }) {
  const url = usePictureOf(photo.bytes);
  return (
    <>
      <Picture url={url} />
      {isUnsaved && <p>{words.forms.photo.unsaved}</p>}
    </>
  );
}

function StoredPicture({ id }: { id: string }) {
  const url = usePicture(useRecords(), id);
  return url === null ? <p>{words.forms.photo.missing}</p> : <Picture url={url} />;
}

function Picture({ url }: { url: string | undefined }) {
  return url && <img className={styles.picture} src={url} alt={words.forms.photo.label} />;
}
