import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFeed } from '#testing/builders.ts';
import { familyLogs } from '#testing/random-log.ts';
import { statesOfLog } from '#testing/sync/states-of-log.ts';
import { ENVELOPE_FORMAT, LARGEST_ENVELOPE, openEnvelope, paddedSize, sealLetter } from './envelope.ts';
import { contentKey, mailboxSeed } from './family-key.ts';
import type { Letter, LetterContent } from './letter.ts';

const secret = new Uint8Array(32).fill(7);
const own = { mailbox: 'UFAMILY', epoch: 1, key: await contentKey(secret, 1) };

function letterOf(content: LetterContent): Letter {
  return { from: 'copy', at: 1_778_068_800_000, content };
}

const feed = letterOf({
  kind: 'rows',
  states: [{ of: 'entry', content: { kind: 'feed', record: aFeed() } }],
});

async function sealed(letter: Letter, key = own): Promise<Uint8Array<ArrayBuffer>> {
  return (await sealLetter(letter, key)) ?? expect.fail('The envelope is too large.');
}

/** Seals any value, as a phone of the family with a bug does. */
async function sealedValue(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return sealed(value as Letter);
}

describe('an envelope', () => {
  test('carries any log, with unknown fields and kinds', async () => {
    await fc.assert(
      fc.asyncProperty(familyLogs, fc.constantFrom('rows' as const, 'page' as const), async (log, kind) => {
        const letter = letterOf({ kind, states: statesOfLog(log) });
        const read = await openEnvelope(await sealed(letter), own);
        expect(read).toEqual({ letter: JSON.parse(JSON.stringify(letter)) });
      }),
      { numRuns: 100 },
    );
  });

  test('has the same size for a feed and a diaper, and a new nonce each time', async () => {
    const diaper = letterOf({
      kind: 'rows',
      states: [{ of: 'entry', content: { kind: 'diaper', record: aFeed() } } as never],
    });
    const [one, again, other] = [await sealed(feed), await sealed(feed), await sealed(diaper)];
    expect(other.length).toBe(one.length);
    expect(again).not.toEqual(one);
  });

  test('holds a page of 500 entries', async () => {
    const states = Array.from({ length: 500 }, (_, index) => {
      const record = aFeed({ id: crypto.randomUUID(), note: `note ${index}` });
      return { of: 'entry' as const, content: { kind: 'feed' as const, record } };
    });
    const envelope = await sealed(letterOf({ kind: 'page', states }));
    expect(envelope.length).toBeLessThan(LARGEST_ENVELOPE);
    expect(await openEnvelope(envelope, own)).toMatchObject({ letter: { content: { states } } });
  });

  test('is not made if it would be too large', async () => {
    const note = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
    const letter = letterOf({
      kind: 'rows',
      states: [{ of: 'entry', content: { kind: 'feed', record: aFeed({ note }) } }],
    });
    expect(await sealLetter(letter, own)).toBeNull();
  });
});

describe('a hostile envelope is refused', () => {
  test('with any changed bit', async () => {
    const envelope = await sealed(feed);
    await fc.assert(
      fc.asyncProperty(fc.nat(envelope.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
        const changed = envelope.slice();
        changed[at] = (changed[at] ?? 0) ^ bits;
        expect(await openEnvelope(changed, own)).toHaveProperty('refused');
      }),
      { numRuns: 300 },
    );
  });

  test('if it is cut off, extended, empty or too large', async () => {
    const envelope = await sealed(feed);
    const longer = new Uint8Array([...envelope, 0]);
    expect(await openEnvelope(envelope.slice(0, -1), own)).toEqual({ refused: 'notAuthentic' });
    expect(await openEnvelope(longer, own)).toEqual({ refused: 'notAuthentic' });
    for (const size of [0, 1, 17, LARGEST_ENVELOPE + 1])
      expect(await openEnvelope(new Uint8Array(size), own)).toEqual({ refused: 'wrongSize' });
  });

  test('if it belongs to another family, mailbox or epoch', async () => {
    const envelope = await sealed(feed);
    const stranger = { ...own, key: await contentKey(new Uint8Array(32).fill(8), 1) };
    expect(await openEnvelope(envelope, stranger)).toEqual({ refused: 'notAuthentic' });
    expect(await openEnvelope(envelope, { ...own, mailbox: 'UOTHER' })).toEqual({ refused: 'notAuthentic' });
    expect(await openEnvelope(envelope, { ...own, epoch: 2 })).toEqual({ refused: 'otherEpoch' });
    const moved = envelope.slice();
    moved[4] = 2;
    const second = { ...own, epoch: 2, key: await contentKey(secret, 2) };
    expect(await openEnvelope(moved, second)).toEqual({ refused: 'notAuthentic' });
  });

  test('if a newer version wrote it', async () => {
    const envelope = await sealed(feed);
    envelope[0] = ENVELOPE_FORMAT + 1;
    expect(await openEnvelope(envelope, own)).toEqual({ refused: 'newerFormat' });
    for (const kind of ['from-the-future', 'toString', '__proto__']) {
      const newer = await sealedValue({ ...feed, content: { kind } });
      expect(await openEnvelope(newer, own)).toEqual({ refused: 'newerKind' });
    }
  });

  test.each<[string, unknown]>([
    ['no object', 1],
    ['null', null],
    ['no sender', { ...feed, from: '' }],
    ['a time that is no instant', { ...feed, at: 'now' }],
    ['no states', { ...feed, content: { kind: 'rows' } }],
    ['a state without a record', { ...feed, content: { kind: 'rows', states: [{ of: 'entry' }] } }],
    ['a record without an id', rowsOf({ kind: 'feed', record: { ...aFeed(), id: '' } })],
    ['a write beyond the last time', rowsOf({ kind: 'feed', record: { ...aFeed(), updatedAt: 9e15 } })],
    [
      'a deletion of another entry',
      rowsOf({ kind: 'feed', record: aFeed() }, { id: 'x', deletedAt: 1, deletedBy: 'a' }),
    ],
    ['an entry of two kinds', rowsOf({ kind: 'dose', record: { ...aFeed(), kind: 'pump' } })],
    [
      'digests that are no digests',
      { ...feed, content: { kind: 'digest', isComplete: true, since: 1, months: { a: 1 } } },
    ],
  ])('if its letter has %s', async (_, value) => {
    expect(await openEnvelope(await sealedValue(value), own)).toEqual({ refused: 'invalid' });
  });

  test('if it expands without end', async () => {
    const states = [
      { of: 'entry', content: { kind: 'feed', record: { ...aFeed(), note: ' '.repeat(5_000_000) } } },
    ];
    const value = { ...feed, content: { kind: 'rows', states } };
    expect(await openEnvelope(await sealedValue(value), own)).toEqual({ refused: 'invalid' });
  });
});

function rowsOf(content: object, deletion?: object): unknown {
  return {
    ...feed,
    content: { kind: 'rows', states: [{ of: 'entry', content, ...(deletion && { deletion }) }] },
  };
}

test('paddedSize adds at most an eighth above 1 KB, and hides small differences', () => {
  expect([1, 256, 257, 600, 1024].map(paddedSize)).toEqual([256, 256, 512, 1024, 1024]);
  for (let size = 1025; size < LARGEST_ENVELOPE; size += 97) {
    const padded = paddedSize(size);
    expect(padded).toBeGreaterThanOrEqual(size);
    expect(padded / size).toBeLessThanOrEqual(1.125);
  }
});

interface Released {
  format: number;
  secret: string;
  mailbox: string;
  epoch: number;
  seed: string;
  envelope: string;
  letter: Letter;
}

const released = Object.values(
  import.meta.glob<Released>('./released/envelope-*.json', { eager: true, import: 'default' }),
);

describe('a released envelope', () => {
  test('exists for each format', () => {
    expect(released.map(({ format }) => format)).toEqual(
      Array.from({ length: ENVELOPE_FORMAT }, (_, index) => index + 1),
    );
  });

  test.each(released)(
    'opens with its letter: format $format',
    async ({ secret: hex, mailbox, epoch, seed, envelope, letter }) => {
      const family = bytesOf(hex);
      expect(await mailboxSeed(family)).toEqual(bytesOf(seed));
      const key = await contentKey(family, epoch);
      expect(await openEnvelope(bytesOf(envelope), { mailbox, epoch, key })).toEqual({ letter });
    },
  );
});

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
