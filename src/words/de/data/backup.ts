import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('de');

const daysLong = (count: number) => plural(count, { one: '1 Tag lang', other: `${number(count)} Tage lang` });

/** The parts of the profile for backups, exports, storage and chosen files. */
export const backup = {
  title: 'Backup & Übergabe',
  about:
    'Leg alles in eine Datei: als Kopie, für den Umzug auf ein neues Handy oder um die Tagebücher von zwei Handys zusammenzuführen. Sie geht nur dorthin, wo du sie ablegst.',
  demo: 'In der Demo kannst du alles ausprobieren. Es wird nicht gespeichert.',
  open: 'Backup öffnen',
  checking: 'Datei wird geprüft …',
  saving: 'Wird auf diesem Gerät gespeichert …',
  undoing: 'Wird rückgängig gemacht …',
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  close: 'Schließen',
  leaving: {
    title: 'Verlassen, ohne das Backup zu nutzen?',
    description: 'Das geöffnete Backup ist noch nicht in deinem Tagebuch.',
    discard: 'Verlassen',
    keep: 'Bleiben',
  },
  oneFile: {
    title: 'Immer nur eine Datei',
    happened: (files: number) =>
      plural(files, {
        one: `Du hast ${number(files)} Datei gewählt. Öffne sie einzeln.`,
        other: `Du hast ${number(files)} Dateien gewählt. Öffne sie nacheinander.`,
      }),
  },
  make: {
    about: 'Eine Datei mit allen Babys und Einträgen, kürzlich Gelöschtem und deinen Einstellungen.',
    lock: 'Mit Passphrase schützen',
    lockHint: 'Ohne sie kann jeder, der die Datei hat, sie lesen.',
    passphrase: 'Passphrase',
    passphraseHint:
      'Ein paar Wörter, die du in einem Jahr noch weißt. Ohne sie kann niemand die Datei öffnen, auch wir nicht.',
    again: 'Passphrase wiederholen',
    tooShort: (characters: number) => `Mindestens ${number(characters)} Zeichen. Drei Wörter reichen.`,
    notSame: 'Die Passphrasen sind verschieden. Prüfe sie mit dem Auge.',
    make: 'Backup machen',
    doesNotOpen: {
      title: 'Dieses Backup lässt sich nicht öffnen',
      happened:
        'Wee Hours prüft jedes Backup, bevor du es bekommst. Dieses ist fehlerhaft. Dein Tagebuch ist sicher.',
      todo: 'Exportiere unten alle deine Daten als CSV. Darin ist jeder Eintrag. Sag uns dann über „Hilfe“ Bescheid.',
    },
    made: {
      title: 'Dein Backup ist fertig',
      saved: (file: string) =>
        `${file} liegt in deinen Downloads. Bewahre auch eine Kopie außerhalb dieses Geräts auf.`,
      shared: 'Bewahre auch eine Kopie außerhalb dieses Geräts auf.',
    },
  },
  unlock: {
    wrong: 'Das ist nicht die Passphrase dieser Datei. Versuch es noch einmal.',
    passphrase: 'Passphrase dieses Backups',
    hint: 'Die Wörter, die du beim Backup gewählt hast.',
    open: 'Öffnen',
  },
  table: {
    caption: 'Was im Backup ist und was jetzt hier ist',
    file: 'In der Datei',
    here: 'Jetzt hier',
    babies: 'Babys',
    names: (names: readonly string[]) => list(names),
    none: 'Keine',
    count: (entries: number) => number(entries),
    newer: 'Aus einer neueren Version',
    latest: 'Neuester Eintrag',
  },
  preview: {
    from: (day: string, clock: string) => `Backup vom ${day}, ${clock}`,
    question: 'Was möchtest du tun?',
    acts: { merge: 'Beide Tagebücher zusammenführen', replace: 'Dieses Tagebuch ersetzen' },
    same: 'Diese Datei entspricht genau deinem Tagebuch. Es gibt nichts hinzuzufügen.',
    combine: 'Zusammenführen',
    restore: 'Backup wiederherstellen',
    replace: 'Tagebuch ersetzen',
    replacing: {
      title: 'Dein Tagebuch ersetzen?',
      gone: (entries: string) => `Das Ersetzen entfernt, was es nur hier gibt: ${entries}.`,
      goneAndRunning: (entries: string, timers: string) =>
        `Das Ersetzen entfernt, was es nur hier gibt: ${entries}, außerdem: ${timers}.`,
      nothingGone: 'Alles von hier ist auch in der Datei.',
      trashed: (name: string) => `Das Profil von ${name} kommt in den Papierkorb.`,
      undo: (days: number) => `Du kannst das ${daysLong(days)} rückgängig machen.`,
      keep: 'Behalten',
      replace: 'Ersetzen',
    },
  },
  outcome: {
    empty: 'Dein Tagebuch hier ist leer. Du bekommst alles aus der Datei, auch ihre Einstellungen.',
    nothing: 'All das ist schon in deinem Tagebuch. Nichts würde sich ändern.',
    onlyDeletions: 'Hier ändern sich keine Einträge. Dort gelöschte Einträge bleiben gelöscht.',
    merge: {
      about:
        'Für zwei Handys mit einem gemeinsamen Tagebuch. Die Einträge von beiden kommen zusammen. Die neueste Änderung zählt. Was auf einem Handy gelöscht ist, wird auch auf dem anderen gelöscht.',
      added: 'Neu aus der Datei',
      changed: 'In der Datei geändert',
      removed: 'In der Datei gelöscht',
      stopped: 'In der Datei beendet',
      undo: (days: number, files: number) =>
        `Du kannst das ${daysLong(days)} rückgängig machen oder bis du ${number(files)} weitere Dateien mit deinem Tagebuch zusammenführst.`,
    },
    replace: {
      about: 'Tagebuch und Einstellungen werden genau das, was in der Datei ist.',
      added: 'Hinzugefügt',
      changed: 'An die Datei angepasst',
      removed: 'Nur hier, also entfernt',
      stopped: 'Läuft nicht mehr',
      undo: (days: number) => `Du kannst das ${daysLong(days)} rückgängig machen.`,
    },
    trashed: <Node>(name: Node): (string | Node)[] => [
      'Das Profil von ',
      name,
      ' liegt in der Datei im Papierkorb. Es kommt auch hier in den Papierkorb. Von dort kannst du es wiederherstellen.',
    ],
    trashedWith: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'Das Profil von ',
      name,
      ' liegt in der Datei im Papierkorb. Es kommt auch hier in den Papierkorb, zusammen mit: ',
      entries,
      '. Von dort kannst du es wiederherstellen.',
    ],
    unseen: <Node>(name: Node, entries: Node): (string | Node)[] => [
      'Das Profil von ',
      name,
      ' ist im Papierkorb. Stell es dort wieder her, um zu sehen, was die Datei hinzufügt: ',
      entries,
      '.',
    ],
    importedApart: (count: number) =>
      plural(count, {
        one: '1 Eintrag wurde auf beiden Handys getrennt importiert. Beim Zusammenführen gäbe es ihn doppelt. Nimm zuerst einen der beiden Importe unter „Frühere Importe“ zurück. Oder ersetze das Tagebuch des einen Handys durch das Backup des anderen.',
        other: `${number(count)} Einträge wurden auf beiden Handys getrennt importiert. Beim Zusammenführen gäbe es sie doppelt. Nimm zuerst einen der beiden Importe unter „Frühere Importe“ zurück. Oder ersetze das Tagebuch des einen Handys durch das Backup des anderen.`,
      }),
    madeApart: <Node>(name: Node): (string | Node)[] => [
      name,
      ' hat zwei getrennte Profile, eins in der Datei und eins hier. Beide bleiben, jedes mit seinen Einträgen. Für ein gemeinsames Tagebuch ersetze das des einen Handys durch das Backup des anderen.',
    ],
    old: (days: number) =>
      plural(days, {
        one: 'Diese Datei ist mehr als 1 Tag alt. Einträge, die du hier vor mehr als 1 Tag gelöscht hast, können wiederkommen.',
        other: `Diese Datei ist mehr als ${number(days)} Tage alt. Einträge, die du hier vor mehr als ${number(days)} Tagen gelöscht hast, können wiederkommen.`,
      }),
  },
  done: {
    nothing: { title: 'Nichts zu ändern', description: 'All das war schon in deinem Tagebuch.' },
    title: {
      merge: 'Die beiden Tagebücher sind zusammengeführt',
      replace: 'Dein Tagebuch entspricht jetzt der Datei',
    },
    added: (entries: string) => `Hinzugefügt: ${entries}.`,
    changed: (entries: string) => `Geändert: ${entries}.`,
    removed: (entries: string) => `Entfernt: ${entries}.`,
    stopped: (timers: number) =>
      plural(timers, { one: '1 Timer beendet.', other: `${number(timers)} Timer beendet.` }),
    noEntry: {
      merge: 'Deine Einträge sind gleich geblieben.',
      replace: 'Es gelten jetzt die Einstellungen der Datei.',
    },
  },
  applied: {
    when: (day: string, clock: string) => `${day}, ${clock}`,
    text: (when: string) => `Eine Backup-Datei hat dein Tagebuch geändert: ${when}.`,
    undo: 'Änderung rückgängig machen',
    asking: {
      title: 'Änderungen der Datei rückgängig machen?',
      description: (when: string) =>
        `Dein Tagebuch wird wieder wie vorher (${when}). Was du seitdem auf diesem Gerät eingetragen hast, bleibt.`,
      keep: 'Behalten',
      undo: 'Rückgängig',
    },
  },
  undone: { title: 'Rückgängig gemacht', description: 'Dein Tagebuch ist wieder wie vor der Datei.' },
  counts: {
    babies: (count: number) => plural(count, { one: '1 Babyprofil', other: `${number(count)} Babyprofile` }),
    others: (count: number) =>
      plural(count, {
        one: '1 Eintrag aus einer neueren Version',
        other: `${number(count)} Einträge aus einer neueren Version`,
      }),
    runningNewer: 'der hier laufende Timer einer neueren Version',
    all: (counts: readonly string[]) => list(counts),
  },
  unreadable: {
    text: (count: number) =>
      plural(count, {
        one: '1 Eintrag ließ sich nicht lesen. Er fehlt im Tagebuch und in den Summen. In jedem Backup ist er weiter dabei.',
        other: `${number(count)} Einträge ließen sich nicht lesen. Sie fehlen im Tagebuch und in den Summen. In jedem Backup sind sie weiter dabei.`,
      }),
    export: (_count: number) => 'Als Datei exportieren',
    saved: 'Als Datei gespeichert',
  },
  downloaded: (file: string) => `${file} liegt in deinen Downloads.`,
  exports: {
    title: 'Deine Daten exportieren',
    about: 'Dein Tagebuch gehört dir, mit jedem Tarif. Exportiere jederzeit alles.',
    everything: {
      about: 'Babys, Einträge, Fotos, Papierkorb, Konto und Einstellungen. Lesbar ohne Wee Hours.',
      making: 'ZIP wird erstellt …',
      export: 'Alles exportieren (ZIP)',
    },
    csv: {
      about: 'Jeder Eintrag in einer Tabelle. Wee Hours kann sie wieder importieren.',
      export: 'Alle meine Daten exportieren (CSV)',
    },
    tables: {
      about: 'Eine Tabelle je Art, in deinen Einheiten.',
      export: 'Tabellen exportieren (ZIP)',
    },
    saved: 'Deine Daten sind gespeichert',
  },
  storage: {
    title: 'Speicher',
    about: 'Dein Tagebuch liegt in diesem Browser, auf diesem Gerät.',
    demo: 'Die Demo liegt im Arbeitsspeicher dieses Tabs. Wenn du sie verlässt, ist sie weg.',
    unknown: 'Dieser Browser sagt nicht, ob er dein Tagebuch dauerhaft behält.',
    promised: 'Dein Browser hat zugesagt, dein Tagebuch zu behalten, auch wenn der Speicher knapp wird.',
    notPromised: 'Dein Browser kann dieses Tagebuch löschen, wenn der Speicher knapp wird.',
    protect: 'Tagebuch schützen',
    refused:
      'Dein Browser hat es noch nicht zugesagt. Wenn du Wee Hours installierst, wird das wahrscheinlicher. Mach auf jeden Fall regelmäßig Backups.',
    usedLittle: 'Wee Hours belegt weniger als 1 MB auf diesem Gerät.',
    used: (megabytes: number) =>
      `Wee Hours belegt etwa ${number(megabytes)} MB auf diesem Gerät, mit der App selbst.`,
    backup: 'Backup machen',
    photos: (megabytes: string, most: number) => `Fotos: ${megabytes} MB von ${number(most)} MB`,
    photosAbout:
      'Backups und Exporte enthalten deine Fotos. Ein Tagebuch, das Handys teilen, enthält sie nicht.',
  },
  files: {
    drop: { one: 'Oder zieh sie hierher. ', several: 'Oder zieh sie hierher. ' },
    preview: 'Du siehst eine Vorschau, bevor etwas gespeichert wird.',
    fromOutside: 'Das kam von außerhalb von Wee Hours. Nutze es nur, wenn du es erwartet hast.',
    unreadable: 'Diese Datei ließ sich nicht lesen',
    insecure: {
      title: 'Backups brauchen eine sichere Verbindung',
      happened:
        'Diese Seite wurde über http geladen, deshalb kann Wee Hours Dateien weder prüfen noch schützen.',
      todo: 'Öffne diese Seite mit https:// vor der Adresse.',
    },
    lost: {
      title: 'Diese Datei ist nicht angekommen',
      description: 'Wähle sie stattdessen unter „Tagebuch importieren“.',
    },
  },
};
