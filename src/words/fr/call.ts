import type { Words } from '#words/words.ts';

/** The card with the signs to call about. The catalog `signs` has the signs themselves. Both are medical. */
export const call: Words['call'] = {
  title: 'Quand appeler',
  about:
    'Pour information, ce n’est pas un avis médical. Si quelque chose vous inquiète, appelez. Pas besoin d’avoir d’abord un chiffre de cette appli.',
  urgencies: {
    emergency: 'Appelez votre numéro d’urgence (15 ou 112 en France), ou allez aux urgences, tout de suite',
    'right away': 'Appelez votre médecin tout de suite, de jour comme de nuit',
    'same day': 'Appelez votre médecin le jour même',
  },
};
