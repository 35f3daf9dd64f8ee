/** The support page. */
export const support = {
  title: 'Hilfe',
  heading: 'Wie können wir helfen?',
  description:
    'Die vier häufigsten Fragen und ein Formular für alles andere. Wir antworten innerhalb von 24 Stunden.',
  asked: 'Häufige Fragen',
  questions: [
    {
      question: 'Wie exportiere ich eine Statistik für die Kinderarzt­praxis?',
      answer:
        'Öffne in der App „Statistik“, wähle die Woche und dann PDF oder CSV. Die Datei entsteht auf deinem Gerät, auch ohne Netz. Speichere, drucke oder verschick sie selbst. Diese Dateien gibt es in der Testzeit, mit Plus und Lifetime Bundle und drei Monate lang mit Starter. Dein ganzes Tagebuch zu exportieren ist immer kostenlos.',
    },
    {
      question: 'Kann ich Wee Hours ohne Tablet nutzen?',
      answer:
        'Ja. Die App läuft in jedem modernen Browser auf Handy, Tablet oder Computer. Die Planer kannst du auf normales Papier drucken. Für den PDF-Planer ist ein Tablet praktisch.',
    },
    {
      question: 'Wie viele Babyprofile kann ich haben?',
      answer:
        'Eins mit Starter, beliebig viele mit Plus und Lifetime Bundle. In den 14 kostenlosen Testtagen gibt es keine Grenze. Danach enthält der kostenlose Tarif eins. Weitere Profile funktionieren weiter, und nichts wird gelöscht.',
    },
    {
      question: 'Wer kann unsere Daten sehen?',
      answer:
        'Nur du. Deine Einträge bleiben in deinem Browser und verlassen dein Gerät nur, wenn du sie exportierst. Wir können sie nicht lesen und verkaufen niemals Daten. Auf deiner Profilseite kannst du alles exportieren oder löschen.',
    },
  ],
  worried:
    'Machst du dir Sorgen um dein Baby? Wir können keinen medizinischen Rat geben. Ruf in der Kinderarzt­praxis an, oder den Notruf, wenn es dringend ist.',
  contact: {
    title: 'Schreib uns',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sent: {
      title: 'Nachricht gesendet!',
      description:
        'Danke für deine Nachricht. Wir antworten dir innerhalb von 24 Stunden an die angegebene E-Mail.',
    },
    notSent: {
      title: 'Deine Nachricht wurde nicht gesendet',
      happened: 'Dieser Browser lässt uns sie nicht speichern. Was du eingegeben hast, ist noch da.',
      todo: 'Erlaube Websitedaten für diese Seite oder verlass den privaten Modus. Sende sie dann noch einmal.',
    },
  },
};
