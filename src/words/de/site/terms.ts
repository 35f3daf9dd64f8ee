import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The terms of service. The first paragraph says that the English text governs. */
export const terms = {
  title: 'Nutzungs\u00adbedingungen',
  effective: 'Gültig ab 22. Oktober 2025',
  description:
    'Was du von uns erwarten kannst und wir von dir, in Worten, die man auch mit einem Baby auf dem Arm lesen kann.',
  about: {
    title: '1. Was das ist',
    text: 'Diese Übersetzung dient der Verständlichkeit. Rechtlich maßgeblich ist der englische Text. Wee Hours ist eine Web-App, in der Eltern und Betreuungs­personen Mahlzeiten, Windeln, Schlaf und Wachstum eintragen, und ein Shop für digitale Planer und Vorlagen. Wenn du es nutzt, stimmst du diesen Bedingungen zu. Wenn du nicht zustimmst, nutze es bitte nicht.',
  },
  advice: {
    title: '2. Kein medizinischer Rat',
    text: 'Wee Hours ist ein Tagebuch. Es diagnostiziert, behandelt und überwacht nichts, und die angezeigten Bereiche sind allgemeine Zahlen aus den daneben genannten Quellen. Es ersetzt nicht die Kinderarzt­praxis. Wenn du dir Sorgen um dein Baby machst, ruf dort an. Im Notfall wähle den Notruf. Warte nie auf eine App.',
  },
  account: {
    title: '3. Dein Konto',
    text: 'Du musst alt genug sein, um einen Vertrag zu schließen. Dein Konto liegt in deinem Browser auf deinem Gerät, Passwort und Wieder­herstellungs­code bewahrst also du auf: Wir können sie nicht sehen und dir keine neuen schicken. Du bist verantwortlich dafür, was mit deinem Konto auf deinen Geräten geschieht.',
  },
  records: {
    title: '4. Deine Einträge',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Was du einträgst, gehört dir. Es liegt auf deinem Gerät, wie es in der ',
      link('Datenschutz­erklärung'),
      ' steht, und wir haben keine Kopie. Bitte exportiere ab und zu: Wenn dein Gerät verloren geht oder die Daten seines Browsers gelöscht werden, können wir deine Einträge nicht zurückholen.',
    ],
  },
  plans: {
    title: '5. Testzeit, Tarife und Preise',
    text: <Node>(trialDays: number, link: (text: string) => Node): (string | Node)[] => [
      plural(trialDays, {
        one: `Ein neues Konto beginnt mit einer kostenlosen Testzeit von ${number(trialDays)} Tag. Die Tarife, ihre Preise und ihr Inhalt stehen auf der `,
        other: `Ein neues Konto beginnt mit einer kostenlosen Testzeit von ${number(trialDays)} Tagen. Die Tarife, ihre Preise und ihr Inhalt stehen auf der `,
      }),
      link('Preisseite'),
      '. Plus läuft monats- oder jahresweise, bis du es kündigst. Starter und Lifetime Bundle werden einmal bezahlt. Preise sind in US-Dollar. „Lifetime“ heißt: solange Wee Hours angeboten wird. Wo du um eine Zahlung gebeten wirst, nimmt ein Kartenzahlungsdienst sie auf seiner eigenen Seite entgegen. Deine Kartennummer kommt nie zu uns.',
    ],
  },
  refunds: {
    title: '6. Geld zurück und Kündigung',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Innerhalb von 7 Tagen nach dem Kauf eines Tarifs kannst du dein Geld zurückbekommen: Schreib uns über die ',
      link('Hilfeseite'),
      '. Auf demselben Weg kannst du jederzeit kündigen. Wofür du bezahlt hast, läuft bis zum Ende. Eintragen, Exportieren und Löschen deiner Einträge bleiben dir offen, mit jedem Tarif.',
    ],
  },
  products: {
    title: '7. Planer, Vorlagen und Sticker',
    text: 'Sie sind für deine eigene Familie, so oft du sie nutzen und drucken möchtest. Bitte verkaufe sie nicht, gib sie nicht weiter und biete sie nicht zum Download an.',
  },
  use: {
    title: '8. Faire Nutzung',
    text: 'Nutze Wee Hours im Rahmen der Gesetze. Versuche nicht, es zu stören, an Einträge anderer zu kommen oder es als dein eigenes auszugeben.',
  },
  promise: {
    title: '9. Was wir versprechen und was wir nicht können',
    text: 'Wir bauen Wee Hours mit Sorgfalt und beheben, was kaputtgeht. Es wird aber so bereitgestellt, „wie es ist“ und „wie es verfügbar ist“, ohne ausdrückliche oder stillschweigende Gewährleistung jeder Art, soweit das Gesetz es erlaubt. Im selben Umfang haften wir nicht für mittelbare Schäden, Folgeschäden oder verlorene Einträge, und unsere gesamte Haftung ist auf das begrenzt, was du uns in den zwölf Monaten vor dem Anspruch gezahlt hast. Nichts hier nimmt dir Rechte, die das Gesetz dir gibt und auf die nicht verzichtet werden kann.',
  },
  changes: {
    title: '10. Änderungen und Ende',
    text: 'Wir können diese Bedingungen ändern. Dann aktualisieren wir das Datum oben, und wenn die Änderung wichtig ist, sagen wir es in der App. Du kannst jederzeit aufhören, indem du dein Konto auf deiner Profilseite löschst. Wir können Wee Hours einstellen. Deine Einträge liegen auf deinem Gerät, und du kannst sie exportieren.',
  },
  law: {
    title: '11. Anwendbares Recht',
    text: 'Für diese Bedingungen gilt das Recht des Staates Kalifornien, ohne seine Regeln zum Kollisionsrecht. Streitigkeiten gehören vor die Gerichte des Staates und des Bundes in Kalifornien, außer das Recht deines Wohnorts gibt dir ein Recht auf ein anderes Gericht.',
  },
  contact: {
    title: '12. Schreib uns',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Schreib uns über die ',
      link('Hilfeseite'),
      '. Wir antworten innerhalb von 24 Stunden.',
    ],
  },
};
