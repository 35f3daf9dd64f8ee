import { INGREDIENTS } from '#domain/kinds/dose/ingredients.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import type { NextDose } from '#domain/kinds/dose/next-doses.ts';
import { isOneOf } from '#domain/shape.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { formatNumber } from './numbers.ts';
import { formatMinutes } from './spans.ts';

/** Formats hours: "6 h", "4 h 30 min". */
function formatHours(hours: number, speech: Speech<'care'>): string {
  return formatMinutes(hours * 60, speech);
}

/** Returns the name of an ingredient in the reader's language. A typed name stays as it is. */
function ingredientName(ingredient: string, { words }: Speech<'medicine'>): string {
  return isOneOf(INGREDIENTS, ingredient) ? words.medicine.ingredients[ingredient] : ingredient;
}

/** Lists what a parent entered about a medicine: "Ibuprofen · 2.5 ml · at least 6 h apart". */
export function medicineFacts(medicine: Medicine, speech: Speech<'care' | 'medicine'>): string {
  const { facts, amountOf } = speech.words.medicine;
  const { ingredient, everyHours, mostPerDay, daily, until, archivedAt } = medicine;
  return [
    archivedAt !== undefined && facts.archived,
    ingredient && ingredientName(ingredient, speech),
    amountOf(medicine.amount, medicine.unit),
    everyHours !== undefined && facts.every(formatHours(everyHours, speech)),
    mostPerDay !== undefined && facts.most(formatNumber(mostPerDay, speech)),
    daily && facts.daily,
    until && facts.until(formatDate(until, speech.locale)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Formats an instant (epoch ms): "5:10 AM". Adds the date if it is another day than `now`. */
export function formatWhen(
  at: number,
  now: number,
  zone: string,
  { words, locale }: Speech<'medicine'>,
): string {
  const clock = formatClock(clockAt(at, zone), locale);
  const day = dayAt(at, zone);
  return day === dayAt(now, zone) ? clock : words.medicine.next.onDay(clock, formatDate(day, locale));
}

/** Says from when the next dose is within the limits of the parent: "You set 6 h: from 5:10 AM". */
export function sayNextDose(
  next: NextDose,
  now: number,
  zone: string,
  speech: Speech<'care' | 'medicine'>,
): string {
  const said = speech.words.medicine.next;
  const when = formatWhen(next.from, now, zone, speech);
  return next.by === 'everyHours'
    ? said.every(formatHours(next.everyHours, speech), when)
    : said.most(formatNumber(next.mostPerDay, speech), when);
}
