import type { User } from '#domain/account/user.ts';
import { readPhoto } from '#domain/baby/photo.ts';
import { type FamilyBaby, type FamilyLog, withoutRemoved } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
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
 * The full export as one zip, readable without the app. It holds JSON with its schema, the tables, the photos, and a
 * readme. Deleted entries and removed babies are only in the JSON. The page can paint between the five groups of files
 * that {@link makersOf} returns.
 */
export async function everythingZip(everything: Everything, options: EverythingOptions): Promise<File> {
  const makers = makersOf(everything, options);
  const zip = zipMaker();
  for (const [index, make] of makers.entries()) {
    options.onProgress(index / makers.length);
    await new Promise((resolve) => setTimeout(resolve));
    for (const entry of make()) zip.add(entry);
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
 * Photos as separate files, named by the baby's id, because two babies may have the same name. An invalid photo from an
 * import or a backup stays only in the JSON.
 */
function photosOf(babies: readonly FamilyBaby[]): ZipEntry[] {
  return babies.flatMap(({ babyId, photoUrl }) => {
    const photo = photoUrl && readPhoto(photoUrl);
    if (!photo) return [];
    const content = Uint8Array.from(photo.content, (letter) => letter.charCodeAt(0));
    // An id from an imported file must not escape the folder.
    return [{ path: `photos/${encodeURIComponent(babyId.toWellFormed())}.${photo.ending}`, content }];
  });
}
