import type { Words } from '#words/words.ts';

/** Offers a new version. */
export const update: Words['update'] = {
  ready: 'Une nouvelle version est prête.',
  later: 'Plus tard',
  now: 'Mettre à jour',
  updating: 'Mise à jour…',
  slow: 'Mise à jour… Continuez à noter. Cela prend 30 secondes au plus.',
};
