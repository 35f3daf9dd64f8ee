import * as v from 'valibot';
import { BACKUP_APP, BACKUP_FORMAT, type BackupContent, type BackupFile } from '#domain/backup.ts';
import type { FamilyLog, LogPart } from '#domain/family-log.ts';
import { isClock, isDay, isWallTime, isZone } from '#domain/when.ts';

/**
 * What a backup must look like before anything of it is believed: what the screens and the merge rely on, and no more.
 * Fields that this version does not know pass, and are kept.
 */

/** The furthest from 1970 that a Date goes, in milliseconds. */
const LAST_INSTANT = 8.64e15;
/** A minute of trying on a slow phone; a file that asks for more wants to stop the phone. */
const MOST_ITERATIONS = 10_000_000;

const text = v.string();
const key = v.pipe(v.string(), v.nonEmpty());
const instant = v.pipe(v.number(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT));
const measure = v.nullable(v.pipe(v.number(), v.minValue(0), v.finite()));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.check(isDay));
const clock = v.pipe(v.string(), v.check(isClock));
const wallTime = v.pipe(v.string(), v.check(isWallTime));
const zone = v.pipe(v.string(), v.check(isKnownZone));

/** Below the last instant, since every change is later than what it changes. */
const written = v.pipe(instant, v.maxValue(8e15));

const versioned = { createdAt: instant, updatedAt: written, updatedBy: text };
const stamp = {
  ...versioned,
  id: key,
  babyId: key,
  note: text,
  zone,
  importId: v.exactOptional(text),
  importKey: v.exactOptional(text),
};

const baby = v.looseObject({
  ...versioned,
  babyId: key,
  name: text,
  birthDate: day,
  sex: v.picklist(['female', 'male']),
  photoUrl: v.nullable(text),
  dueDate: v.exactOptional(day),
});
const feed = v.looseObject({
  ...stamp,
  date: day,
  startTime: clock,
  endTime: clock,
  type: v.picklist(['left', 'right', 'bottle']),
  amountOz: measure,
  startedAt: instant,
  endedAt: instant,
  sessionId: v.exactOptional(text),
});
const diaper = v.looseObject({
  ...stamp,
  date: day,
  time: clock,
  type: v.picklist(['wet', 'dirty', 'mixed']),
  at: instant,
});
const sleep = v.looseObject({
  ...stamp,
  startTime: wallTime,
  endTime: wallTime,
  isNight: v.boolean(),
  startedAt: instant,
  endedAt: instant,
});
const growth = v.looseObject({ ...stamp, date: day, weightKg: measure, lengthCm: measure, headCm: measure });
const timer = v.looseObject({
  ...versioned,
  id: key,
  babyId: key,
  kind: v.picklist(['feed', 'sleep']),
  segments: v.array(
    v.looseObject({
      side: v.nullable(v.picklist(['left', 'right'])),
      startedAt: instant,
      endedAt: v.nullable(instant),
    }),
  ),
});
const trash = v.looseObject({
  id: key,
  deleted: v.variant('kind', [
    v.looseObject({ kind: v.literal('feed'), record: feed }),
    v.looseObject({ kind: v.literal('diaper'), record: diaper }),
    v.looseObject({ kind: v.literal('sleep'), record: sleep }),
    v.looseObject({ kind: v.literal('growth'), record: growth }),
  ]),
  deletedAt: written,
  deletedBy: text,
});
const importRun = v.looseObject({
  id: key,
  source: text,
  importedAt: instant,
  counts: v.object({ feed: count, diaper: count, sleep: count, growth: count }),
  babyIds: v.array(text),
});

const log: v.GenericSchema<FamilyLog> = v.strictObject({
  babies: v.array(baby),
  feeds: v.array(feed),
  diapers: v.array(diaper),
  sleeps: v.array(sleep),
  growths: v.array(growth),
  timers: v.array(timer),
  trash: v.array(trash),
  imports: v.array(importRun),
});

export const CONTENT: v.GenericSchema<BackupContent> = v.strictObject({
  log,
  preferences: v.looseObject({}),
});

const counts: v.GenericSchema<Record<LogPart, number>> = v.strictObject({
  babies: count,
  feeds: count,
  diapers: count,
  sleeps: count,
  growths: count,
  timers: count,
  trash: count,
  imports: count,
});

export const HEADER: v.GenericSchema<BackupFile['header']> = v.strictObject({
  app: v.literal(BACKUP_APP),
  format: v.literal(BACKUP_FORMAT),
  created: v.pipe(
    v.string(),
    v.check((created) => !Number.isNaN(Date.parse(created))),
  ),
  counts,
  lock: v.nullable(
    v.strictObject({
      cipher: v.literal('AES-256-GCM'),
      derivation: v.literal('PBKDF2-HMAC-SHA-256'),
      iterations: v.pipe(count, v.minValue(1), v.maxValue(MOST_ITERATIONS)),
      salt: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{22}==$/)),
      nonce: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{16}$/)),
    }),
  ),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

const zones = new Map<string, boolean>();

/** Asked once for each zone: there are as many rows as feeds, and asking is slow. */
function isKnownZone(name: string): boolean {
  const known = zones.get(name) ?? isZone(name);
  zones.set(name, known);
  return known;
}
