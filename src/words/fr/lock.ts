import type { Words } from '#words/words.ts';

const typing = 'Le formulaire ouvert n’a pas été enregistré. Remplissez-le à nouveau.';

/** The screen of the automatic lock. */
export const lock: Words['lock'] = {
  title: 'Verrouillé',
  announced: 'Wee Hours est verrouillé.',
  announcedTyping: `Wee Hours est verrouillé. ${typing}`,
  about:
    'Votre journal est en sécurité et les chronos continuent. Saisissez votre mot de passe pour continuer.',
  typing,
  password: 'Mot de passe',
  unlock: 'Déverrouiller',
  signOut: 'Déconnexion',
  forgot:
    'Mot de passe oublié\u202f? Déconnectez-vous, puis utilisez votre code de secours pour en choisir un nouveau.',
};
