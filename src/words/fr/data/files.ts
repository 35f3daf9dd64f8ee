import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { number, list } = grammarOf('fr');

const exportLog = 'Exportez votre journal depuis l’autre appli. Puis choisissez ce fichier.';
const exportAgain = 'Exportez à nouveau le journal depuis l’autre appli. Puis choisissez le nouveau fichier.';
const saveAsCsv =
  'Ouvrez-le dans l’appli qui l’a créé et enregistrez-le en CSV («\u00a0valeurs séparées par des virgules\u00a0»). Puis choisissez ce fichier.';
const unpack = 'Décompressez-le. Puis choisissez le fichier qu’il contient.';
const smaller =
  'Un journal est en général bien plus petit. Si c’est le bon fichier, exportez une période plus courte à la fois.';
const anotherCopy =
  'Reprenez le fichier là où vous l’avez gardé, ou choisissez une sauvegarde plus ancienne.';
const chooseExport =
  'Pour retrouver un journal, choisissez le fichier de «\u00a0Exporter mes données (CSV)\u00a0», ou ouvrez une sauvegarde.';
const known = (apps: readonly string[]) =>
  `Wee Hours lit les exports de ces applis\u00a0: ${list(apps)}. Exportez votre journal depuis l’une d’elles. Puis choisissez ce fichier.`;

/** Why a chosen file can't be read, and what to do. */
export const files: Words['files'] = {
  happened: {
    backupCutOff: (file) => `Il manque la fin de «\u00a0${file}\u00a0».`,
    backupDamaged: (file) => `«\u00a0${file}\u00a0» est endommagé. Une partie manque ou a changé.`,
    backupEmpty: (file) => `«\u00a0${file}\u00a0» est vide.`,
    backupNewer: (file) => `«\u00a0${file}\u00a0» vient d’une version plus récente de Wee Hours.`,
    backupTooLarge: (file, megabytes, most) =>
      `«\u00a0${file}\u00a0» fait ${number(megabytes)} Mo. Une sauvegarde fait ${number(most)} Mo au plus.`,
    databaseDamaged: (file) =>
      `«\u00a0${file}\u00a0» est endommagé. Une partie de la base de données manque ou a changé.`,
    databaseOpen: (file) =>
      `«\u00a0${file}\u00a0» n’a aucune entrée. L’appli qui l’a créé est peut-être encore ouverte.`,
    empty: (file) => `«\u00a0${file}\u00a0» est vide.`,
    excel: (file) => `«\u00a0${file}\u00a0» est un ancien classeur Excel, ou a un mot de passe.`,
    forSpreadsheets: (file) => `«\u00a0${file}\u00a0» est un tableau que Wee Hours crée pour les tableurs.`,
    gzip: (file) => `«\u00a0${file}\u00a0» est une archive gzip.`,
    jsonDamaged: (file) => `«\u00a0${file}\u00a0» est endommagé. La fin manque, ou une partie a changé.`,
    longLine: (file, line) => `La ligne ${line} de «\u00a0${file}\u00a0» a plus d’un million de caractères.`,
    manyLines: (file, most) => `«\u00a0${file}\u00a0» a plus de ${number(most)} lignes.`,
    noColumns: (file, line) =>
      `«\u00a0${file}\u00a0» n’est pas un fichier CSV. La ligne ${line} n’a pas de noms de colonnes.`,
    noEntries: (file, app) => `«\u00a0${file}\u00a0» a des colonnes de ${app} mais aucune entrée.`,
    notBackup: (file) => `«\u00a0${file}\u00a0» n’est pas une sauvegarde de Wee Hours.`,
    notOpened: (file) => `Impossible d’ouvrir «\u00a0${file}\u00a0».`,
    notReadHere: (file) => `Impossible de lire «\u00a0${file}\u00a0» sur cet appareil.`,
    pdf: (file) => `«\u00a0${file}\u00a0» est un PDF.`,
    photo: (file) => `«\u00a0${file}\u00a0» est une photo.`,
    picture: (file) => `«\u00a0${file}\u00a0» est une image.`,
    spreadsheet: (file) =>
      `«\u00a0${file}\u00a0» est un tableur ou un document, pas un fichier .xlsx ou CSV.`,
    summary: (file) =>
      `«\u00a0${file}\u00a0» est un bilan de Wee Hours. Il contient des totaux, pas des entrées.`,
    tooLarge: (file, megabytes, most) =>
      `«\u00a0${file}\u00a0» fait ${number(megabytes)} Mo. Un fichier fait ${number(most)} Mo au plus.`,
    unknownColumns: (file, line, columns) =>
      `La ligne ${line} de «\u00a0${file}\u00a0» nomme des colonnes que Wee Hours ne connaît pas\u00a0: ${columns}`,
    unknownTables: (file) => `«\u00a0${file}\u00a0» n’a aucun tableau que Wee Hours connaisse.`,
    webPage: (file) => `«\u00a0${file}\u00a0» est une page web.`,
    workbookDamaged: (file) =>
      `«\u00a0${file}\u00a0» est endommagé. Une partie du tableur manque ou a changé.`,
    workbookTooLarge: (file) => `«\u00a0${file}\u00a0» est un tableur trop volumineux.`,
    zipDamaged: (file) => `«\u00a0${file}\u00a0» est endommagé. Une partie de l’archive manque ou a changé.`,
    zipEmpty: (file) => `«\u00a0${file}\u00a0» est une archive sans journal.`,
    zipInZip: (file) => `«\u00a0${file}\u00a0» est une archive dans une archive.`,
    zipLocked: (file) => `«\u00a0${file}\u00a0» est une archive avec mot de passe.`,
    zipTooLarge: (file) => `«\u00a0${file}\u00a0» est une archive trop volumineuse une fois décompressée.`,
    zoneUnknown: (file, zone) =>
      `«\u00a0${file}\u00a0» utilise le fuseau horaire «\u00a0${zone}\u00a0». Ce navigateur ne le connaît pas.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Connectez-vous à Internet et rechargez Wee Hours. Puis choisissez à nouveau le fichier.',
    backupTooLarge: 'Vérifiez que c’est le bon fichier. Une sauvegarde se termine par .weehours.',
    databaseDamaged: exportAgain,
    databaseOpen: 'Fermez cette appli. Puis refaites la sauvegarde.',
    empty: exportLog,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    jsonDamaged: exportAgain,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Exportez à nouveau le journal depuis l’autre appli, sur une période plus longue.',
    notBackup:
      'Une sauvegarde se termine par .weehours. Pour les fichiers CSV et les autres applis, utilisez «\u00a0Importer un journal\u00a0».',
    notOpened:
      'Il a peut-être été déplacé ou supprimé, ou il est encore dans le cloud. Enregistrez-le sur cet appareil, puis choisissez-le à nouveau.',
    notReadHere: 'Exportez une période plus courte à la fois, ou ouvrez le fichier sur un ordinateur.',
    pdf: exportLog,
    photo: exportLog,
    picture: exportLog,
    spreadsheet: saveAsCsv,
    summary: chooseExport,
    tooLarge: smaller,
    unknownColumns: known,
    unknownTables: known,
    webPage: exportLog,
    workbookDamaged: saveAsCsv,
    workbookTooLarge: saveAsCsv,
    zipDamaged: exportAgain,
    zipEmpty: exportLog,
    zipInZip: unpack,
    zipLocked: unpack,
    zipTooLarge: 'Décompressez-la. Puis choisissez seulement les fichiers de votre journal.',
    zoneUnknown: 'Mettez ce navigateur à jour, ou ouvrez le fichier dans un autre.',
  },
  none: { happened: 'Il n’y avait aucun fichier.', todo: 'Choisissez un fichier.' },
};
