import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The summaries of a week and of 14 or 30 days, and the growth curves. */
export const summaries: Words['summaries'] = {
  title: 'Bilans',
  opening: 'Ouverture des bilans…',
  reading: 'Calcul des jours…',
  tabs: { title: 'Parties des bilans', overview: 'Aperçu', growth: 'Croissance', share: 'Partage' },
  more: 'Plus',
  moreOf: (card) => `Plus sur\u00a0: ${card}`,
  about: 'À propos de ces chiffres',
  noBaby: {
    title: 'Ajoutez votre bébé pour voir les bilans',
    about: 'Les tétées, couches et heures de sommeil de chaque semaine s’additionnent ici.',
    add: 'Ajouter votre bébé',
  },
  lengths: {
    title: 'Nombre de jours',
    week: 'Semaine',
    days: (days) => `${number(days)} jours`,
  },
  pages: {
    week: {
      title: 'Parcourir par semaine',
      previous: 'Semaine précédente',
      next: 'Semaine suivante',
      present: 'Cette semaine',
    },
    days: (days) => ({
      title: `Parcourir par ${number(days)} jours`,
      previous: `${number(days)} jours précédents`,
      next: `${number(days)} jours suivants`,
      present: `${number(days)} derniers jours`,
    }),
  },
  gated: {
    periods: {
      title: '14 et 30 jours',
      text: 'Les bilans sur 14 et 30 jours, avec les tendances, sont inclus dans Plus et Lifetime.',
    },
    curves: {
      text: 'Les courbes de croissance de l’OMS, avec les percentiles, sont incluses dans Plus et Lifetime.',
    },
    share: {
      text: 'Le rapport PDF pour le pédiatre et la consultante en lactation est inclus dans Starter, Plus et Lifetime. Le PDF court et le tableau CSV aussi.',
    },
  },
  empty: {
    title: {
      week: () => 'Rien de noté cette semaine-là',
      runningWeek: () => 'Encore rien de noté cette semaine',
      days: (days) => `Rien de noté sur ces ${number(days)} jours`,
      runningDays: (days) => `Encore rien de noté sur ces ${number(days)} jours`,
    },
    over: {
      about: 'Vous pouvez encore ajouter des entrées à chacun de ces jours.',
      open: 'Ouvrir ces jours dans le journal',
    },
    running: {
      about: 'La première tétée, couche ou sieste s’affichera ici.',
      open: 'Ouvrir le journal',
    },
  },
  preterm: (name) => [name, '\u00a0: naissance prématurée, fiez-vous donc au suivi prévu pour votre bébé.'],
  kinds: {
    feed: {
      title: 'Tétées',
      table: 'Tétées jour par jour',
      note: 'L’autre sein ou un biberon dans la demi-heure compte pour la même tétée. Les intervalles qui traversent un trou du journal ne comptent pas.',
    },
    diaper: {
      title: 'Couches',
      table: 'Couches jour par jour',
      note: 'Une couche avec pipi et selles compte une fois, sous «\u00a0Les 2\u00a0».',
    },
    sleep: {
      title: 'Sommeil',
      table: 'Sommeil jour par jour',
      note: 'Un sommeil qui passe minuit est partagé entre ses jours.',
    },
  },
  total: {
    week: () => 'Cette semaine-là',
    runningWeek: () => 'Cette semaine, jusqu’ici',
    days: (days) => `Ces ${number(days)} jours-là`,
    runningDays: (days) => `Ces ${number(days)} jours, jusqu’ici`,
  },
  none: {
    week: () => 'Aucun noté cette semaine-là.',
    runningWeek: () => 'Aucun noté cette semaine jusqu’ici.',
    days: (days) => `Aucun noté sur ces ${number(days)} jours-là.`,
    runningDays: (days) => `Aucun noté sur ces ${number(days)} jours jusqu’ici.`,
  },
  change: {
    week: {
      more: (amount) => `${amount} de plus que la semaine d’avant`,
      fewer: (amount) => `${amount} de moins que la semaine d’avant`,
      less: (amount) => `${amount} de moins que la semaine d’avant`,
      same: () => 'Comme la semaine d’avant',
    },
    runningWeek: {
      more: (amount) => `${amount} de plus que la semaine dernière au même moment`,
      fewer: (amount) => `${amount} de moins que la semaine dernière au même moment`,
      less: (amount) => `${amount} de moins que la semaine dernière au même moment`,
      same: () => 'Comme la semaine dernière au même moment',
    },
    days: {
      more: (amount, days) => `${amount} de plus que les ${number(days)} jours d’avant`,
      fewer: (amount, days) => `${amount} de moins que les ${number(days)} jours d’avant`,
      less: (amount, days) => `${amount} de moins que les ${number(days)} jours d’avant`,
      same: (_amount, days) => `Comme les ${number(days)} jours d’avant`,
    },
    runningDays: {
      more: (amount, days) => `${amount} de plus que les ${number(days)} jours d’avant au même moment`,
      fewer: (amount, days) => `${amount} de moins que les ${number(days)} jours d’avant au même moment`,
      less: (amount, days) => `${amount} de moins que les ${number(days)} jours d’avant au même moment`,
      same: (_amount, days) => `Comme les ${number(days)} jours d’avant au même moment`,
    },
  },
  averageChange: {
    week: {
      more: (amount) => `${amount} de plus par jour que la semaine d’avant`,
      fewer: (amount) => `${amount} de moins par jour que la semaine d’avant`,
      less: (amount) => `${amount} de moins par jour que la semaine d’avant`,
      same: () => 'Comme la semaine d’avant',
      brief: (amount) => `${amount} par rapport à la semaine d’avant`,
    },
    runningWeek: {
      more: (amount) => `${amount} de plus par jour que la semaine dernière`,
      fewer: (amount) => `${amount} de moins par jour que la semaine dernière`,
      less: (amount) => `${amount} de moins par jour que la semaine dernière`,
      same: () => 'Comme la semaine dernière',
      brief: (amount) => `${amount} par rapport à la semaine dernière`,
    },
    days: {
      more: (amount, days) => `${amount} de plus par jour que les ${number(days)} jours d’avant`,
      fewer: (amount, days) => `${amount} de moins par jour que les ${number(days)} jours d’avant`,
      less: (amount, days) => `${amount} de moins par jour que les ${number(days)} jours d’avant`,
      same: (_amount, days) => `Comme les ${number(days)} jours d’avant`,
      brief: (amount, days) => `${amount} par rapport aux ${number(days)} jours d’avant`,
    },
    runningDays: {
      more: (amount, days) => `${amount} de plus par jour que les ${number(days)} jours d’avant`,
      fewer: (amount, days) => `${amount} de moins par jour que les ${number(days)} jours d’avant`,
      less: (amount, days) => `${amount} de moins par jour que les ${number(days)} jours d’avant`,
      same: (_amount, days) => `Comme les ${number(days)} jours d’avant`,
      brief: (amount, days) => `${amount} par rapport aux ${number(days)} jours d’avant`,
    },
  },
  versus: {
    week: (amount) => `${amount} par rapport à la semaine d’avant`,
    days: (amount, days) => `${amount} par rapport aux ${number(days)} jours d’avant`,
    sameWeek: 'comme la semaine d’avant',
    sameDays: (days) => `comme les ${number(days)} jours d’avant`,
  },
  average: {
    title: 'Moyenne par jour',
    over: (days) =>
      plural(days, {
        one: `Moyenne de ${number(days)} jour complet.`,
        other: `Moyenne de ${number(days)} jours complets.`,
      }),
    unit: 'par jour',
    perDay: (amount) => `${amount} par jour`,
  },
  details: {
    separator: ' · ',
    balance: {
      label: 'Gauche / droite',
      share: (left, right) => `${left} / ${right}\u00a0%`,
      of: 'du temps au sein',
      week: (left, right) => `la semaine d’avant ${left} / ${right}\u00a0%`,
      days: (left, right, days) => `les ${number(days)} jours d’avant ${left} / ${right}\u00a0%`,
    },
    milk: {
      label: 'Lait infantile / maternel',
      both: (formula, breast) => `${formula} / ${breast}`,
      shares: (formula, breast) => `${formula} / ${breast}\u00a0%`,
      rest: {
        mixed: (volume) => `${volume} mélangés`,
        other: (volume) => `${volume} d’un autre lait`,
        unnamed: (volume) => `${volume} non précisés`,
      },
      changes: {
        formula: (change) => `lait infantile ${change}`,
        breast: (change) => `lait maternel ${change}`,
      },
    },
    feedsByDay: { label: 'Entre deux tétées, le jour' },
    feedsAtNight: { label: 'Entre deux tétées, la nuit' },
    usually: 'en général, de début à début',
    longest: (time) => `au plus ${time}`,
    longestSleep: {
      label: 'Plus long sommeil',
      over: (time) => time,
      running: (time) => `${time} jusqu’ici`,
    },
  },
  picked: {
    pick: (chart) => `${chart}\u00a0: choisissez un jour`,
    told: (day, entries) => `${day}\u00a0: ${entries}`,
    none: 'rien de noté',
    soFar: (day) => `${day}, en cours`,
    todaySoFar: 'Aujourd’hui, en cours',
    asleep: (time) => `${time} de sommeil`,
    open: 'Ouvrir le jour',
    openOf: (day) => `Ouvrir le jour, ${day}`,
  },
  byDay: {
    day: 'Jour',
    wet: { name: 'Pipi', unit: '+ les 2 (min.)' },
    dirty: { name: 'Selles', unit: '+ les 2 (min.)' },
    least: (count, least) => `${count} (${number(least)})`,
    none: '–',
    gap: ', trou dans le journal',
    nothing: (day) => `rien de noté, ${day}`,
    sources: 'Au moins, à ce jour de vie.',
  },
  usual: {
    atAge: (age) => `Habituel à ${age}`,
    atThatAge: 'Habituel à cet âge',
    firstWeeks: 'Habituel les premières semaines',
    more: 'Autres repères des sources',
  },
  growth: {
    title: 'Croissance',
    none: 'Pas encore de mesure.',
    weight: 'Dernier poids',
    onDay: (day) => `le ${day}`,
    head: (length) => `PC ${length}`,
    add: 'Noter une mesure',
    gainUnit: {
      g: (amount) => `${amount} g par jour`,
      oz: (amount) => `${amount} oz par jour`,
    },
    error: (gain, each) => `${gain}, car une balance a une erreur d’environ ${each} à chaque pesée.`,
    tooClose: (days) =>
      `Prise de poids, ${days}\u00a0: pesées trop rapprochées pour conclure. Espacez-les d’au moins 7 jours.`,
    addBirthWeight: (link) => [
      link('Ajoutez le poids de naissance'),
      ' pour voir la perte de poids des premiers jours et sa reprise.',
    ],
  },
  curves: {
    title: 'Courbes de croissance',
    which: 'Courbe affichée',
    notMeasured: 'Pas encore mesuré',
    weightAt: (weight, length) => `${weight} pour ${length}`,
    means: {
      'weight-for-age': (below) => `${below} pèsent moins.`,
      'length-for-age': (below) => `${below} mesurent moins.`,
      'head-for-age': (below) => `${below} ont un périmètre crânien plus petit.`,
      'weight-for-length': (below) => `${below} pèsent moins.`,
    },
    below: {
      age: (count, babies) => `${count}\u00a0% des ${babies} de cet âge`,
      correctedAge: (count, babies) => `${count}\u00a0% des ${babies} de cet âge corrigé`,
      length: (count, babies) => `${count}\u00a0% des ${babies} de cette taille`,
    },
    babies: { female: 'filles', male: 'garçons' },
    fewest: 'Moins de 1',
    most: 'Plus de 99',
    about:
      'Le 50e percentile est le milieu. Un percentile n’est pas une note, et un seul point n’est pas un diagnostic.',
    table: {
      title: 'Les mesures en tableau',
      empty: 'Pas encore de mesure pour cette courbe.',
      day: 'Jour',
      age: 'Âge',
      corrected: 'Corrigé',
      length: 'Taille',
      weight: 'Poids',
      measure: 'Mesure',
      gain: 'Gain',
      percentile: 'Percentile',
      none: '–',
      beforeDue: 'avant le terme',
    },
  },
};
