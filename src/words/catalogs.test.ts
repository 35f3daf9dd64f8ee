import { describe, expect, test } from 'vitest';
import type { Field } from '#domain/kinds/fields.ts';
import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import type { Language } from './grammar.ts';
import { isListed, stillEnglishIn } from './language-of.ts';
import { LANGUAGES, MAIN_LANGUAGE } from './languages.ts';
import { speechOf } from './now.ts';
import { describeRecord } from './say/kinds.ts';
import type { Catalogs } from './words.ts';

/** Checks the catalogs of each language against English. The compiler checks that no entry is missing. */

/** The words that a language and English write alike. A text of only these words counts as translated. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: `A Albuterol Asia Australia Auto Blog Bundle C Color Demo F Hours ISO Legal Lifetime No P PNG Plan Plus Starter
    Total UTC Wee ZIP cactus cm g h in kg kiwi koala lb mg min ml mm oz salbutamol tractor z`,
  de: `A Allergen Amoxicillin Auto Azithromycin Baby Blog Bundle C D Demo Details F Hours ISO Ibuprofen In Kit
    L Letter Lifetime Massage Moment Name Naps Nystatin Orange P PNG Passphrase Pause Planner Plus R Shop
    Snack Starter Symptom Tablet Text UTC Vitamin WHO Wee ZIP cm g h in kg lb mg min ml mm optional oz z`,
  fr: `A Auto Blog Bundle C Date Dates Dose Europe F Famotidine Gain Hours ISO Kit Lansoprazole Letter Lifetime
    Lot Massage Menu Message Minutes Moment Moments Note Notes Notification Notifications Orange P PNG Pause
    Percentile Photo Planner Planners Plus Prednisolone Questions Sources Starter Stop Total Type UTC Wee
    ZIP cactus cm dose doses g h in kg kiwi koala lb lion massage massages melon mg min minute minutes ml mm
    moment moments oz page pages puzzle train z`,
  pt: `A Auto Blog Bundle C Demo Dose F Freezer Hours ISO Kit Lifetime Menu P PNG Planner Planners Plus Starter
    Tablet Total UTC Wee ZIP banana cm dose doses g h in kg kiwi lb mg min ml mm oz z`,
};

/** The names of apps. */
const NAMES = ['home.showcase.apps'];

/** A text that names a straight quotation mark. */
const NAMES_A_MARK = 'tables.readme.guards';

const lists = import.meta.glob<Catalogs>('./*/catalogs.ts', { import: 'catalogs', eager: true });

async function catalogsOf(language: string): Promise<Record<string, unknown>> {
  const list = lists[`./${language}/catalogs.ts`];
  const loaded = await Promise.all(Object.values(list ?? {}).map((load) => load()));
  return Object.assign({}, ...loaded);
}

type Said = (...told: unknown[]) => unknown;

/** Returns every entry that is not a group, by its path: `care.spans.minutes`. */
function entriesOf(group: unknown, path: string): [path: string, entry: unknown][] {
  if (typeof group !== 'object' || group === null) return [[path, group]];
  return Object.entries(group).flatMap(([name, entry]) =>
    entriesOf(entry, path === '' ? name : `${path}.${name}`),
  );
}

const SAMPLE = 'Olive';

/** Values for parameters. The first is a number and a text alike, because functions do not have their types. */
const samplesOf = (count: string) => [count, [count, SAMPLE], (text: string) => text];

/** Returns all lists of `length` samples. */
function toldOf(length: number, count: string): unknown[][] {
  if (length === 0) return [[]];
  return toldOf(length - 1, count).flatMap((told) => samplesOf(count).map((sample) => [...told, sample]));
}

const BROKEN = /undefined|NaN|\[object /;

/** Returns the texts of a result: of a text, of the parts of a sentence, or of a group. */
function textsIn(result: unknown): string[] {
  if (Array.isArray(result) && result.every((part) => typeof part === 'string')) return [result.join('')];
  return entriesOf(result, '').map(([, text]) => String(text));
}

/** Returns parameters with which an English function makes whole texts. Undefined if it needs an entry of a kind. */
function toldFor(english: Said, count: string): unknown[] | undefined {
  return toldOf(english.length, count).find((told) => {
    try {
      return textsIn(english(...told)).every((text) => !BROKEN.test(text));
    } catch {
      return false;
    }
  });
}

/** Returns the texts of an entry. `english` decides the parameters of a function. */
function textsOf(entry: unknown, english: unknown): string[] {
  if (typeof entry !== 'function') return textsIn(entry);
  return ['1', '2'].flatMap((count) => {
    const told = toldFor(english as Said, count);
    return told ? textsIn(entry(...told)) : [];
  });
}

function isTranslated(text: string, english: readonly string[], language: Language): boolean {
  if (!english.includes(text)) return true;
  const same = SAME[language as keyof typeof SAME].split(/\s+/);
  return (text.match(/\p{L}+/gu) ?? []).every((word) => word === SAMPLE || same.includes(word));
}

const english = await catalogsOf(MAIN_LANGUAGE);

test('the samples suit every function, but those that get an entry', () => {
  const without = entriesOf(english, '').filter(
    ([, entry]) => typeof entry === 'function' && !toldFor(entry as Said, '2'),
  );
  expect(without.filter(([path]) => !/^(?:care\.)?kinds\.\w+\.(?:name|amount|text)$/.test(path))).toEqual([]);
});

describe.each(Object.keys(LANGUAGES).filter((code) => code !== MAIN_LANGUAGE) as Language[])(
  'the catalogs of %s',
  async (language) => {
    const catalogs = await catalogsOf(language);
    const originals = new Map(entriesOf(english, ''));
    const entries = entriesOf(catalogs, '').map(([path, entry]) => {
      const original = originals.get(path);
      return { path, texts: textsOf(entry, original), english: textsOf(original, original) };
    });
    const pathsOf = (isFaulty: (text: string, entry: (typeof entries)[number]) => boolean) =>
      entries.flatMap((entry) =>
        entry.texts.filter((text) => isFaulty(text, entry)).map((text) => `${entry.path}: ${text}`),
      );

    test('have the same entries as English', () => {
      expect(entries.map(({ path }) => path).toSorted()).toEqual([...originals.keys()].toSorted());
    });

    test('make whole texts', () => {
      expect(pathsOf((text) => BROKEN.test(text))).toEqual([]);
    });

    test('are translated, except the texts that are listed', () => {
      const listed = stillEnglishIn(language);
      const isLeft = (text: string, { path, english }: (typeof entries)[number]) =>
        !isListed(path, [...listed, ...NAMES]) && !isTranslated(text, english, language);
      expect(pathsOf(isLeft)).toEqual([]);
    });

    test('have the English text where one is listed', () => {
      const listed = stillEnglishIn(language);
      const other = entries.filter(
        ({ path, texts, english }) => isListed(path, listed) && texts.join() !== english.join(),
      );
      expect(other.map(({ path }) => path)).toEqual([]);
      expect(listed.filter((one) => !entries.some(({ path }) => isListed(path, [one])))).toEqual([]);
    });

    test('have curly quotation marks and single blanks', () => {
      const isFaulty = (text: string, { path }: (typeof entries)[number]) =>
        (/['"]/.test(text) && path !== NAMES_A_MARK) || /[^\S\n]{2}|\.\.(?!\.)/.test(text);
      expect(pathsOf(isFaulty)).toEqual([]);
    });

    test('describe every value of every kind', async () => {
      const speech = await speechOf(language, `${language}-US`, 'care', 'kinds');
      const described = kindNames().flatMap((kind) =>
        variantsOf(kindOf(kind).fields).map((fields) =>
          describeRecord({ kind, record: anEntry(kind, fields) } as CareRecord, METRIC_UNITS, speech),
        ),
      );
      expect(described.filter((text) => text === '' || BROKEN.test(text))).toEqual([]);
    });
  },
);

/** Returns an object for each value of each choice: `{ site: 'ear' }`. */
function variantsOf(fields: Readonly<Record<string, Field>>): object[] {
  return Object.entries(fields).flatMap(([name, field]): object[] => {
    if (field.is === 'choice') return field.of.map((value) => ({ [name]: value }));
    if (field.is === 'list' && field.of.is === 'choice')
      return field.of.of.map((value) => ({ [name]: [value] }));
    return [{}];
  });
}
