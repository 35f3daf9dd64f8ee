import { aFeed, TEST_DAY } from '../builders.ts';

/** Makes an entry of a kind unknown to this version. */
export function anOther(id: string, babyId: string): object {
  return {
    id,
    babyId,
    kind: 'from-the-future',
    day: TEST_DAY,
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'mine',
  };
}

/** Makes the trash row of a feed. */
export function trashed(id: string, deletedAt: number) {
  return { id, deleted: { kind: 'feed', record: aFeed({ id }) }, deletedAt, deletedBy: 'mine' };
}
