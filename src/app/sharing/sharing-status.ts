import { create } from 'zustand';
import type { Pause } from '#sync/keep-in-step.ts';
import type { LogListener } from '#sync/shared-log.ts';
import type { NewsEntry } from './since-away.ts';

/** The connection of a shared log. One tab keeps it and tells the others. */
export interface ConnectionStatus {
  connection: 'connecting' | 'connected' | Pause;
  /** How many rows the other phones have not got yet. */
  unsent: number;
  isFull: boolean;
  /** The keys of entries that another phone deleted long ago. They are many, so a parent decides. */
  lacking: readonly string[];
  refusals: ReadonlySet<ShownRefusal>;
}

/** A refusal that a parent can do nothing about, and may want to know. */
export type ShownRefusal = 'foreign' | 'tooLarge';

/** Returns how a refusal is shown. Null if a parent would learn nothing from it. */
export function shownRefusal(refusal: Parameters<LogListener['refused']>[0]): ShownRefusal | null {
  if (refusal === 'tooLarge') return refusal;
  return refusal === 'notAuthentic' || refusal === 'invalid' || refusal === 'wrongSize' ? 'foreign' : null;
}

/** What the screens show of a shared log. */
export interface SharingStatus extends ConnectionStatus {
  /** True if a code should be shown as soon as the log is shared. */
  wantsInvite: boolean;
  /** What other phones logged while the parent did not look at this tab. */
  news: readonly NewsEntry[];
}

const START: ConnectionStatus = {
  connection: 'connecting',
  unsent: 0,
  isFull: false,
  lacking: [],
  refusals: new Set(),
};

export const useSharingStatus = create<SharingStatus>()(() => ({ ...START, wantsInvite: false, news: [] }));

export function changeSharingStatus(change: Partial<SharingStatus>): void {
  useSharingStatus.setState(change);
}

/** Forgets the connection of a log that was closed. */
export function resetConnectionStatus(): void {
  changeSharingStatus({ ...START, news: [] });
}
