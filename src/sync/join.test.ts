import { afterEach, describe, expect, test } from 'vitest';
import type { Welcome } from '#domain/sync/letters/handshake.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import { openInvite } from './invite-letters.ts';
import { inviteAnother, joinFamily, type Knock, newJoiner } from './join.ts';
import { MailboxError } from './mailbox.ts';

const invite = { server: 'wss://sync.example', pass: 'pass', secret: new Uint8Array(32).fill(3) };
const welcome: Welcome = {
  access: { server: 'wss://sync.example', pass: 'pass', secret: Array(32).fill(1), epoch: 1 },
  babies: [],
};

let ending = new AbortController();
afterEach(() => {
  ending.abort();
  ending = new AbortController();
});

function exchange(server: MemoryMailbox, name: string, secret = invite.secret) {
  return { invite: { ...invite, secret }, openMailbox: server.open, name, signal: ending.signal };
}

/** Joins as a phone that was never there before. */
async function join(
  where: ReturnType<typeof exchange>,
  onSigns: (knock: Knock) => void = () => {},
): ReturnType<typeof joinFamily> {
  return joinFamily(where, await newJoiner(), onSigns);
}

/** Lets `letIn` decide about Ben's phone, and returns what happened on both. */
async function meet(letIn: (knock: Knock) => boolean) {
  const server = new MemoryMailbox();
  const seen: Knock[] = [];
  const inviting = inviteAnother(exchange(server, 'Anna'), async (knock) => {
    seen.push(knock);
    return letIn(knock) ? welcome : null;
  });
  const joining = join(exchange(server, 'Ben'), (knock) => void seen.push(knock));
  return { isIn: await inviting, joined: await joining, seen, server };
}

describe('an invited phone', () => {
  test('gets the access after a parent let it in, and both screens show the same signs', async () => {
    const { isIn, joined, seen } = await meet(() => true);
    expect([isIn, joined]).toEqual([true, welcome]);
    expect(seen.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben']);
    expect(seen[0]?.signs).toEqual(seen[1]?.signs);
  });

  test('gets nothing if the parent declines', async () => {
    const { isIn, joined } = await meet(() => false);
    expect([isIn, joined]).toEqual([false, null]);
  });

  test('may knock before the other phone listens', async () => {
    const server = new MemoryMailbox();
    const joining = join(exchange(server, 'Ben'));
    await expect.poll(() => server.posts).toHaveLength(1);
    expect(await inviteAnother(exchange(server, 'Anna'), async () => welcome)).toBe(true);
    expect(await joining).toEqual(welcome);
  });

  test('with another invite is not heard, and stops waiting at the end of the invite', async () => {
    const server = new MemoryMailbox();
    const inviting = inviteAnother(exchange(server, 'Anna'), async () => welcome);
    const joining = join(exchange(server, 'Eve', new Uint8Array(32).fill(4)));
    await expect.poll(() => server.posts).toHaveLength(1);
    server.cut();
    await expect(inviting).rejects.toBeInstanceOf(MailboxError);
    await expect(joining).rejects.toBeInstanceOf(MailboxError);
  });

  test('that shows another key than it promised is not let in', async () => {
    const server = new MemoryMailbox();
    const inviting = inviteAnother(exchange(server, 'Anna'), async () => welcome);
    const eve = await openInvite(invite, 'eve', server.open, ending.signal);
    await eve.send({ kind: 'knock', name: 'Eve', commitment: '00' });
    await eve.next();
    await eve.send({ kind: 'reveal', key: '04' });
    expect(await inviting).toBe(false);
    eve.close();
  });

  test('may knock again after its app was closed', async () => {
    const server = new MemoryMailbox();
    const closing = new AbortController();
    const first = join({ ...exchange(server, 'Ben'), signal: closing.signal });
    await expect.poll(() => server.posts).toHaveLength(1);
    closing.abort();
    await expect(first).rejects.toBeInstanceOf(MailboxError);
    const inviting = inviteAnother(exchange(server, 'Anna'), async () => welcome);
    const second = join(exchange(server, 'Ben'));
    expect([await inviting, await second]).toEqual([true, welcome]);
  });

  test('begins again with the inviting phone after the connection was lost while the parent compared', async () => {
    const server = new MemoryMailbox();
    const seen: Knock[] = [];
    const asking = new Promise<void>((resolve) => {
      void inviteAnother(exchange(server, 'Anna'), async () => {
        resolve();
        return new Promise(() => {});
      }).catch(() => {});
    });
    const first = join(exchange(server, 'Ben'));
    await asking;
    server.cut();
    await expect(first).rejects.toMatchObject({ reason: 'unreachable' });
    const inviting = inviteAnother(exchange(server, 'Anna'), async (knock) => {
      seen.push(knock);
      return welcome;
    });
    const second = join(exchange(server, 'Ben'), (knock) => void seen.push(knock));
    expect([await inviting, await second]).toEqual([true, welcome]);
    expect(seen[0]?.signs).toEqual(seen[1]?.signs);
  });

  test('begins again with new keys if only the inviting phone lost the connection', async () => {
    const server = new MemoryMailbox();
    const closing = new AbortController();
    const asking = new Promise<void>((resolve) => {
      void inviteAnother({ ...exchange(server, 'Anna'), signal: closing.signal }, async () => {
        resolve();
        return new Promise(() => {});
      }).catch(() => {});
    });
    const joining = join(exchange(server, 'Ben'));
    await asking;
    closing.abort();
    const inviting = inviteAnother(exchange(server, 'Anna'), async () => welcome);
    expect(await joining).toBe('again');
    const again = join(exchange(server, 'Ben'));
    expect([await inviting, await again]).toEqual([true, welcome]);
  });

  test('gets the welcome that was sent while it was away', async () => {
    const server = new MemoryMailbox();
    const closing = new AbortController();
    const ben = await newJoiner();
    const inviting = inviteAnother(exchange(server, 'Anna'), async () => {
      closing.abort();
      return welcome;
    });
    const away = joinFamily({ ...exchange(server, 'Ben'), signal: closing.signal }, ben, () => {});
    await expect(away).rejects.toBeInstanceOf(MailboxError);
    expect(await inviting).toBe(true);
    expect(await joinFamily(exchange(server, 'Ben'), ben, () => {})).toEqual(welcome);
  });

  test('meets another key of the inviting phone with each knock', async () => {
    const server = new MemoryMailbox();
    void inviteAnother(exchange(server, 'Anna'), async () => welcome).catch(() => {});
    const eve = await openInvite(invite, 'eve', server.open, ending.signal);
    const keys: string[] = [];
    for (const commitment of ['00', '01']) {
      await eve.send({ kind: 'knock', name: 'Eve', commitment });
      const { content } = await eve.next();
      if (content.kind === 'hello') keys.push(content.key);
    }
    expect(new Set(keys).size).toBe(2);
    eve.close();
  });

  test('asks again if the phone that knocked begins again while the parent compares', async () => {
    const server = new MemoryMailbox();
    const closing = new AbortController();
    const inviting = inviteAnother(exchange(server, 'Anna'), () => new Promise(() => {}));
    const joining = join({ ...exchange(server, 'Ben'), signal: closing.signal }, () => closing.abort());
    await expect(joining).rejects.toBeInstanceOf(MailboxError);
    join(exchange(server, 'Ben')).catch(() => {});
    await expect(inviting).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('cannot use what was sent to another one', async () => {
    const { server } = await meet(() => true);
    const later = join(exchange(server, 'Eve'));
    await expect.poll(() => server.posts.length).toBeGreaterThan(4);
    server.cut();
    await expect(later).rejects.toBeInstanceOf(MailboxError);
  });
});
