import { create } from 'zustand';
import type { Pause } from '#sync/keep-in-step.ts';

/** What the screens show of a shared log. */
export interface SharingStatus {
  connection: 'connecting' | 'connected' | Pause;
  /** How many rows the other phones have not got yet. */
  unsent: number;
  isFull: boolean;
  /** The keys of entries that another phone deleted long ago. They are many, so a parent decides. */
  lacking: readonly string[];
  /** True if a code should be shown as soon as the log is shared. */
  wantsInvite: boolean;
}

const START: SharingStatus = {
  connection: 'connecting',
  unsent: 0,
  isFull: false,
  lacking: [],
  wantsInvite: false,
};

export const useSharingStatus = create<SharingStatus>()(() => START);

export function changeSharingStatus(change: Partial<SharingStatus>): void {
  useSharingStatus.setState(change);
}
