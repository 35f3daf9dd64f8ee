import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

const daysLong = (count: number) => plural(count, { one: '1 Tag lang', other: `${number(count)} Tage lang` });

/** The part of the profile with the trash and the removed babies. */
export const trash = {
  title: 'Papierkorb',
  about: (days: number) =>
    `Was du löschst, bleibt ${daysLong(days)} hier, damit du es wiederherstellen kannst. Danach ist es endgültig weg, außer du importierst ein Tagebuch, das es noch hat.`,
  empty: 'Der Papierkorb ist leer.',
  ofImport:
    'Einträge eines zurückgenommenen Imports stellst du einzeln wieder her. Um alle zurückzubekommen, importiere die Datei noch einmal. Hast du das schon getan, sind sie in deinem Tagebuch.',
  more: 'Mehr zeigen',
  restore: 'Wiederherstellen',
  restoreOne: (entry: string) => `Wiederherstellen: ${entry}`,
  restoreAll: (count: number) => `Alle ${number(count)} wiederherstellen`,
  restored: {
    one: (entry: string) => `Wiederhergestellt: ${entry}`,
    all: (count: number) =>
      plural(count, {
        one: `${number(count)} Eintrag wiederhergestellt`,
        other: `Alle ${number(count)} Einträge wiederhergestellt`,
      }),
    baby: (name: string) => `${name} ist wieder da`,
    description: 'Alles ist wieder an seinem Platz.',
  },
  deleted: <Node>(name: Node, when: string, ago: string): (string | Node)[] => [
    name,
    `, ${when}. Gelöscht ${ago}.`,
  ],
  babies: {
    withAll: <Node>(name: Node): (string | Node)[] => [name, ' und alle Einträge'],
    removed: (ago: string) => `Entfernt ${ago}.`,
  },
};
