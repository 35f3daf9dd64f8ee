import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number, list } = grammarOf('fr');

const rowsOf = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne`,
    other: `${number(count)} lignes`,
  });

/** The part of the profile that imports logs. */
export const imports: Words['imports'] = {
  title: 'Importer un journal',
  about:
    'Importez depuis une autre appli ou depuis Wee Hours. Vous pouvez choisir plusieurs fichiers. Ils ne quittent jamais cet appareil.',
  choose: 'Choisir des fichiers',
  reading: 'Lecture…',
  saving: 'Enregistrement sur cet appareil…',
  undoing: 'Annulation de l’import…',
  cancel: 'Abandonner',
  leaving: {
    title: 'Quitter sans importer\u202f?',
    description: 'Les fichiers choisis ne sont pas encore dans votre journal.',
    discard: 'Quitter',
    keep: 'Rester',
  },
  stop: 'Stop',
  imported: (source) => `Votre journal est importé (${source})`,
  filled: (entries) =>
    plural(entries, {
      one: `${number(entries)} entrée complétée`,
      other: `${number(entries)} entrées complétées`,
    }),
  undo: 'Annuler',
  undone: {
    title: 'L’import est annulé',
    description: 'Les entrées importées ne sont plus dans votre journal.',
  },
  preview: {
    announced: (entries) =>
      plural(entries, {
        one: `${number(entries)} entrée peut être importée.`,
        other: `${number(entries)} entrées peuvent être importées.`,
      }),
    files: (count) =>
      plural(count, {
        one: `${number(count)} fichier`,
        other: `${number(count)} fichiers`,
      }),
    from: (rows, apps) => `${rowsOf(rows)} de ${list(apps)}`,
    fromBetween: (rows, apps, first, last) => `${rowsOf(rows)} de ${list(apps)}, du ${first} au ${last}`,
    file: (name, rows) => [name, `\u00a0: ${rowsOf(rows)}`],
    remap: 'Changer les colonnes',
    remapOf: (table) => `Changer les colonnes\u00a0: ${table}`,
    leftOut: 'Ce fichier est ignoré. Vous pouvez importer les autres.',
    undo: (days) =>
      plural(days, {
        one: `Après l’import, un geste suffit pour l’annuler pendant ${number(days)} jour.`,
        other: `Après l’import, un geste suffit pour l’annuler pendant ${number(days)} jours.`,
      }),
    open: 'Répondez pour voir ce que devient chaque ligne.',
    importEntries: (entries) =>
      plural(entries, {
        one: `Importer ${number(entries)} entrée`,
        other: `Importer ${number(entries)} entrées`,
      }),
    fillEntries: (entries) =>
      plural(entries, {
        one: `Compléter ${number(entries)} entrée`,
        other: `Compléter ${number(entries)} entrées`,
      }),
    importBabies: (babies) =>
      plural(babies, {
        one: `Importer ${number(babies)} bébé`,
        other: `Importer ${number(babies)} bébés`,
      }),
    beforeBirth: (name, first, born) => [
      `Ce journal commence le ${first}, avant la naissance (`,
      name,
      `, ${born}). Est-ce celui d’un autre bébé\u202f?`,
    ],
  },
  questions: {
    volume: { label: 'Quelle est l’unité des quantités\u202f?', oz: 'Onces', ml: 'Millilitres' },
    weight: { label: 'Quelle est l’unité des poids\u202f?', lb: 'Livres', kg: 'Kilogrammes' },
    length: { label: 'Quelle est l’unité des tailles\u202f?', in: 'Pouces', cm: 'Centimètres' },
    bare: (numbers) => `Le journal indique ${numbers.join(', ')}, sans unité.`,
    day: (example) => `À quel jour correspond ${example}\u202f?`,
    dayIn: (file, more) => [
      'Cette date est dans ',
      file,
      more
        ? plural(more, {
            one: ` et ${number(more)} autre fichier.`,
            other: ` et ${number(more)} autres fichiers.`,
          })
        : '.',
    ],
    dayHint:
      'Certaines applis mettent le mois en premier, d’autres le jour. Ce journal ne permet pas de le savoir.',
    zone: 'Fuseau horaire de ce journal',
    zoneHint: 'Le journal n’indique pas de fuseau horaire. Choisissez celui où il a été tenu.',
  },
  whose: {
    named: (name, born) =>
      born
        ? `Quel bébé est «\u00a0${name}\u00a0», date de naissance ${born}\u202f?`
        : `Quel bébé est «\u00a0${name}\u00a0»\u202f?`,
    unnamed: 'À qui est ce journal\u202f?',
    allOne:
      'Toutes les lignes sans nom de ces fichiers vont à ce bébé. Pour des jumeaux, faites un import par bébé.',
    choose: 'Choisir…',
    leaveOut: 'Ignorer ces lignes',
    addFirst: 'Ajoutez d’abord votre bébé.',
    option: (name, born) => `${name}, ${born}`,
    add: 'Ajouter un bébé',
    addNamed: (name) => `Ajouter ${name}`,
    addAnother: 'C’est un autre bébé',
    addFirstBaby: 'Ajouter votre bébé',
    plan: 'Vous pouvez ajouter d’autres bébés avec Plus ou Lifetime.',
  },
  outcome: {
    nothingNew: (files) =>
      plural(files, {
        one: 'Il n’y a rien de nouveau dans ce fichier.',
        other: 'Il n’y a rien de nouveau dans ces fichiers.',
      }),
    noEntry: (files) =>
      plural(files, {
        one: 'Aucune ligne de ce fichier ne peut être importée.',
        other: 'Aucune ligne de ces fichiers ne peut être importée.',
      }),
    fresh: (counts) => ['Nouveau\u00a0: ', counts],
    table: {
      caption: (name) => `Ce que deviennent les lignes (${name})`,
      file: 'Dans le fichier',
      log: 'Dans votre journal',
      type: (type, rows) => [type, `, ${rowsOf(rows)}`],
      moreTypes: (types, rows) =>
        `${plural(types, { one: `${number(types)} autre type`, other: `${number(types)} autres types` })}, ${rowsOf(rows)}`,
      apart: ', gauche et droite séparées',
      sittings: (count) =>
        plural(count, {
          one: `, en ${number(count)} tétée`,
          other: `, en ${number(count)} tétées`,
        }),
      known: (rows) =>
        plural(rows, {
          one: `${number(rows)} ligne est déjà dans votre journal.`,
          other: `${number(rows)} lignes sont déjà dans votre journal.`,
        }),
      repeated: (rows) =>
        plural(rows, {
          one: `${number(rows)} ligne en répète une autre.`,
          other: `${number(rows)} lignes en répètent d’autres.`,
        }),
    },
    filled: (entries) =>
      plural(entries, {
        one: `${number(entries)} entrée de votre journal reçoit des détails qu’elle n’avait pas.`,
        other: `${number(entries)} entrées de votre journal reçoivent des détails qu’elles n’avaient pas.`,
      }),
    moved: (rows) =>
      plural(rows, {
        one: `${number(rows)} note de votre journal devient une entrée à part.`,
        other: `${number(rows)} notes de votre journal deviennent des entrées à part.`,
      }),
    names: (names) => names.join(', '),
    namesAndMore: (names, more) =>
      plural(more, {
        one: `${names.join(', ')} et ${number(more)} autre`,
        other: `${names.join(', ')} et ${number(more)} autres`,
      }),
    columns: (count, names) =>
      plural(count, {
        one: `Cette colonne n’est pas importée\u00a0: ${names}.`,
        other: `Ces colonnes ne sont pas importées\u00a0: ${names}.`,
      }),
    order: (feeds) =>
      plural(feeds, {
        one: `${number(feeds)} tétée ne dit pas quel côté était le premier.`,
        other: `${number(feeds)} tétées ne disent pas quel côté était le premier.`,
      }),
    lengths: (feeds) =>
      plural(feeds, {
        one: `${number(feeds)} tétée a une seule durée pour les deux côtés. Chacun en reçoit la moitié.`,
        other: `${number(feeds)} tétées ont une seule durée pour les deux côtés. Chacun en reçoit la moitié.`,
      }),
    keep: (names) => `Garder en notes\u00a0: ${names}`,
    keepHint:
      'Wee Hours n’a pas de type pour cela. Ces lignes sont ajoutées à la note de la nouvelle entrée la plus proche ce jour-là.',
    kept: (rows) =>
      plural(rows, {
        one: `${number(rows)} ligne est gardée en note.`,
        other: `${number(rows)} lignes sont gardées en notes.`,
      }),
    doubts: (rows) =>
      plural(rows, {
        one: `${number(rows)} ligne à vérifier`,
        other: `${number(rows)} lignes à vérifier`,
      }),
    notImported: (rows) =>
      plural(rows, {
        one: `${number(rows)} ligne n’est pas importée`,
        other: `${number(rows)} lignes ne sont pas importées`,
      }),
  },
  reasons: {
    reason: (kind, rows, reason) => [kind, `, ${rowsOf(rows)}\u00a0: ${reason}`],
    cells: (cells) => cells.join(' · '),
    places: (places) => `Voir ${places}.`,
    lines: (count, lines) => plural(count, { one: `ligne ${lines}`, other: `lignes ${lines}` }),
    linesOf: (lines, file) => `${lines} de ${file}`,
    found: (line, found) => [`Ligne ${line}\u00a0: «\u00a0`, found, '\u00a0»'],
    foundIn: (line, file, found) => [`Ligne ${line} de `, file, '\u00a0: «\u00a0', found, '\u00a0»'],
  },
  past: {
    title: 'Imports passés',
    from: (source, day) => `De ${source}, ${day}`,
    until: (day) => `Vous pouvez l’annuler jusqu’au ${day}.`,
    gone: 'Vous ne pouvez pas l’annuler. Ses entrées ont été supprimées, ou sont aussi venues d’un autre téléphone.',
    undo: 'Annuler cet import',
    asking: {
      title: 'Annuler cet import\u202f?',
      entries: (entries, source) =>
        `Cela retire ${entries} (import\u00a0: ${source}), avec vos modifications. Ce que vous avez noté vous-même reste.`,
      all: (source) =>
        `Cela retire tout ce qui vient de ${source}, avec vos modifications. Ce que vous avez noté vous-même reste.`,
      details: (entries) =>
        plural(entries, {
          one: `Les détails ajoutés à ${number(entries)} entrée antérieure partent aussi. L’entrée reste.`,
          other: `Les détails ajoutés à ${number(entries)} entrées antérieures partent aussi. Les entrées restent.`,
        }),
      onlyDetails: (entries, source) =>
        plural(entries, {
          one: `Cela retire les détails que ${source} a ajoutés à ${number(entries)} entrée antérieure. L’entrée reste.`,
          other: `Cela retire les détails que ${source} a ajoutés à ${number(entries)} entrées antérieures. Les entrées restent.`,
        }),
      profiles:
        'Un profil qu’il a ajouté est retiré aussi, sauf si vous l’avez modifié ou avez noté pour ce bébé.',
      keep: 'Garder',
      undo: 'Tout annuler',
    },
  },
};
