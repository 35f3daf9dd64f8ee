import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trashOf } from '#domain/log/trash.ts';
import { stampAfter } from '#domain/record.ts';
import { aFeed } from '#testing/builders.ts';
import { RANDOM_RUNS } from '#testing/random-runs.ts';
import { type EntryState, mergeEntry } from './merge-entry.ts';

/** Few instants, devices and imports, so that every kind of disagreement is likely. */
const contents = fc
  .record({
    updatedAt: fc.integer({ min: 1, max: 5 }),
    updatedBy: fc.constantFrom('mine', 'yours'),
    note: fc.constantFrom('', 'sleepy'),
    importId: fc.constantFrom(undefined, 'run 1', 'run 2'),
  })
  .map(({ importId, ...change }) => ({
    kind: 'feed' as const,
    record: aFeed({ id: 'a', ...change, ...(importId && { importId }) }),
  }));

const deletions = fc.record({
  after: fc.integer({ min: 0, max: 4 }),
  deletedBy: fc.constantFrom('yours', 'zoe'),
  isRevert: fc.boolean(),
});

const states: fc.Arbitrary<EntryState> = fc
  .tuple(contents, fc.option(deletions))
  .map(([content, deletion]) => {
    if (!deletion) return { content };
    const { after, deletedBy, isRevert } = deletion;
    const deletedAt = content.record.updatedAt + after + 1;
    const trash = { id: 'a', deletedAt, deletedBy };
    return {
      content,
      deletion: { ...trash, ...(isRevert && content.record.importId && { takenBack: true }) },
    };
  });

const several = fc.array(states, { minLength: 3, maxLength: 6 });

const inOrder = (all: readonly EntryState[]) => all.reduce(mergeEntry);

describe('mergeEntry', () => {
  test('does not depend on the order of the states', () => {
    fc.assert(
      fc.property(
        several.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(inOrder(shuffled)).toEqual(inOrder(all));
        },
      ),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('does not depend on the grouping of the states', () => {
    fc.assert(
      fc.property(several, fc.nat(), (all, where) => {
        const first = 1 + (where % (all.length - 1));
        const grouped = mergeEntry(inOrder(all.slice(0, first)), inOrder(all.slice(first)));
        expect(grouped).toEqual(inOrder(all));
      }),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('changes nothing when a state is repeated', () => {
    fc.assert(
      fc.property(several, (all) => {
        const merged = inOrder(all);
        for (const state of all) expect(mergeEntry(merged, state)).toEqual(merged);
        expect(mergeEntry(merged, merged)).toEqual(merged);
      }),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('changes nothing in a state that was not merged yet', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(mergeEntry(state, state)).toEqual(state);
      }),
    );
  });

  test('never restores an entry that is deleted in every state', () => {
    fc.assert(
      fc.property(
        fc.array(
          states.filter(({ deletion }) => deletion !== undefined),
          { minLength: 2 },
        ),
        (all) => {
          expect(inOrder(all).deletion).toBeDefined();
        },
      ),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('lets the next change of a parent win, in every state of the origins', () => {
    fc.assert(
      fc.property(several, states, (all, stale) => {
        const merged = inOrder(all);
        const { content } = merged;
        const author = { device: 'mine', now: 0 };
        const last = Math.max(content.record.updatedAt, merged.deletion?.deletedAt ?? 0);
        const edited = { ...content.record, note: 'edited', ...stampAfter(last, author) };
        const after = { content: { ...content, record: edited } as EntryState['content'] };
        const live = mergeEntry(merged, after);
        expect(live).toMatchObject({ content: { record: { note: 'edited' } } });
        expect(live.deletion).toBeUndefined();
        const { deleted: _deleted, ...deletion } = trashOf(live.content, author);
        const gone = { content: live.content, deletion };
        expect(mergeEntry(live, gone).deletion).toMatchObject({ deletedAt: edited.updatedAt + 1 });
        if (stale.content.record.updatedAt <= edited.updatedAt)
          expect(mergeEntry(stale, mergeEntry(live, gone)).deletion).toBeDefined();
      }),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('ignores damaged origins', () => {
    const plain = aFeed({ id: 'a', updatedAt: 2 });
    for (const origins of [1, [], {}, { from: { run: 1 } }, { from: { run: { written: 'x' } } }]) {
      const content = { kind: 'feed' as const, record: { ...plain, origins } as never };
      const merged = mergeEntry(
        { content },
        { content: { kind: 'feed', record: { ...plain, updatedAt: 1 } } },
      );
      expect(merged).toEqual({ content: { kind: 'feed', record: plain } });
    }
  });
});
