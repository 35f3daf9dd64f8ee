import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const daysOf = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

/** The part of the profile with the trash and the removed babies. */
export const trash = {
  title: 'Trash',
  about: (days: number) =>
    `What you delete stays here for ${daysOf(days)}, so you can restore it. Then it’s gone for good, unless you import a log that still has it.`,
  empty: 'The trash is empty.',
  ofImport:
    'Restore entries from an undone import one by one. To get all of them back, import the file again. If you already did, they’re in your log.',
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
