/** The page about the features. `site.ts` has their names and their sentences. */
export const features = {
  title: 'Funktionen',
  heading: 'Gemacht für eine Hand und einen halben Kopf',
  description:
    'Mit einem Neugeborenen dreht sich alles um Trinken, Windeln und Schlafen, rund um die Uhr. Einmal tippen, und du hast es aus dem Kopf.',
  seePricing: 'Preise ansehen',
  points: {
    feeding: [
      'Einmal tippen startet den Timer für eine Seite oder speichert die übliche Flasche',
      'Milliliter oder Unzen: Was du eingibst, siehst du auch',
      'Beide Seiten und eine Flasche danach zählen als eine Mahlzeit',
    ],
    diapers: [
      'Einmal tippen genügt, „Rückgängig“ und „vor 15\u00a0min“ stehen gleich darunter',
      'Wie viele es heute waren, auf einen Blick',
      'Immer mit Symbol und Wort, nie nur Farbe',
    ],
    sleep: [
      'Ein Timer für Nickerchen und Nächte, oder du trägst Beginn und Ende nach',
      'Eine Nacht über Mitternacht bleibt eine Nacht, mit der richtigen Länge auch bei der Zeitumstellung',
      'Ein Kalender, der den Rhythmus zeigt, den du vor Müdigkeit nicht siehst',
    ],
    growth: [
      'Gewicht, Länge und Kopfumfang an einem Datum',
      'Kilogramm oder Pfund und Unzen, Zentimeter oder Zoll',
      'WHO-Wachstums­kurven, bei einer Frühgeburt mit korrigiertem Alter, wenn du den Termin eingibst',
    ],
    week: [
      'Jede Woche, mit Summen für jede Art von Eintrag',
      'Was sich zur Vorwoche geändert hat, in klaren Worten',
      'Nur was war. Keine Urteile.',
    ],
    pdf: [
      'Ein Bericht zum Termin und ein einseitiges PDF der Woche, dieselben Zahlen auch als CSV',
      'Auf deinem Gerät erstellt, nur von dir geteilt',
      'Exportiere jederzeit alles, was du eingetragen hast, mit jedem Tarif',
    ],
  },
  hood: {
    title: 'Unter der Haube',
    all: [
      {
        name: 'Läuft ohne Netz',
        text: 'Nach dem ersten Besuch ist die ganze App auf deinem Gerät. Ob im Keller, im Flugzeug oder auf der Wochenbett­station: Sie öffnet sich und speichert.',
      },
      {
        name: 'Bettchen­modus',
        text: 'Ein Tablet neben dem Bettchen wird zum Tagebuch: große Zahlen, große Kacheln, Nachtfarben zu jeder Stunde.',
      },
      {
        name: 'Die Nacht in einem Satz',
        text: 'Beim Frühstück fasst die Übersicht die Nacht seit 20\u00a0Uhr in einem Satz zusammen. Einmal tippen teilt ihn.',
      },
      {
        name: 'Nimm dein Tagebuch mit',
        text: 'Importiere dein Tagebuch aus Huckleberry, Nara Baby, Baby Tracker und mehr. Du siehst eine Vorschau, bevor etwas gespeichert wird.',
      },
      {
        name: 'Dunkel, wenn es dunkel ist',
        text: 'Ab 19\u00a0Uhr wird der Bildschirm zur Glut: warm, gedimmt und sanft für alle, die neben dir schlafen.',
      },
      {
        name: 'Will nichts von dir',
        text: 'Kein Konto bei Dritten, kein Standort, keine Kontakte. Deine Einträge bleiben in deinem Browser, bis du sie teilst.',
      },
      {
        name: 'Auf jedem Gerät',
        text: 'Eine Web-App für aktuelle Handys, Tablets und Computer. Leg sie auf den Startbildschirm, dann läuft sie wie jede andere App.',
      },
      {
        name: 'Du kannst jederzeit gehen',
        text: 'Exportiere oder lösche alles auf deiner Profilseite, mit jedem Tarif, zu jeder Zeit.',
      },
      {
        name: 'Leicht zu korrigieren',
        text: 'Den falschen Eintrag gelöscht? Rückgängig. Etwas vergessen? Trag es nach, für jeden Tag, zu jeder Zeit.',
      },
    ],
    /** Only in an app that is built with a sync server. */
    sharing: {
      name: 'Ein Tagebuch auf jedem Handy',
      text: 'Beide Eltern und ein Tablet sehen jeden Eintrag sofort. Er wird verschlüsselt übertragen, und nur eure Handys haben den Schlüssel.',
    },
  },
  closing: {
    title: 'Aus­probieren geht am schnellsten',
    text: 'Die Demo braucht keine Registrierung. Ein neues Konto bekommt die ganze App 14 Tage kostenlos.',
  },
};
