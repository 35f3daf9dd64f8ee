import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const daysOf = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

/** The trash of the profile, and the babies removed from it. */
export const trash = {
  title: 'Trash',
  about: (days: number) =>
    `You can restore what you deleted for ${daysOf(days)}. Then it’s gone from here for good. Importing a log that still contains it brings it back.`,
  empty: 'The trash is empty.',
  ofImport:
    'Entries of an undone import are restored one by one. If you imported its file again, they’re in your log already. To get all of them back, import the file again.',
  more: 'Show more',
  restore: 'Restore',
  restoreOne: (entry: string) => `Restore ${entry}`,
  restoreAll: (count: number) => `Restore all ${number(count)}`,
  restored: {
    one: (entry: string) => `Restored: ${entry}`,
    all: (count: number) =>
      plural(count, {
        one: `Restored ${number(count)} entry`,
        other: `Restored all ${number(count)} entries`,
      }),
    baby: (name: string) => `${name} is back`,
    description: 'Everything is back in place.',
  },
  deleted: <Node>(name: Node, when: string, ago: string): (string | Node)[] => [
    name,
    `, ${when}. Deleted ${ago}.`,
  ],
  babies: {
    withAll: <Node>(name: Node): (string | Node)[] => [name, ' and everything logged'],
    removed: (ago: string) => `Removed ${ago}.`,
  },
};
