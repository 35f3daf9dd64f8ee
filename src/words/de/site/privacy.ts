/** The privacy policy. */
export const privacy = {
  title: 'Datenschutz\u00aderklärung',
  effective: 'Gültig ab 22. Oktober 2025',
  description:
    'Kurz gesagt: Was du einträgst, bleibt in deinem Browser, auf deinem Gerät. Es verlässt das Gerät nur, wenn du es exportierst.',
  kept: {
    title: 'Was gespeichert wird und wo',
    lead: 'Wee Hours hat keinen Server, der deine Einträge speichert. Dein Browser bewahrt alles Folgende auf diesem Gerät auf.',
    records: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Deine Einträge.'),
      ' Babys, was du über sie einträgst, der Milchvorrat, deine Medikamenten­liste, Notizen und Fotos. Fotos werden auf diesem Gerät verkleinert, und Daten wie der Ort werden entfernt. Jedes Konto auf diesem Gerät hat seine eigene Datenbank.',
    ],
    account: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Dein Konto.'),
      ' Name, E-Mail-Adresse, Tarif, der Tag der Registrierung und der Tag, an dem du den Tarif gewählt hast. Dein Passwort wird nur als Hash mit Salt gespeichert (PBKDF2 mit SHA-256, mindestens 600.000 Runden), nie als Passwort selbst. Ein Wieder­herstellungs­code wird nur als Hash gespeichert. Nach falschen Passwörtern wird die Zahl der Fehlversuche in Folge neben einem Hash der betroffenen E-Mail-Adresse gespeichert.',
    ],
    choices: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Deine Einstellungen.'),
      ' Einheiten, Zeitzone, Aussehen, was du einträgst und die Reihenfolge der Kacheln, Hinweise, die du nicht ausgeblendet hast, das zuletzt angesehene Baby, deine Notizen und Fragen für den nächsten Termin, was die Spalten importierter Tabellen sind, wann sich die App sperrt, wann sie zuletzt berührt wurde und wer angemeldet ist.',
    ],
    order: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Was dein Tagebuch in Ordnung hält.'),
      ' Ein zufälliger Name für dieses Gerät, der die Einträge zweier Handys unterscheidet, die späteste Zeit, die seine Uhr gezeigt hat, und wann dein Tagebuch zuletzt geöffnet wurde.',
    ],
    messages: <Node>(bold: (text: string) => Node, link: (text: string) => Node): (string | Node)[] => [
      bold('Was du uns von dieser Website schickst.'),
      ' Eine Nachricht aus dem ',
      link('Hilfeformular'),
      ' mit dem Namen und der E-Mail-Adresse, die du angibst, und eine Adresse für den Newsletter. Sie warten in einem Postausgang in deinem Browser.',
    ],
    files: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Dateien, die eine andere App mit dieser teilt.'),
      ' Sie warten bis zu einer Stunde darauf, dass du sie öffnest. Beim Abmelden werden sie entfernt.',
    ],
    app: <Node>(bold: (text: string) => Node): (string | Node)[] => [
      bold('Die App selbst.'),
      ' Eine Kopie ihrer Seiten, damit sie sich ohne Netz öffnet.',
    ],
    demo: 'Die Demo nutzt erfundene Einträge im Arbeitsspeicher eines Browser-Tabs. Nichts, was du dort einträgst, wird gespeichert, und beim Verlassen ist es weg. Wie die App aussieht, gilt für dieses Gerät.',
  },
  /** For an app that is built with a sync server. */
  sharing: {
    description:
      'Kurz gesagt: Was du einträgst, bleibt in deinem Browser, auf deinem Gerät. Es verlässt das Gerät nur, wenn du es exportierst, oder verschlüsselt, wenn du es mit einem anderen Handy teilst.',
    lead: 'Dein Browser bewahrt alles Folgende auf diesem Gerät auf. Kein Server kann es lesen.',
    text: 'Wenn du das Tagebuch mit einem anderen Handy teilst, laufen die Einträge verschlüsselt über einen Server. Nur eure Handys haben den Schlüssel. Der Server erfährt einen zufälligen Namen für eure Familie, wann eure Handys senden und lesen, wie viel und von welcher IP-Adresse. Er erfährt nie, was ihr eintragt, über wen oder in welcher Sprache. Er bewahrt die verschlüsselten Einträge 35 Tage auf. Das Bild eines Babys wird mit dem Profil übertragen. Fotos von Einträgen bleiben auf dem Handy, das sie gemacht hat. Die anderen Handys erfahren deinen Namen und wann dieses Handy zuletzt etwas gesendet hat. Ein Handy, das nicht mehr teilt oder das du entfernst, behält, was es hat, und bekommt nichts Neues.',
  },
  leaves: {
    title: 'Was dein Gerät verlässt',
    records:
      'Keiner deiner Einträge, außer du exportierst oder teilst sie selbst. PDF- und CSV-Dateien entstehen auf dem Gerät, und du entscheidest, wohin sie gehen. Von da an haben sie die Menschen, denen du sie gegeben hast. Ein Backup mit Passphrase zeigt, wann es gemacht wurde, und sonst nichts über dein Tagebuch.',
    photos:
      'Backups und Exporte enthalten deine Fotos. Ein Tagebuch, das Handys teilen, enthält sie nicht. Die CSV-Tabellen haben keine Fotos.',
    reminders:
      'Eine Erinnerung an ein Medikament ist eine Datei, die du in deinen Kalender legst. Dein Kalender kann sie mit anderen Geräten und Personen synchronisieren. Ihr Titel ist nur „Wee Hours“.',
    visits:
      'Diese Seiten zu laden ist ein gewöhnlicher Besuch einer Website: Die Computer, die sie ausliefern, sehen deine IP-Adresse, wie bei jeder Website. Die Seiten fragen kein anderes Unternehmen nach etwas. Es gibt keine Cookies, keine Werbung, keine Analyse und kein Tracking.',
    messages:
      'Was du ins Hilfeformular oder Newsletterfeld schreibst, ist für uns bestimmt. Wenn diese Kopie von Wee Hours mit einem Posteingang eingerichtet ist, wird es dorthin gesendet und nur genutzt, um dir zu antworten oder dir zu schicken, worum du gebeten hast. Wenn nicht, bleibt es in deinem Browser.',
    payment:
      'Wenn du für einen Tarif bezahlst, dann auf der Seite eines Kartenzahlungs­dienstes, nach dessen eigener Datenschutz­erklärung. Er erfährt, was du dort eingibst, und nichts über deine Einträge.',
  },
  password: {
    title: 'Was das Passwort tut und was nicht',
    text: 'Dein Passwort hält andere auf diesem Gerät aus der App heraus, zum Beispiel einen Babysitter, der sich das Tablet leiht, oder ein neugieriges Geschwisterkind. Es verschlüsselt deine Einträge nicht. Wer dein entsperrtes Gerät in der Hand hat und sich mit Browsern auskennt, könnte sie dort lesen. Die Sperre und Verschlüsselung des Geräts schützen deine Einträge, also nutze bitte beides.',
  },
  time: {
    title: 'Wie lange es gespeichert bleibt',
    text: 'So lange, wie du es behältst. Was du löschst, wartet 30 Tage auf diesem Gerät, falls es ein Versehen war. Dann ist es weg. Ein Konto, das du löschst, ist sofort weg. Was du uns geschrieben hast, bleibt auf diesem Gerät, bis sein letztes Konto gelöscht ist. Wenn du die Daten dieser Website in deinem Browser löschst, ist alles sofort und endgültig weg. Manche Browser tun das von selbst, wenn du eine Website eine Weile nicht besucht hast. Um dein Tagebuch zu schützen, leg Wee Hours auf deinen Startbildschirm und exportiere ab und zu.',
  },
  rights: {
    title: 'Deine Rechte',
    text: 'Du kannst dein Tagebuch und dein Konto auf deiner Profilseite ansehen, berichtigen, exportieren und löschen, jederzeit und mit jedem Tarif, ohne uns zu fragen. Was du uns von hier geschrieben hast, wird mit dem letzten Konto oder mit den Daten dieser Website gelöscht. Gesetze wie die europäische DSGVO und der California Consumer Privacy Act geben dir diese Rechte. Hier genügt ein Knopfdruck. Wir verkaufen und teilen keine personen­bezogenen Daten, und was wir nicht haben, können wir nicht herausgeben.',
  },
  children: {
    title: 'Kinder',
    text: 'Wee Hours ist für Eltern und Betreuungs­personen. Die Einträge über ein Kind macht eine erwachsene Person und entscheidet, was damit geschieht.',
  },
  changes: {
    title: 'Änderungen',
    text: 'Wenn sich diese Seite ändert, ändert sich das Datum oben mit. Bevor etwas anfängt, dein Gerät zu verlassen, fragen wir dich in der App.',
  },
  questions: {
    title: 'Fragen',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Schreib uns über die ',
      link('Hilfeseite'),
      '. Wir antworten innerhalb von 24 Stunden.',
    ],
  },
};
