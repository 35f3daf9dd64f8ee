import { DIAPER_TYPES, type DiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FirstKind, KindName, LaterKind } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import {
  type CareRecord,
  clockOfDayOnly,
  instantOfRecord,
  isDayOnly,
  isSpan,
} from '#domain/log/care-record.ts';
import { isOtherOffset } from '#domain/time/is-other-offset.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Amounts, KindWords } from '#words/kind-words.ts';
import type { Speech } from '#words/speech.ts';
import { formatLength, formatTemperature, formatVolume, formatWeight } from './amounts.ts';
import { formatMinutes, withSoFar } from './spans.ts';

/** The catalogs with the words for all kinds. */
export type KindSpeech = Speech<'care' | 'kinds'>;

/** Returns the words for a kind. Their type suits code that works with every kind. */
export function kindWords(kind: KindName, { words }: KindSpeech): KindWords<unknown> {
  const { care, kinds } = words;
  return (
    kind in care.kinds ? care.kinds[kind as FirstKind] : kinds[kind as LaterKind]
  ) as KindWords<unknown>;
}

/** Describes a record in a few words: "Left breast, 12 min", "Wet diaper", "Nap, 1 h 15 min", "4.2 kg · 52 cm". */
export function describeRecord(entry: CareRecord, units: Units, speech: KindSpeech): string {
  return kindWords(entry.kind, speech).text(toldOf(entry), amountsIn(units, speech));
}

/** Returns what the words for a kind describe. */
function toldOf(entry: CareRecord): object {
  return isSpan(entry) ? { ...entry.record, minutes: minutesOf(entry.record) } : entry.record;
}

function amountsIn(units: Units, speech: Speech<'care'>): Amounts {
  return {
    volume: (oz) => formatVolume(oz, units.volume, speech),
    weight: (kg) => formatWeight(kg, units.weight, speech),
    length: (cm) => formatLength(cm, units.length, speech),
    temperature: (celsius) => formatTemperature(celsius, units.temperature, speech),
    minutes: (minutes) => formatMinutes(minutes, speech),
    soFar: (figure, running) => withSoFar(figure, running, speech),
  };
}

/** Returns the duration or amount of a record: "12 min", "4 oz". Empty if it has none. */
export function amountOfRecord(entry: CareRecord, units: Units, speech: KindSpeech): string {
  return kindWords(entry.kind, speech).amount(toldOf(entry), amountsIn(units, speech));
}

/** Returns the name of a record without its duration or amount: "Nap", "Left breast", "Wet diaper". */
export function nameOfRecord(entry: CareRecord, speech: KindSpeech): string {
  return kindWords(entry.kind, speech).name(toldOf(entry));
}

/** Says what the baby does while a timer runs: "Feeding", "Asleep". */
export function doingWords({ kind, what }: Pick<Timer, 'kind' | 'what'>, speech: Speech<'care'>): string {
  const { doing = '' } = timerWords(kind, speech) ?? {};
  return typeof doing === 'string' ? doing : doing(what);
}

/** Returns the words for the timers of a kind. A test checks that each kind with timers has them. */
export function timerWords(kind: string, { words }: Speech<'care'>): TimerWords | undefined {
  return (words.care.timers as Readonly<Record<string, TimerWords>>)[kind];
}

interface TimerWords {
  /**
   * What the baby or the parent does while the timer runs: "Asleep". For a kind with several activities, by the timer's
   * `what`.
   */
  doing: string | ((what?: string) => string);
  /** The timer as an item of a list: "the feed running here". */
  here: string;
  /** Labels the button that opens the entry of a stopped timer. Only for a kind whose entry then lacks something. */
  adjust?: string;
}

/**
 * Formats the clock time at which a record starts: "5:00 PM". Adds the zone if its offset differs from the family's:
 * "5:00 PM in America/New York". Empty for a record without a time.
 */
export function clockOfRecord(entry: CareRecord, familyZone: string, speech: Speech<'care'>): string {
  if (isDayOnly(entry)) {
    const clock = clockOfDayOnly(entry);
    return clock ? formatClock(clock, speech.locale) : '';
  }
  return clockIn(instantOfRecord(entry), entry.record.zone, familyZone, speech);
}

/**
 * Formats the clock time of an instant (`at`, epoch ms) in `zone`. Adds the zone if its offset differs from the
 * family's at that instant.
 */
export function clockIn(at: number, zone: string, familyZone: string, speech: Speech<'care'>): string {
  return withZone(formatClock(clockAt(at, zone), speech.locale), at, zone, familyZone, speech);
}

/** Returns `time` with the name of `zone`, if its offset differs from the family's at the instant `at` (epoch ms). */
export function withZone(
  time: string,
  at: number,
  zone: string,
  familyZone: string,
  { words }: Speech<'care'>,
): string {
  return isOtherOffset(at, zone, familyZone) ? words.care.zones.after(time, nameOfZone(zone)) : time;
}

/**
 * Returns "in America/New York" if the zone's offset differs from the family's at the instant `at` (epoch ms), else
 * null.
 */
export function otherZone(
  at: number,
  zone: string,
  familyZone: string,
  { words }: Speech<'care'>,
): string | null {
  return isOtherOffset(at, zone, familyZone) ? words.care.zones.alone(nameOfZone(zone)) : null;
}

function nameOfZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Lists the diapers by type: "7 wet · 1 dirty · 1 both". Each diaper counts once. Empty if there are none. */
export function diaperTypes(totals: Record<DiaperType, number>, { words }: Speech<'care'>): string {
  const said = words.care.diaperTypes;
  return said.all(DIAPER_TYPES.filter((type) => totals[type] > 0).map((type) => said[type](totals[type])));
}
