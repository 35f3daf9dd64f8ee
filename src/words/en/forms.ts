import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The forms of entries and babies, and the dialogs around them. */
export const forms = {
  save: 'Save',
  delete: 'Delete',
  date: 'Date',
  /** The button that opens the date picker. */
  dateOf: (day: string) => `Date: ${day}`,
  now: 'Now',
  usualTimes: 'Usual times',
  usualLengths: 'Usual lengths',
  time: 'Time',
  start: 'Start',
  end: 'End',
  /** Gives the length of a span that ends on a later day: "8 h, +1 day". */
  lengthOver: (length: string, days: number) =>
    plural(days, {
      one: `${length}, +${number(days)} day`,
      other: `${length}, +${number(days)} days`,
    }),
  zone: (zone: string) => `Times are in the ${zone} time zone.`,
  whose: 'Baby',
  note: 'Note',
  importNote: 'From the import',
  notRecorded: 'Not recorded',
  onePerLine: 'One per line.',
  questions: {
    next: 'Then save again.',
    unanswered: 'Choose an answer or change your entry, then save.',
  },
  doctor: {
    ask: 'Ask the doctor',
    title: 'Ask the doctor',
    questions: 'Questions for the visit',
    hint: 'Saved as you type. The visit report includes them.',
    done: 'Done',
    about: (entry: string, when: string) => `${entry} (${when})`,
  },
  feed: {
    add: (name: string) => `Feed for ${name}`,
    edit: (name: string) => `Edit ${name}’s feed`,
    type: 'Feed type',
    amount: 'Amount',
    source: 'Milk stash',
    notFromStash: 'Not from the stash',
    sources: {
      fridge: (amount: string) => `From the fridge (${amount} there)`,
      freezer: (amount: string) => `From the freezer (${amount} there)`,
    },
  },
  diaper: {
    add: (name: string) => `Diaper for ${name}`,
    edit: (name: string) => `Edit ${name}’s diaper`,
    type: 'Diaper',
  },
  sleep: {
    add: (name: string) => `Sleep for ${name}`,
    edit: (name: string) => `Edit ${name}’s sleep`,
    type: 'Sleep type',
    types: { nap: 'Nap', night: 'Night' },
  },
  growth: {
    add: (name: string) => `Measurements for ${name}`,
    edit: (name: string) => `Edit ${name}’s measurements`,
    about: 'Enter any you have.',
    weight: 'Weight',
    pounds: 'Pounds',
    ounces: 'Ounces',
    length: 'Length',
    head: 'Head circumference',
    last: (amount: string, date: string) => `Last: ${amount}, ${date}`,
  },
  pump: {
    add: (name: string) => `Pumping for ${name}`,
    edit: (name: string) => `Edit ${name}’s pumping`,
    sum: (total: string) => `Total: ${total}`,
    stash: 'See the milk stash',
  },
  moment: {
    add: (name: string) => `Moment for ${name}`,
    edit: (name: string) => `Edit ${name}’s moment`,
    what: 'What to keep',
    titles: {
      first: 'What was new',
      tooth: 'Title',
      vaccine: 'Which vaccine',
      visit: 'What for',
      note: 'Title',
    },
    chooseTooth: 'Choose a tooth',
    toothHint: 'Left and right are your baby’s.',
    lotHint: 'It’s on the vaccination card.',
    nextHint: 'Shown with your questions for the visit.',
  },
  /** The form for a kind without its own form. `kind` is the name of the kind. */
  simple: {
    add: (name: string, kind: string) => `${kind} for ${name}`,
    /** Ties the entry to an earlier one, by the kind of the earlier one. */
    after: { feed: (clock: string) => `After the ${clock} feed` },
  },
  baby: {
    name: 'Baby’s name',
    nameHint: 'A nickname is fine.',
    birthDate: 'Birth date',
    sex: 'Sex',
    sexHint: 'Growth curves differ for girls and boys.',
    sexes: { female: 'Girl', male: 'Boy' },
    dueDate: 'Due date',
    dueDateHint: 'If your baby came early, we can show corrected ages.',
    units: 'Units',
    unitsHint: 'You can change this anytime in your profile.',
    systems: { us: 'oz, lb, in, °F', metric: 'ml, kg, cm, °C' },
    save: 'Save changes',
    add: 'Add baby',
  },
  photo: {
    label: 'Photo',
    hint: 'It’s resized here. It stays on this device until you share it.',
    choose: 'Choose a photo',
    chooseAnother: 'Choose another photo',
    remove: 'Remove photo',
    unreadable: 'This browser can’t read that picture. Choose a JPEG, a PNG, or a screenshot of it.',
    added: 'Photo added.',
    removed: 'Photo removed.',
    entryHint:
      'It’s made small here, and the place is removed. A log that phones share doesn’t contain photos.',
    noRoom: (megabytes: number) =>
      `Photos already fill their ${number(megabytes)} MB. Delete one, or save this without a photo.`,
    unsaved: 'Neither the words nor the photo is saved yet. Remove the photo to save only the words.',
    missing: 'This photo isn’t on this device.',
  },
  discarding: {
    title: 'Discard your changes?',
    description: 'You haven’t saved them.',
    discard: 'Discard',
    keep: 'Keep editing',
  },
  deleted: (name: string, entry: string) => `Deleted for ${name}: ${entry}`,
  /** Another tab changed the entry or the baby that this form edits. */
  changedElsewhere: (name: string) => `Another tab changed ${name}’s log.`,
  conflicts: {
    marks: {
      twice: 'Logged twice?',
      overlap: (entry: string, clock: string) => `Overlaps ${entry}, ${clock}`,
      overlaps: (entries: number) =>
        plural(entries, { one: '1 overlap', other: `Overlaps ${number(entries)} entries` }),
    },
    overlaps: (entry: string, when: string) => `This overlaps ${entry}, ${when}.`,
    overlapsRunning: (entry: string, since: string) => `This overlaps ${entry}, running since ${since}.`,
    looksTheSame: (entry: string, when: string) => `This looks the same as ${entry}, ${when}.`,
    range: (start: string, end: string) => `${start} to ${end}`,
    onDay: (day: string, when: string) => `${day}, ${when}`,
    ended: (name: string, entry: string) => `Ended for ${name}: ${entry}`,
    bothKept: (name: string, entry: string) => `Both kept for ${name}: ${entry}`,
    allKept: (name: string, entry: string) => `All kept for ${name}: ${entry}`,
    saved: (name: string, entry: string) => `Saved for ${name}: ${entry}`,
    logged: (name: string, entry: string) => `Logged for ${name}: ${entry}`,
    stays: {
      feed: 'Your feed is saved either way.',
      nap: 'Your nap is saved either way.',
      night: 'Your night sleep is saved either way.',
      entry: 'Your entry is saved either way.',
    },
    staysUnlessRemoved: 'It’s saved unless you remove it.',
    forgotten: 'You may have forgotten that timer. Stop it to set when it ended.',
    keepBoth: 'Keep both',
    keepAll: 'Keep all',
    remove: 'Remove this one',
    endThis: {
      feed: (time: string) => `End this feed at ${time}`,
      nap: (time: string) => `End this nap at ${time}`,
      night: (time: string) => `End this night sleep at ${time}`,
      entry: (time: string) => `End this entry at ${time}`,
    },
    /** Used if the other entry has another kind. */
    end: {
      feed: (time: string) => `End the feed at ${time}`,
      nap: (time: string) => `End the nap at ${time}`,
      night: (time: string) => `End the night sleep at ${time}`,
      entry: (time: string) => `End the other entry at ${time}`,
    },
    /** Used if both entries have the same kind. */
    endOther: {
      feed: (time: string) => `End the other feed at ${time}`,
      nap: (time: string) => `End the other nap at ${time}`,
      night: (time: string) => `End the other night sleep at ${time}`,
      entry: (time: string) => `End the other entry at ${time}`,
    },
  },
};
