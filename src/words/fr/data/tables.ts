import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

const days = (count: number) =>
  plural(count, {
    one: `${number(count)} jour`,
    other: `${number(count)} jours`,
  });

/** The tables for spreadsheets. Also the readme and the schema of the full export. */
export const tables: Words['tables'] = {
  baby: 'Bébé',
  unit: (head, unit) => `${head} (${unit})`,
  entries: {
    date: 'Date',
    time: 'Heure',
    start: 'Début',
    endDate: 'Date de fin',
    end: 'Fin',
    minutes: 'Minutes',
    zone: 'Fuseau horaire',
    note: 'Note',
    yes: 'Oui',
  },
  period: {
    day: 'Jour',
    dayOfLife: 'Jour de vie',
    log: { feed: 'Journal des tétées', diaper: 'Journal des couches', sleep: 'Journal du sommeil' },
    minutes: 'min',
    unmeasuredBottles: 'Biberons sans quantité',
    leastWet: 'Mouillées, les deux compris, minimum attendu',
    leastDirty: 'Avec selles, les deux compris, minimum attendu',
    weight: 'Poids',
    length: 'Taille',
    head: 'Périmètre crânien',
    logging: {
      complete: 'complet',
      gaps: 'avec des trous',
      nothing: 'rien de noté',
      running: 'en cours',
    },
    total: (count) => (count === 7 ? 'Semaine' : `Total, ${days(count)}`),
    average: 'Moyenne par jour complet',
    over: (count) => `sur ${days(count)}`,
    amountsOver: (count) => `quantités sur ${days(count)}`,
    before: (count) => (count === 7 ? 'Semaine d’avant' : `${days(count)} d’avant`),
    beforeUpTo: (count, time) =>
      count === 7 ? `Semaine d’avant, jusqu’à ${time}` : `${days(count)} d’avant, jusqu’à ${time}`,
    change: 'Écart au total',
  },
  stored: {
    oz: 'onces liquides américaines',
    kg: 'kilogrammes',
    cm: 'centimètres',
    celsius: 'degrés Celsius',
  },
  readme: {
    title: 'Toutes les données Wee Hours de ce compte',
    made: (time) => `Créé le ${time} (UTC), sur l’appareil lui-même.`,
    count: (name, count) => `${name} ${number(count)}`,
    babies: 'Profils de bébés',
    others: 'entrées d’une version plus récente',
    family: 'lignes des listes de la famille',
    timers: 'chronos en cours',
    trash: 'à la corbeille',
    counts: (counts) => `${counts.join(', ')}.`,
    files: {
      json: 'Tout\u00a0: le compte sans son mot de passe, les préférences, les bébés, les entrées, les listes de la famille, les chronos en cours, la corbeille et la liste des imports.',
      schema: 'Explique chaque champ de wee-hours.json (JSON Schema, draft 2020-12).',
      csv: 'Bébés et entrées en un seul tableau. Wee Hours peut tout réimporter.',
      tables: (volume, weight, length, temperature) =>
        `Un tableau par type, pour lire et calculer, en ${volume}, ${weight}, ${length} et ${temperature}.`,
      photos:
        'Les photos des bébés et des moments. Leurs noms sont les identifiants des bébés, et les identifiants de photo des moments.',
    },
    instants:
      'Heures\u00a0: startedAt, endedAt, at, createdAt et autres sont des millisecondes depuis 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime et time sont des heures locales dans le fuseau horaire de leur ligne.',
    amounts: 'Les quantités ne sont pas arrondies. Chacune est dans une seule unité\u00a0:',
    removed:
      'Un bébé avec removedAt, et tout ce qui est sous trash, a été supprimé mais pouvait encore être restauré.',
    guards:
      "Un ' devant = + - ou @ empêche un tableur d’exécuter le texte comme une formule. Une cellule qui commence par '\\ contient de telles marques, après , ; des tabulations et des sauts de ligne. Un import retire ces marques.",
    notLocked:
      'Ce zip n’a pas de mot de passe. Toute personne qui a le fichier peut le lire\u00a0: gardez-le pour vous.',
  },
  schema: {
    title: 'Toutes les données Wee Hours d’un compte',
    instant: 'Millisecondes depuis 1970-01-01T00:00:00Z',
    moment: 'ISO 8601, UTC',
    day: 'Un jour du calendrier de la famille',
    clock: 'Heure locale',
    wall: 'Jour et heure locale',
    zone: 'Fuseau horaire IANA des heures locales',
    filled: 'Détails que l’import a ajoutés aux entrées d’un import antérieur',
    importNote: 'Texte qu’un import a tiré des autres colonnes d’un fichier',
    endTime: 'Si elle est avant startTime, elle est le lendemain',
    sessionId: 'Commun à toutes les prises d’une même tétée',
    orderUnknown: 'Le fichier ne disait pas quel côté de la tétée était le premier',
    photo: 'Un JPEG sous forme de data URL',
    removedAt: 'Retiré avec toutes ses entrées. Peut être restauré pendant 30 jours.',
    timerKind: 'Un type avec une durée',
    timerWhat: 'L’activité, pour un type qui en a plusieurs',
    timerEnd: 'null tant qu’il est en cours',
    wrote: 'Entrées d’un arrêt qui a été annulé',
    undone: 'Supprimé avec tout son import',
    others: 'Entrées de types inconnus',
    account: 'null pour la démo. Jamais de mot de passe ni rien qui en vérifie un.',
    preferences:
      'Unités, fuseau horaire, premier jour de la semaine, langue des rapports, notes pour la prochaine visite',
    setAside: 'Entrées illisibles, inchangées, avec leur partie du journal',
  },
};
