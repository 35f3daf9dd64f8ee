import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { list, plural, number } = grammarOf('fr');

/** The first steps after sign-up: the baby, the Home Screen, the recovery code, the end of the trial. */
export const welcome: Words['welcome'] = {
  baby: {
    title: 'Pour qui est ce journal\u202f?',
    about: 'Trois questions, et c’est parti. Tout reste sur cet appareil tant que vous ne partagez rien.',
    skip: 'Plus tard',
    inTrash: (names) => `Un journal est dans la corbeille\u00a0: ${list(names)}. Le restaurer`,
    join: 'Rejoindre plutôt le journal d’un autre téléphone',
    added: { title: (name) => `Ajouté\u00a0: ${name}`, description: 'Vous pouvez commencer à noter.' },
    skipped: {
      title: 'Votre journal n’attend que votre bébé',
      about: 'Il suffit d’un prénom et d’une date de naissance.',
      add: 'Ajouter votre bébé',
    },
  },
  homeScreen: {
    title: 'D’abord, ajoutez Wee Hours à l’écran d’accueil',
    about:
      'Sur iPhone et iPad, l’appli de l’écran d’accueil a son propre journal. Safari peut effacer celui d’un onglet si vous ne l’ouvrez pas pendant une semaine. Vous n’avez encore rien noté, alors installez-la d’abord\u00a0:',
    share: 'Touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
    open: 'Ouvrez Wee Hours depuis l’écran d’accueil.',
    signUp: 'Créez-y à nouveau votre compte et commencez à noter.',
    stay: 'Continuer dans Safari',
  },
  offer: {
    title: 'Gardez un code de secours',
    about:
      'Nous ne pouvons pas réinitialiser votre mot de passe. Si vous l’oubliez, ce code vous rend l’accès.',
    show: 'Afficher mon code',
    later: 'Plus tard, dans Profil',
  },
  install: {
    title: 'Gardez votre journal à portée de main',
    about: 'Une fois installée, l’appli s’ouvre en plein écran et fonctionne sans réseau.',
    install: 'Installer Wee Hours',
    later: 'Plus tard',
  },
  trialEnds: (days, link) => [
    plural(days, {
      one: 'Votre essai gratuit se termine dans moins d’un jour.',
      other: `Votre essai gratuit se termine dans ${number(days)} jours.`,
    }),
    ' Vous pourrez continuer à noter. Votre journal reste à vous. ',
    link('Voir les formules'),
  ],
};
