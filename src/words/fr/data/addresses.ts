import type { Words } from '#words/words.ts';

/** Addresses that log: their panel in the profile, and the question of an address that must not log by itself. */
export const addresses: Words['addresses'] = {
  title: 'Adresses rapides',
  about:
    'Mettez-en une sur un tag NFC ou un code QR. Dès qu’on l’ouvre, c’est noté, avec «\u00a0Annuler\u00a0».',
  none: 'Une adresse a besoin de votre clé. Sans elle, Wee Hours demande d’abord.',
  noBaby: 'Ajoutez d’abord un bébé. Chaque adresse note pour un seul bébé.',
  make: 'Créer une clé',
  made: 'Votre clé est prête',
  acts: {
    wet: 'Pipi',
    dirty: 'Selles',
    both: 'Pipi et selles',
    left: 'Tétée à gauche',
    right: 'Tétée à droite',
    sleep: 'S’endort',
    bottle: 'Biberon habituel',
  },
  copy: (hidden, act) => ['Copier', hidden(` l’adresse\u00a0: ${act}`)],
  copied: (act) => `Copié\u00a0: ${act}`,
  copyFailed: 'Copie impossible. Sélectionnez l’adresse et copiez-la.',
  whose: 'Journal concerné',
  who: 'Toute personne qui en ouvre une ici peut noter, tant que l’appli est déverrouillée.',
  device: 'Ces adresses ne fonctionnent que dans ce navigateur.',
  apple: 'Sur iPhone ou iPad, elles s’ouvrent dans Safari, pas dans l’appli de l’écran d’accueil.',
  appleApp:
    'Les tags ouvrent Safari, qui ne voit pas le journal de cette appli. Créez la clé dans Safari, pour un journal tenu là-bas.',
  revoke: 'Révoquer la clé',
  revoking: {
    title: 'Révoquer la clé\u202f?',
    about: 'Les tags et codes avec cette clé ne notent plus. Ils demandent d’abord.',
    keep: 'Garder',
  },
  revoked: 'La clé est révoquée',
  question: {
    title: (name) => `Noter ceci pour ${name}\u202f?`,
    why: {
      ask: 'Un geste suffit, avec «\u00a0Annuler\u00a0».',
      wrongKey: 'La clé de cette adresse est fausse ou révoquée. Rien n’a été noté.',
      wrongBaby: 'Cette adresse est pour un bébé absent d’ici ou archivé. Rien n’a été noté.',
      late: 'Wee Hours était verrouillé ou pas prêt. Rien n’a été noté.',
    },
    confirm: {
      wet: 'Noter le pipi maintenant',
      dirty: 'Noter les selles maintenant',
      both: 'Noter pipi et selles maintenant',
      left: 'Commencer à gauche',
      right: 'Commencer à droite',
      sleep: 'Commencer le sommeil',
      bottle: 'Noter un biberon…',
    },
    bottle: (volume) => `Noter le biberon de ${volume}`,
  },
};
