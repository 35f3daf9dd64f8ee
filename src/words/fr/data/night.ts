import type { Words } from '#words/words.ts';

/** The time since the evening, summed up in the morning. */
export const night: Words['night'] = {
  title: 'Depuis hier soir',
  since: (hour, facts) => `Depuis ${hour}\u00a0: ${facts.join(', ')}`,
  longestSleep: (time) => `plus long sommeil ${time}`,
  diapers: (counted, types) => `${counted} (${types})`,
  share: 'Partager le texte',
  of: (name, night) => `${name}. ${night}.`,
  copied: 'Copié',
  failed: {
    title: 'Impossible de partager ou de copier le texte.',
    description: 'Sélectionnez la phrase et copiez-la.',
  },
};
