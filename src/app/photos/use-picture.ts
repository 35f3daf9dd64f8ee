import { useEffect, useState } from 'react';
import { useLive } from '#app/family/use-live.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readPhoto } from '#storage/log/photos.ts';

/**
 * Reads the photo `id` of a log and returns its object URL. Returns null if the log does not have the photo, and
 * undefined while it is read.
 */
export function usePicture(db: RecordsDb, id: string): string | null | undefined {
  const read = useLive(db, `photo ${id}`, async () => ({ id, photo: await readPhoto(db, id) }));
  const url = usePictureOf(read?.id === id ? read.photo?.bytes : undefined);
  if (read?.id !== id) return undefined;
  return read.photo ? url : null;
}

/** Returns an object URL for a JPEG, and revokes it when it is no longer shown. Undefined before the first effect. */
export function usePictureOf(bytes: ArrayBuffer | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return url;
}
