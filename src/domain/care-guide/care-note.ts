/**
 * A note on a range: what its number counts, or when it does not apply. The words are in the catalog `guide`. They are
 * our own and not quoted from the source.
 */
export type CareNote = FeedingNote | SleepNote | DiaperNote | WeightNote;

export type FeedingNote =
  | 'every1To3Hours'
  | 'every2To3Hours'
  | 'every2To4Hours'
  | 'observedFeeds'
  | 'firstMonths'
  | 'firstDaysOnFormula'
  | 'days1And2'
  | 'formula'
  | 'formulaAfterFirstDays'
  | 'formulaFirstMonth'
  | 'formulaMost'
  | 'formulaOrSolids'
  | 'bottlesAt6Months'
  | 'formulaByPound'
  | 'formulaByKg';

export type SleepNote = 'mayBeRight' | 'observedSleep' | 'newborns' | 'napsIncluded' | 'upTo90Minutes';

export type DiaperNote = 'formulaFedWet' | 'formulaFedDirty';

export type WeightNote =
  | 'fromMedians'
  | 'compareOverAMonth'
  | 'compareOverTwoMonths'
  | 'fromDay4'
  | 'onceRegained'
  | 'weighLeast'
  | 'averageLoss'
  | 'formulaFedLoss'
  | 'lossStops'
  | 'halfAreBack'
  | 'usuallyBack'
  | 'mostAreBack'
  | 'lossIsCommon'
  | 'lossToWatch'
  | 'lossToCall'
  | 'notBackAfter14Days'
  | 'notBackAfter3Weeks';
