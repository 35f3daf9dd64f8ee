import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The page about the plans. The texts of the cards are those of the specification. */
export const pricing = {
  title: 'Preise',
  heading: 'Einfache Preise, keine Über­raschungen',
  description: (trialDays: number) =>
    plural(trialDays, {
      one: `Teste die ganze App ${number(trialDays)} Tag lang, kostenlos und ohne Karte. Auf jeden Tarif gibt es 7 Tage Geld-zurück-Garantie.`,
      other: `Teste die ganze App ${number(trialDays)} Tage lang, kostenlos und ohne Karte. Auf jeden Tarif gibt es 7 Tage Geld-zurück-Garantie.`,
    }),
  /** The free start, above the plans. */
  free: {
    title: (trialDays: number) =>
      plural(trialDays, {
        one: 'Dein erster Tag ist kostenlos',
        other: `Deine ersten ${number(trialDays)}\u00a0Tage sind kostenlos`,
      }),
    text: 'Die ganze App, ohne Karte. Eintragen, Timer, Bettchen­modus, Import und der volle Export bleiben auch danach kostenlos.',
  },
  notChanged: {
    title: 'Dein Tarif wurde nicht geändert',
    todo: 'Dein Tagebuch ist sicher. Versuch es noch einmal.',
  },
  allows: {
    title: 'Was jeder Tarif enthält',
    lead: 'Kostenlos bleiben mit jedem Tarif: Einträge jeder Art, Fotos, der Milchvorrat, die Übersicht und das Exportieren oder Löschen all deiner Daten.',
    label: 'Die Tarife als Tabelle',
    plan: 'Tarif',
    babies: 'Babyprofile',
    trends: 'Kalender, Trends, Wachstums­kurven',
    /** Only in an app that is built with a sync server, like `joining`. */
    sharing: 'Teilen mit mehr Handys',
    summaryExports: 'Statistik als PDF und CSV',
    planners: 'Planer',
    firstDays: (days: number) =>
      plural(days, {
        one: 'Kostenlos, erster Tag',
        other: `Kostenlos, erste ${number(days)} Tage`,
      }),
    afterwards: 'Kostenlos, danach',
    starter: (plan: string) => `${plan}, 3 Monate`,
    unlimited: 'Unbegrenzt',
    yes: 'Ja',
    no: 'Nein',
    planner: { sample: 'Musterseite', kit: 'Planner Kit', all: 'Alle' },
    joining: 'Ein Handy kann einem geteilten Tagebuch mit jedem Tarif beitreten.',
    note: 'Die Funktionen von Starter gelten 3 Monate ab dem Tag, an dem du ihn wählst. Danach gilt der Umfang von „Kostenlos“. Der Planer gehört dir. Weitere Profile funktionieren weiter.',
  },
  plans: {
    starter: {
      description: 'Der Planer für Papier und die App für die ersten drei Monate.',
      features: [
        'PDF-Planer für GoodNotes oder zum Drucken',
        'Basiszugang zur Web-App für 3 Monate',
        '1 Babyprofil',
        'PDF- und CSV-Exporte',
      ],
      choose: 'Starter wählen',
    },
    plus: {
      description: 'Alles. Oder 49\u00a0$ im Jahr: 23\u00a0$ gespart (über 30\u00a0%).',
      features: [
        'Voller Zugang zur Web-App',
        'Beliebig viele Babyprofile',
        'Beliebig viele Exporte',
        'Kalender und Trends',
        'Bevorzugter Support',
        'Alle künftigen Vorlagen',
      ],
      choose: 'Plus wählen',
    },
    lifetime: {
      description: 'Einmal zahlen, für dieses Baby und das nächste.',
      features: [
        'Alle Funktionen von Plus',
        'Web-Zugang auf Lebenszeit',
        'Alle heutigen und künftigen Planer',
      ],
      choose: 'Lifetime wählen',
    },
  },
  frequency: { once: 'einmalig', monthly: 'pro Monat', yearly: 'pro Jahr' },
  card: {
    popular: 'Am beliebtesten',
    yours: 'Dein Tarif',
    over: 'Dein Tarif ist abgelaufen',
    paid: (plan: string) => `${plan}, Zahlung`,
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    guarantee: '7 Tage Geld-zurück-Garantie',
  },
  lower: {
    title: (held: string, lower: string) => `Von ${held} zu ${lower} wechseln?`,
    description: (held: string, lower: string) =>
      `${lower} enthält weniger als ${held}. Dein Tagebuch bleibt, wie es ist.`,
    change: (lower: string) => `Zu ${lower} wechseln`,
    keep: (held: string) => `${held} behalten`,
  },
  signUpFirst: {
    title: 'Weiter zur Registrierung',
    description: (plan: string) => `Du hast den Tarif ${plan} gewählt. Erstelle ein Konto, um fortzufahren.`,
  },
  before: 'Bevor du wählst',
  answers: [
    {
      title: 'Die 14 kostenlosen Testtage',
      text: 'Mit einem neuen Konto hast du 14 Tage lang die ganze App. Danach kannst du weiter für jedes deiner Babys eintragen, und dein Tagebuch bleibt dir. Weitere Profile, den Kalender und Wachstums­kurven gibt es mit Plus oder Lifetime. Die Statistik als PDF und CSV ist dort auch dabei, und drei Monate lang bei Starter. Wir fragen nicht nach einer Karte, also kann nichts abgebucht werden.',
    },
    {
      title: 'Die 7 Tage Geld-zurück-Garantie',
      text: 'Innerhalb von 7 Tagen nach dem Kauf anders entschieden? Schreib uns und du bekommst dein Geld zurück. Ohne Rückfragen.',
    },
    {
      title: 'Jederzeit kündigen',
      text: 'Plus verlängert sich jeden Monat oder jedes Jahr. Schreib uns über die Hilfeseite, dann verlängert es sich nicht mehr. Starter und Lifetime Bundle bezahlst du einmal, da gibt es nichts zu kündigen.',
    },
    {
      title: 'Deine Daten gehören dir',
      text: 'Deine Einträge und Fotos bleiben in deinem Browser. Wir können deine Daten nicht verkaufen, weil wir sie nicht haben. Exportiere oder lösche alles auf deiner Profilseite, mit jedem Tarif, auch wenn er abgelaufen ist.',
    },
  ],
  planners: 'In den Tarifen sind Planer enthalten. Einzeln gibt es sie im Shop.',
  compare: 'Tarife vergleichen',
  question: 'Noch eine Frage?',
  contact: 'Schreib uns',
};
