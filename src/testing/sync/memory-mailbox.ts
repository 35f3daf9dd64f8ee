import {
  type Mailbox,
  type MailboxAddress,
  MailboxError,
  type NewPost,
  type OldPost,
} from '#sync/mailbox.ts';

/** An envelope with a known id is not stored again within this time, in milliseconds. */
const REPEATED_WITHIN = 120_000;

/** A mailbox in memory, which can lose and refuse envelopes as a server can. */
export class MemoryMailbox {
  posts: OldPost[] = [];
  /** The number of the next envelope. A server that was wiped counts from 1 again. */
  next = 3;
  isFull = false;
  /** True if the server does not answer, as on a connection that is half open. */
  isMute = false;
  /** True if a connection is never made. */
  isStuck = false;
  /** True if phones cannot connect. */
  isDown = false;
  /** What happens to each new envelope. */
  onAppend: (nth: number) => 'keep' | 'lose' | 'tell nobody' | 'lose the answer' = () => 'keep';
  private appended = 0;
  private stored = new Map<string, { number: number; time: number }>();
  private sockets: { hear: (post: NewPost) => void; close: () => void }[] = [];

  open = async (_: MailboxAddress, hear: (post: NewPost) => void, signal: AbortSignal): Promise<Mailbox> => {
    if (this.isStuck) await untilAborted(signal);
    if (signal.aborted || this.isDown) throw new MailboxError('unreachable');
    const socket = { hear, close: () => {} };
    const closed = new Promise<void>((resolve) => {
      socket.close = resolve;
    });
    signal.addEventListener('abort', () => socket.close());
    this.sockets.push(socket);
    const server = this;
    return {
      id: 'mailbox',
      append: async (envelope, id) => this.append(envelope, id),
      async *readFrom(number) {
        for (const post of server.posts) if (post.number >= number) yield post;
      },
      ping: async () => {
        if (this.isMute) throw new MailboxError('unreachable');
      },
      closed,
      close: () => {
        this.sockets = this.sockets.filter((one) => one !== socket);
        socket.close();
      },
    };
  };

  get connections(): number {
    return this.sockets.length;
  }

  append(envelope: Uint8Array<ArrayBuffer>, id = ''): number {
    if (this.isFull) throw new MailboxError('full');
    const known = this.stored.get(id);
    const isStored = this.posts.some(({ number }) => number === known?.number);
    if (known && isStored && Math.abs(Date.now() - known.time) < REPEATED_WITHIN) return known.number;
    this.appended += 1;
    const fate = this.onAppend(this.appended);
    const previous = this.posts.at(-1)?.number ?? 0;
    const post = { number: this.next, age: 0, envelope };
    // The numbers between belong to other families.
    this.next += 3;
    if (fate !== 'lose') this.posts = [...this.posts, post];
    if (fate !== 'lose' && id !== '') this.stored.set(id, { number: post.number, time: Date.now() });
    if (fate === 'keep') for (const { hear } of this.sockets) hear({ ...post, previous });
    if (fate === 'lose the answer') {
      this.cut();
      throw new MailboxError('unreachable');
    }
    return post.number;
  }

  /** Ends all connections. */
  cut(): void {
    for (const { close } of this.sockets.splice(0)) close();
  }

  /** Loses all envelopes, and counts from the beginning. */
  wipe(): void {
    this.posts = [];
    this.next = 3;
    this.cut();
  }
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) resolve();
  });
  throw new MailboxError('unreachable');
}
