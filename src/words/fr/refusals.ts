import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

const secondsOf = (seconds: number) =>
  plural(seconds, {
    one: `${number(seconds)} seconde`,
    other: `${number(seconds)} secondes`,
  });
const minutesOf = (minutes: number) =>
  plural(minutes, {
    one: `${number(minutes)} minute`,
    other: `${number(minutes)} minutes`,
  });

/** Why an action on an account was refused. */
export const refusals: Words['refusals'] = {
  accountGone:
    'Ce compte n’est plus sur cet appareil. Sauvegardez d’abord votre journal, puis déconnectez-vous et recréez un compte.',
  codeReplaced:
    'Un code plus récent a remplacé celui-ci. Fermez cette fenêtre et créez-en un autre dans Profil.',
  codeWrong:
    'Cette adresse e-mail et ce code ne correspondent pas sur cet appareil. Un code reste valable jusqu’à ce que vous en créiez un autre.',
  credentialsWrong: 'Identifiants incorrects',
  emailTaken: 'Cette adresse e-mail est déjà utilisée',
  insecure:
    'Wee Hours ne peut protéger un mot de passe qu’en https. Ouvrez cette page avec https:// dans son adresse.',
  locked:
    'Wee Hours est verrouillé. Ouvrez l’accueil de l’appli, saisissez votre mot de passe, puis revenez ici.',
  lockedForGood:
    'Le navigateur a perdu votre compte et ne peut donc pas vérifier votre mot de passe. Le reste de votre journal reste verrouillé. Déconnectez-vous et recréez un compte, avec la même adresse e-mail si vous voulez. Ouvrez ensuite une sauvegarde dans Profil.',
  passwordMissing: 'Saisissez le mot de passe de ce compte.',
  passwordWrong: 'Ce n’est pas votre mot de passe. Touchez l’œil pour le vérifier, ou essayez-en un autre.',
  signedOut: 'Connectez-vous pour choisir une formule.',
  tooSoon: 'Attendez un peu après le dernier essai.',
  ofStorage: (title, happened) => `${title}. ${happened}`,
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes, seconds) => `${minutesOf(minutes)} ${secondsOf(seconds)}`,
    left: (time) => `Réessayez dans ${time}.`,
    keepOpen: (time) => `Réessayez dans ${time}. Laissez cette page ouverte.`,
    over: 'Vous pouvez réessayer.',
  },
};
