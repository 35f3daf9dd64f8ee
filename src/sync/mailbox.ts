/**
 * The mailbox of a family: a server that keeps envelopes for some weeks and tells connected phones of new ones. It may
 * lose envelopes, repeat them and change their order. The phones notice that and heal one another, so the log does not
 * depend on it. Everything that another server would have to do is in this file.
 */
export interface Mailbox {
  /** The public name of the mailbox. Its envelopes are bound to it. */
  id: string;
  /**
   * Stores an envelope and resolves to its number. The mailbox stores two envelopes with one `id` within two minutes
   * only once. Rejects with a {@link MailboxError}.
   */
  append: (envelope: Uint8Array<ArrayBuffer>, id: string) => Promise<number>;
  /** Reads the stored envelopes from `number` on, in their order. Rejects with a {@link MailboxError}. */
  readFrom: (number: number) => AsyncGenerator<OldPost, void>;
  /** Resolves when the server has answered. Rejects with a {@link MailboxError}. */
  ping: () => Promise<void>;
  /** Resolves when the connection has ended, for whatever reason. */
  closed: Promise<void>;
  /** Ends the connection. All that waits for the mailbox rejects at once. */
  close: () => void;
}

/**
 * Connects to a mailbox. Calls `onPost` with each envelope that is stored from now on, also with those of this phone.
 * Does not reconnect. Rejects with a {@link MailboxError}, also when `signal` aborts.
 */
export type OpenMailbox = (
  address: MailboxAddress,
  onPost: (post: NewPost) => void,
  signal: AbortSignal,
) => Promise<Mailbox>;

/** A stored envelope. */
export interface Post {
  /** The numbers of a mailbox rise, but skip the numbers of other mailboxes. */
  number: number;
  envelope: Uint8Array<ArrayBuffer>;
}

/** An envelope that was stored before. */
export interface OldPost extends Post {
  /** How long the server has had it, by the server's clock, in milliseconds. */
  age: number;
}

/** An envelope that has just been stored. */
export interface NewPost extends Post {
  /** The number of the envelope before it in the same mailbox. 0 for the first. It shows whether one was missed. */
  previous: number;
}

/** Where a mailbox is, and the right to use it. */
export interface MailboxAddress {
  /** The server's address, `wss://…`. */
  server: string;
  /** What a phone must have to use the server. */
  pass: string;
  /** The seed of the mailbox's key, of 32 bytes. */
  seed: Uint8Array<ArrayBuffer>;
  /** An invite's mailbox is forgotten after a day. */
  purpose: 'family' | 'invite';
}

/** Why a mailbox did not do what was asked. */
export type MailboxReason =
  /** No connection, or no answer in time. */
  | 'unreachable'
  /** The server does not let this phone in, or refuses the request. */
  | 'refused'
  /** The mailbox or the server has no space. */
  | 'full';

/** A failure of the mailbox. The log on this phone is not affected. */
export class MailboxError extends Error {
  readonly reason: MailboxReason;

  constructor(reason: MailboxReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'MailboxError';
    this.reason = reason;
  }
}
