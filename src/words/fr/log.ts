import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** Says how often something happened: "jeu", "jeu 2 fois". */
const times = (count: number, what: string) =>
  plural(count, { one: what, other: `${what} ${number(count)} fois` });

/** The daily log: the days, the entries of a day, and the search. */
export const log: Words['log'] = {
  title: 'Journal',
  reading: 'Lecture du journal…',
  noBaby: {
    title: 'Votre journal n’attend que votre bébé',
    about:
      'Indiquez un prénom et une date de naissance, puis notez. Tout reste sur cet appareil tant que vous ne partagez rien.',
    add: 'Ajouter votre bébé',
  },
  logOf: (name) => `Journal\u00a0: ${name}`,
  day: {
    reading: 'Lecture de la journée…',
    about: (date, age) => `${date} · ${age}`,
    choose: 'Choisir un jour',
    previous: 'Jour précédent',
    goTo: 'Aller à un jour',
    goFrom: (day) => `${day}, aller à un jour`,
    next: 'Jour suivant',
    today: (date) => `Aujourd’hui, ${date}`,
  },
  filter: { only: 'Afficher seulement', all: 'Tout', search: 'Chercher partout' },
  totals: {
    title: 'Totaux du jour',
    withVolume: (feeds, volume) => `${feeds} (${volume} au biberon)`,
    withUnmeasured: (feeds, bottles) =>
      plural(bottles, {
        one: `${feeds} (${number(bottles)} biberon sans quantité)`,
        other: `${feeds} (${number(bottles)} biberons sans quantité)`,
      }),
    withBoth: (feeds, volume, bottles) =>
      plural(bottles, {
        one: `${feeds} (${volume} au biberon, ${number(bottles)} biberon sans quantité)`,
        other: `${feeds} (${volume} au biberon, ${number(bottles)} biberons sans quantité)`,
      }),
    withPumped: (sessions, volume) => `${sessions} (${volume})`,
    withTypes: (diapers, types) => `${diapers} (${types})`,
    activity: {
      counted: {
        tummy: (count) => times(count, 'sur le ventre'),
        bath: (count) =>
          plural(count, {
            one: `${number(count)} bain`,
            other: `${number(count)} bains`,
          }),
        walk: (count) =>
          plural(count, {
            one: `${number(count)} sortie`,
            other: `${number(count)} sorties`,
          }),
        play: (count) => times(count, 'jeu'),
        skin: (count) => times(count, 'peau à peau'),
        massage: (count) =>
          plural(count, {
            one: `${number(count)} massage`,
            other: `${number(count)} massages`,
          }),
        teeth: (count) => times(count, 'dents brossées'),
        crying: (count) => times(count, 'pleurs'),
        reading: (count) => times(count, 'lecture'),
        own: (count) =>
          plural(count, {
            one: `${number(count)} autre activité`,
            other: `${number(count)} autres activités`,
          }),
      },
      minutes: {
        tummy: (time) => `sur le ventre ${time}`,
        crying: (time) => `pleurs ${time}`,
      },
    },
    asleep: {
      over: (time) => `${time} de sommeil`,
      running: (time) => `${time} de sommeil jusqu’ici`,
    },
  },
  timeline: {
    title: 'Fil de la journée',
    sitting: {
      both: (time) => `Les deux seins · ${time}`,
      breast: (time) => `Une tétée · ${time} au sein`,
      other: 'Une tétée',
      withBottle: (feed, volume) => `${feed} · biberon ${volume}`,
    },
    now: (clock) => `Maintenant · ${clock}`,
    noTime: 'Sans heure',
    gap: (time) => `Rien de noté pendant ${time}`,
    gapOf: {
      feed: (time) => `Aucune tétée pendant ${time}`,
      diaper: (time) => `Aucune couche pendant ${time}`,
      sleep: (time) => `Pas de sommeil pendant ${time}`,
      growth: (time) => `Aucune mesure pendant ${time}`,
      temperature: (time) => `Aucune température pendant ${time}`,
      pump: (time) => `Pas de tire-lait pendant ${time}`,
      activity: (time) => `Aucune activité pendant ${time}`,
      symptom: (time) => `Aucun symptôme pendant ${time}`,
      meal: (time) => `Aucun repas pendant ${time}`,
      dose: (time) => `Aucun médicament pendant ${time}`,
      moment: (time) => `Aucun moment pendant ${time}`,
    },
    since: (day) => `depuis ${day}`,
    later: (days) =>
      plural(days, {
        one: `+${number(days)} jour`,
        other: `+${number(days)} jours`,
      }),
    toCome: 'à venir',
    by: (name) => `par ${name}`,
    changedBy: (name) => `modifié par ${name}`,
    after: { feed: (clock) => `après la tétée de ${clock}` },
  },
  photo: {
    enlarge: (title) => `Agrandir la photo\u00a0: ${title}`,
    missing: 'La photo n’est pas sur cet appareil.',
  },
  empty: {
    only: {
      feed: 'Aucune tétée ce jour-là',
      diaper: 'Aucune couche ce jour-là',
      sleep: 'Pas de sommeil ce jour-là',
      growth: 'Aucune mesure ce jour-là',
      temperature: 'Aucune température ce jour-là',
      pump: 'Pas de tire-lait ce jour-là',
      activity: 'Aucune activité ce jour-là',
      symptom: 'Aucun symptôme ce jour-là',
      meal: 'Aucun repas ce jour-là',
      dose: 'Aucun médicament ce jour-là',
      moment: 'Aucun moment ce jour-là',
    },
    hidden: 'Le filtre masque d’autres entrées.',
    showAll: 'Afficher toute la journée',
    future: { title: 'C’est pour plus tard', about: 'Vous pourrez noter cette journée le moment venu.' },
    beforeBirth: {
      title: (name) => `Avant la naissance (${name})`,
      about: 'Choisissez un jour après la naissance pour commencer à noter.',
    },
    today: {
      title: 'Une page blanche',
      about: 'Rien de noté encore. Ajoutez la première entrée ci-dessous.',
    },
    past: { title: 'Rien de noté', about: 'Un souvenir vous revient\u202f? Ajoutez-le ci-dessous.' },
  },
  add: {
    title: 'Ajouter à ce jour',
    feed: 'Ajouter une tétée',
    diaper: 'Ajouter une couche',
    sleep: 'Ajouter un dodo',
    growth: 'Ajouter une mesure',
    temperature: 'Ajouter une température',
    pump: 'Ajouter une séance de tire-lait',
    activity: 'Ajouter une activité',
    symptom: 'Ajouter un symptôme',
    meal: 'Ajouter un repas',
    dose: 'Ajouter un médicament',
    moment: 'Ajouter un moment',
  },
  search: {
    title: 'Chercher dans le journal',
    back: 'Revenir au jour',
    label: 'Chercher dans tous les jours',
    hint: 'Cherche dans les entrées et les notes, par exemple «\u00a0selles\u00a0» ou «\u00a0120 ml\u00a0».',
    searching: 'Recherche…',
    results: 'Entrées trouvées',
    found: (entries) =>
      plural(entries, {
        one: `${number(entries)} entrée trouvée`,
        other: `${number(entries)} entrées trouvées`,
      }),
    latest: (entries) =>
      plural(entries, {
        one: 'Voici la dernière entrée',
        other: `Voici les ${number(entries)} dernières entrées`,
      }),
    more: 'Afficher plus',
    none: (text) => `Aucune entrée pour «\u00a0${text}\u00a0»`,
    tryShorter: 'Essayez un mot plus court.',
    when: {
      day: (weekday, date) => `${weekday} ${date}`,
      clock: (weekday, date, clock) => `${weekday} ${date}, ${clock}`,
    },
  },
  print: {
    time: 'Heure',
    entry: 'Entrée',
    amount: 'Quantité',
    note: 'Note',
    otherDay: (day, clock) => `${day}, ${clock}`,
    range: (start, end) => `${start} – ${end}`,
    running: (start) => `${start} – en cours`,
  },
};
