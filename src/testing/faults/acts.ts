import { isMedicine, type Medicine, newMedicine } from '#domain/kinds/dose/medicine.ts';
import { isFirstKind, type KindName, kindNames, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import { startTimer, switchSide } from '#domain/kinds/timer.ts';
import { emptyLog, type ImportRun } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import { photoOf } from '#domain/log/photos.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { applyFile, readFamilyLog, readQuarantined, revertFile } from '#storage/backup/backup.ts';
import { bringPhotos, photosOf } from '#storage/backup/backup-photos.ts';
import { noteBackup, readEntryTimes, readLastBackup } from '#storage/backup/last-backup.ts';
import { forgetOldSnapshots, lastAppliedFile } from '#storage/backup/snapshots.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies, listRemovedBabies } from '#storage/log/babies.ts';
import {
  addBaby,
  archiveBaby,
  removeAllBabies,
  removeBaby,
  restoreBaby,
  unarchiveBaby,
  updateBaby,
} from '#storage/log/change-babies.ts';
import { countRecords } from '#storage/log/count-records.ts';
import { countLog, eraseLog } from '#storage/log/erase.ts';
import { addFamilyRow, changeFamilyRow, readFamilyRows } from '#storage/log/family-rows.ts';
import {
  leftOfImport,
  listImports,
  readHeld,
  revertImport,
  saveImport,
  zoneOfImport,
} from '#storage/log/imports.ts';
import { setMoveRemoved, withMove } from '#storage/log/milk-moves.ts';
import { isRoomFull, photoIds, readPhoto, readRoomTaken, tidyPhotos } from '#storage/log/photos.ts';
import { withPhoto } from '#storage/log/put-photo.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { readLatest } from '#storage/log/read-latest.ts';
import {
  addRecord,
  deleteRecords,
  readDays,
  readGrowths,
  readKind,
  readMoments,
  readRecord,
  type Updated,
  updateRecord,
} from '#storage/log/records.ts';
import { searchEntries } from '#storage/log/search-entries.ts';
import {
  addTimer,
  changeTimer,
  discardTimer,
  finishTimer,
  listTimers,
  refinishTimer,
  replaceTimer,
  restoreTimer,
  unfinishTimer,
} from '#storage/log/timers.ts';
import { listTrash, purgeTrash, restoreAll, restoreRecords } from '#storage/log/trash.ts';
import { undoUpdate } from '#storage/log/undo-update.ts';
import { aMilkMove } from '#testing/made-up/a-milk-move.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '../builders.ts';
import { oneOfEach } from '../made-up/an-entry.ts';
import { anOther, trashed } from './former-rows.ts';
import { SHARING_NOTES, SHARING_READS, SHARING_WRITES, TIMERS_APART, UNSENT } from './sharing-acts.ts';

/**
 * All functions that read or write a log, and a log on which each write has an effect. `faults.slow.test.ts` checks
 * that the table is complete.
 */

export type Act = (db: RecordsDb) => Promise<unknown>;

const NOW = Date.parse('2026-05-06T20:00:00Z');
const LONG_AGO = NOW - 40 * 24 * 3_600_000;
const author = { device: 'mine', now: NOW };
const owner = { userId: 'user-1', preferences: { zone: 'device' } };

const juniper = aBaby();
const wren = aBaby({ babyId: 'wren', name: 'Wren', archivedAt: 5 });
const rue = aBaby({ babyId: 'rue', name: 'Rue', removedAt: NOW - 1000 });
const ash = aBaby({ babyId: 'ash', name: 'Ash', removedAt: LONG_AGO });

const kept = oneOfEach((kind) => ({ id: kind }));
const keptTogether = kindNames()
  .filter((kind) => !kindOf(kind).store)
  .map((kind) => kept[kind]);
const syrup = { ...newMedicine({ name: 'Syrup' }, author), id: 'syrup' };
const broughtIn = { importId: 'run', importKey: 'key' };
const nursing = { ...startTimer('baby-1', 'feed', 'left', { ...author, now: NOW - 9e5 }), id: 'nursing' };
const asleep = { ...startTimer('wren', 'sleep', null, { ...author, now: NOW - 9e5 }), id: 'asleep' };
const switched = switchSide(nursing, { ...author, now: NOW - 5e5 });
const finished = { timer: nursing, records: [{ kind: 'feed' as const, record: kept.feed }] };

/** The rows of the log before every act, by store. */
export const LOG_BEFORE: Record<string, object[]> = {
  babies: [juniper, wren, rue, ash],
  feeds: [kept.feed, aFeed({ id: 'feed-2', ...broughtIn }), aFeed({ id: 'feed-3', babyId: 'ash' })],
  diapers: [kept.diaper, aDiaper({ id: 'diaper-2', ...broughtIn })],
  sleeps: [kept.sleep, aSleep({ id: 'sleep-2', babyId: 'ash' })],
  growths: [kept.growth],
  entries: [...keptTogether, anOther('other', 'baby-1'), anOther('other-2', 'ash')],
  family: [
    { id: 'list', kind: 'from-the-future', createdAt: 1, updatedAt: 1, updatedBy: 'mine' },
    syrup,
    aMilkMove(),
  ],
  marks: [UNSENT],
  sync: SHARING_NOTES,
  photos: [{ id: 'photo', bytes: [255, 216], storedAt: LONG_AGO }],
  timers: [nursing, asleep, ...TIMERS_APART],
  trash: [
    trashed('old', LONG_AGO),
    trashed('new', NOW - 5000),
    { ...trashed('again', NOW - 5000), deleted: { kind: 'sleep', record: aSleep({ id: 'again' }) } },
  ],
  imports: [
    {
      id: 'run',
      source: 'Baby Connect',
      importedAt: NOW - 9000,
      counts: { feed: 1, diaper: 1, sleep: 0, growth: 0 },
      babyIds: ['wren'],
    },
  ],
  snapshots: [
    {
      takenAt: NOW - 7000,
      act: 'replace',
      log: { ...rowsByStore(emptyLog()), feeds: [aFeed({ id: 'former' })] },
      preferences: { zone: 'UTC' },
    },
  ],
  backups: [{ madeAt: NOW - 8000, restoredAt: NOW - 7000 }],
};

/** The content of another phone's file. */
const theirs = {
  ...emptyLog(),
  babies: [{ ...juniper, name: 'June', updatedAt: 9 }],
  feed: [aFeed({ id: 'feed', note: 'edited there', updatedAt: 9, updatedBy: 'yours' })],
  growth: [aGrowth({ id: 'theirs' })],
};

const photo = photoOf('new', Uint8Array.of(0xff, 0xd8, 0xff).buffer);
const milk = (db: RecordsDb) => withMove(db, aMilkMove({ id: 'feed', feedId: 'feed' }));
const added = oneOfEach(() => ({ id: 'one more' }));
const nursed = entriesOfTimer(switched, NOW, TEST_ZONE, author);
const fields = {
  name: 'Juno',
  birthDate: '2026-03-25',
  sex: 'female',
  photoUrl: null,
  dueDate: null,
} as const;

/** Makes an act for each store of entries. All later kinds share one store, so one of them stands for the others. */
function ofEachStore(act: <K extends KindName>(db: RecordsDb, kind: K) => Promise<unknown>): Act[] {
  const kinds: KindName[] = [...kindNames().filter(isFirstKind), 'temperature'];
  return kinds.map((kind) => (db) => act(db, kind));
}

/** Makes an update that changed only the note. `after` is the record as it is stored. */
function updateOf<K extends KindName>(kind: K, after: RecordOf<K>): Updated<K> {
  return { kind, before: { ...after, note: 'as before' }, after, wasLive: true, trash: undefined };
}

export const WRITES: Record<string, Act[]> = {
  addRecord: [
    ...ofEachStore((db, kind) => addRecord(db, kind, added[kind])),
    (db) => addRecord(db, 'moment', { ...added.moment, photoId: photo.id }, withPhoto(db, photo, NOW)),
    (db) => addRecord(db, 'feed', added.feed, milk(db)),
  ],
  updateRecord: [
    ...ofEachStore((db, kind) => updateRecord(db, kind, kept[kind], { note: 'sleepy' } as never, author)),
    (db) => updateRecord(db, 'feed', aFeed({ id: 'new' }), { note: 'after all' }, author),
    (db) => updateRecord(db, 'moment', kept.moment, { photoId: photo.id }, author, withPhoto(db, photo, NOW)),
    (db) => updateRecord(db, 'feed', kept.feed, { note: 'milk' }, author, milk(db)),
    ...ofEachStore((db, kind) => updateRecord(db, kind, kept[kind], { babyId: 'wren' } as never, author)),
  ],
  undoUpdate: [
    ...ofEachStore((db, kind) => undoUpdate(db, updateOf(kind, kept[kind]), author)),
    (db) => undoUpdate(db, updateOf('feed', aFeed({ id: 'new' })), author),
    (db) => undoUpdate(db, updateOf('feed', kept.feed), author, milk(db)),
    ...ofEachStore((db, kind) => undoUpdate(db, { ...updateOf(kind, kept[kind]), wasLive: false }, author)),
  ],
  deleteRecords: [
    ...ofEachStore((db, kind) => deleteRecords(db, [{ kind, id: kind }], author)),
    (db) =>
      deleteRecords(
        db,
        Object.keys(kept).map((kind) => ({ kind, id: kind }) as never),
        author,
      ),
  ],
  restoreRecords: [(db) => restoreRecords(db, ['new', 'again'], author)],
  restoreAll: [(db) => restoreAll(db, author)],
  purgeTrash: [(db) => purgeTrash(db, NOW)],
  forgetOldSnapshots: [(db) => forgetOldSnapshots(db, NOW + 40 * 24 * 3600_000)],
  tidyPhotos: [(db) => tidyPhotos(db, NOW)],
  bringPhotos: [(db) => bringPhotos(db, { ids: [photo.id], read: async () => photo }, NOW)],
  addTimer: [(db) => addTimer(db, { ...asleep, id: 'one more', babyId: 'baby-1' })],
  changeTimer: [(db) => changeTimer(db, 'nursing', (timer) => switchSide(timer, author))],
  replaceTimer: [(db) => replaceTimer(db, nursing, switched)],
  restoreTimer: [(db) => restoreTimer(db, switched, author)],
  discardTimer: [(db) => discardTimer(db, 'nursing', author)],
  finishTimer: [(db) => finishTimer(db, 'nursing', () => nursed, author)],
  unfinishTimer: [(db) => unfinishTimer(db, { ...finished, timer: switched }, author)],
  refinishTimer: [
    (db) => refinishTimer(db, finished, () => nursed, author),
    (db) => refinishTimer(db, finished, () => [], author),
  ],
  addBaby: [(db) => addBaby(db, aBaby({ babyId: 'one more' }))],
  ...SHARING_WRITES,
  updateBaby: [(db) => updateBaby(db, juniper, fields, author)],
  archiveBaby: [(db) => archiveBaby(db, juniper, author)],
  unarchiveBaby: [(db) => unarchiveBaby(db, wren, author)],
  removeBaby: [(db) => removeBaby(db, juniper, author)],
  removeAllBabies: [(db) => removeAllBabies(db, author)],
  restoreBaby: [(db) => restoreBaby(db, rue, author)],
  addFamilyRow: [(db) => addFamilyRow(db, { ...syrup, id: 'drops' })],
  changeFamilyRow: [(db) => changeFamilyRow<Medicine>(db, 'syrup', { everyHours: 6 }, author)],
  setMoveRemoved: [
    (db) => setMoveRemoved(db, 'taken', true, author),
    (db) => setMoveRemoved(db, 'taken', false, author),
  ],
  saveImport: [
    (db) =>
      saveImport(
        db,
        {
          id: 'second run',
          source: 'Nara',
          importedAt: NOW,
          counts: { feed: 2, diaper: 0, sleep: 0, growth: 1 },
          babyIds: ['ivy'],
        },
        {
          babies: [aBaby({ babyId: 'ivy' })],
          records: [
            { kind: 'feed', record: aFeed({ id: 'imported', importId: 'second run' }) },
            { kind: 'feed', record: aFeed({ id: 'new', importId: 'second run' }) },
            { kind: 'growth', record: aGrowth({ id: 'imported too', importId: 'second run' }) },
          ],
        },
        () => {},
        new AbortController().signal,
      ),
  ],
  revertImport: [(db) => revertImport(db, 'run', author)],
  applyFile: [
    (db) => applyFile(db, { act: 'replace', log: theirs, created: NOW - 5 }, owner, author),
    (db) => applyFile(db, { act: 'merge', log: theirs, created: NOW - 5 }, owner, author),
  ],
  revertFile: [(db) => revertFile(db, NOW - 7000, 'user-1', author)],
  noteBackup: [(db) => noteBackup(db, NOW)],
  eraseLog: [(db) => eraseLog(db)],
};

export const READS: Record<string, Act[]> = {
  ...SHARING_READS,
  readRecord: ofEachStore((db, kind) => readRecord(db, kind, kind)),
  readDays: [(db) => readDays(db, 'baby-1', [], TEST_DAY, TEST_DAY)],
  readKind: ofEachStore((db, kind) => readKind(db, kind, 'baby-1', TEST_DAY, TEST_DAY)),
  readLatest: ofEachStore((db, kind) => readLatest(db, kind, 'baby-1', TEST_DAY, TEST_DAY)),
  readGrowths: [(db) => readGrowths(db, 'baby-1')],
  readMoments: [(db) => readMoments(db, 'baby-1')],
  readPhoto: [(db) => readPhoto(db, 'photo')],
  photoIds: [(db) => photoIds(db)],
  readRoomTaken: [(db) => readRoomTaken(db)],
  isRoomFull: [(db) => isRoomFull(db, 1)],
  photosOf: [(db) => photosOf(db, emptyLog(), [])],
  readAllRecords: [(db) => readAllRecords(db)],
  searchEntries: [(db) => searchEntries(db, 'baby-1', () => true)],
  listTimers: [(db) => listTimers(db)],
  listTrash: [(db) => listTrash(db)],
  listBabies: [(db) => listBabies(db)],
  listRemovedBabies: [(db) => listRemovedBabies(db)],
  readFamilyRows: [(db) => readFamilyRows(db, 'medicine', isMedicine)],
  countLog: [(db) => countLog(db)],
  countRecords: [(db) => countRecords(db, 'baby-1')],
  listImports: [(db) => listImports(db)],
  leftOfImport: (LOG_BEFORE.imports as ImportRun[]).map((run) => (db) => leftOfImport(db, run)),
  zoneOfImport: [(db) => zoneOfImport(db, 'Baby Connect')],
  readHeld: [(db) => readHeld(db, ['baby-1'])],
  readFamilyLog: [(db) => readFamilyLog(db)],
  readQuarantined: [(db) => readQuarantined(db)],
  lastAppliedFile: [(db) => lastAppliedFile(db, NOW)],
  readEntryTimes: [(db) => readEntryTimes(db)],
  readLastBackup: [(db) => readLastBackup(db, NOW)],
};
