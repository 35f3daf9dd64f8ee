import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/**
 * Why a row of an imported file isn't an entry, or what to check about it. “It” is the row. The keys are the codes of
 * `RowFault`.
 */
export const rows = {
  clocksSkipped: 'Clocks skipped its time. Another time was used.',
  clocksTwice: 'Clocks showed its time twice. It may be the other one.',
  endsFirst: 'It ends before it starts.',
  endFromDuration: 'It ends before it starts. Its duration was used.',
  future: 'Its time is in the future.',
  tooOld: 'It’s from before the year 2000.',
  twoDurations: 'Its duration can mean two numbers. The larger one was used.',
  durationUnread: 'Its duration couldn’t be read.',
  amountUnread: 'Its amount couldn’t be read.',
  nothingDrunk: 'Its amount is 0.',
  overALiter: 'Its amount is more than a liter.',
  measureUnread: 'Its measurement couldn’t be read.',
  measureUnlikely: 'Its measurement isn’t a baby’s.',
  noMeasure: 'It has no measurement.',
  timeUnread: 'Its time couldn’t be read.',
  noSuchClock: 'Its time of day doesn’t exist.',
  dateUnread: 'Its date couldn’t be read.',
  noSuchDay: 'Its day isn’t on the calendar.',
  noSide: 'It doesn’t say which side, or for how long.',
  noLength: 'It began and ended in the same minute.',
  noEnd: 'It has no end.',
  dry: 'It was dry.',
  noContent: 'It says neither wet nor dirty.',
  noKind: 'Wee Hours has no type for this.',
  fileCut: 'The file ends in this row. It may be cut off.',
  quoteOpen: 'A quotation mark opens in it and never closes.',
  quotesUnpaired: 'Its quotation marks don’t match.',
  babyRemoved: 'Its baby is in the trash. Restore the baby first.',
  babyUnknown: 'The file doesn’t describe its baby.',
  childLeftOut: 'You left this child out.',
  muchForAge: 'It’s a lot for one bottle at this age.',
  longBottle: 'It’s a bottle of more than 1 hour.',
  longFeed: 'It’s a feed of more than 3 hours.',
  noId: 'It has no id.',
  noName: 'It has no name.',
  sexUnknown: 'Its sex is neither female nor male.',
  photoLeftOut: 'Its photo isn’t a picture. It was left out.',
  zoneUnknown: 'This device doesn’t know its time zone.',
  noBaby: 'It doesn’t say which baby it belongs to.',
  extraDamaged: 'Its extra column is damaged.',
  babyChosenHere: 'You choose the baby’s profile here instead.',
  newerKind: 'A newer Wee Hours wrote it. Update the app, then import it again.',
  sideUnread: 'The duration of a side couldn’t be read.',
  sideLeftOut: 'The duration of one side couldn’t be read. It was left out.',
  breastOrBottle: 'It doesn’t say whether it was breast or bottle.',
  noTime: 'It doesn’t say when it was.',
  stampUnread: 'Its time stamp couldn’t be read.',
  stampFromClock: 'Its time stamp couldn’t be read. Its clock time was used.',
  stampOtherThanClock: 'Its clock time and time stamp differ. The time stamp was used.',
  running: 'It’s still running.',
  neitherLengthNorAmount: 'It has neither a nursing time nor a bottle amount.',
  measureUnreadLeftOut: 'Its measurement couldn’t be read. It was left out.',
  measureUnlikelyLeftOut: 'Its measurement isn’t a baby’s. It was left out.',
  breaksOff: (cells: number, columns: number) =>
    plural(cells, {
      one: `It breaks off after 1 of ${number(columns)} cells.`,
      other: `It breaks off after ${number(cells)} of ${number(columns)} cells.`,
    }),
  tooManyCells: (cells: number, columns: number) =>
    `It has ${number(cells)} cells, but the header has ${number(columns)}.`,
  tooLong: (days: number) =>
    plural(days, { one: 'It lasts more than 24 hours.', other: `It lasts more than ${number(days)} days.` }),
  valueUnknown: (column: string) => `The value in ${column} isn’t known.`,
  notNumber: (column: string) => `The value in ${column} isn’t a number like 4.2.`,
  notInstant: (column: string) => `The value in ${column} isn’t a time like 2026-05-03T14:30:00.000Z.`,
  notDay: (column: string) => `The value in ${column} isn’t a day like 2026-05-03.`,
  notWallTime: (column: string) => `The value in ${column} isn’t a time like 2026-05-03T07:30.`,
  otherInstant: (column: string) => `Its times differ. ${column} counts for a new entry.`,
  /** What a fault refers to. The time is the one that was used instead of the text. */
  found: {
    clock: (text: string, clock: string) => `${text} → ${clock}`,
    several: (found: readonly string[]) => found.join(', '),
  },
};
