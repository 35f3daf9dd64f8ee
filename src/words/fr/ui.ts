import type { Words } from '#words/words.ts';

/** The components that the app and the public pages share. */
export const ui: Words['ui'] = {
  skip: 'Aller au contenu',
  loading: 'Chargement…',
  close: 'Fermer',
  dismiss: 'Masquer',
  optional: '(facultatif)',
  number: {
    withUnit: (label, unit) => `${label} (${unit})`,
    less: (label) => `Moins\u00a0: ${label}`,
    more: (label) => `Plus\u00a0: ${label}`,
  },
  toasts: { before: 'Notification', list: 'Notifications (F8)' },
  reach: (action) => `${action}\u00a0: appuyez sur F8 pour l’atteindre.`,
  invalid: {
    missing: 'Remplissez ce champ.',
    email: 'Saisissez une adresse e-mail, comme june@example.com.',
  },
  name: { label: 'Nom', blank: 'Saisissez votre nom.' },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  failed: {
    title: 'Une erreur inattendue est survenue',
    about:
      'C’est notre faute, pas la vôtre. Tout ce que vous avez noté est en sécurité. Rechargez cette page, ou réessayez une fois en ligne.',
    reload: 'Recharger cette page',
    home: 'Aller à la page d’accueil',
    cause: 'Ce qui s’est passé',
  },
};
