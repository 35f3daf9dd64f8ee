/** Addresses that log: their panel in the profile, and the question of an address that must not log by itself. */
export const addresses = {
  title: 'Schnelladressen',
  about:
    'Speichere eine auf einem NFC-Tag oder als QR-Code. Beim Öffnen wird sofort eingetragen, mit „Rückgängig“.',
  none: 'Eine Adresse braucht deinen Schlüssel. Ohne ihn fragt Wee Hours erst nach.',
  noBaby: 'Leg zuerst ein Baby an. Jede Adresse gilt für ein Baby.',
  make: 'Schlüssel erstellen',
  made: 'Dein Schlüssel ist bereit',
  /** What each address logs. */
  acts: {
    wet: 'Nasse Windel',
    dirty: 'Windel mit Stuhl',
    both: 'Nasse Windel mit Stuhl',
    left: 'Links starten',
    right: 'Rechts starten',
    sleep: 'Schlaf starten',
    bottle: 'Übliche Flasche',
  },
  copy: <Node>(hidden: (text: string) => Node, act: string): (string | Node)[] => [
    'Kopieren',
    hidden(`: Adresse für „${act}“`),
  ],
  copied: (act: string) => `Kopiert: ${act}`,
  copyFailed: 'Kopieren ging nicht. Markiere die Adresse und kopiere sie.',
  whose: 'Wessen Tagebuch',
  who: 'Wer hier eine öffnet, während die App entsperrt ist, kann eintragen.',
  device: 'Die Adressen funktionieren nur in diesem Browser.',
  apple: 'Auf iPhone und iPad öffnen sie sich in Safari, nicht in der App auf dem Home-Bildschirm.',
  appleApp:
    'Tags öffnen Safari, und Safari sieht das Tagebuch dieser App nicht. Erstelle den Schlüssel in Safari, für ein Tagebuch dort.',
  revoke: 'Schlüssel sperren',
  revoking: {
    title: 'Schlüssel sperren?',
    about: 'Tags und Codes mit diesem Schlüssel tragen nichts mehr ein. Sie fragen erst nach.',
    keep: 'Behalten',
  },
  revoked: 'Der Schlüssel ist gesperrt',
  question: {
    title: (name: string) => `Das für ${name} eintragen?`,
    /** Why the app asks. */
    why: {
      ask: 'Einmal tippen trägt es ein, mit „Rückgängig“.',
      wrongKey: 'Der Schlüssel in dieser Adresse ist falsch oder gesperrt. Es wurde nichts eingetragen.',
      wrongBaby:
        'Diese Adresse ist für ein Baby, das hier fehlt oder archiviert ist. Es wurde nichts eingetragen.',
      late: 'Wee Hours war gesperrt oder nicht bereit. Es wurde nichts eingetragen.',
    },
    confirm: {
      wet: 'Nasse Windel eintragen',
      dirty: 'Windel mit Stuhl eintragen',
      both: 'Nasse Windel mit Stuhl eintragen',
      left: 'Jetzt links starten',
      right: 'Jetzt rechts starten',
      sleep: 'Schlaf jetzt starten',
      bottle: 'Flasche eintragen …',
    },
    bottle: (volume: string) => `Flasche mit ${volume} eintragen`,
  },
};
