import type { Clock } from '#domain/time/when.ts';

/** Why a row of an imported file can't become a record, or what the parent should check about it. */
export type RowFault =
  | PlainRowFault
  | { code: ColumnFault; column: string }
  /** The row has fewer, or more, cells than the header has columns. */
  | { code: 'breaksOff' | 'tooManyCells'; cells: number; columns: number }
  | { code: 'tooLong'; days: number };

/** Faults of a Wee Hours file, about the cell of one column. */
export type ColumnFault =
  | 'valueUnknown'
  | 'notNumber'
  | 'notInstant'
  | 'notDay'
  | 'notWallTime'
  | 'otherInstant';

/** Faults without parameters. */
export type PlainRowFault =
  // Times.
  | 'amOrPm'
  | 'clocksSkipped'
  | 'clocksTwice'
  | 'dateUnread'
  | 'durationOther'
  | 'durationUnread'
  | 'endFromDuration'
  | 'endsFirst'
  | 'future'
  | 'noClock'
  | 'noDate'
  | 'noEnd'
  | 'noLength'
  | 'noSuchClock'
  | 'noSuchDay'
  | 'noTime'
  | 'running'
  | 'stampFromClock'
  | 'stampOtherThanClock'
  | 'stampUnread'
  | 'timeUnread'
  | 'tooOld'
  | 'twoDurations'
  | 'zoneUnknown'
  // Feeds and diapers.
  | 'amountLeftOut'
  | 'amountUnread'
  | 'breastOrBottle'
  | 'littleMilk'
  | 'longBottle'
  | 'longEntry'
  | 'longFeed'
  | 'muchForAge'
  | 'neitherLengthNorAmount'
  | 'noContent'
  | 'noSide'
  | 'nothingDrunk'
  | 'overALiter'
  | 'sideLeftOut'
  | 'sideUnread'
  | 'sidesOther'
  | 'twoAmounts'
  | 'twoAmountsNoted'
  | 'unitUnclear'
  // Temperatures.
  | 'temperatureUnlikely'
  | 'temperatureUnread'
  // Growth.
  | 'measureUnlikely'
  | 'measureUnlikelyLeftOut'
  | 'measureUnread'
  | 'measureUnreadLeftOut'
  | 'noMeasure'
  // Babies.
  | 'babyChosenHere'
  | 'babyRemoved'
  | 'babyUnknown'
  | 'childLeftOut'
  | 'noBaby'
  | 'noId'
  | 'noName'
  | 'photoLeftOut'
  | 'sexUnknown'
  // A line with a total.
  | 'totalOther'
  // The row itself.
  | 'aboveHeader'
  | 'cellsUnused'
  | 'extraDamaged'
  | 'databaseOpen'
  | 'fileCut'
  | 'jsonUnread'
  | 'morePages'
  | 'newerKind'
  | 'noKind'
  | 'otherTable'
  | 'quoteOpen'
  | 'quotesUnpaired'
  | 'rowLeftOut';

/** A value that a fault compares. An instant (`at`, epoch ms) is shown with its zone. */
export type Figure = { count: number } | { minutes: number } | { oz: number } | { at: number; zone: string };

/** Two readings of a row (the imported one, and the other one), or a figure of the file and the imported one. */
export type Compared = { taken: Figure; other: Figure } | { stated: Figure; read: Figure };

/**
 * What a fault refers to: a text of the file, a text with the clock time that was used instead, the entry's amount, its
 * length, or two figures that are compared.
 */
export type FoundInRow =
  | string
  | { text: string; clock: Clock }
  | { oz: number }
  | { minutes: number }
  | Compared;
