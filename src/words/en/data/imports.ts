import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('en');

const rowsOf = (count: number) => plural(count, { one: '1 row', other: `${number(count)} rows` });

/** The part of the profile that imports logs. */
export const imports = {
  title: 'Import a log',
  about:
    'Import from another app or from Wee Hours. You can pick several files at once. They never leave this device.',
  choose: 'Choose files',
  reading: 'Reading…',
  saving: 'Saving on this device…',
  undoing: 'Undoing the import…',
  cancel: 'Cancel',
  leaving: {
    title: 'Leave without importing?',
    description: 'The files you chose aren’t in your log yet.',
    discard: 'Leave',
    keep: 'Stay',
  },
  stop: 'Stop',
  imported: (source: string) => `Your log from ${source} is imported`,
  filled: (entries: number) =>
    plural(entries, { one: '1 entry got details', other: `${number(entries)} entries got details` }),
  undo: 'Undo',
  undone: {
    title: 'The import is undone',
    description: 'The imported entries are gone from your log.',
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
    remap: 'Change the columns',
    remapOf: (table: string) => `Change the columns of ${table}`,
    leftOut: 'This file is left out. You can still import the others.',
    undo: (days: number) => `After the import, you can undo it with one tap for ${number(days)} days.`,
    open: 'Answer this to see what happens to each row.',
    importEntries: (entries: number) =>
      plural(entries, { one: 'Import 1 entry', other: `Import ${number(entries)} entries` }),
    fillEntries: (entries: number) =>
      plural(entries, { one: 'Add details to 1 entry', other: `Add details to ${number(entries)} entries` }),
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
    /** `more` is the number of other files that the answer is for. */
    dayIn: <Node>(file: Node, more: number): (string | Node)[] => [
      'This date is in ',
      file,
      more ? plural(more, { one: ' and 1 more file.', other: ` and ${number(more)} more files.` }) : '.',
    ],
    dayHint: 'Some apps put the month first, others the day. This log doesn’t show which.',
    zone: 'Time zone of this log',
    zoneHint: 'The log doesn’t name a time zone. Choose the one it was kept in.',
  },
  whose: {
    /** `born` is the birth date in the file, if it has one. */
    named: (name: string, born?: string) =>
      born ? `Which baby is “${name}”, born ${born}?` : `Which baby is “${name}”?`,
    unnamed: 'Whose log is it?',
    allOne: 'Every row without a name in these files goes to this baby. Import twins one at a time.',
    choose: 'Choose…',
    leaveOut: 'Leave these rows out',
    addFirst: 'Add your baby first.',
    option: (name: string, born: string) => `${name}, born ${born}`,
    add: 'Add a baby',
    addNamed: (name: string) => `Add ${name}`,
    addAnother: 'It’s another baby’s',
    addFirstBaby: 'Add your baby',
    plan: 'You can add more babies with Plus or Lifetime.',
  },
  outcome: {
    nothingNew: (files: number) =>
      plural(files, {
        one: 'There’s nothing new in this file.',
        other: 'There’s nothing new in these files.',
      }),
    noEntry: (files: number) =>
      plural(files, {
        one: 'No rows in this file can be imported.',
        other: 'No rows in these files can be imported.',
      }),
    fresh: <Node>(counts: Node): (string | Node)[] => ['New: ', counts],
    table: {
      caption: (name: string) => `What becomes of ${name}’s rows`,
      file: 'In the file',
      log: 'In your log',
      type: <Node>(type: Node, rows: number): (string | Node)[] => [type, `, ${rowsOf(rows)}`],
      moreTypes: (types: number, rows: number) =>
        `${plural(types, { one: '1 more type', other: `${number(types)} more types` })}, ${rowsOf(rows)}`,
      apart: ', left and right separate',
      sittings: (count: number) =>
        plural(count, { one: ', in 1 sitting', other: `, in ${number(count)} sittings` }),
      known: (rows: number) =>
        plural(rows, {
          one: '1 row is already in your log.',
          other: `${number(rows)} rows are already in your log.`,
        }),
      repeated: (rows: number) =>
        plural(rows, {
          one: '1 row repeats another row.',
          other: `${number(rows)} rows repeat other rows.`,
        }),
    },
    filled: (entries: number) =>
      plural(entries, {
        one: '1 entry in your log gets details it didn’t have.',
        other: `${number(entries)} entries in your log get details they didn’t have.`,
      }),
    moved: (rows: number) =>
      plural(rows, {
        one: '1 note in your log becomes an entry of its own.',
        other: `${number(rows)} notes in your log become entries of their own.`,
      }),
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
        one: '1 feed has one duration for both sides. Each side gets half.',
        other: `${number(feeds)} feeds have one duration for both sides. Each side gets half.`,
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
    cells: (cells: readonly string[]) => cells.join(' · '),
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
    gone: 'You can’t undo it. Its entries were deleted, or they also came from another phone.',
    undo: 'Undo this import',
    asking: {
      title: 'Undo this import?',
      entries: (entries: string, source: string) =>
        `This removes ${entries} imported from ${source}, with any changes you made to them. What you logged yourself stays.`,
      all: (source: string) =>
        `This removes everything imported from ${source}, with any changes you made to it. What you logged yourself stays.`,
      details: (entries: number) =>
        plural(entries, {
          one: 'The details it added to 1 earlier entry go too. The entry stays.',
          other: `The details it added to ${number(entries)} earlier entries go too. The entries stay.`,
        }),
      onlyDetails: (entries: number, source: string) =>
        plural(entries, {
          one: `This removes the details that ${source} added to 1 earlier entry. The entry stays.`,
          other: `This removes the details that ${source} added to ${number(entries)} earlier entries. The entries stay.`,
        }),
      profiles: 'A profile it added is removed too, unless you’ve changed it or logged for that baby.',
      keep: 'Keep it',
      undo: 'Undo it',
    },
  },
};
