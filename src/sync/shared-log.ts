import type { Refusal } from '#domain/sync/letters/envelope.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import type { Change } from '#storage/sync/apply-states.ts';

/** A shared log on this phone. */
export interface SharedLog {
  db: RecordsDb;
  userId: string;
  /** Device id, the author of what this phone writes. */
  device: string;
  /** The name of the parent who uses this phone. */
  name: string;
  /** The id of this copy of the log, the sender of its letters. */
  copy: string;
  /** The address of the sync server, and the pass that it asks for. */
  server: string;
  pass: string;
  /** The family's secret. */
  secret: Uint8Array<ArrayBuffer>;
  epoch: number;
}

export interface LogListener {
  /** All that the mailbox has is in the log. */
  connected: () => void;
  /** How many rows the other phones have not got yet. */
  unsent: (count: number) => void;
  /** What other phones changed. */
  arrived: (changes: readonly Change[]) => void;
  /** An envelope was refused, or a row or a digest was too large for one. The log is unchanged. */
  refused: (refusal: Refusal | 'tooLarge' | 'digestTooLarge') => void;
  /** The mailbox has no space, so this phone sends later. It still receives. */
  full: () => void;
  /** The timers with these ids ran here and ended, because another phone started an earlier one of their kind. */
  joined: (ids: readonly string[]) => void;
  /** Another phone removed this one. The log stays as it is, and is no longer shared. */
  removed: () => void;
  /** Another phone deleted the entries with these keys long ago. They are so many that a parent has to confirm it. */
  lacking: (keys: readonly string[]) => void;
}
