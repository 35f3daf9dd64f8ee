import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('en');

const daysOf = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

/** The parts of the profile for backups, exports, storage and chosen files. */
export const backup = {
  title: 'Backup & handover',
  about:
    'Put everything in one file. Use it to keep a copy, move to a new phone, or combine two phones’ logs. It goes only where you put it.',
  demo: 'You can try all of this in the demo. It isn’t saved.',
  open: 'Open a backup',
  checking: 'Checking the file…',
  saving: 'Saving on this device…',
  undoing: 'Undoing…',
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  leaving: {
    title: 'Leave without using the backup?',
    description: 'The backup you opened isn’t in your log yet.',
    discard: 'Leave',
    keep: 'Stay',
  },
  oneFile: {
    title: 'One file at a time',
    happened: (files: number) =>
      plural(files, {
        one: `You chose ${number(files)} file. Open it by itself.`,
        other: `You chose ${number(files)} files. Open them one by one.`,
      }),
  },
  make: {
    about: 'One file with every baby and entry, recent deletions, and your settings.',
    lock: 'Protect with a passphrase',
    lockHint: 'Without one, anyone with the file can read it.',
    passphrase: 'Passphrase',
    passphraseHint:
      'A few words you’ll still know in a year. Without them, no one can open the file, not even us.',
    again: 'Repeat the passphrase',
    tooShort: (characters: number) =>
      plural(characters, {
        one: `Use at least ${number(characters)} character. Three words will do.`,
        other: `Use at least ${number(characters)} characters. Three words will do.`,
      }),
    notSame: 'The passphrases don’t match. Check them with the eye icon.',
    make: 'Make a backup',
    doesNotOpen: {
      title: 'This backup can’t be opened',
      happened: 'Wee Hours checks every backup before you get it. This one failed. Your log is safe.',
      todo: 'Export all your data as CSV below. It has every entry. Then tell us through Support.',
    },
    made: {
      title: 'Your backup is ready',
      saved: (file: string) => `${file} is in your downloads. Keep a copy somewhere other than this device.`,
      shared: 'Keep a copy somewhere other than this device.',
    },
  },
  unlock: {
    wrong: 'That isn’t the passphrase for this file. Try again.',
    passphrase: 'Passphrase for this backup',
    hint: 'The words you chose when you made the backup.',
    open: 'Open',
  },
  table: {
    caption: 'What’s in the backup, and what’s here now',
    file: 'In the file',
    here: 'Here now',
    babies: 'Babies',
    names: (names: readonly string[]) => list(names),
    none: 'None',
    count: (entries: number) => number(entries),
    newer: 'From a newer version',
    latest: 'Latest entry',
  },
  preview: {
    from: (day: string, clock: string) => `A backup from ${day}, ${clock}`,
    question: 'What do you want to do?',
    acts: { merge: 'Combine both logs', replace: 'Replace this log' },
    same: 'This file matches your log exactly. There’s nothing to add.',
    combine: 'Combine both logs',
    restore: 'Restore this backup',
    replace: 'Replace my log',
    replacing: {
      title: 'Replace your log?',
      gone: (entries: string) => `Replacing removes what’s only here: ${entries}.`,
      goneAndRunning: (entries: string, timers: string) =>
        `Replacing removes what’s only here: ${entries}, and ${timers}.`,
      nothingGone: 'Everything here is in the file too.',
      trashed: (name: string) => `${name}’s profile moves to the trash.`,
      undo: (days: number) => `You can undo this for ${daysOf(days)}.`,
      keep: 'Keep my log',
      replace: 'Replace it',
    },
  },
  outcome: {
    empty: 'Your log here is empty. You’ll get everything in the file, including its settings.',
    nothing: 'Your log already has all of this. Nothing would change.',
    onlyDeletions: 'No entries change here. Entries deleted there stay deleted.',
    merge: {
      about:
        'For two phones that share one log. It combines the entries from both. The latest change counts. Anything deleted on one phone is deleted on the other too.',
      added: 'New from the file',
      changed: 'Changed in the file',
      removed: 'Deleted in the file',
      stopped: 'Stopped in the file',
      undo: (days: number, files: number) =>
        `You can undo this for ${daysOf(days)}, or until you combine ${number(files)} more files with your log.`,
    },
    replace: {
      about: 'Your log and settings become exactly what’s in the file.',
      added: 'Added',
      changed: 'Changed to match the file',
      removed: 'Only here, so removed',
      stopped: 'No longer running',
      undo: (days: number) => `You can undo this for ${daysOf(days)}.`,
    },
    trashed: <Node>(name: Node): (string | Node)[] => [
      name,
      '’s profile is in the file’s trash. It moves to the trash here too. You can restore it from there.',
    ],
    trashedWith: <Node>(name: Node, entries: Node): (string | Node)[] => [
      name,
      '’s profile is in the file’s trash. It moves to the trash here too, with ',
      entries,
      '. You can restore it from there.',
    ],
    unseen: <Node>(name: Node, entries: Node): (string | Node)[] => [
      name,
      '’s profile is in the trash. Restore it there to see what the file adds: ',
      entries,
      '.',
    ],
    importedApart: (count: number) =>
      plural(count, {
        one: '1 entry was imported separately on both phones. Combining the logs would duplicate it. First undo one of the two imports under “Past imports”. Or replace one phone’s log with the other’s backup.',
        other: `${number(count)} entries were imported separately on both phones. Combining the logs would duplicate them. First undo one of the two imports under “Past imports”. Or replace one phone’s log with the other’s backup.`,
      }),
    madeApart: <Node>(name: Node): (string | Node)[] => [
      name,
      ' has two separate profiles, one in the file and one here. Both stay, each with its own entries. To share one log from now on, replace one phone’s log with the other’s backup.',
    ],
    old: (days: number) =>
      `This file is more than ${daysOf(days)} old. Entries you deleted here more than ${daysOf(days)} ago may come back.`,
  },
  done: {
    nothing: { title: 'Nothing to change', description: 'Your log already had all of this.' },
    title: { merge: 'The two logs are combined', replace: 'Your log now matches the file' },
    added: (entries: string) => `Added: ${entries}.`,
    changed: (entries: string) => `Changed: ${entries}.`,
    removed: (entries: string) => `Removed: ${entries}.`,
    stopped: (timers: number) =>
      plural(timers, { one: '1 timer stopped.', other: `${number(timers)} timers stopped.` }),
    noEntry: { merge: 'Your entries stayed the same.', replace: 'The file’s settings now apply.' },
  },
  applied: {
    when: (day: string, clock: string) => `${day}, ${clock}`,
    text: (when: string) => `A backup file changed your log on ${when}.`,
    undo: 'Undo this change',
    asking: {
      title: 'Undo the file’s changes?',
      description: (when: string) =>
        `Your log goes back to how it was before ${when}. What you logged on this device since then stays.`,
      keep: 'Keep it',
      undo: 'Undo it',
    },
  },
  undone: { title: 'Undone', description: 'Your log is back to how it was before the file.' },
  counts: {
    babies: (count: number) =>
      plural(count, { one: '1 baby profile', other: `${number(count)} baby profiles` }),
    others: (count: number) =>
      plural(count, {
        one: '1 entry from a newer version',
        other: `${number(count)} entries from a newer version`,
      }),
    runningNewer: 'the timer of a newer version running here',
    all: (counts: readonly string[]) => list(counts),
  },
  unreadable: {
    text: (count: number) =>
      plural(count, {
        one: '1 entry couldn’t be read. It’s left out of the log and its totals. Every backup still includes it.',
        other: `${number(count)} entries couldn’t be read. They’re left out of the log and its totals. Every backup still includes them.`,
      }),
    export: (count: number) => plural(count, { one: 'Export it as a file', other: 'Export them as a file' }),
    saved: 'Saved as a file',
  },
  downloaded: (file: string) => `${file} is in your downloads.`,
  exports: {
    title: 'Export your data',
    about: 'Your log is yours on every plan. Export all of it anytime.',
    everything: {
      about: 'Babies, entries, photos, trash, account, and settings. Opens without Wee Hours.',
      making: 'Making the zip…',
      export: 'Export everything (zip)',
    },
    csv: {
      about: 'Every entry in one spreadsheet. Wee Hours can import it again.',
      export: 'Export all my data (CSV)',
    },
    tables: {
      about: 'One spreadsheet per type, in your units.',
      export: 'Export tables for spreadsheets (zip)',
    },
    saved: 'Your data is saved',
  },
  storage: {
    title: 'Storage',
    about: 'Your log lives in this browser, on this device.',
    demo: 'The demo lives in this tab’s memory. It’s gone when you leave it.',
    unknown: 'This browser doesn’t say whether it keeps your log for good.',
    promised: 'Your browser has promised to keep your log, even when the device runs out of space.',
    notPromised: 'Your browser may clear this log if the device runs out of space.',
    protect: 'Protect my log',
    refused:
      'Your browser hasn’t promised to keep it yet. Installing Wee Hours makes that more likely. Make regular backups either way.',
    usedLittle: 'Wee Hours uses less than 1 MB on this device.',
    used: (megabytes: number) =>
      `Wee Hours uses about ${number(megabytes)} MB on this device, including the app.`,
    backup: 'Make a backup',
    photos: (megabytes: string, most: number) => `Photos: ${megabytes} MB of ${number(most)} MB`,
    photosAbout: 'Backups and exports contain your photos. A log that phones share doesn’t.',
  },
  files: {
    drop: { one: 'Or drop it here. ', several: 'Or drop them here. ' },
    preview: 'You’ll see a preview before anything is saved.',
    fromOutside: 'This was sent from outside Wee Hours. Use it only if you expected it.',
    unreadable: 'That file couldn’t be read',
    insecure: {
      title: 'Backups need a secure connection',
      happened: 'This page was loaded over plain http, so Wee Hours can’t check or lock files.',
      todo: 'Open this page with https:// in front of its address.',
    },
    lost: { title: 'That file didn’t arrive', description: 'Choose it under “Import a log” instead.' },
  },
};
