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
  | 'clocksSkipped'
  | 'clocksTwice'
  | 'dateUnread'
  | 'durationUnread'
  | 'endFromDuration'
  | 'endsFirst'
  | 'future'
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
  | 'amountUnread'
  | 'breastOrBottle'
  | 'dry'
  | 'longBottle'
  | 'longFeed'
  | 'muchForAge'
  | 'neitherLengthNorAmount'
  | 'noContent'
  | 'noSide'
  | 'nothingDrunk'
  | 'overALiter'
  | 'sideLeftOut'
  | 'sideUnread'
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
  // The row itself.
  | 'extraDamaged'
  | 'fileCut'
  | 'newerKind'
  | 'noKind'
  | 'quoteOpen'
  | 'quotesUnpaired';

/**
 * What a fault refers to: a text of the file, the clock time that was used instead of such a text, or the amount or
 * length of the entry.
 */
export type FoundInRow = string | { text: string; clock: Clock } | { oz: number } | { minutes: number };
