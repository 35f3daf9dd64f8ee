import type { LogState } from '#domain/sync/log-state.ts';
import type { Mark } from '#storage/database/mark-writes.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { applyStates, readCursor } from '#storage/sync/apply-states.ts';
import {
  decideLacking,
  neededBy,
  noteAsked,
  noteDigest,
  noteEqual,
  readOwnCopy,
  readWholeLog,
  removeMissing,
} from '#storage/sync/compare-logs.ts';
import { joinSharing, leaveSharing, readSharing, startSharing } from '#storage/sync/sharing.ts';
import { readUnsent, settleSent } from '#storage/sync/unsent.ts';
import { aFeed } from '../builders.ts';

/** The part of the table of acts that belongs to sharing. */

type Acts = Record<string, ((db: RecordsDb) => Promise<unknown>)[]>;

const NOW = Date.parse('2026-05-06T20:00:00Z');
const author = { device: 'mine', now: NOW };

/** A mark in the log before each act. */
export const UNSENT: Mark = { id: 'family list', write: 'write', at: NOW - 40 * 24 * 3_600_000 };

const theirs: LogState = { of: 'entry', content: { kind: 'feed', record: aFeed({ id: 'theirs' }) } };
const cursor = { number: 7, envelope: 'name' };
const access = { server: 'wss://sync.example', pass: 'pass', secret: [1, 2], epoch: 1 };
const lacks = { from: 'copy', isComplete: true, want: 'want', keys: ['entry feed'] };

export const SHARING_WRITES: Acts = {
  applyStates: [(db) => applyStates(db, { states: [theirs], cursor }, { userId: 'user-1', now: NOW })],
  settleSent: [(db) => settleSent(db, { marks: [UNSENT], states: [] }, NOW)],
  noteAsked: [(db) => noteAsked(db, 'copy', 'want', NOW)],
  noteDigest: [(db) => noteDigest(db, NOW)],
  noteEqual: [(db) => noteEqual(db, { id: 'copy', isComplete: true }, NOW)],
  startSharing: [(db) => startSharing(db, { server: 'wss://sync.example', pass: 'pass' }, NOW)],
  joinSharing: [(db) => joinSharing(db, access, NOW)],
  leaveSharing: [(db) => leaveSharing(db)],
  removeMissing: [(db) => removeMissing(db, ['entry feed'], author)],
};

export const SHARING_READS: Acts = {
  readCursor: [readCursor],
  readSharing: [readSharing],
  readUnsent: [(db) => readUnsent(db, 50)],
  readWholeLog: [readWholeLog],
  readOwnCopy: [readOwnCopy],
  decideLacking: [(db) => decideLacking(db, lacks)],
  neededBy: [(db) => neededBy(db, 'copy', [theirs])],
};
