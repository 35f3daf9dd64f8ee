import type { Words } from '#words/words.ts';

const how =
  'Ce code permet de choisir un nouveau mot de passe sur cet appareil\u00a0: à la connexion, touchez «\u00a0Mot de passe oublié\u202f?\u00a0». Rangez-le avec vos papiers ou dans un gestionnaire de mots de passe, pas seulement sur cet appareil. Un code plus récent le remplace.';

/** The dialog that shows a recovery code once. */
export const recovery: Words['recovery'] = {
  title: 'Votre code de secours',
  description:
    'Si vous oubliez votre mot de passe, seul ce code vous rend l’accès à votre compte. Il ne s’affiche qu’une fois.',
  done: 'C’est noté',
  save: 'Enregistrer le fichier',
  print: 'Imprimer',
  copy: 'Copier',
  how,
  file: {
    name: 'wee-hours-code-de-secours.txt',
    text: (email, code) => `Code de secours Wee Hours\nPour ${email}\n\n${code}\n\n${how}\n`,
    saved: 'Le fichier est enregistré.',
    ready: 'Le fichier est prêt. Touchez encore «\u00a0Enregistrer le fichier\u00a0».',
    unable: 'Cet appareil ne peut pas enregistrer le fichier. Copiez plutôt le code.',
    failed:
      'Impossible de créer le fichier, sans doute faute de réseau. Le code est toujours là\u00a0: copiez-le, écrivez-le, ou réessayez en ligne.',
  },
  copied: 'Le code est copié.',
  notCopied:
    'Ce navigateur ne l’a pas copié. Sélectionnez le code vous-même, ou enregistrez-le dans un fichier.',
  paper: { title: 'Code de secours Wee Hours', account: (email) => `Pour ${email}` },
  leaving: {
    title: 'Fermer sans garder le code\u202f?',
    description:
      'Il ne s’affichera plus. Vous pourrez en créer un nouveau dans Profil. Votre code précédent, s’il existe, reste valable.',
    close: 'Fermer sans le code',
    show: 'Afficher le code',
  },
};
