import { grammarOf } from '#words/grammar.ts';

const { list, plural, number } = grammarOf('de');

/** The first steps after sign-up: the baby, the Home Screen, the recovery code, the end of the trial. */
export const welcome = {
  baby: {
    title: 'Für wen ist dieses Tagebuch?',
    about: 'Drei Fragen, dann kannst du eintragen. Alles bleibt auf diesem Gerät, bis du es teilst.',
    skip: 'Erst mal überspringen',
    /** Leads to the trash. Another phone may have moved the log there. */
    inTrash: (names: readonly string[]) =>
      `Das Tagebuch von ${list(names)} liegt im Papierkorb. Wiederherstellen`,
    /** Leads to the panel that joins a shared log. */
    join: 'Stattdessen dem Tagebuch eines anderen Handys beitreten',
    added: { title: (name: string) => `${name} ist angelegt`, description: 'Du kannst jetzt eintragen.' },
    skipped: {
      title: 'Dein Tagebuch wartet auf dein Baby',
      about: 'Es braucht nur einen Namen und ein Geburtsdatum.',
      add: 'Baby anlegen',
    },
  },
  homeScreen: {
    title: 'Leg Wee Hours zuerst auf den Home-Bildschirm',
    about:
      'Auf iPhone und iPad hat die App auf dem Home-Bildschirm ein eigenes Tagebuch. Safari kann das Tagebuch eines Tabs löschen, wenn du ihn eine Woche lang nicht öffnest. Du hast noch nichts eingetragen, also installiere die App am besten jetzt:',
    share: 'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
    open: 'Öffne Wee Hours vom Home-Bildschirm.',
    signUp: 'Registriere dich dort noch einmal und fang an.',
    stay: 'In Safari bleiben',
  },
  offer: {
    title: 'Sichere dir einen Wiederherstellungs\u00adcode',
    about: 'Wir können dein Passwort nicht zurücksetzen. Falls du es vergisst, hilft dir dieser Code.',
    show: 'Code anzeigen',
    later: 'Später, im Profil',
  },
  /** The hint after the third entry. */
  install: {
    title: 'Einmal tippen, und dein Tagebuch ist offen',
    about: 'Installiert öffnet sich Wee Hours im Vollbild und läuft auch offline.',
    install: 'Wee Hours installieren',
    later: 'Jetzt nicht',
  },
  trialEnds: <Node>(days: number, link: (text: string) => Node): (string | Node)[] => [
    plural(days, {
      one: 'Deine kostenlose Testzeit endet in weniger als einem Tag.',
      other: `Deine kostenlose Testzeit endet in ${number(days)} Tagen.`,
    }),
    ' Du kannst weiter eintragen. Dein Tagebuch bleibt deins. ',
    link('Tarife ansehen'),
  ],
};
