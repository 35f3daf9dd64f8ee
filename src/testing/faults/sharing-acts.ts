import { startTimer } from '#domain/kinds/timer.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { DAY } from '#domain/time/when.ts';
import type { Mark } from '#storage/database/mark-writes.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { applyStates, endJoinedTimers, readCursor } from '#storage/sync/apply-states.ts';
import {
  neededBy,
  noteEqual,
  readWholeLog,
  removeMissing,
  settleLacking,
} from '#storage/sync/compare-logs.ts';
import {
  closeQuestion,
  makeDigestDue,
  noteAsked,
  noteDigest,
  noteUnlike,
  readOwnCopy,
} from '#storage/sync/digest-notes.ts';
import { followMove, readKeyOf, readRemoval, requestRemoval } from '#storage/sync/move.ts';
import {
  changePending,
  noteSentRows,
  type PendingLetter,
  readPending,
  settlePending,
} from '#storage/sync/pending.ts';
import { haveOthersAll, readPhones } from '#storage/sync/phones.ts';
import { joinSharing, leaveSharing, readSharing, startSharing } from '#storage/sync/sharing.ts';
import { readUnsent, settleSent } from '#storage/sync/unsent.ts';
import { aBaby, aFeed } from '../builders.ts';

/** The part of the table of acts that belongs to sharing. */

type Acts = Record<string, ((db: RecordsDb) => Promise<unknown>)[]>;

const NOW = Date.parse('2026-05-06T20:00:00Z');
const author = { device: 'mine', now: NOW };

/** A mark in the log before each act. */
export const UNSENT: Mark = { id: 'family list', write: 'write', at: NOW - 40 * 24 * 3_600_000 };

const theirs: LogState = { of: 'entry', content: { kind: 'feed', record: aFeed({ id: 'theirs' }) } };
const heard = [{ copy: 'other', at: NOW, phone: { device: 'theirs', name: 'Ben' } }];
const cursor = { number: 7, envelope: 'name' };
const PENDING: PendingLetter = {
  id: 'digest other',
  letter: { from: 'other', at: 1, content: { kind: 'digest', isComplete: true, since: 0, months: {} } },
  touched: [],
};
const sharing = {
  access: { server: 'wss://sync.example', pass: 'pass', secret: [1, 2], epoch: 1 },
  copy: 'mine',
};
/** The log before each act has entries of Wren, whom the family's log calls Wrenna. */
const own = {
  babies: [aBaby({ babyId: 'wrenna', name: 'Wrenna' })],
  same: new Map([['wren', 'wrenna']]),
  source: 'Ben’s phone',
  userId: 'user-1',
};
const lacks = {
  from: 'copy',
  isComplete: true,
  want: 'want',
  keys: ['entry feed'],
  others: ['version family list'],
};

/** Two timers of one kind for one baby, which phones started apart. */
export const TIMERS_APART = ['first', 'second'].map((id, index) => ({
  ...startTimer('wren', 'pump', null, { device: id, now: NOW - 5000 + index }),
  id,
}));

/** What the log knows of another copy before each act. */
export const SHARING_NOTES: object[] = [
  { id: 'digest', time: NOW - 5 },
  { id: 'equal copy', at: 3, time: NOW },
  { id: 'asked copy', want: 'want', at: 5, difference: 'a', times: 1, time: NOW - DAY, isOpen: true },
  { id: 'unlike copy', difference: 'a', digests: 1, time: NOW - DAY },
  { id: 'phone other', device: 'theirs', name: 'Ben', at: NOW - DAY },
  { id: 'pending digest other', letter: PENDING.letter, touched: [] },
];

export const SHARING_WRITES: Acts = {
  applyStates: [(db) => applyStates(db, { states: [theirs], pending: [PENDING], heard, cursor }, 'user-1')],
  settleSent: [(db) => settleSent(db, { marks: [UNSENT], states: [] })],
  noteAsked: [(db) => noteAsked(db, 'copy', { want: 'want', difference: 'b' }, NOW)],
  noteUnlike: [(db) => noteUnlike(db, 'copy', 'b', NOW)],
  closeQuestion: [(db) => closeQuestion(db, 'copy', 'want')],
  noteSentRows: [(db) => noteSentRows(db, [theirs])],
  noteDigest: [(db) => noteDigest(db, NOW)],
  noteEqual: [(db) => noteEqual(db, { id: 'copy', isComplete: true }, NOW)],
  startSharing: [(db) => startSharing(db, sharing, NOW)],
  joinSharing: [(db) => joinSharing(db, sharing, own, author)],
  leaveSharing: [(db) => leaveSharing(db)],
  makeDigestDue: [(db) => makeDigestDue(db)],
  requestRemoval: [(db) => requestRemoval(db, 'theirs')],
  followMove: [(db) => followMove(db, { access: sharing.access, removed: ['other'] })],
  endJoinedTimers: [(db) => endJoinedTimers(db)],
  changePending: [(db) => changePending(db, { ...PENDING, touched: ['feeds 2026-05'] })],
  settlePending: [(db) => settlePending(db, [PENDING.id])],
  settleLacking: [(db) => settleLacking(db, lacks, author)],
  removeMissing: [(db) => removeMissing(db, ['entry feed'], author)],
};

export const SHARING_READS: Acts = {
  readCursor: [readCursor],
  readSharing: [readSharing],
  readUnsent: [(db) => readUnsent(db, 50)],
  readWholeLog: [readWholeLog],
  readOwnCopy: [(db) => readOwnCopy(db, NOW)],
  readPending: [readPending],
  readRemoval: [readRemoval],
  readKeyOf: [(db) => readKeyOf(db, 'other')],
  readPhones: [(db) => readPhones(db, NOW)],
  haveOthersAll: [(db) => haveOthersAll(db, NOW)],
  neededBy: [(db) => neededBy(db, 'copy', [theirs])],
};
