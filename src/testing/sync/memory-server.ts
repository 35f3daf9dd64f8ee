import { toHex } from '#domain/hex.ts';
import type { OpenMailbox } from '#sync/mailbox.ts';
import { MemoryMailbox } from './memory-mailbox.ts';

/** A server in memory with a mailbox for each family. A family that moves has another one. */
export class MemoryServer {
  /** The mailboxes in the order in which they were opened first. */
  mailboxes: MemoryMailbox[] = [];
  private bySeed = new Map<string, MemoryMailbox>();

  open: OpenMailbox = (address, ...more) => {
    const seed = toHex(address.seed);
    const mailbox = this.bySeed.get(seed) ?? new MemoryMailbox();
    if (!this.bySeed.has(seed)) this.mailboxes.push(mailbox);
    this.bySeed.set(seed, mailbox);
    return mailbox.open(address, ...more);
  };
}
