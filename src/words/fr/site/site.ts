import type { Words } from '#words/words.ts';

/** Words that several public pages share: the header, the footer, features, downloads and "not found". */
export const site: Words['site'] = {
  pages: {
    features: 'Fonctions',
    pricing: 'Tarifs',
    shop: 'Boutique',
    demo: 'Démo',
    blog: 'Blog',
    support: 'Aide',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
  },
  tryDemo: 'Essayer la démo',
  getStarted: 'Commencer',
  startFree: 'Essai gratuit, sans carte',
  openLog: 'Ouvrir le journal',
  header: {
    home: 'Wee Hours, accueil',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    label: 'Principal',
    signIn: 'Connexion',
    signOut: 'Déconnexion',
    signedOut: 'Déconnexion réussie.',
    dashboard: 'Mon appli',
    backToDemo: 'Revenir à la démo',
  },
  footer: {
    motto: 'Pour les heures que personne ne voit. Quelque part, une autre lampe est allumée.',
    label: 'Pied de page',
    product: 'Produit',
    help: 'Aide',
    legal: 'Mentions légales',
    languages: 'Cette page dans d’autres langues',
    notAdvice:
      '© Wee Hours. Un journal, pas un avis médical. Si quelque chose vous inquiète chez votre bébé, appelez votre médecin ou votre numéro d’urgence (15 ou 112 en France).',
  },
  newsletter: {
    title: 'Notre newsletter',
    pitch:
      'Une page utile de temps en temps. Inscrivez-vous et recevez gratuitement un exemple de page du jour.',
    email: 'Adresse e-mail',
    subscribe: 'S’inscrire',
    notKept:
      'Ce navigateur bloque le stockage\u00a0: votre adresse n’a pas été enregistrée. Autorisez les données du site et réessayez.',
    thanks: 'Merci de votre inscription\u202f!',
    share: 'Le partager',
    sample: {
      ready: 'Votre exemple gratuit de page du jour est prêt.',
      unable: 'Ouvrez cette page dans Safari pour obtenir votre exemple gratuit de page du jour.',
      saved: 'Votre exemple gratuit de page du jour est dans vos téléchargements.',
      shared: 'Vous avez partagé votre exemple gratuit de page du jour.',
      cancelled:
        'Votre exemple de page du jour n’a pas été enregistré. Inscrivez-vous à nouveau pour l’obtenir.',
      offline:
        'Impossible de télécharger votre exemple de page du jour. Connectez-vous à Internet et inscrivez-vous à nouveau.',
      failed:
        'Impossible de télécharger votre exemple de page du jour. Inscrivez-vous à nouveau dans quelques minutes.',
    },
  },
  plan: {
    names: { starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    upgraded: (plan) => `Bienvenue dans la formule ${plan}\u202f!`,
    opened: 'Toutes vos nouvelles fonctions sont disponibles.',
    lowered: (plan) => `Votre formule est maintenant ${plan}`,
    logStays: 'Votre journal reste tel quel.',
  },
  notFound: {
    title: 'Page introuvable',
    mistypedOrMoved:
      'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Votre journal est en sécurité sur cet appareil.',
    mistyped:
      'L’adresse contient peut-être une faute de frappe. Votre journal est en sécurité sur cet appareil.',
    home: 'Aller à la page d’accueil',
    dashboard: 'Aller à l’appli',
    contact: 'Nous écrire',
  },
  pictures: {
    taps: 'Des touches pour pipi, selles et les deux. Dessous, un message confirme qu’un pipi est noté, avec «\u00a0Annuler\u00a0» et des heures antérieures.',
    timer:
      'Une tétée en cours\u00a0: à droite depuis 2:59, 8:02, avec des boutons pour arrêter et noter, changer de côté et faire une pause.',
    rhythm: 'Huit jours en lignes, chacune de minuit à minuit, avec nuits, siestes et tétées.',
    curve: 'Le poids d’un bébé de six semaines sur les courbes de croissance de l’OMS.',
    week: 'Les heures de sommeil d’une semaine en barres\u00a0: nuits et siestes.',
    report: 'L’aperçu d’un rapport de visite, avec tétées, couches et sommeil par jour.',
  },
  facts: {
    system: 'Tout navigateur récent',
    description:
      'Un journal de bébé pour les tétées, les couches, le sommeil et la croissance. Il fonctionne sans réseau.',
  },
  features: {
    feeding: {
      name: 'Journal des tétées',
      sentence:
        'Gauche, droite ou biberon, avec minutes et quantités. Vous savez toujours quel côté donner ensuite.',
    },
    diapers: {
      name: 'Suivi des couches',
      sentence:
        'Pipi, selles ou les deux. Un geste, et «\u00a0combien aujourd’hui\u202f?\u00a0» a une réponse.',
    },
    sleep: {
      name: 'Rythme de sommeil',
      sentence:
        'Siestes et nuits, même à cheval sur minuit ou un changement d’heure. Voyez un rythme se dessiner.',
    },
    growth: {
      name: 'Suivi de croissance',
      sentence: 'Poids, taille et périmètre crânien, à côté des normes de croissance de l’OMS.',
    },
    week: {
      name: 'Bilan de la semaine',
      sentence: 'Les totaux de la semaine, et les écarts avec la précédente. Ni notes, ni défis.',
    },
    pdf: {
      name: 'Exports PDF',
      sentence:
        'Une page claire pour votre pédiatre ou votre consultante en lactation, créée sur votre téléphone.',
    },
  },
};
