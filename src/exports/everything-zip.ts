import type { User } from '#domain/account/user.ts';
import { readPhoto } from '#domain/baby/photo.ts';
import { type FamilyBaby, type FamilyLog, withoutRemoved } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { everythingReadme } from './everything-readme.ts';
import { everythingSchema } from './everything-schema.ts';
import { kindTables } from './kind-csv.ts';
import { recordsCsv } from './records-csv.ts';
import { type ZipEntry, zipMaker } from './zip-file.ts';

/** All of one account: what it logged, who it is but for the password, and what it chose. */
export interface Everything {
  log: FamilyLog;
  /** Rows that could not be read, as they are. */
  setAside: QuarantinedRow[];
  preferences: object;
  /** Null for the demo. */
  account: User | null;
}

interface EverythingOptions {
  /** Epoch milliseconds. */
  created: number;
  /** The family's day, for the file's name. */
  day: Day;
  units: Units;
  /** Hears shares from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Everything in one zip that can be read without us: JSON with its schema, the tables, the photos, and a text that says
 * which is which. Deleted entries and removed babies are in the JSON alone. The page can paint between two files.
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

function makersOf(everything: Everything, { created, units }: EverythingOptions): (() => ZipEntry[])[] {
  const { log, setAside, preferences, account } = everything;
  const shown = withoutRemoved(log);
  return [
    () => [{ path: 'README.txt', content: everythingReadme(log, created, units) }],
    () => [
      { path: 'wee-hours.schema.json', content: JSON.stringify(everythingSchema(), null, 2) },
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
    () => kindTables(shown, units).map(({ path, content }) => ({ path: `tables/${path}`, content })),
    () => photosOf(shown.babies),
  ];
}

/**
 * Photos as files of their own, named by the baby's id: two babies may have one name. What an imported log or a backup calls
 * a photo and is none stays in the JSON alone.
 */
function photosOf(babies: readonly FamilyBaby[]): ZipEntry[] {
  return babies.flatMap(({ babyId, photoUrl }) => {
    const photo = photoUrl && readPhoto(photoUrl);
    if (!photo) return [];
    const content = Uint8Array.from(photo.content, (letter) => letter.charCodeAt(0));
    // An id from an imported file must not lead out of the folder.
    return [{ path: `photos/${encodeURIComponent(babyId.toWellFormed())}.${photo.ending}`, content }];
  });
}
