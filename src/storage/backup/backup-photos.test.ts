import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { LARGEST_PHOTO, type Photo, photoOf } from '#domain/log/photos.ts';
import { newId } from '#domain/record.ts';
import { DAY } from '#domain/time/when.ts';
import { backupFile } from '#exports/backup-file.ts';
import { openBackup, readBackup } from '#imports/backup/backup-file.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { eraseLog } from '#storage/log/erase.ts';
import { tidyPhotos } from '#storage/log/photos.ts';
import { withPhoto } from '#storage/log/put-photo.ts';
import { addRecord, deleteRecords, updateRecord } from '#storage/log/records.ts';
import { purgeTrash, restoreRecords, TRASH_DAYS } from '#storage/log/trash.ts';
import { aBaby } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { applyFile, readFamilyLog, revertFile } from './backup.ts';
import { photosOf } from './backup-photos.ts';

const NOW = 1_790_000_000_000;
const author = { device: 'mine', now: NOW };
const later = (ms: number) => ({ ...author, now: NOW + ms });
const owner = { userId: 'me', preferences: {} };

/** Makes a picture that is no repetition, so that a photo in the wrong place has other bytes. */
function aPhoto(name: string, size = 3_000): Photo {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * name.charCodeAt(0)) % 251);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return photoOf(name, bytes.buffer);
}

const [smile, tooth] = [aPhoto('smile'), aPhoto('tooth', 3_001)];
const aMoment = (id: string, photo: Photo, overrides = {}) =>
  anEntry('moment', { id, what: 'first', title: id, photoId: photo.id, ...overrides }) as never;
const addMoment = (log: RecordsDb, id: string, photo: Photo) =>
  addRecord(log, 'moment', aMoment(id, photo), withPhoto(log, photo, author.now));

let db: RecordsDb;
let other: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  other = await openUserRecords(newId(Date.now()));
  await db.babies.put(aBaby());
  await addMoment(db, '1', smile);
  await addMoment(db, '2', tooth);
});
afterEach(() => Promise.all([db.delete(), other.delete()]));

async function backupOf(from: RecordsDb, passphrase: string | null = null): Promise<File> {
  const log = await readFamilyLog(from);
  const photos = await photosOf(from, log, []);
  return backupFile(
    { log, preferences: {}, ...(photos && { photos }) },
    { created: NOW, day: '2026-05-06', passphrase, iterations: 1 },
  );
}

async function apply(to: RecordsDb, file: Blob, act: 'merge' | 'replace', at = author, passphrase = '') {
  const content = await readBackup(await openBackup(file, 'juniper.weehours'), passphrase);
  await applyFile(to, { act, ...content, created: NOW }, owner, at);
}

const photoBytes = async (of: RecordsDb) =>
  Object.fromEntries((await of.photos.toArray()).map(({ id, bytes }) => [id, [...new Uint8Array(bytes)]]));
const BOTH = Object.fromEntries([smile, tooth].map(({ id, bytes }) => [id, [...new Uint8Array(bytes)]]));

describe('a backup with photos', () => {
  test.each([null, 'moonlight'])('brings them back, with the passphrase %s', async (passphrase) => {
    const file = await backupOf(db, passphrase);
    for (const act of ['replace', 'merge'] as const) {
      await apply(other, file, act, author, passphrase ?? '');
      expect(await photoBytes(other)).toEqual(BOTH);
    }
  });

  test('is one JSON object, and stays a backup when an editor reformats it', async () => {
    const file = JSON.parse(await (await backupOf(db)).text());
    expect(file.header.format).toBe(5);
    expect(file.photos).toHaveLength(2);
    await apply(other, new Blob([JSON.stringify(file, null, 2)]), 'replace');
    expect(await photoBytes(other)).toEqual(BOTH);
  });

  test('shows nothing of a photo with a passphrase', async () => {
    const [plain, locked] = [await backupOf(db), await backupOf(db, 'moonlight')];
    const [photo] = JSON.parse(await plain.text()).photos;
    expect(await locked.text()).not.toContain(photo.slice(0, 40));
    expect(await locked.text()).not.toContain(smile.id);
  });

  test.each([null, 'moonlight'])('is refused if a photo was changed, passphrase %s', async (passphrase) => {
    const file = JSON.parse(await (await backupOf(db, passphrase)).text());
    file.photos.reverse();
    await expect(
      apply(other, new Blob([JSON.stringify(file)]), 'replace', author, passphrase ?? ''),
    ).rejects.toMatchObject({ files: [{ fault: { code: 'backupDamaged' } }] });
    expect(await other.entries.count()).toBe(0);
  });

  test('is refused if its end is missing', async () => {
    const file = await backupOf(db);
    await expect(apply(other, file.slice(0, -500), 'replace')).rejects.toMatchObject({
      files: [{ fault: { code: 'backupCutOff' } }],
    });
  });

  test('has the oldest format that holds it, if it has no photo', async () => {
    await db.entries.clear();
    expect(JSON.parse(await (await backupOf(db)).text()).header.format).toBe(1);
  });

  test('includes the photo of a deleted entry, and no photo without an entry', async () => {
    await deleteRecords(db, [{ kind: 'moment', id: '1' }], author);
    await db.entries.delete('2');
    await apply(other, await backupOf(db), 'replace');
    expect(Object.keys(await photoBytes(other))).toEqual([smile.id]);
  });

  test('leaves a photo that the log has as it is', async () => {
    await apply(other, await backupOf(db), 'replace');
    await other.photos.update(smile.id, { storedAt: 7 });
    await apply(other, await backupOf(db), 'merge', later(1));
    expect(await other.photos.get(smile.id)).toMatchObject({ storedAt: 7 });
    expect(await photoBytes(other)).toEqual(BOTH);
  });
});

describe('a replacement that is reverted', () => {
  test('restores the entries with their photos, and tidies those of the file', async () => {
    const empty: FamilyLog = { ...emptyLog(), babies: [] };
    const [mine, theirs] = [aPhoto('mine'), await backupOf(db)];
    await other.babies.put(aBaby());
    await addMoment(other, 'mine', mine);
    await apply(other, theirs, 'replace');
    expect(await tidyPhotos(other, NOW + 2 * DAY)).toBe(0);
    await revertFile(other, NOW, 'me', later(1));
    expect((await readFamilyLog(other)).moment.map(({ photoId }) => photoId)).toEqual([mine.id]);
    expect(await tidyPhotos(other, NOW + 2 * DAY)).toBe(2);
    expect(Object.keys(await photoBytes(other))).toEqual([mine.id]);
    expect(await readFamilyLog(other)).not.toEqual(empty);
  });
});

describe('a photo', () => {
  const tidyLater = () => tidyPhotos(db, NOW + 40 * DAY);

  test('stays with an entry in the trash, and goes when the trash is purged', async () => {
    await deleteRecords(db, [{ kind: 'moment', id: '1' }], author);
    expect(await tidyLater()).toBe(0);
    await restoreRecords(db, ['1'], later(1));
    await deleteRecords(db, [{ kind: 'moment', id: '1' }], later(2));
    await purgeTrash(db, NOW + (TRASH_DAYS + 1) * DAY);
    expect(await tidyLater()).toBe(1);
    expect(Object.keys(await photoBytes(db))).toEqual([tooth.id]);
  });

  test('is kept for a day after it was replaced', async () => {
    const next = aPhoto('next');
    const [first] = await db.entries.toArray();
    await updateRecord(db, 'moment', first as never, { photoId: next.id }, author, withPhoto(db, next, NOW));
    await db.photos.update(smile.id, { storedAt: NOW });
    expect(await tidyPhotos(db, NOW + DAY - 1)).toBe(0);
    expect(await tidyPhotos(db, NOW + DAY + 1)).toBe(1);
    expect(Object.keys(await photoBytes(db)).sort()).toEqual([next.id, tooth.id].sort());
  });

  test('is kept for an entry of a kind that this version does not know', async () => {
    await db.entries.update('1', { kind: 'from-the-future' } as never);
    expect(await tidyLater()).toBe(0);
  });

  test('goes with its baby, and with the whole log', async () => {
    await db.babies.update('baby-1', { removedAt: NOW });
    await purgeTrash(db, NOW + (TRASH_DAYS + 1) * DAY);
    expect(await tidyLater()).toBe(2);
    await db.photos.put({ ...aPhoto('big', LARGEST_PHOTO), storedAt: NOW });
    await eraseLog(db);
    expect(await db.photos.count()).toBe(0);
  });

  test('is not stored if its entry is not', async () => {
    db.entries.hook('creating', () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const photo = aPhoto('third');
    await expect(addMoment(db, '3', photo)).rejects.toThrow();
    expect(await db.photos.get(photo.id)).toBeUndefined();
  });
});
