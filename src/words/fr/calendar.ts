import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number, list } = grammarOf('fr');

/** The calendar: the month, and the rhythm of the days. */
export const calendar: Words['calendar'] = {
  title: 'Calendrier',
  opening: 'Ouverture du calendrier…',
  gated: {
    title: 'Le mois en un coup d’œil',
    plan: 'La vue du mois et le rythme quotidien de votre bébé sont inclus dans Plus et Lifetime.',
    log: (link) => [
      'Chaque jour reste accessible dans le ',
      link('Journal'),
      ', quelle que soit la formule.',
    ],
  },
  noBaby: {
    title: 'Votre calendrier commence avec votre bébé',
    about: 'Ajoutez un prénom et une date de naissance. Les entrées de chaque jour s’afficheront ici.',
    add: 'Ajouter votre bébé',
  },
  views: { title: 'Affichage', month: 'Mois', rhythm: 'Rythme' },
  months: {
    title: 'Parcourir par mois',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    present: 'Ce mois-ci',
  },
  periods: {
    title: (days) =>
      plural(days, {
        one: 'Parcourir par jour',
        other: `Parcourir par ${number(days)} jours`,
      }),
    previous: (days) =>
      plural(days, {
        one: 'Jour précédent',
        other: `${number(days)} jours précédents`,
      }),
    next: (days) =>
      plural(days, {
        one: 'Jour suivant',
        other: `${number(days)} jours suivants`,
      }),
    present: 'Derniers',
  },
  month: {
    reading: 'Lecture du mois…',
    grid: (month) => `${month}, jour par jour. Les flèches du clavier passent d’un jour à l’autre.`,
    show: 'À afficher',
    showOthers: 'Autres choses à afficher',
    mark: 'Repère sur chaque jour',
    legend: 'Légende des icônes',
    hoursAsleep: 'Heures de sommeil',
    growthMeasured: 'Mesure de croissance',
    firstTaste: 'Aliment goûté pour la première fois',
  },
  day: {
    count: (entries) => number(entries),
    growthMeasured: 'mesure de croissance',
    underOne: '<1',
    hours: (hours) => `${hours}\u00a0h`,
    firstTasteOf: (foods) => `goûté pour la première fois\u00a0: ${list(foods)}`,
    timeAsleep: {
      over: (time) => `${time} de sommeil`,
      running: (time) => `${time} de sommeil jusqu’ici`,
    },
    logged: {
      today: (day, entries) => `${day}, aujourd’hui\u00a0: ${list(entries)}`,
      past: (day, entries) => `${day}\u00a0: ${list(entries)}`,
    },
    empty: {
      today: (day) => `${day}, aujourd’hui\u00a0: rien de noté`,
      past: (day) => `${day}\u00a0: rien de noté`,
    },
  },
  rhythm: {
    reading: 'Lecture des jours…',
    empty: 'Ni sommeil, ni tétée, ni couche sur ces jours.',
    title: {
      midnight: 'De minuit à minuit',
      hour: (hour) => `De ${hour} à ${hour}`,
    },
    start: {
      title: 'Début des lignes',
      midnight: 'Dès minuit',
      hour: (hour) => `Dès ${hour}`,
    },
    picture: (name, days) => `Rythme quotidien, ${name}, ${days}`,
    legend: 'Légende des repères',
    night: 'Nuit',
    nap: 'Sieste',
    feed: 'Tétée',
    diaper: 'Couche',
    skipped: 'Absente\u00a0: l’heure perdue au changement d’heure',
    twice: 'À mi-hauteur\u00a0: l’heure qui revient deux fois au changement d’heure',
    asTable: 'Afficher en tableau',
    told: {
      rows: {
        midnight: (days) =>
          plural(days, {
            one: `${number(days)} jour, de minuit à minuit.`,
            other: `${number(days)} jours, une ligne par jour, de minuit à minuit.`,
          }),
        hour: (days, hour) =>
          plural(days, {
            one: `${number(days)} jour, compté de minuit à minuit. Sa ligne commence la veille à ${hour}.`,
            other: `${number(days)} jours, comptés de minuit à minuit. Les lignes commencent la veille à ${hour}.`,
          }),
      },
      counts: {
        feeds: (feeds) =>
          plural(feeds, {
            one: `${number(feeds)} tétée et aucun sommeil.`,
            other: `${number(feeds)} tétées et aucun sommeil.`,
          }),
        both: (feeds, stretches) =>
          list([
            plural(feeds, {
              one: `${number(feeds)} tétée`,
              other: `${number(feeds)} tétées`,
            }),
            plural(stretches, {
              one: `${number(stretches)} période de sommeil, coupée à minuit.`,
              other: `${number(stretches)} périodes de sommeil, coupées à minuit.`,
            }),
          ]),
      },
      average: (time) =>
        `Sur les jours où le sommeil est entièrement noté\u00a0: ${time} de sommeil en moyenne.`,
      others: (entries) => `Également\u00a0: ${list(entries)}.`,
      running: 'Le dernier sommeil est encore en cours.',
      clocks: (days) =>
        plural(days, {
          one: 'Il y a eu un changement d’heure l’un de ces jours.',
          other: `Il y a eu un changement d’heure ${number(days)} de ces jours.`,
        }),
    },
  },
  range: {
    title: 'Nombre de jours',
    lengths: { 14: '2 semaines', 28: '4 semaines', 84: '12 semaines', 365: '1 an' },
    choose: 'Choisir les dates',
    from: 'Du',
    to: 'Au',
    show: 'Afficher ces jours',
  },
  table: {
    title: 'Les jours en tableau',
    day: 'Jour',
    asleep: 'Sommeil',
    sleeps: 'Dodos',
    feeds: 'Tétées',
    diapers: 'Couches',
    noSleep: 'aucun noté',
    sleep: {
      over: (start, end) => `${start} – ${end}`,
      running: (start) => `${start} – en cours`,
    },
    times: (times) => times.join(', '),
  },
};
