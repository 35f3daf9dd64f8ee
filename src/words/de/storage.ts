/** The texts for a log that can't be saved, read or opened. The keys are the codes of `StorageProblem`. */
export const storage = {
  full: {
    title: 'Dieses Gerät ist voll',
    happened:
      'Zum Speichern fehlt der Platz. Was du eingegeben hast, ist noch da. Schaff Platz, zum Beispiel indem du Videos oder alte Apps löschst. Speichere dann noch einmal.',
  },
  refused: {
    title: 'Dieses Gerät konnte nicht speichern',
    happened:
      'Wahrscheinlich ist es voll. Was du eingegeben hast, ist noch da. Schaff Platz, zum Beispiel indem du Videos oder alte Apps löschst. Speichere dann noch einmal.',
  },
  blocked: {
    title: 'Ein anderer Tab hält dein Tagebuch fest',
    happened: 'Schließ die anderen Tabs und Fenster von Wee Hours. Lade dann diese Seite neu.',
  },
  newer: {
    title: 'Wee Hours muss hier aktualisiert werden',
    happened:
      'Eine neuere Version der App hat dieses Tagebuch geöffnet. Lade neu, um sie zu bekommen. Bis dahin kannst du lesen und kopieren, aber nicht speichern.',
  },
  gone: {
    title: 'Dein Tagebuch ist aus diesem Browser verschwunden',
    happened:
      'Browser löschen Websitedaten, wenn das Gerät voll oder beschädigt ist oder wenn du sie selbst löschst. Öffne ein Backup oder fang neu an. Bis dahin wird nichts gespeichert.',
  },
  unavailable: {
    title: 'Dieser Browser lässt Wee Hours nicht speichern',
    happened:
      'Private Fenster und gesperrte Websitedaten verhindern es. Öffne Wee Hours in einem normalen Fenster oder erlaube Websitedaten. Bis dahin kannst du die Demo ausprobieren.',
  },
  superseded: {
    title: 'Wee Hours wurde in einem anderen Tab aktualisiert',
    happened:
      'Dieser Tab kann nicht mehr speichern. Was du gespeichert hast, ist sicher. Kopiere, was du hier eingegeben hast, und lade dann neu.',
  },
  rival: {
    title: 'Ein anderer Timer läuft',
    happened: 'Für dieses Baby läuft schon ein anderer Timer.',
  },
  unfetched: {
    title: 'Ein Teil der App konnte nicht geladen werden',
    happened: 'Was du eingegeben hast, ist noch da. Versuch es noch einmal, wenn du online bist.',
  },
  unknown: {
    title: 'Der Speicher des Browsers antwortet nicht',
    happened:
      'Das wurde nicht gespeichert. Versuch es noch einmal. Klappt es wieder nicht, prüfe den freien Speicherplatz und lade dann neu.',
  },
};
