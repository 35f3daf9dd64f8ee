import { addDays, dayPart, MINUTE, type WallTime } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  CareDraft,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
} from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  type PumpAmounts,
  pumpDraft,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { readAmount, readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasOnlyColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readDayInTime, readTimes } from '#imports/rows/row-times.ts';
import { HALF_MINUTE, type StatedDuration, statedIn } from '#imports/rows/stated-duration.ts';
import { readWallTime } from '#imports/rows/wall-time.ts';
import { COLUMNS, LANGUAGES, type SproutWord, WORDS } from './sprout-track-words.ts';

type Column = (typeof COLUMNS)[number];

/** A row in one language of the app. */
interface Words {
  cell: (row: Row, column: Column) => string;
  /** Returns the English word of a cell. Returns the text itself, in lower case, if it is another word. */
  wordIn: (row: Row, column: Column) => SproutWord | (string & {});
  inEnglish: (text: string) => SproutWord | (string & {});
}

/**
 * The timeline of Sprout Track. Its columns and words are in the language of the app. Its dates are always American,
 * whatever the language is. Source: `app/api/timeline/export/route.ts` of Oak-and-Sprout/sprout-track.
 */
export const sproutTrack: ImportFormat = { name: 'Sprout Track', tables: LANGUAGES.map(tableIn) };

function tableIn(language: (typeof LANGUAGES)[number]): ImportTable {
  const headers = language.headers.split('|');
  const english = new Map(language.words.split('|').map((word, at) => [word, WORDS[at]] as const));
  const inEnglish = (text: string) => english.get(text.toLowerCase()) ?? text.toLowerCase();
  const cell = (row: Row, column: Column) => textIn(row, headers[COLUMNS.indexOf(column)] ?? '');
  const words: Words = { cell, inEnglish, wordIn: (row, column) => inEnglish(cell(row, column)) };
  const isBare = (row: Row, type: string, ...subTypes: string[]) =>
    words.wordIn(row, 'activity type') === type &&
    !cell(row, 'unit') &&
    (!subTypes.length || subTypes.includes(words.wordIn(row, 'sub-type')));
  const bare = (row: Row, type: string, ...subTypes: string[]) =>
    isBare(row, type, ...subTypes) ? cell(row, 'amount') : '';
  return {
    matches: hasOnlyColumns(headers),
    passedOver: [headers[COLUMNS.indexOf('caretaker')] ?? ''],
    asks: {
      child: () => ({ name: '' }),
      becomesRecord: (row) => KINDS.includes(words.wordIn(row, 'activity type')),
      zone: () => true,
      amounts: {
        volume: (row) => bare(row, 'feed') || (isBare(row, 'pump') ? firstNumber(cell(row, 'amount')) : ''),
        weight: (row) => bare(row, 'measurement', 'weight'),
        length: (row) => bare(row, 'measurement', 'height', 'head circumference'),
      },
    },
    kindOf: (row) => cell(row, 'activity type') || 'Row without a type',
    read: (row, answers) => readRow(row, words, { ...answers, dateOrder: 'month-first' }),
  };
}

/** The types that become an entry. */
const KINDS: readonly string[] = [
  ...['sleep', 'feed', 'diaper', 'measurement', 'pump', 'medicine'],
  ...['bath', 'activity', 'food', 'vaccine', 'milestone'],
];

function firstNumber(text: string): string {
  return /[\d.]+/.exec(text)?.[0] ?? '';
}

function readRow(row: Row, words: Words, answers: Answers): RowContent {
  const { cell, wordIn } = words;
  const [type, subType] = [wordIn(row, 'activity type'), wordIn(row, 'sub-type')];
  const [details, notes] = [cell(row, 'details'), cell(row, 'notes')];
  if (type === 'measurement' && subType !== 'temperature') return readMeasure(row, words, answers);
  const times = timesOf(row, words, answers);
  const { start, end } = times;
  const doubt = times.doubt && { doubt: times.doubt };
  if (type === 'sleep') {
    const isNight = subType === 'nap' ? false : subType === 'night sleep' ? true : undefined;
    return { records: [sleepDraft(start, end, noteOf([details], notes), isNight)], ...doubt };
  }
  if (type === 'diaper') {
    // A part has a name in the language of the app, and a value in English: "Color: YELLOW".
    const said = details.split(';').map((part) => (part.split(':')[1] ?? part).trim().toLowerCase());
    return { records: [diaperDraft(start, subType, { said, own: notes })] };
  }
  if (type === 'feed' && subType === 'breast') {
    const length = (durationIn(row, words)?.minutes ?? (end ? (end.at - start.at) / MINUTE : 0)) * MINUTE;
    const side = sideIn(details, words);
    const sides = twoSides(side === 'left' ? length : 0, side === 'right' ? length : 0, null);
    return nursingContent(sides, times, { note: notes }, details);
  }
  if (type === 'feed' && subType !== 'solids') {
    const amountOz = readOz(row, amountOf(row, words), answers.units.volume);
    const parts = { amountOz, said: [subType, details], own: notes, milkNames: MIXED };
    return { records: [bottleDraft(start, end, parts)], ...doubt };
  }
  const draft = readLater(row, words, times, answers);
  if (draft) return { records: [draft], ...doubt };
  const said = listOf([cell(row, 'sub-type'), amountOf(row, words), details, notes]);
  return remarkAt(start, cell(row, 'activity type'), said);
}

const MIXED = new Map([['formula/breast', 'mixed' as const]]);

/** Reads a row of a later kind. Returns null for all other rows. */
function readLater(row: Row, words: Words, { start, end }: RowTimes, answers: Answers): CareDraft | null {
  const { cell, wordIn } = words;
  const [details, note] = [cell(row, 'details'), cell(row, 'notes')];
  const subType = cell(row, 'sub-type');
  switch (wordIn(row, 'activity type')) {
    case 'pump':
      return pumpDraft(start, end, pumpedIn(row, words, answers), noteOf([subType, details], note));
    case 'measurement':
      return temperatureDraft(start, cell(row, 'amount'), cell(row, 'unit').replace('°', ''), { note });
    case 'medicine':
      return doseDraft(start, details || cell(row, 'activity type'), amountOf(row, words), { note });
    case 'bath':
      return activityDraft(start, end, 'bath', noteOf([details], note));
    case 'activity': {
      const name = wordIn(row, 'sub-type');
      return activityDraft(start, end, name || cell(row, 'activity type'), noteOf([details], note));
    }
    case 'food':
    case 'feed':
      return mealDraft(
        start,
        details,
        { liked: subType, amount: amountOf(row, words) },
        { note },
        cell(row, 'activity type'),
      );
    case 'vaccine':
      return momentDraft(start, 'vaccine', details, { note }, cell(row, 'activity type'));
    case 'milestone':
      return momentDraft(start, 'first', details, noteOf([subType], note), cell(row, 'activity type'));
    default:
      return null;
  }
}

/** Reads the amounts of a pumping row: "L: 2, R: 1.5, Total: 3.5". Throws a {@link RowProblem} for another text. */
function pumpedIn(row: Row, { cell }: Words, { units }: Answers): PumpAmounts {
  const [text, unit] = [cell(row, 'amount'), cell(row, 'unit') || units.volume];
  const [whole, ...amounts] =
    /^(?:L: ([\d.]+),? ?)?(?:R: ([\d.]+),? ?)?(?:Total: ([\d.]+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RowProblem('amountUnread', text);
  const [leftOz, rightOz, totalOz] = amounts.map((amount) => readAmount(row, amount ?? '', unit));
  return { leftOz, rightOz, totalOz };
}

function amountOf(row: Row, { cell }: Words): string {
  return `${cell(row, 'amount')} ${cell(row, 'unit')}`.trim();
}

function sideIn(details: string, { inEnglish }: Words): string {
  const parts = details.split(';').map((part) => part.split(':').map((word) => inEnglish(word.trim())));
  return parts.find(([name]) => name === 'side')?.[1] ?? '';
}

const MEASURE_OF = { weight: 'weightKg', height: 'lengthCm', 'head circumference': 'headCm' } as const;

function readMeasure(row: Row, words: Words, answers: Answers): RowContent {
  const subType = words.wordIn(row, 'sub-type');
  const measure = Object.hasOwn(MEASURE_OF, subType) ? MEASURE_OF[subType as keyof typeof MEASURE_OF] : null;
  if (measure === null) throw new RowProblem('noMeasure', subType);
  const bareUnit = answers.units[measure === 'weightKg' ? 'weight' : 'length'];
  return {
    measure: {
      date: readDayInTime(words.cell(row, 'date'), answers),
      zone: answers.zone,
      note: words.cell(row, 'notes'),
      [measure]: readGrowth(measure, amountOf(row, words), bareUnit),
    },
  };
}

/** Reads the times of a row. The start and the end have no day. */
function timesOf(row: Row, words: Words, answers: Answers): RowTimes {
  const [date, time] = [words.cell(row, 'date'), words.cell(row, 'time')];
  const [began, ended] = [words.cell(row, 'start time'), words.cell(row, 'end time')];
  const logged = readWallTime(`${date} ${time || began}`, answers.dateOrder);
  const stated = durationIn(row, words);
  const start = began ? nearest(logged, began, (length) => Math.abs(length)) : logged;
  const end = ended
    ? nearest(start, ended, (length) =>
        length < 0 ? Number.POSITIVE_INFINITY : Math.abs(length - (stated?.minutes ?? 0)),
      )
    : '';
  return readTimes(row, start, end, stated, answers);
}

/**
 * Finds the day of a clock time near `from`: the day on which `distance` is smallest. It gets the minutes from `from`
 * to the clock time, as if clocks never changed.
 */
function nearest(from: WallTime, clock: string, distance: (minutes: number) => number): WallTime {
  const walls = [-1, 0, 1, 2].map((days) =>
    readWallTime(`${addDays(dayPart(from), days)} ${clock}`, 'month-first'),
  );
  const farOf = (wall: WallTime) => distance((Date.parse(`${wall}Z`) - Date.parse(`${from}Z`)) / MINUTE);
  return walls.reduce((best, wall) => (farOf(wall) < farOf(best) ? wall : best));
}

const MINUTES = new Map([
  ['hr', 60],
  ['min', 1],
  ['sec', 1 / 60],
]);

/** Reads a duration such as "5 hr 30 min". Returns null if the cell is empty. */
function durationIn(row: Row, { cell, inEnglish }: Words): StatedDuration | null {
  const text = cell(row, 'duration');
  if (!text) return null;
  const parts = text.split(/\s+/);
  let minutes = 0;
  let rounding = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const unit = MINUTES.get(inEnglish(parts[at + 1] ?? ''));
    const [number = ''] = /^\d{1,4}(\.\d+)?$/.exec(parts[at] ?? '') ?? [];
    if (unit === undefined || !number) throw new RowProblem('durationUnread', text);
    minutes += Number(number) * unit;
    // Whole hours leave out "0 min".
    rounding = number.includes('.') ? statedIn(number, Number(number) * unit, unit).rounding : HALF_MINUTE;
  }
  return { minutes, rounding };
}
