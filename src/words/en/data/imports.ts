import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('en');

const rowsOf = (count: number) => plural(count, { one: '1 row', other: `${number(count)} rows` });

/** The import of logs on the profile. */
export const imports = {
  title: 'Import a log',
  about:
    'Import from another app or from Wee Hours. You can pick several files at once. They never leave this device.',
  choose: 'Choose CSV files',
  reading: 'Reading…',
  saving: 'Saving on this device…',
  undoing: 'Undoing the import…',
  cancel: 'Cancel',
  stop: 'Stop',
  imported: (source: string) => `Your log from ${source} is imported`,
  undo: 'Undo',
  undone: {
    title: 'The import is undone',
    description: 'Your log is back to how it was without it.',
  },
  preview: {
    announced: (entries: number) =>
      plural(entries, {
        one: '1 entry can be imported.',
        other: `${number(entries)} entries can be imported.`,
      }),
    files: (count: number) => plural(count, { one: '1 file', other: `${number(count)} files` }),
    from: (rows: number, apps: readonly string[]) => `${rowsOf(rows)} from ${list(apps)}`,
    fromBetween: (rows: number, apps: readonly string[], first: string, last: string) =>
      `${rowsOf(rows)} from ${list(apps)}, ${first} to ${last}`,
    file: <Node>(name: Node, rows: number): (string | Node)[] => [name, `: ${rowsOf(rows)}`],
    leftOut: 'This file is left out. You can still import the others.',
    open: 'Answer this to see what happens to each row.',
    importEntries: (entries: number) =>
      plural(entries, { one: 'Import 1 entry', other: `Import ${number(entries)} entries` }),
    importBabies: (babies: number) =>
      plural(babies, { one: 'Import 1 baby', other: `Import ${number(babies)} babies` }),
    beforeBirth: <Node>(name: Node, first: string, born: string): (string | Node)[] => [
      `This log starts on ${first}, before `,
      name,
      ` was born on ${born}. Is it another baby’s?`,
    ],
  },
  questions: {
    volume: { label: 'What unit are the amounts in?', oz: 'Ounces', ml: 'Milliliters' },
    weight: { label: 'What unit are the weights in?', lb: 'Pounds', kg: 'Kilograms' },
    length: { label: 'What unit are the lengths in?', in: 'Inches', cm: 'Centimeters' },
    bare: (numbers: readonly string[]) => `The log says ${numbers.join(', ')}, without a unit.`,
    day: (example: string) => `Which day is ${example}?`,
    dayHint: 'Apps write dates both ways. No date in this log shows which.',
    zone: 'Time zone of this log',
    zoneHint: 'The log has no time zone. Choose where it was kept.',
  },
  whose: {
    named: (name: string) => `Which baby is “${name}”?`,
    unnamed: 'Whose log is it?',
    allOne: 'All rows without a name, in all these files, go to this baby. Import twins one at a time.',
    choose: 'Choose…',
    leaveOut: 'Leave these rows out',
    addFirst: 'Add your baby first.',
    option: (name: string, born: string) => `${name}, born ${born}`,
    add: 'Add a baby',
    addNamed: (name: string) => `Add ${name}`,
    addAnother: 'It’s another baby’s',
    addFirstBaby: 'Add your baby',
    plan: 'A profile for another baby comes with Plus and Lifetime.',
  },
  outcome: {
    nothingNew: (files: number) =>
      plural(files, {
        one: 'There’s nothing new in this file.',
        other: 'There’s nothing new in these files.',
      }),
    noEntry: (files: number) =>
      plural(files, {
        one: 'No row in this file becomes an entry.',
        other: 'No row in these files becomes an entry.',
      }),
    becomes: <Node>(rows: number, entries: Node): (string | Node)[] => [
      plural(rows, { one: '1 row becomes ', other: `${number(rows)} rows become ` }),
      entries,
    ],
    apart: ', left and right separate',
    sittings: (count: number) =>
      plural(count, { one: ', in 1 sitting', other: `, in ${number(count)} sittings` }),
    known: (rows: number) =>
      plural(rows, {
        one: '1 row is already in your log and isn’t added again.',
        other: `${number(rows)} rows are already in your log and aren’t added again.`,
      }),
    repeated: (rows: number) =>
      plural(rows, { one: '1 row repeats another row.', other: `${number(rows)} rows repeat other rows.` }),
    names: (names: readonly string[]) => names.join(', '),
    namesAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${number(more)} more`,
    columns: (count: number, names: string) =>
      plural(count, {
        one: `This column isn’t imported: ${names}.`,
        other: `These columns aren’t imported: ${names}.`,
      }),
    order: (feeds: number) =>
      plural(feeds, {
        one: '1 feed doesn’t say which side was first.',
        other: `${number(feeds)} feeds don’t say which side was first.`,
      }),
    lengths: (feeds: number) =>
      plural(feeds, {
        one: '1 feed has one length for both sides. Each got half.',
        other: `${number(feeds)} feeds have one length for both sides. Each got half.`,
      }),
    keep: (names: string) => `Keep as notes: ${names}`,
    keepHint: 'Wee Hours has no type for these. Each is added to the note of the nearest new entry that day.',
    kept: (rows: number) =>
      plural(rows, { one: '1 row is kept in notes.', other: `${number(rows)} rows are kept in notes.` }),
    doubts: (rows: number) => plural(rows, { one: '1 row to check', other: `${number(rows)} rows to check` }),
    notImported: (rows: number) =>
      plural(rows, { one: '1 row isn’t imported', other: `${number(rows)} rows aren’t imported` }),
  },
  reasons: {
    reason: <Node>(kind: Node, rows: number, reason: string): (string | Node)[] => [
      kind,
      `, ${rowsOf(rows)}: ${reason}`,
    ],
    places: (places: string) => `In ${places}.`,
    lines: (count: number, lines: string) => plural(count, { one: `line ${lines}`, other: `lines ${lines}` }),
    linesOf: (lines: string, file: string) => `${lines} of ${file}`,
    found: <Node>(line: number, found: Node): (string | Node)[] => [`Line ${line}: “`, found, '”'],
    foundIn: <Node>(line: number, file: Node, found: Node): (string | Node)[] => [
      `Line ${line} of `,
      file,
      ': “',
      found,
      '”',
    ],
  },
  past: {
    title: 'Past imports',
    from: (source: string, day: string) => `From ${source}, ${day}`,
    until: (day: string) => `You can undo it until ${day}.`,
    gone: 'You can’t undo it. Its entries were deleted, or another phone brought them too.',
    undo: 'Undo this import',
    asking: {
      title: 'Undo this import?',
      entries: (entries: string, source: string) =>
        `${entries} from ${source} will leave your log, with any changes you made to them. What you logged yourself stays.`,
      all: (source: string) =>
        `Everything that came from ${source} will leave your log, with any changes you made to it. What you logged yourself stays.`,
      profiles: 'A profile that came with it goes too, unless you changed it or logged for that baby since.',
      keep: 'Keep it',
      undo: 'Undo it',
    },
  },
};
