import type { Words } from '#words/words.ts';

/** The home page. `site.ts` has its features. */
export const home: Words['home'] = {
  title: 'Le journal de bébé qui marche à 3 h du matin',
  description:
    'Tétées, couches, sommeil et croissance, notés d’un pouce dans le noir et sans réseau. Aucun serveur ne peut le lire.',
  lead: 'Notez tétées, couches, sommeil et croissance d’un pouce, dans le noir, sans réseau. Au matin, vous saurez ce qui s’est passé.',
  free: 'Démo sans compte. Essai gratuit de 14 jours sans carte.',
  picture:
    'L’accueil de l’appli la nuit\u00a0: le temps depuis la dernière tétée et la dernière couche, une tétée en cours avec son bouton d’arrêt, et de grandes touches.',
  truths: {
    hand: 'Une main suffit',
    offline: 'Marche sans réseau',
    device: 'Aucun serveur ne peut le lire',
  },
  showcase: {
    title: 'Un geste, et c’est noté',
    lead: 'Ce sont des images de l’appli telle qu’elle est, à l’heure pour laquelle elle est faite.',
    parts: {
      taps: {
        name: 'Un geste',
        text: 'Touchez Pipi et c’est noté. Annulez, ou reculez de 15\u00a0minutes, juste sous votre pouce.',
      },
      timers: {
        name: 'Minuteurs',
        text: 'Pour chaque sein, le sommeil et le tire-lait. Ils survivent à un rechargement, à un téléphone verrouillé et à une batterie vide.',
      },
      crib: {
        name: 'Mode berceau',
        text: 'Une tablette près du berceau affiche la dernière tétée en chiffres lisibles depuis le fauteuil.',
      },
      imports: {
        name: 'Apportez votre journal',
        text: 'Importez les fichiers de 14\u00a0autres applis. Vous voyez un aperçu avant tout enregistrement. D’autres tableaux marchent aussi.',
      },
      rhythm: {
        name: 'Rythme',
        text: 'Une ligne par jour. Nuits, siestes et tétées s’alignent, et le rythme apparaît.',
      },
      report: {
        name: 'Rapport',
        text: 'Un rapport de visite pour votre pédiatre, en PDF, et vos totaux en CSV. Créés sur votre téléphone.',
      },
    },
    apps: [
      'Huckleberry',
      'Nara Baby',
      'Baby Tracker',
      'Glow Baby',
      'Baby Connect',
      'Hatch',
      'Napper',
      'Baby Daybook',
      'Baby+',
      'Baby Buddy',
      'PiyoLog',
      'BabyTime',
      'Sprout Track',
      'Baby Tracker by Amila',
    ],
    cribPicture:
      'Le mode berceau sur une tablette\u00a0: trois grands chiffres, des touches pour couches, biberons et côtés, et une petite horloge.',
  },
  minute: {
    title: 'Donnez-lui une minute',
    lead: 'Plus rapide que chauffer un biberon. La démo est la vraie appli avec des données d’exemple. Rien n’est enregistré.',
    steps: [
      {
        title: 'Touchez «\u00a0Essayer la démo\u00a0»',
        text: 'Voici Olive, six semaines et entièrement inventée. Rien à installer, rien à remplir.',
      },
      {
        title: 'Notez une tétée',
        text: 'Touchez Gauche quand elle prend le sein, Arrêter quand elle a fini. Deux gestes, une main.',
      },
      {
        title: 'Voyez sa semaine',
        text: 'Regardez les totaux, puis faites-en une page pour votre pédiatre. Fermez l’onglet et tout disparaît.',
      },
    ],
  },
  features: {
    title: 'Ce que votre médecin demande. Rien d’autre.',
    lead: 'Six choses, bien faites. Ni conseils, ni pub, ni badges.',
  },
  // These are samples, and the page says so. Replace them with real ones once the authors agree. Then change the note
  // too.
  testimonials: {
    title: 'Ce que nous espérons entendre',
    note: 'Wee Hours est tout neuf\u00a0: ce sont donc des exemples que nous avons écrits nous-mêmes. Les mots de vrais parents les remplaceront.',
    all: [
      {
        quote:
          'J’ai arrêté le calcul mental à quatre heures du matin. Je regarde une fois, je sais quel côté vient ensuite, et je retourne au lit.',
        from: 'Exemple\u00a0: une mère pour la première fois, troisième semaine',
      },
      {
        quote:
          'On se passe le téléphone comme un témoin de relais. Le prochain réveillé voit ce que l’autre a fait, sans réveiller personne pour demander.',
        from: 'Exemple\u00a0: un père de garde la nuit',
      },
      {
        quote:
          'Le médecin a demandé combien de couches mouillées. Pour une fois, je n’ai pas dit «\u00a0six, je crois\u00a0». J’ai donné une page.',
        from: 'Exemple\u00a0: des parents de jumeaux',
      },
    ],
  },
  closing: {
    title: 'Prêt avant ce soir.',
    text: 'Regardez d’abord. La démo est l’appli entière, avec un bébé d’exemple et six semaines de journées.',
  },
};
