import type { User } from '#domain/account/user.ts';
import { readPhoto } from '#domain/baby/photo.ts';
import { type FamilyBaby, type FamilyLog, withoutRemoved } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import type { PhotoSource } from '#domain/sync/backup-photos.ts';
import type { Day } from '#domain/time/when.ts';
import type { TableReader } from './csv-text.ts';
import { everythingReadme } from './everything-readme.ts';
import { everythingSchema } from './everything-schema.ts';
import { kindTables } from './kind-csv.ts';
import { recordsCsv } from './records-csv.ts';
import { type ZipEntry, zipMaker } from './zip-file.ts';

/** All data of one account: its log, its user without the password, and its preferences. */
export interface Everything {
  log: FamilyLog;
  /** Quarantined rows, unchanged. */
  setAside: QuarantinedRow[];
  preferences: object;
  /** Null for the demo. */
  account: User | null;
  /** The photos of entries. */
  photos?: PhotoSource | undefined;
}

interface EverythingOptions extends TableReader {
  /** Epoch milliseconds. */
  created: number;
  /** The family's day, for the file name. */
  day: Day;
  /** Receives shares from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Makes the full export as one zip that can be read without the app. It contains JSON with its schema, the tables, the
 * photos, and a readme. A photo of an entry has the name of its id, as in the column `photo_id`. Deleted entries and
 * removed babies are only in the JSON. The files are made in five groups (see {@link makersOf}). The page can respond
 * between two groups.
 */
export async function everythingZip(everything: Everything, options: EverythingOptions): Promise<File> {
  const makers = makersOf(everything, options);
  const zip = zipMaker();
  for (const [index, make] of makers.entries()) {
    options.onProgress(index / makers.length);
    await new Promise((resolve) => setTimeout(resolve));
    for (const entry of make()) zip.add(entry);
  }
  for (const id of everything.photos?.ids ?? []) {
    const photo = await everything.photos?.read(id);
    if (photo) zip.add({ path: photoPath(id, 'jpg'), content: new Uint8Array(photo.bytes) });
  }
  options.onProgress(1);
  return zip.finish(`wee-hours-everything-${options.day}.zip`);
}

function makersOf(everything: Everything, { created, ...reader }: EverythingOptions): (() => ZipEntry[])[] {
  const { log, setAside, preferences, account } = everything;
  const shown = withoutRemoved(log);
  return [
    () => [{ path: 'README.txt', content: everythingReadme(log, created, reader) }],
    () => [
      { path: 'wee-hours.schema.json', content: JSON.stringify(everythingSchema(reader), null, 2) },
      {
        path: 'wee-hours.json',
        content: JSON.stringify(
          {
            madeBy: 'Wee Hours',
            format: 1,
            madeAt: new Date(created).toISOString(),
            account,
            preferences,
            ...rowsByStore(log),
            setAside,
          },
          null,
          2,
        ),
      },
    ],
    () => [{ path: 'everything.csv', content: recordsCsv(shown) }],
    () => kindTables(shown, reader).map(({ path, content }) => ({ path: `tables/${path}`, content })),
    () => photosOf(shown.babies),
  ];
}

/**
 * Makes a file for each valid photo. Its name is the baby's id, because two babies may have the same name. An invalid
 * photo from an import or a backup is only in the JSON.
 */
function photosOf(babies: readonly FamilyBaby[]): ZipEntry[] {
  return babies.flatMap(({ babyId, photoUrl }) => {
    const photo = photoUrl && readPhoto(photoUrl);
    if (!photo) return [];
    const content = Uint8Array.from(photo.content, (letter) => letter.charCodeAt(0));
    return [{ path: photoPath(babyId, photo.ending), content }];
  });
}

/** Makes the path of a photo. The id may come from an imported file, and must not lead out of the folder. */
function photoPath(id: string, ending: string): string {
  return `photos/${encodeURIComponent(id.toWellFormed())}.${ending}`;
}
