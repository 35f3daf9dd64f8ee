import type { Words } from '#words/words.ts';

/** The page about the features. `site.ts` has their names and their sentences. */
export const features: Words['features'] = {
  title: 'Fonctions',
  heading: 'Pensé pour une main libre et un demi-cerveau',
  description:
    'La journée d’un nouveau-né\u00a0: tétées, couches et sommeil, 24 heures sur 24. Notez-les d’un geste, et libérez votre tête.',
  seePricing: 'Voir les tarifs',
  points: {
    feeding: [
      'Un geste lance le chrono d’un côté, un geste note le biberon habituel',
      'Onces ou millilitres\u00a0: ce que vous saisissez est ce que vous voyez',
      'Les deux seins et un complément au biberon comptent pour une tétée',
    ],
    diapers: [
      'Un geste par couche, avec «\u00a0Annuler\u00a0» et «\u00a0il y a 15\u00a0min\u00a0» juste en dessous',
      'Le compte du jour en un coup d’œil',
      'Des formes et des mots, jamais la couleur seule',
    ],
    sleep: [
      'Un chrono pour siestes et nuits, ou le début et la fin après coup',
      'Une nuit qui passe minuit reste une nuit, avec la bonne durée au changement d’heure',
      'Un calendrier qui montre le rythme que la fatigue vous cache',
    ],
    growth: [
      'Poids, taille et périmètre crânien à une même date',
      'Livres et onces ou kilogrammes, pouces ou centimètres',
      'Les courbes de l’OMS, avec l’âge corrigé pour une naissance avant terme si vous indiquez le terme prévu',
    ],
    week: [
      'N’importe quelle semaine, avec les totaux de chaque type d’entrée',
      'Ce qui a changé depuis la semaine d’avant, en mots simples',
      'Seulement ce qui s’est passé. Aucun jugement.',
    ],
    pdf: [
      'Un rapport de visite, et un PDF d’une page de la semaine avec les mêmes chiffres qu’en CSV',
      'Créés sur votre appareil, partagés seulement par vous',
      'Exportez tout ce que vous avez noté à tout moment, quelle que soit la formule',
    ],
  },
  hood: {
    title: 'Sous le capot',
    all: [
      {
        name: 'Fonctionne sans réseau',
        text: 'Après votre première visite, toute l’appli est sur votre appareil. Sous-sol, avion ou maternité\u00a0: elle s’ouvre et elle enregistre.',
      },
      {
        name: 'Mode berceau',
        text: 'Une tablette près du berceau devient le journal\u00a0: grands chiffres, grandes touches, couleurs de nuit à toute heure.',
      },
      {
        name: 'La nuit en une phrase',
        text: 'Au petit-déjeuner, l’accueil résume la nuit depuis 20\u00a0h. Un geste suffit pour partager ce résumé.',
      },
      {
        name: 'Reprenez votre journal',
        text: 'Importez votre journal de Huckleberry, Nara Baby, Baby Tracker et d’autres. Vous voyez un aperçu avant tout enregistrement.',
      },
      {
        name: 'Sombre quand il faut',
        text: 'À partir de 19\u00a0h, l’écran prend la couleur des braises\u00a0: chaud, tamisé, doux pour qui dort à côté de vous.',
      },
      {
        name: 'Ne demande rien',
        text: 'Ni compte ailleurs, ni position, ni contacts. Votre journal reste dans votre navigateur tant que vous ne le partagez pas.',
      },
      {
        name: 'Sur tous vos appareils',
        text: 'Une appli web pour tout téléphone, tablette ou ordinateur récent. Mettez-la sur l’écran d’accueil\u00a0: elle s’ouvre comme les autres.',
      },
      {
        name: 'Partez quand vous voulez',
        text: 'Exportez ou supprimez tout depuis votre profil, quelle que soit la formule, à tout moment.',
      },
      {
        name: 'Facile à corriger',
        text: 'Supprimé par erreur\u202f? Annulez. Un oubli\u202f? Ajoutez-le au bon jour, quand vous voulez.',
      },
    ],
    sharing: {
      name: 'Un journal sur chaque téléphone',
      text: 'Les deux parents et une tablette voient chaque entrée aussitôt. Elle voyage chiffrée, et seuls vos téléphones ont la clé.',
    },
  },
  closing: {
    title: 'Le plus rapide, c’est d’essayer',
    text: 'La démo ne demande aucun compte. Un nouveau compte donne accès à toute l’appli pendant 14 jours, gratuitement.',
  },
};
