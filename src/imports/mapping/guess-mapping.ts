import {
  type ColumnMapping,
  type ColumnRole,
  canSayKind,
  type RowKind,
  valueKey,
  valuesIn,
} from '#domain/sync/column-mapping.ts';
import { readOnly } from '#imports/rows/read-number.ts';
import { isDateText, plainTimeText } from '#imports/rows/time-texts.ts';
import { plainTime } from '#imports/rows/wall-time.ts';
import { areMarks } from './diaper-marks.ts';
import { cellsOf, SAMPLE_ROWS, type UnmappedTable } from './find-tables.ts';
import { addAmount, addOtherAmount, addOunces } from './guess-amounts.ts';
import { NEVER, unitInTitle, wordsOfTitle } from './unit-words.ts';

/** Guesses what the columns of a table mean. The parent sees the guess and can change all of it. */

const CLOCK = /\d{1,2}(?:[:.h]\d{2}|\s*h$|\s*[ap]\.?m?\.?$|\s*[時时点點시](?![間间간]))/i;
const hasTime = (texts: readonly string[]) => texts.some((text) => isDateText(text) || CLOCK.test(text));
const hasDate = (texts: readonly string[]) => texts.some(isDateText);
const hasNumber = (texts: readonly string[]) => texts.some((text) => /\d/.test(text));
const any = () => true;

const areDays = (texts: readonly string[]) =>
  texts.length > 0 &&
  texts.every((text) => isDateText(text) && !/[\sT]\d/.test(plainTime(plainTimeText(text))));
const MOST_HOURS = 24;
/** True for numbers that can be hours, if one of them is broken, such as 1.5. Texts such as "1h 5m" can be anything. */
const areBrokenHours = (texts: readonly string[]) => {
  const numbers = texts.flatMap((text) => readOnly(text) ?? []);
  return numbers.every((number) => number <= MOST_HOURS) && !numbers.every(Number.isInteger);
};
const HALF = /^([ap]\.?m\.?|午前|午後|上午|下午|오전|오후)$/i;
const areHalves = (texts: readonly string[]) => texts.length > 0 && texts.every((text) => HALF.test(text));

interface RoleGuess {
  role: ColumnRole;
  title: RegExp;
  /** True for cells that can have this role. */
  fits: (texts: readonly string[]) => boolean;
  /** The units that a title with one must have. */
  units?: readonly string[];
  /** The kind that the name or the titles of the table must say. */
  kind?: RowKind;
  /** True if words in brackets count as well. */
  brackets?: true;
}

const WET = /\b(wet|pee|urine)\b/;
const DIRTY = /\b(dirty|poop?|stool|bm|soiled)\b/;
/** A title that names both contents, such as "Wet/Dirty". Its cells say which one the diaper had. */
const WET_AND_DIRTY = new RegExp(`(?=.*${WET.source}).*${DIRTY.source}`);
/** The words of a detail, such as "Poop color". Its cells are no marks, also if all of them are "-". */
const DETAIL = /colou?r|textur|consisten|\bsize\b|\btype\b|\bnotes?\b|comment/;
const withoutDetail = ({ source }: RegExp) => new RegExp(`^(?!.*(?:${DETAIL.source})).*${source}`);

/** The first guess that matches the title and the cells counts. */
const ROLES: readonly RoleGuess[] = [
  { role: 'dayHalf', title: /(?:)/, fits: areHalves },
  { role: 'date', title: /\b(start(ed)?|beg[iau]n)\b/, fits: areDays },
  { role: 'endDate', title: /\b(end(ed)?|finish(ed)?|stop(ped)?)\b/, fits: areDays },
  { role: 'end', title: /\b(end(ed)?|finish(ed)?|stop(ped)?|until|woke|wake)\b/, fits: hasTime },
  { role: 'start', title: /\b(start(ed)?|beg[iau]n|from|asleep|bed ?time)\b/, fits: hasTime },
  { role: 'seconds', title: /duration|length|^sec(ond)?s?$/, fits: hasNumber, units: ['s'] },
  { role: 'hours', title: /duration|length|slept|^h(ou)?rs?$/, fits: hasNumber, units: ['h'] },
  { role: 'minutes', title: /duration|length|slept|^min(ute)?s?$/, fits: hasNumber, units: ['min', 'm'] },
  { role: 'hours', title: /duration|how long/, fits: areBrokenHours, units: [''], kind: 'sleep' },
  { role: 'minutes', title: /duration|how long|^min(ute)?s?$/, fits: hasNumber },
  { role: 'head', title: /\bhead\b|circumference|^hc$|^ofc$/, fits: hasNumber },
  { role: 'ounces', title: /^(oz|ounces?)$/, fits: hasNumber },
  { role: 'weight', title: /weight|\bmass\b|^(lbs?|pounds?|kgs?|kilos?)$/, fits: hasNumber },
  { role: 'length', title: /height|length|^(cm|inches)$/, fits: hasNumber },
  { role: 'temperature', title: /\btemp|fever/, fits: hasNumber },
  { role: 'left', title: /\bleft\b|\b(breast|nurs\w*|side) l\b|^l$/, fits: hasNumber },
  { role: 'right', title: /\bright\b|\b(breast|nurs\w*|side) r\b|^r$/, fits: hasNumber },
  { role: 'unit', title: /\bunits?\b/, fits: any },
  { role: 'date', title: /\b(date|day|when|timestamp)\b/, fits: hasDate },
  { role: 'start', title: /\b(time|clock|at|when)\b/, fits: hasTime },
  {
    role: 'amount',
    title: /amount|volume|quantity|\bvalue\b|how much|\bdos(e|age)\b|^(oz|ounces?|mls?|milliliters?)$/,
    fits: hasNumber,
  },
  { role: 'amount', title: /^total$/, fits: hasNumber, kind: 'pump' },
  { role: 'what', title: WET_AND_DIRTY, fits: any, brackets: true },
  { role: 'wet', title: withoutDetail(WET), fits: areMarks },
  { role: 'dirty', title: withoutDetail(DIRTY), fits: areMarks },
  { role: 'note', title: /note|comment|remark|memo|journal/, fits: any },
  { role: 'child', title: /\b(child|baby|kid)\b/, fits: any },
  {
    role: 'what',
    title: /medic|\bdrug\b|food|\bitem\b|\bwhat\b|\bside\b|\bbreast\b|content|description|title|detail/,
    fits: any,
  },
];

const CATEGORY = /^HKCategoryValue/;
const KIND_TITLE = /\b(type|kind|category|event|activity|entry|action)\b/;

/** What a word of a title, a file name or a value means. The first match counts. */
const KINDS: readonly (readonly [RegExp, RowKind])[] = [
  [/\bbottle/, 'bottle'],
  [/\bpump(s|ed|ing)?\b|\bexpress(ed|ing)?\b/, 'pump'],
  [/\b(breast|nurs).*\bleft\b|\bleft\b.*\b(breast|nurs|side)/, 'left'],
  [/\b(breast|nurs).*\bright\b|\bright\b.*\b(breast|nurs|side)/, 'right'],
  [/\bformula/, 'bottle'],
  [/\bnurs(e|ed|ing)\b|\bbreast ?f[e]+d|^breast$/, 'nursing'],
  [/\bfeed|\bmilk\b/, 'bottle'],
  [/\b(sleep|nap|naps|asleep)\b/, 'sleep'],
  [/\b(mixed|both)\b|\b(wet|pee)\b.*\b(dirty|poop?|bm)\b/, 'mixed'],
  [WET, 'wet'],
  [DIRTY, 'dirty'],
  [/\bdiaper|\bnapp(y|ies)\b/, 'diaper'],
  [/\btemp|\bfever\b/, 'temperature'],
  [/\bmedic|\bdos(e|es|age)\b|\bdrug|\bvitamin/, 'dose'],
  [/\b(solids?|meals?|food|snack|breakfast|lunch|dinner)\b/, 'meal'],
  [/\b(tummy|bath|walk|play|massage|reading|activit)/, 'activity'],
  [/\bhead\b/, 'head'],
  [/\bweight|\bbody mass\b/, 'weight'],
  [/\bheight|\blength/, 'length'],
  [/\bgrowth\b/, 'growth'],
  [/\b(note|milestone|journal|vaccin)/, 'note'],
];

/** Guesses the mapping of a table from its titles, its units, its cells and its name. */
export function guessMapping(table: UnmappedTable): ColumnMapping {
  const columns = guessColumns(table);
  const kind = findKindColumn(table, Object.values(columns));
  if (kind !== undefined) {
    return { columns: { ...columns, kind }, rows: null, kinds: guessKinds(table, kind) };
  }
  return { columns, rows: guessRows(table, columns), kinds: new Map() };
}

function guessColumns(table: UnmappedTable): Partial<Record<ColumnRole, string>> {
  const columns: Partial<Record<ColumnRole, string>> = {};
  const kindOfTable = kindInName(table) ?? kindInTitles(table);
  for (const [at, title] of table.titles.entries()) {
    const [words, unit, texts] = [wordsOfTitle(title), unitInTitle(title), cellsOf(table, at)];
    const guess = ROLES.find(
      ({ role, title: pattern, fits, units, kind, brackets }) =>
        columns[role] === undefined &&
        (!kind || kind === kindOfTable) &&
        (pattern.test(words) || (brackets && pattern.test(title.toLowerCase()))) &&
        !NEVER.test(words) &&
        (!units || units.includes(unit)) &&
        fits(texts),
    );
    if (guess) columns[guess.role] = title.toLowerCase();
  }
  addOunces(table, columns);
  addAmount(table, columns);
  addOtherAmount(table, columns);
  addChild(table, columns, kindOfTable);
  if (columns.date === undefined && columns.start === undefined) {
    const at = table.titles.findIndex((_, index) => hasDate(cellsOf(table, index)));
    const title = table.titles[at]?.toLowerCase();
    const free = title !== undefined && !Object.values(columns).includes(title);
    if (free) columns.date = title;
  }
  return columns;
}

const NAME_TITLE = /^((first )?name|who|twin)$/;
/** Kinds of rows that have a name of their own. */
const NAMED: readonly (RowKind | null)[] = ['dose', 'meal', 'activity'];

/** Finds the column of the child by a title such as "Name", if it repeats a few names in every row. */
function addChild(
  table: UnmappedTable,
  columns: Partial<Record<ColumnRole, string>>,
  kindOfTable: RowKind | null,
): void {
  const at = table.titles.findIndex((title) => NAME_TITLE.test(wordsOfTitle(title)));
  const title = table.titles[at]?.toLowerCase();
  if (title === undefined || columns.child !== undefined || NAMED.includes(kindOfTable)) return;
  const names = cellsOf(table, at);
  const areRepeated = new Set(names.map(valueKey)).size * 2 <= names.length;
  const inEachRow = names.length === Math.min(table.rows.length, SAMPLE_ROWS);
  if (areRepeated && inEachRow && !names.some((name) => /\d/.test(name))) columns.child = title;
}

/**
 * Finds the column whose values name kinds. It repeats few values, and at least one of them is known. In Apple Health,
 * the value of a category tells sleep from lying awake, and the type does not.
 */
function findKindColumn(table: UnmappedTable, taken: readonly string[]): string | undefined {
  const headers = table.titles.map((title) => title.toLowerCase());
  const categories = headers.filter((_, at) => cellsOf(table, at).some((text) => CATEGORY.test(text)));
  const titled = headers.filter((header) => KIND_TITLE.test(wordsOfTitle(header)));
  return [...categories, ...titled].find((header) => {
    const values = [...valuesIn(table, header).values()];
    return (
      !taken.includes(header) && canSayKind(table, header) && values.some(({ text }) => kindInWords(text))
    );
  });
}

/** Guesses the kind of each value in a column. An unknown value has none, so that the parent says its kind. */
export function guessKinds(table: UnmappedTable, header: string): Map<string, RowKind> {
  return new Map(
    [...valuesIn(table, header)].flatMap(([key, { text }]) => {
      const kind = kindInWords(text);
      return kind ? [[key, kind] as const] : [];
    }),
  );
}

/** Guesses the kind of the rows from the name of their table. The folder or the file of a sheet says less than it. */
export function kindInName({ name }: UnmappedTable): RowKind | null {
  const parts = name.split('/').map((part) => kindInWords(part.replace(/\.\w+$/, '')));
  return parts.findLast((kind) => kind !== null) ?? null;
}

/** Guesses the kind of the rows from a text. Returns null if it names none. */
export function kindInWords(text: string): RowKind | null {
  const words = wordsOfTitle(text);
  return NEVER.test(words) ? null : (KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? null);
}

function kindInTitles({ titles }: UnmappedTable): RowKind | null {
  return kindInWords(titles.map(wordsOfTitle).join(' '));
}

function guessRows(table: UnmappedTable, columns: ColumnMapping['columns']): RowKind | null {
  const has = (...roles: ColumnRole[]) => roles.some((role) => columns[role] !== undefined);
  if (has('weight', 'length', 'head')) return 'growth';
  if (has('temperature')) return 'temperature';
  if (has('wet', 'dirty')) return 'diaper';
  const ofTitles = kindInTitles(table);
  // Titles that name both contents do not say that each diaper has both.
  const named = kindInName(table) ?? (ofTitles === 'mixed' ? 'diaper' : ofTitles);
  // A column of notes beside values says nothing about the rows.
  if (named === 'note' && has('amount', 'what', 'end', 'minutes', 'hours', 'left', 'right')) return null;
  return named === 'weight' || named === 'length' || named === 'head' ? null : named;
}
