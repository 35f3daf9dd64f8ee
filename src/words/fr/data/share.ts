import type { Words } from '#words/words.ts';

/** Offers to share a finished file. */
export const share: Words['share'] = {
  ready: 'Votre fichier est prêt',
  share: 'Le partager',
  unable: {
    title: 'Cet appareil ne peut pas partager le fichier',
    description:
      'Mettez iOS à jour pour partager des fichiers depuis l’appli de l’écran d’accueil. Puis réessayez.',
  },
};
