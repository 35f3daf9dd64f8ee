import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { trashOf } from '#domain/log/trash.ts';
import { stampAfter } from '#domain/record.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { DAY, HOUR } from '#domain/time/when.ts';
import { aFeed } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { isMilkMove, type MilkMove } from './milk-move.ts';
import { type Stash, stashOf } from './stash.ts';

const START = Date.parse('2026-05-01T12:00:00Z');
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const SESSION = anEntry('pump') as Pump;

function aPump(day: number, changes: Partial<Pump> = {}): Pump {
  const at = START + day * DAY;
  const times = { startedAt: at, endedAt: at, day: dayOf(at) };
  return { ...SESSION, id: `pump ${day}`, totalOz: 4, kept: 'fridge', ...times, ...changes };
}

/** Makes a bottle of breast milk that ended an hour after the session of its day. */
function aBottle(id: string, day: number, amountOz: number): Feed {
  const at = START + day * DAY + HOUR;
  const times = { startedAt: at, endedAt: at, date: dayOf(at) };
  return aFeed({ id, type: 'bottle', milk: 'breast', amountOz, ...times });
}

function aMove(day: number, changes: Partial<MilkMove> = {}): MilkMove {
  const at = START + day * DAY + HOUR;
  const stamp = { createdAt: at, updatedAt: at, updatedBy: 'mine' };
  const what = { oz: 1, way: 'out', place: 'fridge', reason: 'fed' } as const;
  return {
    id: `move ${day}`,
    kind: 'milk-move',
    ...stamp,
    day: dayOf(at),
    at,
    milkAt: dayOf(at),
    ...what,
    ...changes,
  };
}

const aCount = (day: number, oz: number, changes: Partial<MilkMove> = {}) =>
  aMove(day, { way: 'in', reason: 'count', oz, ...changes });

const derive = (pumps: Pump[], moves: MilkMove[] = [], feeds: Feed[] = []) =>
  stashOf({ pumps, moves, feeds: byId(feeds) });

const byId = (feeds: Feed[]) => new Map(feeds.map((feed) => [feed.id, feed]));

const bagsOf = ({ fridge, freezer }: Stash) =>
  [...fridge.bags, ...freezer.bags].map(({ place, oz, milkAt }) => [place, oz, milkAt]);

describe('the milk stash', () => {
  test('has the milk of sessions that were kept in the fridge or freezer', () => {
    const pumps = [
      aPump(0),
      aPump(1, { kept: 'freezer', totalOz: 6 }),
      aPump(2, { kept: 'fed' }),
      aPump(3, { kept: 'discarded' }),
      aPump(4, { kept: undefined }),
      aPump(5, { totalOz: null }),
    ];
    expect(bagsOf(derive(pumps))).toEqual([
      ['fridge', 4, '2026-05-01'],
      ['freezer', 6, '2026-05-02'],
    ]);
  });

  test('loses the milk of a deleted session, and follows an edited one', () => {
    expect(derive([], [aMove(1)])).toMatchObject({ fridge: { oz: 0, shortOz: 1 } });
    expect(derive([aPump(0, { totalOz: 7 })], [aMove(1)])).toMatchObject({ fridge: { oz: 6 } });
  });

  test('takes the oldest milk first, from one place', () => {
    const pumps = [aPump(2), aPump(1), aPump(0, { kept: 'freezer' })];
    expect(bagsOf(derive(pumps, [aMove(3, { oz: 5 })]))).toEqual([
      ['fridge', 3, '2026-05-03'],
      ['freezer', 4, '2026-05-01'],
    ]);
  });

  test('is empty rather than negative, and says how much was missing', () => {
    const { fridge } = derive([aPump(0)], [aMove(1, { oz: 6 })]);
    expect(fridge).toEqual({ oz: 0, bags: [], shortOz: 2 });
  });

  test('does not take milk that was put in later', () => {
    expect(derive([aPump(2)], [aMove(1)]).fridge.oz).toBe(4);
  });

  test('moves thawed milk to the fridge, before fresh milk, and no more than there was', () => {
    const pumps = [aPump(0, { kept: 'freezer' }), aPump(1)];
    const thawed = aMove(2, { reason: 'thawed', place: 'freezer', oz: 9 });
    const { fridge, freezer } = derive(pumps, [thawed]);
    expect(freezer.oz).toBe(0);
    expect(fridge.bags).toMatchObject([{ oz: 4, milkAt: '2026-05-01', thawedOn: '2026-05-03' }, { oz: 4 }]);
  });

  test('has after a count what was counted', () => {
    const pumps = [aPump(0), aPump(1)];
    expect(bagsOf(derive(pumps, [aCount(2, 5)]))).toEqual([
      ['fridge', 1, '2026-05-01'],
      ['fridge', 4, '2026-05-02'],
    ]);
    const more = derive(pumps, [aCount(2, 10, { milkAt: '2026-04-20' })]);
    expect(more.fridge).toMatchObject({ oz: 10, bags: [{ oz: 2, milkAt: '2026-04-20' }, {}, {}] });
    expect(derive(pumps, [aMove(1, { oz: 20 }), aCount(2, 0)]).fridge).toEqual({
      oz: 0,
      bags: [],
      shortOz: 0,
    });
  });

  test.each<[string, number, Partial<Feed>[]]>([
    ['is in the log', 1, [{}]],
    ['holds breast milk', 4, [{ milk: 'formula' }]],
    ['is a bottle', 4, [{ type: 'left' }]],
    ['is in the log, and not another one', 4, [{ id: 'other' }]],
    ['has an amount, or else the amount of the move', 3, [{ amountOz: null }]],
    ['is mixed, with its share', 3.5, [{ milk: 'mixed', breastOz: 0.5 }]],
    ['came after the milk', 4, [{ endedAt: START - HOUR }]],
  ])('counts a move for a bottle if the bottle %s', (_, oz, feeds) => {
    const bottles = feeds.map((changes): Feed => ({ ...aBottle('bottle', 1, 3), ...changes }));
    expect(derive([aPump(0)], [aMove(1, { feedId: 'bottle' })], bottles).fridge.oz).toBe(oz);
  });

  test('takes the milk of a bottle after a count that was logged earlier in its minute', () => {
    const count = aCount(1, 4, { id: '1', at: START + DAY + HOUR + 30_000 });
    const bottle = { ...aBottle('2', 1, 3), endedAt: START + DAY + HOUR };
    const move = aMove(1, { id: '2', feedId: '2' });
    expect(derive([aPump(0)], [count, move], [bottle]).fridge.oz).toBe(1);
  });

  test('ignores removed moves', () => {
    expect(derive([aPump(0)], [aMove(1, { removedAt: START })]).fridge.oz).toBe(4);
  });
});

describe('isMilkMove', () => {
  test.each([
    ['a move', {}, true],
    ['an empty count', { way: 'in', reason: 'count', oz: 0 }, true],
    ['an empty move', { oz: 0 }, false],
    ['milk of a session whose baby was purged', { way: 'in', reason: 'pumped' }, true],
    ['milk that was put in without a session', { way: 'in' }, false],
    ['pumped milk that was taken out', { reason: 'pumped' }, false],
    ['an unknown reason', { reason: 'sold' }, false],
    ['an unknown place', { place: 'cellar' }, false],
    ['a negative amount', { oz: -1 }, false],
    ['another kind', { kind: 'medicine' }, false],
  ])('accepts only what counts: %s', (_, changes, isValid) => {
    expect(isMilkMove({ ...aMove(0), ...(changes as object) })).toBe(isValid);
  });
});

/** A phone of the family. Every act is a later write than the one before. */
class Phone {
  log: FamilyLog = emptyLog();
  readonly device: string;

  constructor(device: string) {
    this.device = device;
  }

  stash(): Stash {
    return stashOf({
      pumps: this.log.pump,
      moves: this.log.family as MilkMove[],
      feeds: byId(this.log.feed),
    });
  }

  put(part: 'pump' | 'feed' | 'family', row: { id: string; updatedAt: number }, now: number): void {
    const before = [...this.log[part], ...this.log.trash].find(({ id }) => id === row.id);
    const last = Math.max(0, (before as { updatedAt?: number })?.updatedAt ?? 0, deletedAt(before));
    const next = { ...row, ...stampAfter(last, { device: this.device, now }) };
    const others = (this.log[part] as { id: string }[]).filter(({ id }) => id !== row.id);
    const trash = this.log.trash.filter(({ id }) => id !== row.id);
    this.log = { ...this.log, [part]: [...others, next], trash };
  }

  remove(part: 'pump' | 'feed', id: string, now: number): void {
    const record = this.log[part].find((row) => row.id === id);
    if (!record) return;
    const trash = trashOf({ kind: part, record } as never, { device: this.device, now });
    const rows = (this.log[part] as { id: string }[]).filter((row) => row.id !== id);
    this.log = { ...this.log, [part]: rows, trash: [...this.log.trash, trash] };
  }
}

const deletedAt = (row: object | undefined) => (row as { deletedAt?: number } | undefined)?.deletedAt ?? 0;

/** An act on a phone at `now`. Returns its undo. */
type Act = (phone: Phone, now: number) => (later: number) => void;

const nth = fc.integer({ min: 0, max: 7 });
const ounces = fc.constantFrom(0.5, 1, 2.0288, 3, 4.05, 9);
const places = fc.constantFrom('fridge', 'freezer');
const milks = fc.constantFrom('breast', 'formula', 'mixed', undefined);
const kept = fc.constantFrom('fridge', 'freezer', 'fed', 'discarded', undefined);

const acts: fc.Arbitrary<Act> = fc.oneof(
  // Adds a session, or edits it.
  fc.record({ nth, oz: fc.oneof(ounces, fc.constant(null)), kept }).map(
    (drawn): Act =>
      (phone, now) => {
        const id = `pump ${drawn.nth}`;
        const before = phone.log.pump.find((row) => row.id === id);
        phone.put('pump', aPump(drawn.nth, { kept: drawn.kept, totalOz: drawn.oz } as object), now);
        return (later) => (before ? phone.put('pump', before, later) : phone.remove('pump', id, later));
      },
  ),
  nth.map(
    (drawn): Act =>
      (phone, now) => {
        const before = phone.log.pump.find(({ id }) => id === `pump ${drawn}`);
        phone.remove('pump', `pump ${drawn}`, now);
        return (later) => before && phone.put('pump', before, later);
      },
  ),
  // Takes milk out, thaws it, or counts it.
  fc
    .record({ nth, oz: ounces, place: places, reason: fc.constantFrom('fed', 'thawed', 'spilled', 'count') })
    .map(
      ({ nth: day, ...drawn }): Act =>
        (phone, now) => {
          const way = drawn.reason === 'count' ? 'in' : 'out';
          const move = aMove(day, { ...drawn, id: `${phone.device} ${now}`, way } as Partial<MilkMove>);
          phone.put('family', move, now);
          return (later) => phone.put('family', { ...move, removedAt: later } as MilkMove, later);
        },
    ),
  // Takes milk out for a bottle.
  fc.record({ nth, oz: ounces, place: places }).map(
    ({ nth: day, ...drawn }): Act =>
      (phone, now) => {
        const id = `${phone.device} bottle ${now}`;
        phone.put('feed', aBottle(id, day, drawn.oz), now);
        phone.put('family', aMove(day, { ...drawn, id, feedId: id } as Partial<MilkMove>), now);
        return (later) => phone.remove('feed', id, later);
      },
  ),
  // Edits the latest bottle and its source, as the form of a feed does.
  fc.record({ oz: fc.oneof(ounces, fc.constant(null)), milk: milks, place: fc.option(places) }).map(
    ({ oz, milk, place }): Act =>
      (phone, now) => {
        const feed = phone.log.feed.at(-1);
        const move = phone.log.family.find(({ id }) => id === feed?.id) as MilkMove | undefined;
        if (!feed || !move) return () => {};
        const removedAt = place ? undefined : now;
        phone.put('feed', { ...feed, amountOz: oz, milk } as Feed, now);
        phone.put('family', { ...move, place: place ?? move.place, removedAt } as MilkMove, now);
        return (later) => {
          phone.put('feed', feed, later);
          phone.put('family', move, later);
        };
      },
  ),
);

const steps = fc.record({
  act: acts,
  here: fc.boolean(),
  next: fc.constantFrom('keep', 'keep', 'undo', 'merge'),
});

const amounts = (stash: Stash) =>
  [stash.fridge, stash.freezer].map(({ oz, bags }) => [oz, ...bags.map((bag) => [bag.id, bag.oz])]);

/** Returns the amounts of a phone's stash, if they are plausible. */
function plausibleAmounts(phone: Phone) {
  const stash = phone.stash();
  const isPlausible = [stash.fridge, stash.freezer].every(
    ({ oz, bags, shortOz }) => oz >= 0 && shortOz >= 0 && bags.every((bag) => bag.oz > 0),
  );
  const pumped = phone.log.pump.reduce((sum, { totalOz }) => sum + (totalOz ?? 0), 0);
  const counts = (phone.log.family as MilkMove[]).filter(({ reason }) => reason === 'count');
  const most = counts.reduce((sum, { oz }) => sum + oz, pumped);
  const found = amounts(stash);
  expect([isPlausible, stash.fridge.oz + stash.freezer.oz <= most + 1e-9], String(found)).toEqual([
    true,
    true,
  ]);
  return found;
}

const RUNS = 100;
const ACTS = 100;

test('the stash is never negative in 10,000 random acts with undo, edits and merges', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: ACTS, maxLength: ACTS }), (drawn) => {
      const [mine, yours] = [new Phone('mine'), new Phone('yours')];
      let now = START + 30 * DAY;
      for (const { act, here, next } of drawn) {
        now += 1000;
        const [phone, other] = here ? [mine, yours] : [yours, mine];
        const before = plausibleAmounts(phone);
        const undo = act(phone, now);
        plausibleAmounts(phone);
        if (next === 'undo') {
          undo(now + 1);
          expect(amounts(phone.stash()), 'after the undo').toEqual(before);
        }
        if (next === 'merge') phone.log = mergeLogs(phone.log, other.log);
      }
      const [one, two] = [mergeLogs(mine.log, yours.log), mergeLogs(yours.log, mine.log)];
      expect(one.family.every(isMilkMove)).toBe(true);
      mine.log = one;
      yours.log = two;
      expect(amounts(mine.stash()), 'on both phones').toEqual(amounts(yours.stash()));
    }),
    { numRuns: RUNS },
  );
});
