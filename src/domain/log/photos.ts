/** A picture of an entry. The entry holds its id. A picture never changes: another picture gets another id. */
export interface Photo {
  /** Ends with the size in bytes, so that sizes can be counted without reading the pictures. */
  id: string;
  /** A JPEG without metadata. */
  bytes: ArrayBuffer;
}

/** The room in bytes for all photos of a log. The specification's limit: storage that fills up loses logs. */
export const PHOTO_ROOM = 200_000_000;

/** The limit in bytes for one photo. */
export const LARGEST_PHOTO = 200_000;

const SIZE = /-(\d{1,6})$/;
const JPEG = [0xff, 0xd8, 0xff];

/** Makes a photo from a JPEG. `id` must be new. */
export function photoOf(id: string, bytes: ArrayBuffer): Photo {
  return { id: `${id}-${bytes.byteLength}`, bytes };
}

/** Returns the size in bytes that a photo's id states. Returns 0 for any other id. */
function photoSize(id: string): number {
  return Number(SIZE.exec(id)?.[1] ?? 0);
}

/** True if the bytes are a JPEG of the size that the id states, and within the limit. */
export function isPhoto({ id, bytes }: Photo): boolean {
  const start = new Uint8Array(bytes.slice(0, JPEG.length));
  return (
    bytes.byteLength === photoSize(id) &&
    bytes.byteLength <= LARGEST_PHOTO &&
    JPEG.every((byte, index) => start[index] === byte)
  );
}

/** Returns the id of an entry's photo. Entries of kinds unknown to this version may have one too. */
export function photoIdOf(record: object): string | undefined {
  const { photoId } = record as { photoId?: unknown };
  return typeof photoId === 'string' && photoId !== '' ? photoId : undefined;
}

/** Returns the room in bytes that photos take. */
export function roomTaken(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + photoSize(id), 0);
}
