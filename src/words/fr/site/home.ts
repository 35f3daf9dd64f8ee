import type { Words } from '#words/words.ts';

/** The home page. `site.ts` has its features. */
export const home: Words['home'] = {
  title: 'Le journal de bébé pensé pour 3 h du matin',
  description:
    'Tétées, couches, sommeil et croissance, notés d’un pouce dans le noir et sans réseau. Aucun serveur ne peut le lire.',
  lead: 'Notez tétées, couches, sommeil et croissance d’un pouce, dans le noir, sans réseau. Au matin, vous saurez ce qui s’est passé.',
  free: 'Démo sans compte. Essai gratuit de 14 jours sans carte.',
  picture:
    'L’accueil de l’appli la nuit\u00a0: le temps depuis la dernière tétée et la dernière couche, une tétée en cours avec son bouton d’arrêt, et de grandes touches.',
  truths: {
    hand: 'Une main suffit',
    offline: 'Fonctionne sans réseau',
    device: 'Aucun serveur ne peut le lire',
  },
  showcase: {
    title: 'Un geste, et c’est noté',
    lead: 'De vraies images de l’appli, à l’heure pour laquelle elle est faite.',
    parts: {
      taps: {
        name: 'Un geste',
        text: 'Touchez Pipi et c’est noté. Annulez, ou reculez l’heure de 15\u00a0minutes, juste sous votre pouce.',
      },
      timers: {
        name: 'Chronos',
        text: 'Pour chaque sein, le sommeil et le tire-lait. Page rechargée, téléphone verrouillé, batterie à plat\u00a0: ils continuent.',
      },
      crib: {
        name: 'Mode berceau',
        text: 'Une tablette près du berceau affiche la dernière tétée en chiffres lisibles depuis le fauteuil.',
      },
      imports: {
        name: 'Reprenez votre journal',
        text: 'Importez les fichiers de 14\u00a0autres applis. Vous voyez un aperçu avant tout enregistrement. D’autres tableaux conviennent aussi.',
      },
      rhythm: {
        name: 'Rythme',
        text: 'Une ligne par jour. Nuits, siestes et tétées s’alignent, et le rythme se dessine.',
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
    title: 'Une minute pour essayer',
    lead: 'Plus rapide qu’un biberon à chauffer. La démo est la vraie appli avec des données d’exemple. Rien n’est enregistré.',
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
        title: 'Regardez sa semaine',
        text: 'Les totaux d’abord, puis une page pour votre pédiatre. Fermez l’onglet\u00a0: tout disparaît.',
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
    note: 'Wee Hours vient de naître\u00a0: ces exemples, nous les avons écrits nous-mêmes. Les mots de vrais parents les remplaceront.',
    all: [
      {
        quote:
          'Fini le calcul mental à quatre heures du matin. Je regarde, je sais quel côté donner, et je retourne me coucher.',
        from: 'Exemple\u00a0: une jeune maman, troisième semaine',
      },
      {
        quote:
          'On se passe le téléphone comme un relais. Celui qui se lève voit ce que l’autre a fait, sans devoir le réveiller.',
        from: 'Exemple\u00a0: un papa de service la nuit',
      },
      {
        quote:
          'La pédiatre a demandé combien de couches mouillées. Pour une fois, je n’ai pas répondu «\u00a0six, je crois\u00a0». J’ai tendu une page.',
        from: 'Exemple\u00a0: des parents de jumeaux',
      },
    ],
  },
  closing: {
    title: 'Prêt pour cette nuit.',
    text: 'Jetez-y d’abord un regard. La démo est l’appli entière, avec un bébé d’exemple et six semaines de journal.',
  },
};
