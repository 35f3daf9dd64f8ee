const how =
  'Mit diesem Code legst du auf diesem Gerät ein neues Passwort fest: Wähle beim Anmelden „Passwort vergessen?“. Bewahre ihn bei deinen Unterlagen oder in einem Passwort-Manager auf, nicht nur auf diesem Gerät. Ein neuerer Code ersetzt ihn.';

/** The dialog that shows a recovery code once. */
export const recovery = {
  title: 'Dein Wiederherstellungs\u00adcode',
  description:
    'Wenn du dein Passwort vergisst, kommst du nur mit diesem Code wieder in dein Konto. Du siehst ihn nur einmal.',
  done: 'Ich habe ihn',
  save: 'Als Datei speichern',
  print: 'Drucken',
  copy: 'Kopieren',
  how,
  file: {
    name: 'wee-hours-wiederherstellungscode.txt',
    text: (email: string, code: string) =>
      `Wiederherstellungscode für Wee Hours\nKonto: ${email}\n\n${code}\n\n${how}\n`,
    saved: 'Die Datei ist gespeichert.',
    ready: 'Die Datei ist bereit. Tippe noch einmal auf „Als Datei speichern“.',
    unable: 'Dieses Gerät kann die Datei nicht speichern. Kopiere stattdessen den Code.',
    failed:
      'Die Datei ließ sich nicht erstellen, wahrscheinlich bist du offline. Der Code ist noch da: Kopiere ihn, schreib ihn ab oder versuch es online noch einmal.',
  },
  copied: 'Der Code ist kopiert.',
  notCopied: 'Dieser Browser hat ihn nicht kopiert. Markiere den Code selbst oder speichere ihn als Datei.',
  paper: {
    title: 'Wiederherstellungscode für Wee Hours',
    account: (email: string) => `Konto: ${email}`,
  },
  leaving: {
    title: 'Schließen, ohne den Code zu sichern?',
    description:
      'Du siehst ihn nicht noch einmal. Im Profil kannst du einen neuen erstellen. Ein früherer Code gilt weiter, falls du einen hast.',
    close: 'Ohne Code schließen',
    show: 'Code anzeigen',
  },
};
