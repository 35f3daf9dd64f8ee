import * as v from 'valibot';
import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { isZone } from '#domain/time/when.ts';
import { type Units, unitsFor } from '#domain/units/units.ts';
import { onOtherTab, onReturn, readJson, readText, writeText } from './local-store.ts';

/** What a user chose. `zone` is an IANA zone, or `device` to follow the phone. */
export interface Preferences {
  units: Units;
  zone: string;
  /** 0 for Sunday to 6 for Saturday. */
  weekStartsOn: number;
  /** The baby that was looked at last. */
  babyId: string | null;
  /** The kinds of entry that the family switched on, by name; also those that only a newer version knows. */
  kinds: string[];
  /** What the parents want to tell and ask at the next visit, by baby. */
  visitWords: Record<string, VisitWords>;
}

const PARTS = {
  units: v.object({
    volume: v.picklist(['oz', 'ml']),
    weight: v.picklist(['lb', 'kg']),
    length: v.picklist(['in', 'cm']),
    temperature: v.picklist(['F', 'C']),
  }),
  zone: v.pipe(
    v.string(),
    v.check((zone) => zone === 'device' || isZone(zone)),
  ),
  weekStartsOn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  babyId: v.nullable(v.string()),
  kinds: v.array(v.string()),
  visitWords: v.record(v.string(), v.object({ notes: v.string(), questions: v.string() })),
};

/** What applies until something is chosen, by the locale of the reader. */
export function defaultPreferences(locale: string): Preferences {
  return {
    units: unitsFor(locale),
    zone: 'device',
    weekStartsOn: firstWeekday(locale),
    babyId: null,
    kinds: [],
    visitWords: {},
  };
}

/** What was read last, and from which text. */
let last: { text: string | null; locale: string; preferences: Preferences } | undefined;

/**
 * The preferences of `owner` (a user id, or `demo`). Whatever is missing or damaged falls back to the default. Every part
 * of a screen asks, each time it is drawn; the text is read anew, but checked only where it changed: on a slow phone that
 * was a tenth of a tap.
 */
export function readPreferences(owner: string, locale: string): Preferences {
  const text = readText('local', nameOf(owner));
  if (last?.text !== text || last.locale !== locale) {
    last = { text, locale, preferences: preferencesFrom(readJson('local', nameOf(owner)), locale) };
  }
  return last.preferences;
}

/**
 * Preferences from what was kept of them, here or in a backup. Whatever is missing or damaged falls back to the default, each
 * part for itself: the next change writes all of them.
 */
export function preferencesFrom(kept: unknown, locale: string): Preferences {
  const readable = Object.entries(PARTS).flatMap(([name, part]) => {
    const read = v.safeParse(part, withTemperature((kept as Record<string, unknown> | null)?.[name]));
    return read.success ? [[name, read.output]] : [];
  });
  return { ...defaultPreferences(locale), ...Object.fromEntries(readable) };
}

/** Units of the first release have no temperature: a family that measures in ounces gets degrees Fahrenheit. */
function withTemperature(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('volume' in part)) return part;
  return { temperature: part.volume === 'oz' ? 'F' : 'C', ...part };
}

/** Keeps preferences; `null` forgets them. */
export function writePreferences(owner: string, preferences: Preferences | null): void {
  writeText('local', nameOf(owner), preferences && JSON.stringify(preferences));
}

/** Calls back when another tab changed the preferences of `owner`, or may have changed them unheard. */
export function onPreferencesElsewhere(owner: string, changed: () => void): void {
  onReturn(changed);
  onOtherTab((name) => {
    if (name === null || name === nameOf(owner)) changed();
  });
}

function nameOf(owner: string): string {
  return `preferences:${owner}`;
}

function firstWeekday(locale: string): number {
  try {
    const info = new Intl.Locale(locale) as Intl.Locale & {
      getWeekInfo?: () => { firstDay: number };
      weekInfo?: { firstDay: number };
    };
    return ((info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 7) % 7;
  } catch {
    return 0;
  }
}
