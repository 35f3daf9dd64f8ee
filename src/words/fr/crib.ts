import type { Words } from '#words/words.ts';

/** The screen for a tablet beside the crib. */
export const crib: Words['crib'] = {
  reading: 'Lecture du journal…',
  of: (name) => [' · ', name],
  leave: 'Maintenir pour quitter',
  keepHolding: 'Maintenez une seconde.',
  noBaby: { about: 'Ajoutez votre bébé pour utiliser la saisie rapide ici.', add: 'Ajouter votre bébé' },
  settings: {
    title: 'Réglages du mode berceau',
    night: { label: 'Couleurs de nuit', hint: 'Douces et chaudes, même en journée.' },
    chime: {
      label: 'Carillon doux',
      hint: 'Sonne aussi quand l’écart fixé pour un médicament est passé, tant que le mode berceau est ouvert.',
      off: 'Non',
      after: (time) => `${time} après le début d’une tétée`,
    },
  },
  due: {
    feed: (baby, time) => `${baby}\u00a0: ${time} depuis le début de la dernière tétée.`,
    dose: (baby, medicines) => `${baby}\u00a0: l’écart que vous avez fixé est passé (${medicines}).`,
  },
};
