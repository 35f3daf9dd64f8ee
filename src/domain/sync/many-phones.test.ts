import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { newId } from '#domain/record.ts';
import { DAY } from '#domain/time/when.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { healPair, SimulatedPhone } from '#testing/sync/simulated-phone.ts';
import { startOfShared } from './digest.ts';
import type { LogState } from './log-state.ts';
import { MOST_DELETIONS } from './missing-entries.ts';

/** Phones of one family write, lose their logs and stay away, and a hostile mailbox carries what they send. */

/** The number of random families. The fault suite has more of them. */
const FAMILIES = process.env.WEE_HOURS_FAULTS === 'all' ? 150 : 60;

const START = Date.parse('2026-05-06T12:00:00Z');
const HOUR = 3_600_000;
const YEAR = 365 * DAY;

const ACTS = [
  ...([
    'log',
    'log',
    'log',
    'edit',
    'edit',
    'delete',
    'restore',
    'import',
    'revert',
    'baby',
    'family',
  ] as const),
  ...([
    'timer',
    'send',
    'send',
    'deliver',
    'deliver',
    'deliver',
    'repeat',
    'lose',
    'heal',
    'evict',
    'backup',
  ] as const),
  ...(['bringBack', 'wait'] as const),
];

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    phone: fc.nat(),
    which: fc.nat(),
    hours: fc.constantFrom(...Array(20).fill(0), 1, 1, 1, 24, 24, 24 * 12, 24 * 40),
  }),
  { minLength: 20, maxLength: 120, size: 'max' },
);

const families = fc.record({
  acts,
  phones: fc.array(
    fc.record({ skew: fc.constantFrom(0, 0, 0, -3 * HOUR, YEAR), removesMany: fc.boolean() }),
    { minLength: 2, maxLength: 4 },
  ),
});

/** The entries of a file that several phones import. The first was logged on a phone of the family. */
const FILE = ['entry-0', 'file-1', 'file-2'].map((id) => ({
  kind: 'feed' as const,
  record: aFeed({ id, updatedAt: START, updatedBy: 'file' }),
}));

let [runs, delivered, lost, healed] = [0, 0, 0, 0];
afterAll(() =>
  console.info(`${runs} families: ${delivered} envelopes delivered, ${lost} lost, ${healed} pairs healed`),
);

interface Envelope {
  at: number;
  states: LogState[];
}

class Family {
  readonly phones: SimulatedPhone[];
  /** What the mailbox holds for each phone. */
  readonly inboxes: Envelope[][];
  now = START;
  made = 0;
  /** When each entry was last written, on any phone. */
  readonly written = new Map<string, number>();
  /** The ids that a parent deleted, or whose import was reverted. */
  readonly deleted = new Set<string>();
  readonly copies = new Map<SimulatedPhone, Log>();

  constructor(phones: readonly { skew: number; removesMany: boolean }[]) {
    this.phones = phones.map(
      (phone, index) => new SimulatedPhone(`phone-${index}`, { ...phone, isFirst: index === 0 }),
    );
    this.inboxes = phones.map(() => []);
    this.logOn(this.phoneAt(0));
  }

  phoneAt(index: number): SimulatedPhone {
    return this.phones[index % this.phones.length] as SimulatedPhone;
  }

  /** Another phone than the one at `index`. */
  peerAt(index: number, which: number): SimulatedPhone {
    return this.phoneAt(index + 1 + (which % (this.phones.length - 1)));
  }

  async heal(one: SimulatedPhone, other: SimulatedPhone): Promise<void> {
    healed += 1;
    await healPair(one, other, this.now);
  }

  /** The first phone meets each other phone, and meets them again with what it has learned. */
  async healAll(): Promise<void> {
    const [first, ...others] = this.phones as [SimulatedPhone, ...SimulatedPhone[]];
    for (const phone of [...others, ...others]) await this.heal(first, phone);
  }

  async act({ act, phone: index, which, hours }: Act): Promise<void> {
    this.now += hours * HOUR;
    const phone = this.phoneAt(index);
    const inbox = this.inboxes[this.phones.indexOf(phone)] as Envelope[];
    const pickOf = <T>(list: readonly T[]) => list[which % list.length];
    const id = pickOf(phone.entries())?.content.record.id ?? 'none';
    const at = which % (inbox.length || 1);
    switch (act) {
      case 'log':
        this.logOn(phone);
        break;
      case 'edit':
      case 'restore':
        phone.edit(id, `edited ${which}`, this.now);
        break;
      case 'delete':
        if (phone.remove(id, this.now)) this.deleted.add(id);
        break;
      case 'import':
        phone.importFile(FILE, `run ${phone.device} ${which % 3}`, this.now);
        break;
      case 'revert':
        for (const gone of phone.revertImport(`run ${phone.device} ${which % 3}`, this.now))
          this.deleted.add(gone);
        break;
      case 'baby':
        phone.write({ of: 'baby', row: { ...BABY, name: `Baby ${which}`, ...this.stampOf(phone) } });
        break;
      case 'family':
        phone.write({
          of: 'family',
          row: { id: 'list', kind: 'list', createdAt: 1, ...this.stampOf(phone) },
        });
        break;
      case 'timer':
        if (phone.log.has('timer t')) phone.endTimer('t', this.now);
        else
          phone.write({
            of: 'timer',
            row: { ...startTimer('b', 'sleep', null, phone.author(this.now)), id: 't' },
          });
        break;
      case 'send':
        for (const other of this.inboxes) {
          if (other !== inbox) other.push({ at: this.now + phone.skew, states: [...phone.marked()] });
        }
        phone.marks.clear();
        break;
      case 'deliver':
        this.deliver(phone, inbox.splice(at, 1));
        break;
      case 'repeat':
        this.deliver(phone, inbox.slice(at, at + 1));
        break;
      case 'lose':
        lost += inbox.splice(at, 1).length;
        break;
      case 'heal':
        await this.heal(phone, this.peerAt(index, which));
        break;
      case 'evict':
        await this.replace(phone, this.peerAt(index, which), new Map(), null);
        break;
      case 'backup':
        this.copies.set(phone, new Map(phone.log));
        break;
      case 'bringBack': {
        const copy = this.copies.get(phone);
        if (copy) await this.replace(phone, this.peerAt(index, which), copy, newId(this.now));
        break;
      }
      case 'wait':
    }
    for (const { content } of phone.entries()) {
      const { id: key, updatedAt } = content.record;
      this.written.set(key, Math.max(updatedAt, this.written.get(key) ?? 0));
    }
  }

  logOn(phone: SimulatedPhone): string {
    const id = `entry-${this.made}`;
    this.made += 1;
    const date = new Date(this.now).toISOString().slice(0, 10);
    phone.write({
      of: 'entry',
      content: { kind: 'feed', record: aFeed({ id, date, ...this.stampOf(phone) }) },
    });
    return id;
  }

  stampOf(phone: SimulatedPhone) {
    return { updatedAt: this.now + phone.skew, updatedBy: phone.device };
  }

  /** A phone that was away does not read old envelopes. It heals instead. */
  deliver(phone: SimulatedPhone, envelopes: readonly Envelope[]): void {
    for (const { at, states } of envelopes) {
      if (at < startOfShared(this.now)) continue;
      phone.receive(states);
      delivered += 1;
    }
  }

  /** Replaces a log. What was only on this phone would be lost, so the phone meets another one before. */
  async replace(phone: SimulatedPhone, peer: SimulatedPhone, log: Log, copyId: string | null): Promise<void> {
    await this.heal(phone, peer);
    phone.replaceLog(log, copyId);
  }
}

type Log = ReadonlyMap<string, LogState>;

type Act = { act: (typeof ACTS)[number]; phone: number; which: number; hours: number };

const { userId: _userId, ...BABY } = aBaby({ babyId: 'b' });

function expectEqual({ phones, now }: Family): void {
  const since = startOfShared(now);
  const [first, ...others] = phones.map((phone) => phone.shared(since));
  for (const other of others) expect(other).toEqual(first);
}

describe('the phones of a family', () => {
  test('are equal after they met, and no entry is lost', async () => {
    await fc.assert(
      fc.asyncProperty(families, async ({ acts: all, phones }) => {
        const family = new Family(phones);
        for (const act of all) await family.act(act);
        await family.healAll();
        expectEqual(family);
        for (const phone of family.phones) {
          for (const [id, updatedAt] of family.written) {
            if (family.deleted.has(id)) continue;
            const entry = phone.entry(id);
            expect(entry?.deletion).toBeUndefined();
            expect(entry?.content.record).toMatchObject({ id, updatedAt });
          }
        }
        for (const [index, phone] of family.phones.entries())
          family.deliver(phone, family.inboxes[index]?.toReversed() ?? []);
        await family.healAll();
        expectEqual(family);
        runs += 1;
      }),
      { numRuns: FAMILIES },
    );
  });

  test.each([
    ['removes', 3, false],
    ['asks before it removes', MOST_DELETIONS + 1, false],
    ['removes, if the parent agrees,', MOST_DELETIONS + 1, true],
  ])(
    '%s what others deleted while a phone was away for 40 days: %i entries',
    async (_, count, removesMany) => {
      const family = new Family([
        { skew: 0, removesMany: false },
        { skew: 0, removesMany },
      ]);
      const [here, away] = family.phones as [SimulatedPhone, SimulatedPhone];
      const ids = Array.from({ length: count }, () => family.logOn(here));
      const kept = family.logOn(here);
      await family.healAll();
      for (const id of ids) here.remove(id, family.now);
      family.now += 40 * DAY;
      const news = family.logOn(away);
      await family.healAll();
      const isRemoved = count <= MOST_DELETIONS || removesMany;
      for (const phone of family.phones) {
        for (const id of ids) expect(phone.entry(id)?.deletion !== undefined).toBe(isRemoved);
        for (const id of [kept, news]) expect(phone.entry(id)?.deletion).toBeUndefined();
      }
    },
  );
});
