import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { number, plural } = grammarOf('fr');

/** The files for a clinician: the visit report, the short summary and its table. */
export const clinician: Words['clinician'] = {
  exports: {
    pdf: { onePage: 'PDF, une page', twoPages: 'PDF, deux pages' },
    csv: 'Tableau CSV',
    saved: 'Enregistré dans vos téléchargements',
    failed: {
      title: { pdf: 'Impossible de créer le PDF', csv: 'Impossible de créer le CSV' },
      happened: 'Un problème est survenu pendant l’écriture. Votre journal est en sécurité.',
      todo: 'Réessayez. Si cela échoue encore, rechargez la page.',
    },
  },
  share: {
    title: 'Partager avec votre médecin',
    which: 'À partager',
    report: 'Rapport de visite',
    summary: 'Bilan court',
    about: {
      report:
        'La page 1 est pour le pédiatre\u00a0: croissance, tétées, couches et sommeil. Les autres sont pour la consultante en lactation\u00a0: chaque jour, heure par heure. Créé sur cet appareil.',
      summary: 'Moyennes, graphiques et tableau des jours. Créé sur cet appareil.',
    },
    preview: 'Aperçu',
    pages: (pages) =>
      plural(pages, {
        one: `${number(pages)} page`,
        other: `${number(pages)} pages`,
      }),
    noAverage: 'pas encore de jour complet',
  },
  report: {
    which: 'Nombre de jours',
    days: (days) => number(days),
    last: (days) => `${number(days)} derniers jours`,
    dates: 'Dates',
    choose: 'Choisir les dates',
    first: 'Premier jour',
    end: 'Dernier jour',
    questions: 'Questions pour la visite',
    nextVisit: (date) => `Pour la prochaine visite, le ${date}.`,
    questionsHint:
      'Notez-les quand elles vous viennent. Elles restent sur cet appareil jusqu’à ce que vous les changiez.',
    notes: 'Notes pour la visite',
    appendix: 'Inclure toutes les entrées',
    appendixHint: 'Environ une page de plus tous les trois jours.',
    make: 'Créer le rapport',
    making: 'Création du rapport',
    ready: 'Le rapport est prêt.',
    outdated: 'Les données de ce rapport ont changé. Recréez-le.',
    share: 'Partager ou enregistrer',
    failed: {
      title: 'Impossible de créer le rapport',
      happened:
        'Un problème est survenu pendant l’écriture. Votre journal, vos questions et vos notes sont en sécurité.',
      todo: 'Réessayez. Si cela échoue encore, rechargez la page.',
    },
    notShared: {
      title: 'Impossible de partager ou d’enregistrer le rapport',
      happened:
        'Le rapport est toujours là. Vous êtes sans doute hors ligne, et il manque une partie de l’appli.',
      todo: 'Réessayez une fois en ligne. Si cela échoue encore, rechargez la page et créez-le à nouveau.',
    },
  },
};
