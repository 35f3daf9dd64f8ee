import type { FeedingNote, SleepNote } from '#domain/care-guide/care-note.ts';
import { type CareRange, type CareUnit, isVolume, rangeNumber } from '#domain/care-guide/care-range.ts';
import type { CareSource, Sourced } from '#domain/care-guide/care-source.ts';
import { gramsUnit, type Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import type { Words } from '#words/words.ts';
import { formatNumber } from './numbers.ts';

/** Describes what sources call usual. */

/**
 * Describes a range with its unit: "8 to 12 feeds in 24 hours", "at least 6 wet diapers in 24 hours", "22 to 40 g a
 * day".
 */
export function describeRange(
  range: CareRange,
  units: Units,
  speech: Speech<'care' | 'figures' | 'guide'>,
): string {
  const amount = (value: number) => formatAmount(value, range.unit, units, speech);
  return inForm(range, units, speech.words.guide.ranges[range.unit], amount, speech);
}

/**
 * Describes a range without its unit: "8 to 12", "at least 6", "about 0.5". It is for a place next to a range with a
 * unit.
 */
export function describeRangeNumbers(range: CareRange, units: Units, speech: Speech<'guide'>): string {
  const number = (value: number) => formatNumber(value, speech);
  return inForm(range, units, speech.words.guide.numbers, number, speech);
}

/** Describes a source in a line: publisher, title and year. Says so if we know the source only from another source. */
export function describeSource({ source, seen }: Sourced, { words }: Speech<'guide'>): string {
  const { publisher, name, year } = source;
  const { quoted, quotedOf, seen: read, seenOf } = words.guide.source;
  if (year === undefined) return seen === 'quotation' ? quoted(publisher, name) : read(publisher, name);
  return seen === 'quotation' ? quotedOf(publisher, name, year) : seenOf(publisher, name, year);
}

/** Names the publisher of a number with the note on it: "CDC: in the first days, on formula alone". */
export function describePublisher(
  { source, note }: CareRange<FeedingNote | SleepNote>,
  speech: Speech<'guide'>,
): string {
  const publisher = shortPublisher(source, speech);
  return note === null ? publisher : speech.words.guide.byPublisher[note](publisher);
}

/** Returns the publisher of a source, or its abbreviation if that is well known. */
export function shortPublisher({ publisher }: CareSource, { words }: Speech<'guide'>): string {
  if (publisher.startsWith('American Academy of Pediatrics')) return 'AAP';
  return publisher === 'World Health Organization' ? words.guide.source.who : publisher;
}

/**
 * Describes a range in the form that its numbers need. `amount` formats the last number, with its unit if it has one.
 */
function inForm(
  { low, high, unit }: CareRange,
  units: Units,
  forms: Words['guide']['numbers'],
  amount: (value: number) => string,
  speech: Speech,
): string {
  const first = rangeNumber(low, unit, units);
  if (high === null) return forms.atLeast(amount(first), first);
  const last = rangeNumber(high, unit, units);
  if (low === 0) return forms.upTo(amount(last), last);
  if (first === last) return forms.about(amount(last), last);
  return forms.between(formatNumber(first, speech), amount(last), last);
}

/** Formats a number. A volume and a gain have the family's unit. Any other number is a plain count. */
function formatAmount(
  value: number,
  unit: CareUnit,
  { volume, weight }: Units,
  speech: Speech<'care' | 'figures'>,
): string {
  const number = formatNumber(value, speech);
  if (unit === 'gramsPerDay') return speech.words.figures.grams[gramsUnit(weight)](number);
  return isVolume(unit) ? speech.words.care.units[volume](number) : number;
}
