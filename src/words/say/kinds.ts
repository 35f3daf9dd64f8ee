import { DIAPER_TYPES, type DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareRecord, instantOfRecord, isDayOnly } from '#domain/log/care-record.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { isOtherOffset } from '#domain/time/is-other-offset.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Amounts, KindWords } from '#words/kind-words.ts';
import type { Speech } from '#words/speech.ts';
import { formatLength, formatTemperature, formatVolume, formatWeight } from './amounts.ts';
import { formatMinutes, withSoFar } from './spans.ts';

/** The words for a kind, typed for code that works with every kind. */
export function kindWords(kind: KindName, { words }: Speech<'care'>): KindWords<unknown> {
  return words.care.kinds[kind] as KindWords<unknown>;
}

/** The record in a few words: "Left breast, 12 min", "Wet diaper", "Nap, 1 h 15 min", "4.2 kg · 52 cm". */
export function describeRecord({ kind, record }: CareRecord, units: Units, speech: Speech<'care'>): string {
  return kindWords(kind, speech).text(kindOf(kind).describe(record), amountsIn(units, speech));
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

/** The duration or amount of a record: "12 min", "4 oz". Empty if it has none. */
export function amountOfRecord({ kind, record }: CareRecord, units: Units, speech: Speech<'care'>): string {
  return kindWords(kind, speech).amount(kindOf(kind).describe(record), amountsIn(units, speech));
}

/** The name without duration or amount: "Nap", "Left breast", "Wet diaper". */
export function nameOfRecord({ kind, record }: CareRecord, speech: Speech<'care'>): string {
  return kindWords(kind, speech).name(kindOf(kind).describe(record));
}

/** The activity of a running timer: "Feeding", "Asleep". */
export function doingWords(timer: Pick<Timer, 'kind'>, speech: Speech<'care'>): string {
  const { timer: own, title } = kindWords(kindOfTimer(timer).name, speech);
  return own?.doing ?? title;
}

/**
 * The clock time of a record's start: "5:00 PM", or "5:00 PM in America/New York" if its zone is not the family's.
 * Empty for a record without a time.
 */
export function clockOfRecord(entry: CareRecord, familyZone: string, speech: Speech<'care'>): string {
  if (isDayOnly(entry)) return '';
  return clockIn(instantOfRecord(entry), entry.record.zone, familyZone, speech);
}

/**
 * The clock time of an instant (`at`, epoch ms) in `zone`. Names the zone if its offset differs from the family's at
 * that instant.
 */
export function clockIn(at: number, zone: string, familyZone: string, speech: Speech<'care'>): string {
  return withZone(formatClock(clockAt(at, zone), speech.locale), at, zone, familyZone, speech);
}

/** A time in `zone`, with the zone's name if its offset differs from the family's at the instant `at` (epoch ms). */
export function withZone(
  time: string,
  at: number,
  zone: string,
  familyZone: string,
  { words }: Speech<'care'>,
): string {
  return isOtherOffset(at, zone, familyZone) ? words.care.zones.after(time, nameOfZone(zone)) : time;
}

/** "in America/New York" if the zone's offset differs from the family's at the instant `at` (epoch ms), else null. */
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

/** "7 wet · 1 dirty · 1 both": the diapers by type, each counted once. Empty without any. */
export function diaperTypes(totals: Record<DiaperType, number>, { words }: Speech<'care'>): string {
  const said = words.care.diaperTypes;
  return said.all(DIAPER_TYPES.filter((type) => totals[type] > 0).map((type) => said[type](totals[type])));
}
