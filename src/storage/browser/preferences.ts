import { isPlace } from '#domain/kinds/fields.ts';
import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { type Guard, isText, listOf, oneOf, orNull, recordOf, shapeOf } from '#domain/shape.ts';
import { type Units, unitsFor } from '#domain/units/units.ts';
import { onChangeElsewhere, readJson, readText, writeText } from './local-store.ts';

/** The settings of a user. `zone` is an IANA zone, or `device` to follow the phone. */
export interface Preferences {
  units: Units;
  zone: string;
  /** 0 for Sunday to 6 for Saturday. */
  weekStartsOn: number;
  /** The language of reports and other files, also one of a newer version. Null for that of the interface. */
  reportLanguage: string | null;
  /** The baby shown last. */
  babyId: string | null;
  /** The names of the kinds that the family switched on, including kinds of newer versions. */
  kinds: string[];
  /** The order of the quick log's groups of tiles, as far as the family chose one. */
  tileOrder: string[];
  /** The groups of tiles that the family hid. */
  hiddenTiles: string[];
  /** The parents' notes and questions for the next visit, by baby. */
  visitWords: Record<string, VisitWords>;
}

const PARTS: { readonly [Name in keyof Preferences]: Guard<Preferences[Name]> } = {
  units: shapeOf({
    volume: oneOf(['oz', 'ml']),
    weight: oneOf(['lb', 'kg']),
    length: oneOf(['in', 'cm']),
    temperature: oneOf(['F', 'C']),
  }),
  zone: (zone): zone is string => zone === 'device' || isPlace(zone),
  weekStartsOn: oneOf([0, 1, 2, 3, 4, 5, 6]),
  reportLanguage: orNull(isText),
  babyId: orNull(isText),
  kinds: listOf(isText),
  tileOrder: listOf(isText),
  hiddenTiles: listOf(isText),
  visitWords: recordOf(shapeOf({ notes: isText, questions: isText })),
};

/** Returns the default preferences for a user's locale. */
export function defaultPreferences(locale: string): Preferences {
  return {
    units: unitsFor(locale),
    zone: 'device',
    weekStartsOn: firstWeekday(locale),
    reportLanguage: null,
    babyId: null,
    kinds: [],
    tileOrder: [],
    hiddenTiles: [],
    visitWords: {},
  };
}

/** The last result of {@link readPreferences}, with the text and the locale that it came from. */
let last: { text: string | null; locale: string; preferences: Preferences } | undefined;

/**
 * Reads the preferences of `owner` (a user id, or `demo`). Missing or damaged parts fall back to the default. Every
 * component calls this on each render, so the text is read every time but validated only if it changed. On a slow
 * phone, validating it every time took a tenth of the time that a tap needs.
 */
export function readPreferences(owner: string, locale: string): Preferences {
  const text = readText('local', nameOf(owner));
  if (last?.text !== text || last.locale !== locale) {
    last = { text, locale, preferences: preferencesFrom(readJson('local', nameOf(owner)), locale) };
  }
  return last.preferences;
}

/**
 * Validates preferences from localStorage or from a backup. Each missing or damaged part falls back to its own default.
 * If one damaged part reset all of them, the next change would overwrite the valid parts.
 */
export function preferencesFrom(kept: unknown, locale: string): Preferences {
  const readable = Object.entries(PARTS).flatMap(([name, isValid]) => {
    const value = withTemperature((kept as Record<string, unknown> | null)?.[name]);
    return isValid(value) ? [[name, value]] : [];
  });
  return { ...defaultPreferences(locale), ...Object.fromEntries(readable) };
}

/**
 * Adds the temperature unit, which units of the first release do not have. A family that measures in ounces gets
 * degrees Fahrenheit.
 */
function withTemperature(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('volume' in part)) return part;
  return { temperature: part.volume === 'oz' ? 'F' : 'C', ...part };
}

/** Stores preferences; `null` removes them. */
export function writePreferences(owner: string, preferences: Preferences | null): void {
  writeText('local', nameOf(owner), preferences && JSON.stringify(preferences));
}

/**
 * Calls `changed` when another tab changes the preferences of `owner`, and when the page returns from the back/forward
 * cache.
 */
export function onPreferencesElsewhere(owner: string, changed: () => void): void {
  onChangeElsewhere(nameOf(owner), changed);
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
