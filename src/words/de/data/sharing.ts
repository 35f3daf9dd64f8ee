import { grammarOf } from '#words/grammar.ts';

const { list, number, plural } = grammarOf('de');

/** Sharing the log between the phones of a family. */
export const sharing = {
  title: 'Mit einem anderen Handy teilen',
  about: 'Beide Handys haben das ganze Tagebuch, und jedes sieht sofort, was das andere einträgt.',
  /** What leaves the device. */
  learns:
    'Einträge werden verschlüsselt übertragen. Der Server sieht, wann eure Handys senden, wie viel und von welcher IP-Adresse. Er sieht nie, was.',
  photos:
    'Fotos von Einträgen bleiben auf dem Handy, das sie gemacht hat. Das Bild eines Babys wird geteilt.',
  start: 'Mit einem anderen Handy teilen',
  needsPlan:
    'Mit deinem Tarif kannst du einem geteilten Tagebuch beitreten. Um dieses zu teilen, wähle Plus oder Lifetime.',
  seePlans: 'Tarife ansehen',
  /** Joining with a code. */
  haveCode: 'Ich habe einen Code',
  code: 'Code vom anderen Handy',
  codeHint: 'Zwölf Zeichen, zum Beispiel 7ZK-2M4-TQX-0RB',
  codeWrong: 'In diesem Code ist ein Tippfehler. Vergleiche ihn mit dem anderen Handy.',
  pass: 'Server-Passwort',
  passHint: 'Die Person, die euren Sync-Server betreibt, hat es.',
  passMissing: 'Gib das Server-Passwort ein.',
  join: 'Beitreten',
  joinMerges: 'Die Einträge beider Handys kommen zusammen.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  waiting: 'Wartet auf das andere Handy …',
  compareWith: (name: string) =>
    `Vergleiche mit dem Handy von ${name} und bestätige dort. Beide Bildschirme zeigen:`,
  sharedAlready:
    'Dieses Handy teilt schon ein Tagebuch. Um einem anderen beizutreten, beende das Teilen auf diesem Handy und öffne den Link noch einmal.',
  joined: 'Dieses Handy teilt jetzt das Tagebuch',
  phoneOf: (name: string) => `Handy von ${name}`,
  /** When a phone last sent something. */
  heardToday: (clock: string) => `zuletzt gemeldet um ${clock}`,
  heard: (day: string) => `zuletzt gemeldet am ${day}`,
  /** The question about the babies of the phone that joins. */
  same: {
    title: 'Ist das dasselbe Baby?',
    titleOfSeveral: 'Sind das dieselben Babys?',
    baby: (name: string, birth: string) => `${name}, geboren ${birth}`,
    here: (baby: string, count: number) =>
      plural(count, {
        one: `Auf diesem Handy: ${baby}, 1 Eintrag`,
        other: `Auf diesem Handy: ${baby}, ${number(count)} Einträge`,
      }),
    isSame: (baby: string) => `Ja: ${baby}`,
    isOther: 'Nein, ein anderes Baby',
    share: 'Diese Einträge teilen',
    wayBack:
      'Die Einträge dieses Handys erscheinen dann auf allen Handys. 30 Tage lang kannst du sie unter „Tagebuch importieren“ wieder herausnehmen.',
  },
  /** Inviting with a code. */
  invite: 'Code anzeigen',
  inviteTitle: 'Auf dem anderen Handy',
  inviteHow:
    'Scanne das mit der Kamera des anderen Handys. Ist Wee Hours dort installiert, öffne Profil, Daten, „Ich habe einen Code“ und tippe stattdessen den Code ein.',
  qr: 'QR-Code mit dem Link für das andere Handy',
  sendLink: 'Link senden',
  linkCopied: 'Link kopiert',
  until: (clock: string) => `Der Code gilt bis ${clock}.`,
  asks: (name: string) => `Das Handy von ${name} möchte beitreten`,
  compare: 'Lass es nur herein, wenn beide Bildschirme das zeigen:',
  letIn: 'Hereinlassen',
  decline: 'Nicht hereinlassen',
  isIn: (name: string) => `Das Handy von ${name} ist jetzt dabei`,
  signs: 'Zeichen',
  /** The names of the pictures that both screens show. */
  pictures: {
    moon: 'Mond',
    sock: 'Socke',
    pear: 'Birne',
    elephant: 'Elefant',
    bicycle: 'Fahrrad',
    cactus: 'Kaktus',
    balloon: 'Ballon',
    turtle: 'Schildkröte',
    strawberry: 'Erdbeere',
    boat: 'Boot',
    owl: 'Eule',
    key: 'Schlüssel',
    sunflower: 'Sonnenblume',
    bee: 'Biene',
    lemon: 'Zitrone',
    hat: 'Hut',
    whale: 'Wal',
    rainbow: 'Regenbogen',
    carrot: 'Karotte',
    train: 'Zug',
    fox: 'Fuchs',
    umbrella: 'Regenschirm',
    mushroom: 'Pilz',
    guitar: 'Gitarre',
    penguin: 'Pinguin',
    star: 'Stern',
    bread: 'Brot',
    house: 'Haus',
    butterfly: 'Schmetterling',
    cherries: 'Kirschen',
    rocket: 'Rakete',
    snail: 'Schnecke',
    tree: 'Baum',
    octopus: 'Krake',
    banana: 'Banane',
    clock: 'Uhr',
    giraffe: 'Giraffe',
    puzzle: 'Puzzle',
    melon: 'Melone',
    frog: 'Frosch',
    snow: 'Schnee',
    drum: 'Trommel',
    sheep: 'Schaf',
    grapes: 'Trauben',
    canoe: 'Kanu',
    duck: 'Ente',
    bell: 'Glocke',
    corn: 'Mais',
    horse: 'Pferd',
    gift: 'Geschenk',
    kiwi: 'Kiwi',
    tractor: 'Traktor',
    hedgehog: 'Igel',
    kite: 'Drachen',
    cookie: 'Keks',
    fish: 'Fisch',
    fire: 'Feuer',
    cap: 'Kappe',
    koala: 'Koala',
    pineapple: 'Ananas',
    anchor: 'Anker',
    lion: 'Löwe',
    egg: 'Ei',
    plant: 'Pflanze',
  },
  /** Why an exchange ended without success. */
  ended: {
    declined: 'Das andere Handy hat dieses nicht hereingelassen. Das Tagebuch hier ist unverändert.',
    notIn: 'Das Handy wurde nicht hereingelassen.',
    otherServer:
      'Das andere Handy nutzt einen anderen Sync-Server, deshalb kann dieses nicht beitreten. Das Tagebuch hier ist unverändert.',
    over: 'Der Code ist abgelaufen. Nimm einen neuen.',
    unreachable: 'Der Sync-Server ist nicht erreichbar. Versuch es noch einmal, wenn du online bist.',
    refused: 'Der Sync-Server nimmt dieses Passwort nicht an. Prüfe es.',
    full: 'Der Sync-Server ist voll. Versuch es später noch einmal.',
  },
  /** The state of a shared log. */
  status: {
    connecting: 'Verbindet …',
    getting: 'Holt das Tagebuch vom anderen Handy. Lass beide Handys einen Moment offen.',
    inStep: 'Auf dem Stand der anderen Handys',
    waiting: (count: number) =>
      plural(count, {
        one: '1 Änderung wartet aufs Senden',
        other: `${number(count)} Änderungen warten aufs Senden`,
      }),
    unreachable: 'Nicht verbunden. Einträge werden gesendet, sobald du online bist.',
    refused: 'Der Sync-Server lehnt dieses Handy ab. Einträge bleiben hier.',
    full: 'Der Sync-Server ist voll. Einträge bleiben hier und werden später gesendet.',
    outdated: 'Ein anderes Handy hat ein neueres Wee Hours. Aktualisiere dieses, um weiter zu teilen.',
    storage: 'Dieses Handy kann nicht speichern, was die anderen senden. Schaff etwas Platz.',
  },
  /** What was left out of the log, or could not be sent. */
  refusals: {
    foreign: 'Eine Nachricht war nicht von dieser Familie oder war beschädigt. Sie wurde ignoriert.',
    tooLarge: 'Ein Eintrag war zu groß zum Senden. Er bleibt auf diesem Handy.',
  },
  /** The name of the mark in the frame. `status` is one of the above. */
  mark: (status: string) => `Geteiltes Tagebuch: ${status}`,
  /** What other phones logged while the parent did not look at this one. */
  away: {
    title: 'Während du weg warst',
    another: 'Ein anderes Handy',
    /** For example `Ben: 2 Mahlzeiten und 1 Windel, zuletzt um 4:50`. */
    of: (name: string, counts: readonly string[], clock: string | null) =>
      clock === null ? `${name}: ${list(counts)}` : `${name}: ${list(counts)}, zuletzt um ${clock}`,
    close: 'Schließen',
  },
  /** This phone was removed by another one. */
  removed: {
    title: 'Dieses Handy teilt das Tagebuch nicht mehr',
    description: 'Ein anderes Handy hat es entfernt. Das Tagebuch auf diesem Handy bleibt, wie es ist.',
  },
  /**
   * Removing another phone, such as a lost one. Only screen readers present `phone`, so the verb is the whole visible
   * text and begins with a capital.
   */
  remove: <Node>(phone: Node): (string | Node)[] => [phone, ' Entfernen'],
  removing: {
    title: (phone: string) => `${phone} entfernen?`,
    about:
      'Es behält, was es hat, und bekommt nichts Neues. Die anderen Handys teilen weiter, und niemand braucht einen neuen Code.',
    keep: 'Behalten',
    act: 'Entfernen',
    waits: 'wird entfernt, sobald dieses Handy verbunden ist',
  },
  /** Two phones started a timer of the same kind for one baby. */
  timersJoined: {
    title: 'Ein Timer statt zwei',
    description: 'Zwei Handys haben denselben Timer gestartet. Der frühere zählt.',
  },
  /** Many entries that only this phone still has. */
  lacking: {
    title: (count: number) =>
      plural(count, {
        one: 'Ein anderes Handy hat vor langer Zeit 1 Eintrag gelöscht, den es hier noch gibt.',
        other: `Ein anderes Handy hat vor langer Zeit ${number(count)} Einträge gelöscht, die es hier noch gibt.`,
      }),
    remove: 'In den Papierkorb',
    later: 'Später entscheiden',
    removed: 'Für 30 Tage in den Papierkorb gelegt',
  },
  leave: 'Auf diesem Handy nicht mehr teilen',
  leaving: {
    title: 'Auf diesem Handy nicht mehr teilen?',
    about: 'Dieses Handy behält sein Tagebuch. Die anderen Handys teilen weiter.',
    keep: 'Weiter teilen',
  },
  left: 'Dieses Handy teilt das Tagebuch nicht mehr',
};
