import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number, list } = grammarOf('fr');

const daysOf = (count: number) =>
  plural(count, {
    one: `${number(count)} jour`,
    other: `${number(count)} jours`,
  });

/** The parts of the profile for backups, exports, storage and chosen files. */
export const backup: Words['backup'] = {
  title: 'Sauvegarde et transfert',
  about:
    'Mettez tout dans un fichier. Il sert à garder une copie, à changer de téléphone, ou à réunir les journaux de deux téléphones. C’est vous qui décidez où il va.',
  demo: 'Vous pouvez tout essayer dans la démo. Rien n’est enregistré.',
  open: 'Ouvrir une sauvegarde',
  checking: 'Vérification du fichier…',
  saving: 'Enregistrement sur cet appareil…',
  undoing: 'Annulation…',
  undo: 'Annuler',
  cancel: 'Abandonner',
  close: 'Fermer',
  leaving: {
    title: 'Quitter sans utiliser la sauvegarde\u202f?',
    description: 'La sauvegarde ouverte n’est pas encore dans votre journal.',
    discard: 'Quitter',
    keep: 'Rester',
  },
  oneFile: {
    title: 'Un fichier à la fois',
    happened: (files) =>
      plural(files, {
        one: `Vous avez choisi ${number(files)} fichier. Ouvrez-le seul.`,
        other: `Vous avez choisi ${number(files)} fichiers. Ouvrez-les un par un.`,
      }),
  },
  make: {
    about: 'Un fichier avec tous les bébés, toutes les entrées, les suppressions récentes et vos réglages.',
    lock: 'Protéger par une phrase secrète',
    lockHint: 'Sans elle, toute personne qui a le fichier peut le lire.',
    passphrase: 'Phrase secrète',
    passphraseHint:
      'Quelques mots dont vous vous souviendrez dans un an. Sans eux, personne ne peut ouvrir le fichier, pas même nous.',
    again: 'Répétez la phrase secrète',
    tooShort: (characters) =>
      plural(characters, {
        one: `Utilisez au moins ${number(characters)} caractère. Trois mots suffisent.`,
        other: `Utilisez au moins ${number(characters)} caractères. Trois mots suffisent.`,
      }),
    notSame: 'Les phrases secrètes diffèrent. Vérifiez-les avec l’icône en forme d’œil.',
    make: 'Faire une sauvegarde',
    doesNotOpen: {
      title: 'Cette sauvegarde ne s’ouvre pas',
      happened:
        'Wee Hours vérifie chaque sauvegarde avant de vous la donner. Celle-ci a échoué. Votre journal est en sécurité.',
      todo: 'Exportez toutes vos données en CSV ci-dessous. Ce fichier contient toutes les entrées. Puis écrivez-nous par la page d’aide.',
    },
    made: {
      title: 'Votre sauvegarde est prête',
      saved: (file) =>
        `${file} est dans vos téléchargements. Gardez-en une copie ailleurs que sur cet appareil.`,
      shared: 'Gardez-en une copie ailleurs que sur cet appareil.',
    },
  },
  unlock: {
    wrong: 'Ce n’est pas la phrase secrète de ce fichier. Réessayez.',
    passphrase: 'Phrase secrète de cette sauvegarde',
    hint: 'Les mots choisis au moment de la sauvegarde.',
    open: 'Ouvrir',
  },
  table: {
    caption: 'Le contenu de la sauvegarde, et ce qui est ici',
    file: 'Dans le fichier',
    here: 'Ici',
    babies: 'Bébés',
    names: (names) => list(names),
    none: 'Aucun',
    count: (entries) => number(entries),
    newer: 'D’une version plus récente',
    latest: 'Dernière entrée',
  },
  preview: {
    from: (day, clock) => `Une sauvegarde du ${day}, ${clock}`,
    question: 'Que voulez-vous faire\u202f?',
    acts: { merge: 'Réunir les deux journaux', replace: 'Remplacer ce journal' },
    same: 'Ce fichier est identique à votre journal. Il n’y a rien à ajouter.',
    combine: 'Réunir les deux journaux',
    restore: 'Restaurer la sauvegarde',
    replace: 'Remplacer mon journal',
    replacing: {
      title: 'Remplacer votre journal\u202f?',
      gone: (entries) => `Cela retire ce qui n’est qu’ici\u00a0: ${entries}.`,
      goneAndRunning: (entries, timers) => `Cela retire ce qui n’est qu’ici\u00a0: ${entries}, et ${timers}.`,
      nothingGone: 'Tout ce qui est ici est aussi dans le fichier.',
      trashed: (name) => `Le profil ${name} va à la corbeille.`,
      undo: (days) => `Vous pourrez l’annuler pendant ${daysOf(days)}.`,
      keep: 'Garder mon journal',
      replace: 'Remplacer',
    },
  },
  outcome: {
    empty: 'Votre journal ici est vide. Vous recevrez tout le fichier, réglages compris.',
    nothing: 'Votre journal contient déjà tout cela. Rien ne changerait.',
    onlyDeletions: 'Aucune entrée ne change ici. Les entrées supprimées là-bas le restent.',
    merge: {
      about:
        'Pour deux téléphones qui tiennent le même journal. Les entrées des deux sont réunies. La dernière modification l’emporte. Ce qui est supprimé sur un téléphone l’est aussi sur l’autre.',
      added: 'Nouveau dans le fichier',
      changed: 'Modifié dans le fichier',
      removed: 'Supprimé dans le fichier',
      stopped: 'Arrêté dans le fichier',
      undo: (days, files) =>
        `Vous pourrez l’annuler pendant ${daysOf(days)}, ou jusqu’à ce que vous réunissiez ${number(files)} autres fichiers avec votre journal.`,
    },
    replace: {
      about: 'Votre journal et vos réglages deviennent exactement ceux du fichier.',
      added: 'Ajouté',
      changed: 'Modifié comme dans le fichier',
      removed: 'Seulement ici, donc retiré',
      stopped: 'Arrêté',
      undo: (days) => `Vous pourrez l’annuler pendant ${daysOf(days)}.`,
    },
    trashed: (name) => [
      'Dans le fichier, ce profil est à la corbeille\u00a0: ',
      name,
      '. Il va à la corbeille ici aussi. Vous pouvez l’y restaurer.',
    ],
    trashedWith: (name, entries) => [
      'Dans le fichier, ce profil est à la corbeille\u00a0: ',
      name,
      '. Il va à la corbeille ici aussi, avec ',
      entries,
      '. Vous pouvez l’y restaurer.',
    ],
    unseen: (name, entries) => [
      'Ce profil est à la corbeille\u00a0: ',
      name,
      '. Restaurez-le pour voir ce que le fichier ajoute\u00a0: ',
      entries,
      '.',
    ],
    importedApart: (count) =>
      plural(count, {
        one: `${number(count)} entrée a été importée séparément sur les deux téléphones. Réunir les journaux la mettrait en double. Annulez d’abord l’un des deux imports, dans «\u00a0Imports passés\u00a0». Ou remplacez le journal d’un téléphone par la sauvegarde de l’autre.`,
        other: `${number(count)} entrées ont été importées séparément sur les deux téléphones. Réunir les journaux les mettrait en double. Annulez d’abord l’un des deux imports, dans «\u00a0Imports passés\u00a0». Ou remplacez le journal d’un téléphone par la sauvegarde de l’autre.`,
      }),
    madeApart: (name) => [
      name,
      ' a deux profils séparés, l’un dans le fichier et l’autre ici. Les deux restent, chacun avec ses entrées. Pour partager un seul journal à l’avenir, remplacez le journal d’un téléphone par la sauvegarde de l’autre.',
    ],
    old: (days) =>
      `Ce fichier a plus de ${daysOf(days)}. Des entrées supprimées ici il y a plus de ${daysOf(days)} peuvent revenir.`,
  },
  done: {
    nothing: { title: 'Rien à changer', description: 'Votre journal contenait déjà tout cela.' },
    title: { merge: 'Les deux journaux sont réunis', replace: 'Votre journal est celui du fichier' },
    added: (entries) => `Ajouté\u00a0: ${entries}.`,
    changed: (entries) => `Modifié\u00a0: ${entries}.`,
    removed: (entries) => `Retiré\u00a0: ${entries}.`,
    stopped: (timers) =>
      plural(timers, {
        one: `${number(timers)} chrono arrêté.`,
        other: `${number(timers)} chronos arrêtés.`,
      }),
    noEntry: {
      merge: 'Vos entrées n’ont pas changé.',
      replace: 'Les réglages du fichier s’appliquent maintenant.',
    },
  },
  applied: {
    when: (day, clock) => `${day}, ${clock}`,
    text: (when) => `Une sauvegarde a modifié votre journal\u00a0: ${when}.`,
    undo: 'Annuler ce changement',
    asking: {
      title: 'Annuler les changements du fichier\u202f?',
      description: (when) =>
        `Votre journal redevient ce qu’il était avant (${when}). Ce que vous avez noté depuis sur cet appareil reste.`,
      keep: 'Garder',
      undo: 'Tout annuler',
    },
  },
  undone: { title: 'Annulé', description: 'Votre journal est redevenu ce qu’il était avant le fichier.' },
  counts: {
    babies: (count) =>
      plural(count, {
        one: `${number(count)} profil de bébé`,
        other: `${number(count)} profils de bébés`,
      }),
    others: (count) =>
      plural(count, {
        one: `${number(count)} entrée d’une version plus récente`,
        other: `${number(count)} entrées d’une version plus récente`,
      }),
    runningNewer: 'le chrono d’une version plus récente en cours ici',
    all: (counts) => list(counts),
  },
  unreadable: {
    text: (count) =>
      plural(count, {
        one: `${number(count)} entrée n’a pas pu être lue. Elle n’apparaît ni dans le journal ni dans ses totaux. Chaque sauvegarde la contient.`,
        other: `${number(count)} entrées n’ont pas pu être lues. Elles n’apparaissent ni dans le journal ni dans ses totaux. Chaque sauvegarde les contient.`,
      }),
    export: (count) =>
      plural(count, {
        one: 'L’exporter dans un fichier',
        other: 'Les exporter dans un fichier',
      }),
    saved: 'Enregistré dans un fichier',
  },
  downloaded: (file) => `${file} est dans vos téléchargements.`,
  exports: {
    title: 'Exporter vos données',
    about: 'Votre journal est à vous, quelle que soit la formule. Exportez-le en entier à tout moment.',
    everything: {
      about: 'Bébés, entrées, photos, corbeille, compte et réglages. S’ouvre sans Wee Hours.',
      making: 'Création du zip…',
      export: 'Tout exporter (zip)',
    },
    csv: {
      about: 'Toutes les entrées dans un tableau. Wee Hours peut le réimporter.',
      export: 'Exporter mes données (CSV)',
    },
    tables: {
      about: 'Un tableau par type, dans vos unités.',
      export: 'Exporter les tableaux (zip)',
    },
    saved: 'Vos données sont enregistrées',
  },
  storage: {
    title: 'Stockage',
    about: 'Votre journal se trouve dans ce navigateur, sur cet appareil.',
    demo: 'La démo se trouve dans la mémoire de cet onglet. Elle disparaît quand vous la quittez.',
    unknown: 'Impossible de savoir si ce navigateur garde votre journal durablement.',
    promised: 'Votre navigateur s’est engagé à garder votre journal, même quand l’appareil manque de place.',
    notPromised: 'Votre navigateur peut effacer ce journal si l’appareil manque de place.',
    protect: 'Protéger mon journal',
    refused:
      'Votre navigateur ne s’y est pas encore engagé. Installer Wee Hours augmente les chances. Faites dans tous les cas des sauvegardes régulières.',
    usedLittle: 'Wee Hours occupe moins de 1 Mo sur cet appareil.',
    used: (megabytes) => `Wee Hours occupe environ ${number(megabytes)} Mo sur cet appareil, appli comprise.`,
    backup: 'Faire une sauvegarde',
    photos: (megabytes, most) => `Photos\u00a0: ${megabytes} Mo sur ${number(most)} Mo`,
    photosAbout:
      'Les sauvegardes et les exports contiennent vos photos. Les journaux partagés entre téléphones n’en contiennent pas.',
  },
  files: {
    drop: { one: 'Ou déposez-le ici. ', several: 'Ou déposez-les ici. ' },
    preview: 'Vous verrez un aperçu avant tout enregistrement.',
    fromOutside: 'Ce fichier vient de l’extérieur de Wee Hours. Ne l’utilisez que si vous l’attendiez.',
    unreadable: 'Impossible de lire ce fichier',
    insecure: {
      title: 'Les sauvegardes exigent une connexion sécurisée',
      happened:
        'Cette page a été chargée en simple http\u00a0: Wee Hours ne peut ni vérifier ni protéger les fichiers.',
      todo: 'Ouvrez cette page avec https:// devant son adresse.',
    },
    lost: {
      title: 'Ce fichier n’est pas arrivé',
      description: 'Choisissez-le plutôt dans «\u00a0Importer un journal\u00a0».',
    },
  },
};
