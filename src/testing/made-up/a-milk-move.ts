import type { MilkMove } from '#domain/stash/milk-move.ts';
import { TEST_DAY } from '#testing/builders.ts';

/** Makes a move of 2 oz out of the fridge, with the id `taken`. */
export function aMilkMove(more: Partial<MilkMove> = {}): MilkMove {
  return {
    ...{ id: 'taken', kind: 'milk-move', createdAt: 1, updatedAt: 1, updatedBy: 'mine' },
    ...{ day: TEST_DAY, at: Date.parse(`${TEST_DAY}T12:00:00Z`), milkAt: TEST_DAY },
    ...{ oz: 2, way: 'out', place: 'fridge', reason: 'fed' },
    ...more,
  };
}
