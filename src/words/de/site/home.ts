/** The home page. `site.ts` has its features. */
export const home = {
  title: 'Das Babytagebuch, das um 3 Uhr nachts funktioniert',
  description:
    'Mahlzeiten, Windeln, Schlaf und Wachstum, eingetragen mit einem Daumen im dunklen Zimmer ohne Netz. Kein Server kann es lesen.',
  lead: 'Trag Mahlzeiten, Windeln, Schlaf und Wachstum mit einem Daumen ein, im dunklen Zimmer, ohne Netz. Am Morgen weißt du, was war.',
  free: 'Keine Registrierung für die Demo. Keine Karte für die 14 kostenlosen Testtage.',
  picture:
    'Die Übersicht bei Nacht: die Zeit seit der letzten Mahlzeit und Windel, eine laufende Mahlzeit mit dem Knopf „Beenden“ und große Kacheln.',
  truths: {
    hand: 'Eine Hand genügt',
    offline: 'Läuft ohne Netz',
    device: 'Kein Server kann es lesen',
  },
  showcase: {
    title: 'Einmal tippen, und es steht drin',
    lead: 'So sieht die App heute aus, zu der Stunde, für die sie gemacht ist.',
    parts: {
      taps: {
        name: 'Einmal tippen',
        text: 'Tippe auf „Nass“, und es ist gespeichert. Rückgängig machen oder 15\u00a0Minuten früher ansetzen kannst du gleich dort, wo dein Daumen ist.',
      },
      timers: {
        name: 'Timer',
        text: 'Für jede Seite, für Schlaf und Abpumpen. Sie laufen weiter, auch nach dem Neuladen, bei gesperrtem Handy und leerem Akku.',
      },
      crib: {
        name: 'Bettchen­modus',
        text: 'Ein Tablet am Bettchen zeigt die letzte Mahlzeit in Zahlen, die du vom Sessel aus lesen kannst.',
      },
      imports: {
        name: 'Nimm dein Tagebuch mit',
        text: 'Importiere die Dateien von 14\u00a0anderen Apps. Du siehst eine Vorschau, bevor etwas gespeichert wird. Auch andere Tabellen gehen.',
      },
      rhythm: {
        name: 'Rhythmus',
        text: 'Eine Zeile pro Tag. Nächte, Nickerchen und Mahlzeiten stehen untereinander, und du siehst das Muster.',
      },
      report: {
        name: 'Bericht',
        text: 'Ein Bericht für den Kinderarzttermin als PDF und deine Summen als CSV. Auf deinem Handy erstellt.',
      },
    },
    /** The names of the apps, as their makers write them. */
    apps: [
      'Huckleberry',
      'Nara Baby',
      'Baby Tracker',
      'Glow Baby',
      'Baby Connect',
      'Hatch',
      'Napper',
      'Baby Daybook',
      'Baby+',
      'Baby Buddy',
      'PiyoLog',
      'BabyTime',
      'Sprout Track',
      'Baby Tracker by Amila',
    ],
    cribPicture:
      'Bettchen­modus auf einem Tablet: drei große Zahlen, Kacheln für Windeln, Flaschen und Seiten und eine kleine Uhr.',
  },
  minute: {
    title: 'Gib uns eine Minute',
    lead: 'Schneller, als ein Fläschchen warm wird. Die Demo ist die echte App mit Beispieldaten. Sie speichert nichts.',
    steps: [
      {
        title: 'Tippe auf „Demo aus­probieren“',
        text: 'Das ist Olive, sechs Wochen alt und frei erfunden. Du musst nichts installieren und nichts ausfüllen.',
      },
      {
        title: 'Trag eine Mahlzeit ein',
        text: 'Tippe auf „Links“, sobald sie trinkt, und auf „Beenden“, wenn sie satt ist. Zweimal tippen, mit einer Hand.',
      },
      {
        title: 'Sieh dir ihre Woche an',
        text: 'Schau dir die Summen an und mach daraus eine Seite für die Kinderarzt­praxis. Schließ den Tab, und alles ist weg.',
      },
    ],
  },
  features: {
    title: 'Wonach die Kinderarzt­praxis fragt. Sonst nichts.',
    lead: 'Sechs Dinge, richtig gemacht. Keine Ratschläge, keine Werbung, keine Abzeichen.',
  },
  // These are samples, and the page says so. Replace them with real ones once the authors agree. Then change the note
  // too.
  testimonials: {
    title: 'Was wir gern hören würden',
    note: 'Wee Hours ist neu, deshalb sind das Beispiele, die wir selbst geschrieben haben. Echte Worte echter Eltern werden sie ersetzen.',
    all: [
      {
        quote:
          'Um vier Uhr nachts rechne ich nicht mehr. Ein Blick, ich weiß, welche Seite dran ist, und lege mich wieder hin.',
        from: 'Beispiel: Mutter mit erstem Kind, dritte Woche',
      },
      {
        quote:
          'Wir geben das Handy weiter wie einen Staffelstab. Wer als Nächstes wach wird, sieht, was zuletzt war, und muss niemanden wecken.',
        from: 'Beispiel: Vater in der Nachtschicht',
      },
      {
        quote:
          'In der Praxis wurden wir nach den nassen Windeln gefragt. Diesmal habe ich nicht „sechs, glaube ich“ gesagt. Ich habe eine Seite hingelegt.',
        from: 'Beispiel: Eltern von Zwillingen',
      },
    ],
  },
  closing: {
    title: 'Startklar für heute Nacht.',
    text: 'Schau dich erst um. Die Demo ist die ganze App, mit einem Beispielbaby und sechs Wochen Beispieltagen.',
  },
};
