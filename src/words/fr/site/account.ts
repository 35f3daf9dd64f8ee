import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The page that signs in, signs up, and sets a new password by recovery code. */
export const account: Words['account'] = {
  title: 'Compte',
  description:
    'Connectez-vous, ou essayez toute l’appli gratuitement pendant 14 jours, sans carte. Votre compte reste sur votre appareil.',
  fields: { email: 'E-mail', password: 'Mot de passe' },
  signIn: {
    heading: 'Connectez-vous à votre compte',
    submit: 'Se connecter',
    other: (button) => ['Ou ', button('commencez votre essai gratuit de 14 jours')],
    planChosen: (plan) => ['Vous avez choisi ', plan, '. La formule commence à votre connexion.'],
    forgot: 'Mot de passe oublié\u202f?',
    done: { title: 'Ravis de vous revoir\u202f!', description: 'Votre accueil s’ouvre.' },
  },
  signUp: {
    heading: 'Créez un compte',
    submit: 'Créer le compte',
    other: (button) => ['Ou ', button('connectez-vous à votre compte existant')],
    planChosen: (plan) => ['Vous avez choisi ', plan, '. La formule commence à la création du compte.'],
    passwordHint:
      'Gardé sur cet appareil seulement\u00a0: il ne peut donc pas être réinitialisé par e-mail. Un code de secours vient ensuite.',
    done: { title: 'Compte créé\u202f!', description: 'Votre accueil s’ouvre.' },
  },
  recover: {
    heading: 'Choisissez un nouveau mot de passe',
    lead: 'Utilisez le code de secours que vous avez gardé. Votre journal est en sécurité sur cet appareil.',
    back: 'Revenir à la connexion',
    code: 'Code de secours',
    codeHint:
      'Huit groupes de quatre, plus un caractère. Majuscules, espaces et tirets n’ont pas d’importance.',
    faults: {
      empty: 'Saisissez le code de secours que vous avez gardé.',
      mistyped: 'L’un des caractères est faux. Comparez-les groupe par groupe.',
      strange: (character) => `Un code de secours n’a pas de ${character}. Vérifiez ce caractère.`,
      tooShort: (characters) =>
        plural(characters, {
          one: `Il manque ${number(characters)} caractère. Un code a huit groupes de quatre, plus un caractère.`,
          other: `Il manque ${number(characters)} caractères. Un code a huit groupes de quatre, plus un caractère.`,
        }),
      tooLong: (characters) =>
        plural(characters, {
          one: `Il y a ${number(characters)} caractère de trop. Un code a huit groupes de quatre, plus un caractère.`,
          other: `Il y a ${number(characters)} caractères de trop. Un code a huit groupes de quatre, plus un caractère.`,
        }),
    },
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer ce mot de passe',
    noCode:
      'Pas de code\u202f? Alors plus personne ne peut ouvrir le compte, pas même nous. Si vous avez une sauvegarde, créez un compte avec une autre adresse e-mail. Puis ouvrez le fichier dans Profil pour retrouver votre journal.',
    done: {
      title: 'Ravis de vous revoir\u202f!',
      description: 'Votre nouveau mot de passe est enregistré. Votre journal est comme vous l’aviez laissé.',
    },
  },
  plan: {
    kept: {
      title: (held) => `Votre formule\u00a0: ${held}`,
      description: (chosen) => `Elle comprend plus que ${chosen}\u00a0: nous l’avons donc gardée.`,
    },
    notSet: {
      title: (plan) => `${plan} n’a pas été activé`,
      description: (error) => `${error} Choisissez à nouveau dans Tarifs.`,
    },
  },
  demo: {
    heading: 'Juste pour voir\u202f?',
    text: 'La démo est l’appli entière avec des données d’exemple. Aucun compte à créer, et rien n’est enregistré.',
  },
};
