import type { Words } from '#words/words.ts';

/** The shop. */
export const shop: Words['shop'] = {
  title: 'Boutique',
  heading: 'Plutôt le papier\u202f?',
  description:
    'Carnets de suivi, modèles et autocollants, gratuits tant que Wee Hours débute. Un geste enregistre le fichier sur votre appareil.',
  gift: 'Gratuit',
  later: 'tant que nous débutons, puis',
  products: {
    planner: {
      title: 'Planner Kit',
      description:
        'Un carnet de suivi, avec liens pour GoodNotes ou à imprimer\u00a0: une année de pages sans date (jour, semaine, mois) pour les tétées, les couches, le sommeil et la croissance.',
      contents: 'PDF avec onglets cliquables',
      picture: 'La couverture, une page du jour avec tétées, couches et sommeil, et l’index de l’année.',
    },
    template: {
      title: 'Modèle Notion',
      description:
        'Le même journal en tableaux Notion\u00a0: bébés, tétées, couches, sommeil et croissance, prêts pour votre première entrée.',
      contents: 'ZIP, prêt à importer dans Notion',
      picture:
        'Le tableau des tétées, avec le type, le bébé et l’heure de début. À côté, bébés, couches, sommeil et croissance.',
    },
    stickers: {
      title: 'Autocollants',
      description:
        'De petits dessins pour un carnet papier ou une tablette, dans le style de nos icônes. Des bords nets, à coller sur toutes les pages.',
      contents: 'PNG dans un ZIP, 300 dpi, transparents',
      picture:
        'Une planche d’autocollants\u00a0: une lune, des étoiles, des nuages, un bébé emmailloté, un berceau, une lampe, un mouton, un ours.',
    },
  },
  format: (product) => `Format\u00a0: ${product}`,
  formats: { tablet: 'Tablette', letter: 'Letter', a4: 'A4', zip: 'ZIP', png: 'PNG' },
  download: 'Télécharger',
  downloading: 'Téléchargement…',
  outcome: {
    saved: {
      title: (product) => `Enregistré\u00a0: ${product}`,
      description: 'Le fichier est dans vos téléchargements.',
    },
    shared: {
      title: (product) => `Partagé\u00a0: ${product}`,
      description: 'Le fichier est là où vous l’avez envoyé.',
    },
    ready: {
      title: (product) => `Prêt\u00a0: ${product}`,
      description: 'Touchez encore pour le partager.',
    },
    unable: {
      title: (product) => `Impossible à enregistrer ici\u00a0: ${product}`,
      description: 'Ouvrez cette page dans Safari pour le télécharger.',
    },
    cancelled: {
      title: (product) => `Pas enregistré\u00a0: ${product}`,
      description: 'Le fichier est prêt. Touchez encore quand vous voulez.',
    },
    offline: {
      title: (product) => `Pas enregistré\u00a0: ${product}`,
      description: 'Connectez-vous à Internet et réessayez.',
    },
    failed: {
      title: (product) => `Pas enregistré\u00a0: ${product}`,
      description: 'Le téléchargement a échoué. Réessayez dans quelques minutes.',
    },
  },
  notes: {
    title: 'Bon à savoir',
    gift: {
      question: 'Pourquoi tout est-il gratuit\u202f?',
      answer:
        'Wee Hours débute, et notre boutique n’accepte pas encore de paiements. D’ici là, chaque fichier est un cadeau. Le prix barré viendra ensuite. Ce que vous téléchargez aujourd’hui reste à vous.',
    },
    place: {
      question: 'Où va le fichier\u202f?',
      answer:
        'Dans vos téléchargements. Sur un téléphone, dans l’appli que vous choisissez pour le partage. Il faut du réseau pour le télécharger, mais pas pour l’utiliser.',
    },
    prints: {
      question: 'Puis-je l’imprimer à nouveau\u202f?',
      answer: 'Aussi souvent que votre famille en a besoin. Merci de ne pas le revendre.',
    },
    plans: {
      question: 'Les formules comprennent-elles un carnet\u202f?',
      answer: (link) => [
        'Starter comprend le Planner Kit. Plus et Lifetime Bundle les comprennent tous. ',
        link('Voir les formules'),
      ],
    },
  },
};
