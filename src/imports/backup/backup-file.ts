import * as v from 'valibot';
import { keyOf, type LogRow } from '#domain/log/family-log.ts';
import { logOfStores } from '#domain/log/log-by-store.ts';
import { partOfRow, SHARED_STORE } from '#domain/log/log-stores.ts';
import type { Photo } from '#domain/log/photos.ts';
import { withReadable } from '#domain/log/quarantine.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import {
  BACKUP_APP,
  BACKUP_FORMAT,
  type BackupContent,
  type BackupHeader,
  boundText,
  countRows,
  sealOf,
} from '#domain/sync/backup.ts';
import {
  type IndexedPhoto,
  type PackedPhotos,
  type PhotoSource,
  splitPhotos,
  unpackPhoto,
} from '#domain/sync/backup-photos.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { deriveKey, unlockText } from '#domain/sync/passphrase-lock.ts';
import { isZone } from '#domain/time/when.ts';
import { type UnreadableFileError, unreadable } from '#imports/containers/unreadable-file-error.ts';
import { beginsAsBackup, isPartOfBeginning } from './backup-beginning.ts';
import { checkContent, HEADER, type StoredContent } from './backup-schema.ts';

/**
 * The limit for the size of a backup without the photos of its entries. Five years of the busiest log need a fifth of
 * this. A larger file would freeze a phone.
 */
const LARGEST_MEGABYTES = 50;

/** A backup that is complete and unchanged; its content may still be encrypted. */
export interface SealedBackup {
  name: string;
  header: BackupHeader;
  content: string;
  /** Reads the photos, which are still packed. */
  packedAt: PackedPhotos;
}

/** The passphrase does not open this backup. The file itself is valid. */
export class WrongPassphraseError extends Error {
  override name = 'WrongPassphraseError';
}

/**
 * Opens a backup and verifies its seal. Needs no passphrase. Throws an {@link UnreadableFileError} with the reason.
 * Writes nothing.
 */
export async function openBackup(file: Blob, name: string): Promise<SealedBackup> {
  const split = await splitPhotos(file).catch(() => null);
  const text = await textOf(split?.json ?? file, name);
  const { header, content, photos } = partsOf(text, name);
  if (!isRecord(header) || header.app !== BACKUP_APP) throw unreadable(name, 'notBackup');
  if (typeof header.format === 'number' && header.format > BACKUP_FORMAT) {
    throw unreadable(name, 'backupNewer');
  }
  if (!v.is(HEADER, header)) throw unreadable(name, 'backupDamaged');
  const { sha256, ...rest } = header;
  const stored = storedText(content);
  if (stored === undefined || (rest.lock === null) === (typeof content === 'string'))
    throw unreadable(name, 'backupDamaged');
  if ((await sealOf(rest, stored)) !== sha256) throw unreadable(name, 'backupDamaged');
  return { name, header: rest, content: stored, packedAt: split?.packedAt ?? packedIn(photos) };
}

/**
 * Decrypts and validates a backup and returns its content. Quarantined rows that this version can read become part of
 * the log. Throws a {@link WrongPassphraseError} for a wrong passphrase. Throws an {@link UnreadableFileError} for a
 * file that this app never writes.
 */
export async function readBackup(backup: SealedBackup, passphrase: string): Promise<BackupContent> {
  const { name, header } = backup;
  const text = header.lock
    ? await unlockText(backup.content, header.lock, passphrase, boundText(header))
    : backup.content;
  if (text === null) throw new WrongPassphraseError('The passphrase does not open this backup.');
  const content = parseJson(text);
  const checked = checkContent(content);
  if (!checked.success) throw unsound(checked.issues, name);
  // The parsed objects are used, because Valibot's copies leave out fields with certain names.
  const { log, preferences, setAside, counts, photos: index } = content as StoredContent;
  const isTwice = Object.entries(log).some(
    ([store, rows]) =>
      new Set(rows.map((row) => keyOf(partOfRow(store, row), row as LogRow))).size < rows.length,
  );
  const counted = counts ?? header.counts;
  if (isTwice || !counted || canonicalJson(countRows(log)) !== canonicalJson(counted))
    throw unreadable(name, 'backupDamaged');
  const invalid = (log[SHARED_STORE] ?? []).filter((row) => !isValidRow(partOfRow(SHARED_STORE, row), row));
  const read = logOfStores({
    ...log,
    [SHARED_STORE]: log[SHARED_STORE]?.filter((row) => !invalid.includes(row)),
  });
  const aside = [...(setAside ?? []), ...invalid.map((row) => ({ part: SHARED_STORE, row }))];
  const photos = index && (await photosOf(backup, index, passphrase));
  return {
    ...(setAside || invalid.length > 0 ? withReadable(read, aside) : { log: read }),
    preferences,
    ...(photos && { photos }),
  };
}

/** Unpacks every photo once, to verify the file before it is used. They are unpacked again when they are stored. */
async function photosOf(
  { name, header, packedAt }: SealedBackup,
  index: readonly IndexedPhoto[],
  passphrase: string,
): Promise<PhotoSource> {
  const key = header.lock && (await deriveKey(header.lock, passphrase));
  const positions = new Map(index.map(({ id }, position) => [id, position]));
  const read = async (id: string): Promise<Photo> => {
    const position = positions.get(id) ?? -1;
    const indexed = index[position];
    const photo = indexed && (await unpackPhoto(indexed, await packedAt(index, position), key));
    if (!photo) throw unreadable(name, 'backupDamaged');
    return photo;
  };
  if (positions.size < index.length) throw unreadable(name, 'backupDamaged');
  for (const id of positions.keys()) await read(id);
  return { ids: [...positions.keys()], read };
}

/** Reads the photos of a file that an editor has reformatted. They are a list of texts. */
function packedIn(photos: unknown): PackedPhotos {
  return async (_, position) => String(Array.isArray(photos) ? photos[position] : '');
}

async function textOf(file: Blob, name: string): Promise<string> {
  const megabytes = file.size / 1_000_000;
  if (megabytes > LARGEST_MEGABYTES) {
    throw unreadable(name, {
      code: 'backupTooLarge',
      megabytes: Math.round(megabytes),
      most: LARGEST_MEGABYTES,
    });
  }
  if (file.size === 0) throw unreadable(name, 'backupEmpty');
  try {
    return await file.text();
  } catch {
    throw unreadable(name, 'notOpened');
  }
}

function partsOf(text: string, name: string): Record<string, unknown> {
  try {
    const file = JSON.parse(text);
    if (isRecord(file)) return file;
  } catch {
    const isOurs = beginsAsBackup(text);
    if (isPartOfBeginning(text) || (isOurs && !text.trimEnd().endsWith('}'))) {
      throw unreadable(name, 'backupCutOff');
    }
    if (isOurs) throw unreadable(name, 'backupDamaged');
  }
  throw unreadable(name, 'notBackup');
}

/** Returns the text that the seal covers. This is the encrypted text, or the content as JSON if it is not encrypted. */
function storedText(content: unknown): string | undefined {
  if (typeof content === 'string' || content === undefined) return content;
  try {
    return canonicalJson(content);
  } catch {
    // The content is nested too deeply for the stack. This app writes no such file.
    return undefined;
  }
}

/** Parses JSON and drops every key named `__proto__`. Returns undefined if the text is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Makes the error for invalid content. An unknown zone is a limit of this browser, not damage to the file. */
function unsound(issues: v.BaseIssue<unknown>[], name: string): UnreadableFileError {
  const row = issues[0]?.input;
  const zone = isRecord(row) ? zoneOfRow(row) : undefined;
  if (typeof zone !== 'string' || isZone(zone)) return unreadable(name, 'backupDamaged');
  return unreadable(name, { code: 'zoneUnknown', zone });
}

function zoneOfRow(row: Record<string, unknown>): unknown {
  const record = isRecord(row.deleted) ? row.deleted.record : row;
  return isRecord(record) ? record.zone : undefined;
}
