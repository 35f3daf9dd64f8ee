import type { Words } from '#words/words.ts';

/** The screen for a log that can't be opened. */
export const trouble: Words['trouble'] = {
  missing: 'Votre journal a disparu',
  lastOpened: (day) => `Dernière ouverture ici\u00a0: ${day}.`,
  stillShown: 'Cet onglet en affiche encore une partie. Copiez ce qu’il vous faut.',
  accountGone:
    'Votre compte a disparu aussi. Créez-en un nouveau, avec la même adresse e-mail si vous voulez. Ouvrez ensuite une sauvegarde dans Profil.',
  restore: 'Restaurer une sauvegarde',
  startOver: 'Repartir de zéro',
  signOut: 'Déconnexion',
  signUpAgain: 'Recréer un compte',
  notOpened: 'Impossible d’ouvrir votre journal',
  reload: 'Recharger',
  demo: 'Essayer la démo',
};
